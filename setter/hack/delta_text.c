#include "hack/delta_text.h"

#include <stdlib.h>

#include "base/xalloc.h"

/* Any sum of two of them is a long long. */
#define DIGITS_MAX 18

/* --- Reading -------------------------------------------------------------------------------- */

static bool read_number(const char *s, size_t length, long long *value)
{
	const bool negative = *s == '-';
	const size_t from = negative ? 1 : 0;

	*value = 0;
	if (length == from || length - from > DIGITS_MAX ||
			(s[from] == '0' && (length > 1 || negative)))
		return false;
	for (size_t i = from; i < length; i++) {
		if (s[i] < '0' || s[i] > '9')
			return false;
		*value = *value * 10 + (s[i] - '0');
	}
	if (negative)
		*value = -*value;
	return true;
}

static void add_word(struct delta_text *t, size_t at, size_t length)
{
	struct delta_word word = { .at = at, .length = length, .line = t->line_count };

	word.is_number = read_number(t->bytes.s + at, length, &word.value);
	GROW(t->words, t->word_count);
	t->words[t->word_count++] = word;
}

static void add_line(struct delta_text *t)
{
	t->line_count++;
	GROW(t->lines, t->line_count);
	t->lines[t->line_count] = t->word_count;
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

void delta_text_read(struct delta_text *t, const char *bytes, size_t length)
{
	delta_text_release(t);
	text_add(&t->bytes, bytes, length);
	GROW(t->lines, t->line_count);
	t->lines[0] = 0;
	t->ends = length && bytes[length - 1] == '\n';
	for (size_t i = 0; i < length;) {
		const char *s = t->bytes.s;
		const size_t from = i;

		while (i < length && !is_blank(s[i]) && s[i] != '\n')
			i++;
		if (i > from)
			add_word(t, from, i - from);
		while (i < length && is_blank(s[i]))
			i++;
		if (i < length && s[i] == '\n') {
			add_line(t);
			i++;
		} else if (i == length) {
			add_line(t);
		}
	}
}

void delta_text_release(struct delta_text *t)
{
	text_release(&t->bytes);
	free(t->words);
	free(t->lines);
	*t = DELTA_TEXT_INIT;
}

size_t delta_line_length(const struct delta_text *t, size_t line)
{
	return t->lines[line + 1] - t->lines[line];
}

/* --- Changing ------------------------------------------------------------------------------- */

void delta_edit_begin(struct delta_edit *e, const struct delta_text *t)
{
	delta_edit_release(e);
	e->words = xcalloc(t->word_count + 1, sizeof *e->words);
	e->line_gone = xcalloc(t->line_count + 1, sizeof *e->line_gone);
}

void delta_edit_set(struct delta_edit *e, size_t word, long long value)
{
	e->words[word].is_set = true;
	e->words[word].value = value;
}

void delta_edit_cut_line(struct delta_edit *e, size_t line)
{
	e->lines_gone += !e->line_gone[line];
	e->line_gone[line] = true;
}

static void write_word(const struct delta_change *change, const struct delta_word *word,
		const char *bytes, struct text *out)
{
	const char *s = bytes + word->at;

	if (change->is_set) {
		text_printf(out, "%lld", change->value);
		return;
	}
	text_add(out, s, change->cut_from);
	text_add(out, s + change->cut_to, word->length - change->cut_to);
}

void delta_edit_write(const struct delta_edit *e, const struct delta_text *t, struct text *out)
{
	for (size_t i = 0; i < t->line_count; i++) {
		bool is_first = true;

		if (e->line_gone[i])
			continue;
		for (size_t w = t->lines[i]; w < t->lines[i + 1]; w++) {
			if (e->words[w].gone)
				continue;
			if (!is_first)
				text_add_char(out, ' ');
			is_first = false;
			write_word(&e->words[w], &t->words[w], t->bytes.s, out);
		}
		text_add_char(out, '\n');
	}
	if (!t->ends && out->length)
		out->s[--out->length] = '\0';
}

void delta_edit_release(struct delta_edit *e)
{
	free(e->words);
	free(e->line_gone);
	*e = DELTA_EDIT_INIT;
}
