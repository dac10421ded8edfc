/*
 * source.h - a file that a setter wrote, and places in it.
 *
 * A parser reads the whole file, and each thing it makes keeps the span it came
 * from, so that an error found much later still has its place.
 *
 *     struct source plan = SOURCE_INIT;
 *
 *     if (source_read(&plan, "problems/x/tests.plan"))
 *             return -1;
 *     diag_at(DIAG_ERROR, source_span(&plan, 12, 4), NULL, "unknown word 'abcd'");
 *
 * A span points to its source: the source must stay where it is, and be released last.
 */
#ifndef SOURCE_H
#define SOURCE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/scoped.h"

struct source {
	char *path; /* as messages show it */
	char *text; /* ends in NUL, but may hold NUL too */
	size_t length;
	int errors; /* reported so far, see diag.h */
};
#define SOURCE_INIT ((struct source){ 0 })

/* `length` bytes from `offset`; the offset may be that of the end. */
struct span {
	struct source *source;
	size_t offset, length;
};

/* Reports an error and returns -1 if the file cannot be read. */
int source_read(struct source *, const char *path);
/* The same for a text, without the byte order mark that some editors put before it. */
int source_read_text(struct source *, const char *path);
/* A copy of these bytes, as if they were the contents of `path`. */
void source_set(struct source *, const char *path, const char *bytes, size_t length);
/* If the first line ends in CR LF, so do all lines of that file: each CR LF becomes LF. */
void source_unify_line_ends(struct source *);
void source_release(struct source *);

struct span source_span(struct source *, size_t offset, size_t length);
/* The text of a span, compared with a word. */
bool span_is(struct span, const char *word);
/* A copy of it, to be freed. */
char *span_copy(struct span);

/* Where a span begins: line and column (in bytes) count from 1. */
struct place {
	size_t line, column;
	size_t line_start, line_length; /* of that line in the text, without its end */
};
struct place span_place(struct span);

#endif
