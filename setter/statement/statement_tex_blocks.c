/*
 * What stands between \begin and \end in TeX, as Markdown: lists, tables, code, formulas.
 */
#include "statement/statement_tex_piece.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"

/* The start of the \end that belongs to the \begin before s. */
static const char *find_end(const char *s, const char *end, const char *name)
{
	SCOPED_FREE char *begins = xprintf("\\begin{%s}", name), *ends = xprintf("\\end{%s}", name);
	int depth = 1;

	for (; s < end; s++)
		if (!strncmp(s, begins, strlen(begins)))
			depth++;
		else if (!strncmp(s, ends, strlen(ends)) && --depth == 0)
			break;
	return s;
}

/* With all lines but the first behind as many blanks as the mark has characters. */
static void add_item(struct tex *t, const char *mark, char *markdown)
{
	text_add_string(t->out, mark);
	for (const char *s = tex_trimmed(markdown); *s; s++) {
		text_add_char(t->out, *s);
		for (size_t i = 0; *s == '\n' && s[1] != '\n' && mark[i]; i++)
			text_add_char(t->out, ' ');
	}
	text_add_char(t->out, '\n');
	free(markdown);
}

/* The next \item of this list, not of one inside; or the end. */
static const char *next_item(const char *s, const char *end)
{
	int depth = 0;

	for (; s < end; s++)
		if (!strncmp(s, "\\begin{", 7))
			depth++;
		else if (!strncmp(s, "\\end{", 5))
			depth--;
		else if (!depth && !strncmp(s, "\\item", 5) && !isalpha((unsigned char)s[5]))
			break;
	return s;
}

static void add_list(struct tex *t, const char *start, const char *end, bool numbered)
{
	size_t number = 0;

	tex_end_paragraph(t);
	for (const char *s = next_item(start, end), *next; s < end; s = next) {
		struct tex item = *t;
		SCOPED_FREE char *mark = numbered ? xprintf("%zu. ", ++number) : xstrdup("- ");

		next = next_item(s + 5, end);
		item.at = s + 5;
		item.end = next;
		tex_skip_option(&item);
		add_item(t, mark, tex_convert_piece(t, item.at, next));
	}
	text_add_char(t->out, '\n');
	tex_end_paragraph(t);
}

static void add_verbatim(struct tex *t, const char *start, const char *end)
{
	const char *newline = start < end && *start == '\n' ? start + 1 : start;
	SCOPED_FREE char *code = xstrndup(newline, (size_t)(end - newline));

	tex_end_paragraph(t);
	text_printf(t->out, "````\n%s%s````", code,
			*code && code[strlen(code) - 1] == '\n' ? "" : "\n");
	tex_end_paragraph(t);
}

/* Up to the & or \\ that ends the cell. */
static const char *cell_end(const char *s, const char *end)
{
	int depth = 0;

	for (; s < end; s++) {
		if (!depth && (*s == '&' || !strncmp(s, "\\\\", 2)))
			break;
		if (*s == '\\' && s + 1 < end)
			s++;
		else
			depth += *s == '{' ? 1 : *s == '}' ? -1 : 0;
	}
	return s < end ? s : end;
}

static void add_alignment(struct tex *t, const struct piece *columns)
{
	text_add_string(t->out, "|");
	for (const char *s = columns->start; s < columns->end; s++)
		if (strchr("pmbX", *s))
			text_add_string(t->out, " --- |");
		else if (strchr("lcr", *s))
			text_add_string(t->out,
					*s == 'l'                   ? " --- |"
							: *s == 'c' ? " :-: |"
								    : " --: |");
		else if (*s == '{')
			s = tex_behind_pair(s, columns->end, '{', '}') - 1;
	text_add_string(t->out, "\n");
}

/* The first row is the head: Markdown has no table without one. */
static void add_table(struct tex *t, const char *start, const char *end)
{
	struct tex table = { start, end, t->out, t->unknown, true, t->depth + 1 };
	size_t rows = 0;

	tex_skip_option(&table);
	const struct piece columns = tex_next_argument(&table);

	tex_end_paragraph(t);
	while (table.at < end) {
		const char *stop = cell_end(table.at, end);
		SCOPED_FREE char *cell = tex_trimmed(tex_convert_piece(&table, table.at, stop));
		const bool last = stop == end || *stop == '\\';

		if (tex_last_character(t) == '\n' && (*cell || !last))
			text_add_string(t->out, "|");
		if (tex_last_character(t) != '\n')
			text_printf(t->out, " %s |%s", cell, last ? "\n" : "");
		if (last && rows++ == 0)
			add_alignment(t, &columns);
		table.at = stop == end ? end : stop + (last ? 2 : 1);
		if (last)
			tex_skip_option(&table);
	}
	tex_end_paragraph(t);
}

enum environment {
	TRANSPARENT,
	LIST,
	NUMBERED,
	VERBATIM,
	TABLE,
	DISPLAY,
	ALIGNED,
	QUOTE,
	LEFT_OUT,
};

/* And how many arguments there are that are no text. */
static const struct {
	enum environment kind;
	int arguments;
	const char *names;
} environments[] = {
	{ LIST, 0, " itemize description " },
	{ NUMBERED, 0, " enumerate " },
	{ VERBATIM, 0, " verbatim lstlisting Verbatim " },
	{ TABLE, 0, " tabular " },
	{ TABLE, 1, " tabularx " },
	{ DISPLAY, 0, " equation displaymath " },
	{ ALIGNED, 0, " align gather " },
	{ TRANSPARENT, 0, " center flushleft flushright figure table small document " },
	{ TRANSPARENT, 1, " minipage " },
	{ TRANSPARENT, 2, " wrapfigure " },
	{ QUOTE, 0, " quote quotation " },
	{ LEFT_OUT, 0, " example examplewide comment " },
};
#define ENVIRONMENTS (sizeof environments / sizeof *environments)

static size_t find_environment(const char *name)
{
	SCOPED_FREE char *plain = xstrndup(name, strcspn(name, "*"));
	size_t i = 0;

	while (i < ENVIRONMENTS && !tex_is_one_of(plain, environments[i].names))
		i++;
	return i;
}

static void add_aligned(struct tex *t, const char *start, const char *end)
{
	SCOPED_FREE char *rows = xprintf("\\begin{aligned}%.*s\\end{aligned}", (int)(end - start),
			start);

	tex_add_formula(t, rows, rows + strlen(rows), true);
}

static void add_environment(struct tex *t, enum environment kind, const char *start,
		const char *end)
{
	char *inside;

	switch (kind) {
	case LIST:
	case NUMBERED:
		add_list(t, start, end, kind == NUMBERED);
		break;
	case VERBATIM:
		add_verbatim(t, start, end);
		break;
	case TABLE:
		add_table(t, start, end);
		break;
	case DISPLAY:
		tex_add_formula(t, start, end, true);
		break;
	case ALIGNED:
		add_aligned(t, start, end);
		break;
	case LEFT_OUT:
		break;
	default:
		inside = tex_convert_piece(t, start, end);
		tex_end_paragraph(t);
		if (kind == QUOTE)
			add_item(t, "> ", inside);
		else
			tex_add_block(t, tex_trimmed(inside)), free(inside);
	}
}

void tex_take_environment(struct tex *t)
{
	SCOPED_FREE char *name = tex_argument_text(t);
	const size_t i = find_environment(name);
	const bool known = i < ENVIRONMENTS;
	const char *start, *end;

	if (!known)
		tex_note_unknown(t, "\\begin{%s}", name);
	tex_skip_option(t);
	for (int k = 0; known && k < environments[i].arguments; k++) {
		tex_next_argument(t);
		tex_skip_option(t);
	}
	start = t->at;
	end = find_end(start, t->end, name);
	add_environment(t, known ? environments[i].kind : TRANSPARENT, start, end);
	t->at = end;
	if (end < t->end) {
		t->at += strlen("\\end");
		tex_next_argument(t);
	}
}
