/*
 * delta_text.h - an input as lines of words, and what is taken away from it.
 *
 *     struct delta_text text = DELTA_TEXT_INIT;
 *     struct delta_edit edit = DELTA_EDIT_INIT;
 *     struct text out = TEXT_INIT;
 *
 *     delta_text_read(&text, "3 2\n1 2\n2 3\n", 12);
 *     delta_edit_begin(&edit, &text);
 *     edit.line_gone[2] = true;
 *     delta_edit_set(&edit, 1, 1);
 *     delta_edit_write(&edit, &text, &out);            "3 1\n1 2\n"
 *
 * Words have one blank between them.  A number is a word that strtoll() would print again as it
 * stands: 007 and 1e5 are words like any other.
 */
#ifndef DELTA_TEXT_H
#define DELTA_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct delta_word {
	size_t at, length; /* in the bytes */
	size_t line;
	bool is_number;
	long long value;
};

struct delta_text {
	struct text bytes;
	struct delta_word *words;
	size_t word_count;
	size_t *lines; /* line_count + 1 indices: line i is the words [lines[i], lines[i + 1]) */
	size_t line_count;
	bool ends; /* the last line ends with a newline */
};
#define DELTA_TEXT_INIT ((struct delta_text){ .bytes = TEXT_INIT })

/* Instead of what was there. */
void delta_text_read(struct delta_text *, const char *bytes, size_t length);
void delta_text_release(struct delta_text *);

/* How many words a line has. */
size_t delta_line_length(const struct delta_text *, size_t line);

/* What becomes of each word and line. */
struct delta_edit {
	struct delta_change {
		bool gone, is_set;
		long long value;
		size_t cut_from, cut_to; /* these of its characters are gone */
	} * words;
	bool *line_gone;
	size_t lines_gone; /* by delta_edit_cut_line() */
};
#define DELTA_EDIT_INIT ((struct delta_edit){ 0 })

/* Nothing is changed yet. */
void delta_edit_begin(struct delta_edit *, const struct delta_text *);
void delta_edit_set(struct delta_edit *, size_t word, long long value);
void delta_edit_cut_line(struct delta_edit *, size_t line);
void delta_edit_write(const struct delta_edit *, const struct delta_text *, struct text *out);
void delta_edit_release(struct delta_edit *);

#endif
