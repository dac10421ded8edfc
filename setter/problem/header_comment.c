#include "problem/header_comment.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/xalloc.h"

/* Where the comment is, and what a line of it may begin with. */
struct comment {
	const char *start, *end;
	const char *decoration;
};

static const char *skip_blank(const char *s, const char *end)
{
	while (s < end && strchr(" \t\r\n", *s) && *s)
		s++;
	return s;
}

static bool begins(const char *s, const char *end, const char *with)
{
	const size_t length = strlen(with);

	return (size_t)(end - s) >= length && !memcmp(s, with, length);
}

static const char *end_of_line(const char *s, const char *end)
{
	const char *nl = memchr(s, '\n', (size_t)(end - s));

	return nl ? nl : end;
}

/* From s up to where `mark` stands, or to the end. */
static const char *find(const char *s, const char *end, const char *mark)
{
	while (s < end && !begins(s, end, mark))
		s++;
	return s;
}

/* The lines from s on that begin with `mark`, after blanks. */
static const char *end_of_marked_lines(const char *s, const char *end, const char *mark)
{
	const char *last = s;

	while (s < end && begins(s, end, mark)) {
		last = end_of_line(s, end);
		for (s = last; s < end && strchr(" \t\r\n", *s) && *s;)
			s++;
	}
	return last;
}

static struct comment find_c_comment(const char *s, const char *end)
{
	struct comment c = { end, end, "*/ \t" };

	s = skip_blank(s, end);
	if (begins(s, end, "/*")) {
		c.start = s + 2;
		c.end = find(c.start, end, "*/");
	} else if (begins(s, end, "//")) {
		c.start = s;
		c.end = end_of_marked_lines(s, end, "//");
	}
	return c;
}

static struct comment find_python_comment(const char *s, const char *end)
{
	struct comment c = { end, end, " \t" };

	if (begins(s, end, "#!"))
		s = end_of_line(s, end);
	s = skip_blank(s, end);
	if (begins(s, end, "\"\"\"") || begins(s, end, "'''")) {
		c.start = s + 3;
		c.end = find(c.start, end, *s == '"' ? "\"\"\"" : "'''");
	} else if (begins(s, end, "#")) {
		c.start = s;
		c.end = end_of_marked_lines(s, end, "#");
		c.decoration = "# \t";
	}
	return c;
}

static void start_entry(struct header_entries *e, struct source *s, const char *at, const char *end)
{
	const size_t offset = (size_t)(at - s->text);
	struct header_entry *entry;
	size_t length = 1;

	while (at + length < end && strchr("abcdefghijklmnopqrstuvwxyz", at[length]) && at[length])
		length++;
	GROW(e->list, e->count);
	entry = &e->list[e->count++];
	entry->word = source_span(s, offset, length);
	entry->place = source_span(s, offset + length, 0);
	entry->text = xstrdup("");
}

/* Adds the words between at and end to the entry. */
static void add_words(struct header_entry *entry, const char *at, const char *end)
{
	const char *text = entry->word.source->text;
	struct text joined = TEXT_INIT;

	text_add_string(&joined, entry->text);
	for (;;) {
		const char *word = skip_blank(at, end);

		for (at = word; at < end && (!strchr(" \t\r\n", *at) || !*at);)
			at++;
		if (at == word)
			break;
		if (!entry->place.length)
			entry->place.offset = (size_t)(word - text);
		entry->place.length = (size_t)(at - text) - entry->place.offset;
		if (joined.length)
			text_add_char(&joined, ' ');
		text_add(&joined, word, (size_t)(at - word));
	}
	free(entry->text);
	entry->text = text_detach(&joined);
}

static void read_comment(struct header_entries *e, struct source *s, struct comment c)
{
	bool inside = false;

	for (const char *line = c.start, *stop; line < c.end; line = stop + 1) {
		stop = end_of_line(line, c.end);
		while (line < stop && *line && strchr(c.decoration, *line))
			line++;
		if (line < stop && *line == '@') {
			start_entry(e, s, line, stop);
			line += e->list[e->count - 1].word.length;
			inside = true;
		} else if (skip_blank(line, stop) == stop) {
			inside = false;
		}
		if (inside)
			add_words(&e->list[e->count - 1], line, stop);
	}
}

void header_entries_read(struct header_entries *e, struct source *s, enum language language)
{
	const char *end = s->text + s->length;

	read_comment(e, s,
			language == LANGUAGE_PYTHON ? find_python_comment(s->text, end)
						    : find_c_comment(s->text, end));
}

void header_entries_release(struct header_entries *e)
{
	for (size_t i = 0; i < e->count; i++)
		free(e->list[i].text);
	free(e->list);
	e->list = NULL;
	e->count = 0;
}
