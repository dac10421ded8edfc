/*
 * Rows of tables that are longer than their table: Markdown drops their last cells unsaid.
 *
 * A | inside of $...$ ends a cell, so that a formula can make a row too long; inside of code
 * it does not.
 */
#include "statement/statement.h"

#include <string.h>

#include "base/diag.h"

static bool is_blank(struct span line)
{
	return strspn(line.source->text + line.offset, " \t") >= line.length;
}

/* The line below the head: | --- | :-: | */
static bool is_below_head(struct span line)
{
	const char *s = line.source->text + line.offset;

	return strspn(s, " \t>|:-") >= line.length && memchr(s, '-', line.length) &&
			memchr(s, '|', line.length);
}

static size_t run_of_marks(const char *s, const char *end)
{
	size_t n = 0;

	while (s + n < end && s[n] == '`')
		n++;
	return n;
}

/* Behind the code that begins at s; after its marks if it has no end. */
static const char *skip_code(const char *s, const char *end)
{
	const size_t marks = run_of_marks(s, end);
	size_t n;

	for (const char *at = s + marks; at < end; at += n ? n : 1) {
		n = run_of_marks(at, end);
		if (n == marks)
			return at + n;
	}
	return s + marks;
}

static size_t count_cells(struct span line)
{
	const char *s = line.source->text + line.offset, *end = s + line.length;
	size_t cells = 1;
	bool empty = true; /* nothing stands in the present cell */

	while (s < end && strchr(" \t>", *s))
		s++;
	s += s < end && *s == '|';
	while (s < end) {
		if (*s == '`') {
			s = skip_code(s, end);
			empty = false;
			continue;
		}
		cells += *s == '|';
		empty = *s == '|' || (empty && strchr(" \t", *s));
		s += *s == '\\' && s + 1 < end ? 2 : 1;
	}
	return cells - empty; /* the last | need not be there */
}

static bool is_fence(struct span line)
{
	const char *s = line.source->text + line.offset;
	const size_t blanks = strspn(s, " ");

	return line.length >= blanks + 3 &&
			(!strncmp(s + blanks, "```", 3) || !strncmp(s + blanks, "~~~", 3));
}

void statement_warn_tables(struct statement *s)
{
	size_t columns = 0; /* of the table that we are in; 0: in none */
	bool fenced = false;

	for (size_t i = 0, length; i < s->source.length; i += length + 1) {
		length = strcspn(s->source.text + i, "\n");
		const struct span line = source_span(&s->source, i, length);

		if (is_fence(line))
			fenced = !fenced;
		if (fenced || is_blank(line))
			columns = 0;
		else if (!columns && is_below_head(line))
			columns = count_cells(line);
		else if (columns && count_cells(line) > columns)
			diag_at(DIAG_WARNING, line,
					"a | inside of a formula ends the cell: write \\mid or \\vert",
					"%zu cells in a table with %zu columns: the last are lost",
					count_cells(line), columns);
	}
}
