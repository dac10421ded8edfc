/*
 * terminal.h - colour, and whether anybody looks.
 *
 * Colour never carries meaning alone.  It is decided for each stream by itself, in this
 * order: what terminal_set_colour() was told; NO_COLOR; CLICOLOR_FORCE; TERM=dumb;
 * isatty().
 */
#ifndef TERMINAL_H
#define TERMINAL_H

#include <stdbool.h>
#include <stdio.h>

enum role {
	ROLE_PLAIN, /* ends any other */
	ROLE_OK,
	ROLE_BAD,
	ROLE_ODD, /* a surprise, a warning */
	ROLE_NOTE,
	ROLE_DIM,
	ROLE_HEAD,
};

enum whether { AUTO, ALWAYS, NEVER };

void terminal_set_colour(enum whether);
/* What is true of stderr now stays so for all streams: it will become a pipe. */
void terminal_freeze(void);

/* The escape sequence, or "" where the stream has no colour. */
const char *paint(FILE *, enum role);

/*
 * Something may move on stderr: it is a terminal that can, and it is ours (a job in
 * the background does not draw).
 */
bool terminal_is_watched(void);
/* Columns of the terminal of stdout, and lines of that of stderr: 80 and 24 if unknown. */
size_t terminal_width(void);
size_t terminal_height(void);

#endif
