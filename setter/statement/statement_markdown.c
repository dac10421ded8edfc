/*
 * Statements as Markdown again: filled in, and in a form that every dialect reads alike.
 *
 * A block begins on a line of its own, behind the prefix of the lists and quotations around
 * it; the first block of a list item stands behind its mark.  Every character that could
 * mean something gets a backslash.
 */
#include "statement/statement_render.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"

/* A list, or a quotation. */
struct level {
	bool tight;      /* no blank lines between its items */
	char mark;       /* behind the number of an item, or instead of it */
	bool numbered;   /* an ordered list */
	unsigned number; /* of the next item */
	size_t prefix;   /* length of the prefix outside of the present item */
	bool begun;      /* it has an item already */
};

struct markdown {
	struct text *out;
	struct text prefix;
	struct level *levels;
	size_t level_count;
	bool fresh;      /* a mark was written, and nothing behind it */
	bool leaf;       /* inside of something that holds text */
	bool heading;    /* it is one line */
	bool cell;       /* so is this, and | ends it */
	bool line_start; /* nothing stands on this line */
	bool number;     /* only digits do */
	struct text code;
	struct text formula; /* inside $...$ */
	bool coded;          /* inside of code, which is kept until its end */
	size_t emphasis, strength;
	struct text columns; /* the line below the head of a table */
	bool link;
};

/* --- Lines ---------------------------------------------------------------------------------------- */

static void new_line(struct markdown *m, bool empty)
{
	size_t length = m->prefix.length;

	while (empty && length && m->prefix.s[length - 1] == ' ')
		length--;
	text_add_char(m->out, '\n');
	text_add(m->out, m->prefix.s, length);
	m->line_start = true;
	m->number = false;
}

static bool is_tight(const struct markdown *m)
{
	return m->level_count && m->levels[m->level_count - 1].tight;
}

static void start_block(struct markdown *m, bool blank)
{
	if (m->fresh) {
		m->fresh = false;
		m->line_start = true;
		m->number = false;
		return;
	}
	if (blank)
		new_line(m, true);
	new_line(m, false);
}

/* In a tight list text stands in no paragraph. */
static void start_text(struct markdown *m)
{
	if (!m->leaf)
		start_block(m, false);
	m->leaf = true;
}

/* --- Lists and quotations -------------------------------------------------------------------------- */

static void enter_level(struct markdown *m, bool tight, char mark, bool numbered, unsigned number)
{
	GROW(m->levels, m->level_count);
	struct level *level = &m->levels[m->level_count++];

	level->tight = tight;
	level->mark = mark;
	level->numbered = numbered;
	level->number = number;
	level->prefix = m->prefix.length;
}

static void enter_item(struct markdown *m)
{
	struct level *level = &m->levels[m->level_count - 1];
	const bool outer_tight = m->level_count > 1 && m->levels[m->level_count - 2].tight;

	start_block(m, level->begun ? !level->tight : !outer_tight);
	level->begun = true;
	const size_t start = m->out->length;

	if (level->numbered)
		text_printf(m->out, "%u%c ", level->number++, level->mark);
	else
		text_printf(m->out, "%c ", level->mark);
	for (size_t i = start; i < m->out->length; i++)
		text_add_char(&m->prefix, ' ');
	m->fresh = true;
}

static void leave_prefix(struct markdown *m)
{
	m->prefix.length = m->levels[m->level_count - 1].prefix;
	m->prefix.s[m->prefix.length] = '\0';
	m->fresh = false;
}

static void enter_quote(struct markdown *m)
{
	start_block(m, !is_tight(m));
	enter_level(m, false, '>', false, 0);
	text_add_string(m->out, "> ");
	text_add_string(&m->prefix, "> ");
	m->fresh = true;
}

/* --- Code -------------------------------------------------------------------------------------------- */

static size_t longest_run(const char *s, char c)
{
	size_t longest = 0, run = 0;

	for (; *s; s++) {
		run = *s == c ? run + 1 : 0;
		longest = run > longest ? run : longest;
	}
	return longest;
}

static void add_times(struct text *out, char c, size_t times)
{
	while (times--)
		text_add_char(out, c);
}

/* In a table even code ends at |, but not at \|, which stands for it. */
static void add_code_text(struct markdown *m)
{
	char last = '\0';

	for (size_t i = 0; i < m->code.length; i++) {
		const char c = m->code.s[i];

		if (m->cell && c == '|' && last != '\\')
			text_add_char(m->out, '\\');
		text_add_char(m->out, c);
		last = c;
	}
}

static void add_code_span(struct markdown *m)
{
	const char *s = m->code.s;
	const size_t length = m->code.length, marks = longest_run(s, '`') + 1;
	const bool blanks = s[strspn(s, " ")] != '\0';
	const bool padded = length &&
			(s[0] == '`' || s[length - 1] == '`' ||
					(s[0] == ' ' && s[length - 1] == ' ' && blanks));

	add_times(m->out, '`', marks);
	text_add_string(m->out, padded ? " " : "");
	add_code_text(m);
	text_add_string(m->out, padded ? " " : "");
	add_times(m->out, '`', marks);
}

static void add_code_block(struct markdown *m, const MD_BLOCK_CODE_DETAIL *block)
{
	const size_t run = longest_run(m->code.s, '`'), marks = run < 3 ? 3 : run + 1;
	struct text language = TEXT_INIT;

	start_block(m, !is_tight(m));
	add_times(m->out, '`', marks);
	attribute_add(&language, &block->lang);
	if (!language.s[strspn(language.s,
			    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-")])
		text_add_string(m->out, language.s);
	text_release(&language);
	for (const char *s = m->code.s; *s;) {
		const size_t length = strcspn(s, "\n");

		new_line(m, !length);
		text_add(m->out, s, length);
		s += length + (s[length] == '\n');
	}
	new_line(m, false);
	add_times(m->out, '`', marks);
}

/* --- Tables --------------------------------------------------------------------------------------------- */

static void enter_cell(struct markdown *m, bool head, const MD_BLOCK_TD_DETAIL *cell)
{
	static const char *const lines[] = {
		[MD_ALIGN_DEFAULT] = " --- |",
		[MD_ALIGN_LEFT] = " :-- |",
		[MD_ALIGN_CENTER] = " :-: |",
		[MD_ALIGN_RIGHT] = " --: |",
	};

	text_add_char(m->out, ' ');
	if (head)
		text_add_string(&m->columns, lines[cell->align]);
	m->cell = m->leaf = true;
	m->line_start = false;
}

static void enter_row(struct markdown *m)
{
	if (m->columns.length)
		new_line(m, false);
	else
		text_add_char(&m->columns, '|');
	text_add_char(m->out, '|');
}

static void leave_head(struct markdown *m)
{
	new_line(m, false);
	text_add_string(m->out, m->columns.s);
}

/* --- Blocks ------------------------------------------------------------------------------------------------ */

static void enter_heading(struct markdown *m, const MD_BLOCK_H_DETAIL *heading)
{
	start_block(m, true);
	add_times(m->out, '#', heading->level);
	text_add_char(m->out, ' ');
	m->line_start = false;
	m->heading = m->leaf = true;
}

static int enter_block(MD_BLOCKTYPE type, void *detail, void *renderer)
{
	struct markdown *m = renderer;
	const MD_BLOCK_UL_DETAIL *bullets = detail;
	const MD_BLOCK_OL_DETAIL *numbers = detail;

	m->leaf = false;
	switch (type) {
	case MD_BLOCK_UL:
		enter_level(m, bullets->is_tight, bullets->mark, false, 0);
		break;
	case MD_BLOCK_OL:
		enter_level(m, numbers->is_tight, numbers->mark_delimiter, true, numbers->start);
		break;
	case MD_BLOCK_LI:
		enter_item(m);
		break;
	case MD_BLOCK_QUOTE:
		enter_quote(m);
		break;
	case MD_BLOCK_HR:
		start_block(m, !is_tight(m));
		text_add_string(m->out, "___");
		break;
	case MD_BLOCK_H:
		enter_heading(m, detail);
		break;
	case MD_BLOCK_CODE:
		m->coded = true;
		break;
	case MD_BLOCK_P:
		start_block(m, !is_tight(m));
		m->leaf = true;
		break;
	case MD_BLOCK_TABLE:
		start_block(m, true);
		text_reset(&m->columns);
		break;
	case MD_BLOCK_TR:
		enter_row(m);
		break;
	case MD_BLOCK_TH:
	case MD_BLOCK_TD:
		enter_cell(m, type == MD_BLOCK_TH, detail);
		break;
	default:
		break;
	}
	return 0;
}

static int leave_block(MD_BLOCKTYPE type, void *detail, void *renderer)
{
	struct markdown *m = renderer;

	switch (type) {
	case MD_BLOCK_LI:
		leave_prefix(m);
		break;
	case MD_BLOCK_QUOTE:
		leave_prefix(m);
		m->level_count--;
		break;
	case MD_BLOCK_UL:
	case MD_BLOCK_OL:
		m->level_count--;
		break;
	case MD_BLOCK_CODE:
		add_code_block(m, detail);
		text_reset(&m->code);
		m->coded = false;
		break;
	case MD_BLOCK_THEAD:
		leave_head(m);
		break;
	case MD_BLOCK_TH:
	case MD_BLOCK_TD:
		text_add_string(m->out, " |");
		m->cell = false;
		break;
	default:
		break;
	}
	m->leaf = m->heading = false;
	return 0;
}

/* --- Spans ----------------------------------------------------------------------------------------------------- */

static void enter_link(struct markdown *m, const MD_SPAN_A_DETAIL *link)
{
	struct text address = TEXT_INIT;

	attribute_add(&address, &link->href);
	m->link = is_harmless_link(address.s);
	text_add_string(m->out, m->link ? "[" : "");
	text_release(&address);
}

static void leave_link(struct markdown *m, const MD_SPAN_A_DETAIL *link)
{
	struct text address = TEXT_INIT;

	attribute_add(&address, &link->href);
	if (m->link) {
		text_add_string(m->out, "](<");
		for (const char *s = address.s; *s; s++) {
			if (strchr("<>\\&|", *s))
				text_add_char(m->out, '\\');
			text_add_char(m->out, *s);
		}
		text_add_string(m->out, ">)");
	}
	text_release(&address);
}

/* Emphasis inside of emphasis takes the other mark. */
static void add_emphasis(struct markdown *m, size_t depth, size_t marks)
{
	add_times(m->out, depth % 2 ? '_' : '*', marks);
}

static int enter_span(MD_SPANTYPE type, void *detail, void *renderer)
{
	struct markdown *m = renderer;

	start_text(m);
	m->line_start = m->number = false;
	if (type == MD_SPAN_EM)
		add_emphasis(m, m->emphasis++, 1);
	else if (type == MD_SPAN_STRONG)
		add_emphasis(m, m->strength++, 2);
	else if (type == MD_SPAN_A)
		enter_link(m, detail);
	else if (type == MD_SPAN_CODE)
		m->coded = true;
	else if (type == MD_SPAN_LATEXMATH || type == MD_SPAN_LATEXMATH_DISPLAY)
		text_add_string(m->out, type == MD_SPAN_LATEXMATH ? "$" : "$$");
	return 0;
}

static int leave_span(MD_SPANTYPE type, void *detail, void *renderer)
{
	struct markdown *m = renderer;

	if (type == MD_SPAN_EM) {
		add_emphasis(m, --m->emphasis, 1);
	} else if (type == MD_SPAN_STRONG) {
		add_emphasis(m, --m->strength, 2);
	} else if (type == MD_SPAN_A) {
		leave_link(m, detail);
	} else if (type == MD_SPAN_CODE) {
		add_code_span(m);
		text_reset(&m->code);
		m->coded = false;
	} else if (type == MD_SPAN_LATEXMATH || type == MD_SPAN_LATEXMATH_DISPLAY) {
		formula_tex(m->out, m->formula.s);
		text_reset(&m->formula);
		text_add_string(m->out, type == MD_SPAN_LATEXMATH ? "$" : "$$");
	}
	return 0;
}

static bool needs_backslash(const struct markdown *m, char c)
{
	if (strchr("\\`*_[]<&$~", c) || (m->heading && c == '#') || (m->cell && c == '|'))
		return true;
	if (m->line_start)
		return strchr("#+-=>|", c);
	return m->number && strchr(".)", c);
}

static void add_escaped(struct markdown *m, const char *s, size_t length)
{
	for (size_t i = 0; i < length; i++) {
		if (s[i] && needs_backslash(m, s[i]))
			text_add_char(m->out, '\\');
		text_add_char(m->out, s[i]);
		m->number = isdigit((unsigned char)s[i]) && (m->line_start || m->number);
		m->line_start = false;
	}
}

static int add_text(MD_TEXTTYPE type, const char *s, MD_SIZE length, void *renderer)
{
	struct markdown *m = renderer;

	if (m->coded) {
		text_add(&m->code, s, length);
		return 0;
	}
	start_text(m);
	if ((type == MD_TEXT_BR || type == MD_TEXT_SOFTBR) && m->heading) {
		text_add_char(m->out, ' ');
	} else if (type == MD_TEXT_BR || type == MD_TEXT_SOFTBR) {
		text_add_string(m->out, type == MD_TEXT_BR ? "\\" : "");
		new_line(m, false);
	} else if (type == MD_TEXT_LATEXMATH) {
		text_add(&m->formula, s, length);
	} else if (type == MD_TEXT_ENTITY) {
		text_add(m->out, s, length);
		m->line_start = m->number = false;
	} else {
		add_escaped(m, s, length);
	}
	return 0;
}

static const MD_PARSER parser = {
	.flags = MARKDOWN_FLAGS,
	.enter_block = enter_block,
	.leave_block = leave_block,
	.enter_span = enter_span,
	.leave_span = leave_span,
	.text = add_text,
};

void render_markdown(struct text *out, const char *markdown)
{
	struct text body = TEXT_INIT;
	struct markdown m = { .out = &body,
		.prefix = TEXT_INIT,
		.code = TEXT_INIT,
		.formula = TEXT_INIT,
		.columns = TEXT_INIT,
		.fresh = true };

	markdown_parse(markdown, &parser, &m);
	if (body.length) {
		text_add(out, body.s, body.length);
		text_add_char(out, '\n');
	}
	free(m.levels);
	text_release(&m.prefix);
	text_release(&m.code);
	text_release(&m.formula);
	text_release(&m.columns);
	text_release(&body);
}

/* --- Parts --------------------------------------------------------------------------------------------------------- */

static void add_sample(struct text *out, const char *name, size_t number, const char *bytes)
{
	const size_t run = longest_run(bytes, '`'), marks = run < 3 ? 3 : run + 1;

	add_times(out, '`', marks);
	text_printf(out, "%s%zu\n%s", name, number, bytes);
	if (*bytes && bytes[strlen(bytes) - 1] != '\n')
		text_add_char(out, '\n');
	add_times(out, '`', marks);
	text_add_char(out, '\n');
}

static void add_samples(struct text *out, const struct statement *s)
{
	for (size_t i = 0; i < s->sample_count; i++) {
		text_add_string(out, i ? "\n" : "");
		add_sample(out, "input", i + 1, s->samples[i].input);
		text_add_char(out, '\n');
		add_sample(out, "output", i + 1, s->samples[i].answer);
	}
}

void statement_part_markdown(struct text *out, const struct statement *s, enum statement_part part)
{
	if (part == STATEMENT_SAMPLES)
		add_samples(out, s);
	else
		render_markdown(out, s->parts[part]);
}

void statement_markdown(struct text *out, const struct statement *s, unsigned parts)
{
	for (enum statement_part part = 0; part < STATEMENT_PARTS; part++) {
		if (!statement_has(s, part) || !(parts >> part & 1))
			continue;
		if (part != STATEMENT_LEGEND)
			text_printf(out, "\n## %s\n\n", statement_heading(s, part));
		statement_part_markdown(out, s, part);
	}
}
