/*
 * repeats.h - messages that are all of one kind: some are shown, the rest is counted.
 *
 * Two messages are of one kind if they differ only in numbers and in what is quoted:
 * "'build/gen/near' is older than 'gen/near.c'".
 */
#ifndef REPEATS_H
#define REPEATS_H

#include <stdbool.h>

/* This many of a kind are shown. */
#define REPEATS_SHOWN 3

/* Counts it.  The first line with an error in it decides what kind it is, or the first. */
bool repeats_may_show(const char *message);
/* From now on all are shown: the user wants to see them, or somebody else counts. */
void repeats_show_all(void);

/* "...and 37 more of the same: ..." for each kind, which is forgotten then. */
void repeats_tell(void);

#endif
