/*
 * printable.h - foreign words, made fit for a terminal and for a line of a report.
 *
 * A program under judgement chooses what its stderr says, and a checker may repeat it: none
 * of that may move somebody's cursor.
 */
#ifndef PRINTABLE_H
#define PRINTABLE_H

#include "base/text.h"

/*
 * Adds the bytes, but '?' for each control character, for those that reverse the text around them,
 * and for each byte that is not valid UTF-8; tabs become blanks, and a line end is unchanged.
 * Of more than `most` bytes the rest, from the last whole character on, becomes "...".
 */
void text_add_printable(struct text *, const char *bytes, size_t length, size_t most);

/* The name of a file, in one line; to be freed. */
char *printable_name(const char *);

#endif
