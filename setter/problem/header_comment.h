/*
 * header_comment.h - the entries in the first comment of a program.
 *
 * A comment is one of C (a block, or lines with two slashes) or of Python (a docstring,
 * or lines with '#', perhaps after a '#!').  An entry begins with '@' and a word where a
 * line of the comment begins, decoration left out, and goes on up to an empty line or
 * the next '@'.
 */
#ifndef HEADER_COMMENT_H
#define HEADER_COMMENT_H

#include "problem/language.h"
#include "base/source.h"

struct header_entry {
	struct span word;  /* "@expect" */
	struct span place; /* from the first to the last byte of its text; empty if it has none */
	char *text;        /* its words, with one blank between */
};

struct header_entries {
	struct header_entry *list;
	size_t count;
};

/* Reports nothing: a program without a comment has no entries. */
void header_entries_read(struct header_entries *, struct source *, enum language);
void header_entries_release(struct header_entries *);

#endif
