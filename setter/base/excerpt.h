/*
 * excerpt.h - a few lines of a file that may be large, or hostile.
 */
#ifndef EXCERPT_H
#define EXCERPT_H

#include <stddef.h>
#include <stdio.h>

/* A file of no more lines is shown whole; of a longer one, this many. */
#define EXCERPT_LINES 12
/* Bytes of a line. */
#define EXCERPT_WIDTH 120

/*
 * Prints "TITLE  PATH: 100001 lines, from line 9" and the lines themselves, printable and
 * cut; `name` is what the file is called, `path` where it is.  `from` is the first that
 * matters, counted from 1.
 */
void excerpt_print(FILE *, const char *title, const char *name, const char *path, size_t from);

/* The first line in which two files differ, counted from 1; 0 if they do not. */
size_t excerpt_first_difference(const char *path, const char *other);

#endif
