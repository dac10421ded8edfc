/*
 * Statements as Markdown again: what the setter wrote, filled in, with backslashes where another
 * dialect than md4c's could find a meaning.
 *
 * md4c hands over text as pointers into what it parses, in order.  So all is copied as it stands,
 * and only in text something is put in: before < (there is no raw HTML), before marks that mean
 * nothing here, before | in the code of a table, before a bare % in a formula.
 */
#include "statement/statement_render.h"

#include <ctype.h>
#include <string.h>

#include "base/xalloc.h"

struct markdown {
	struct text *out;
	const char *start, *end; /* the source */
	const char *copied;      /* up to here it is in `out` */
	const char *seen;        /* where the last text ended */
	const char *formula;     /* where one begins; NULL before its first text */
	struct text tex;         /* what it holds, on one line */
	bool broken;             /* a line ended inside of it */
	bool heading, cell;
	bool line_start; /* nothing stands on this line */
	bool number;     /* only digits do */
};

static void copy_until(struct markdown *m, const char *at)
{
	if (at > m->copied) {
		text_add(m->out, m->copied, (size_t)(at - m->copied));
		m->copied = at;
	}
}

static void add_backslash(struct markdown *m, const char *at)
{
	copy_until(m, at);
	text_add_char(m->out, '\\');
}

static bool means_something(const struct markdown *m, char c)
{
	if (strchr("\\`*_[]<&$~", c) || (m->heading && c == '#'))
		return true;
	if (m->line_start)
		return strchr("#+-=>|", c);
	return m->number && strchr(".)", c);
}

/* Stands this before the text, and is not text itself?  Then md4c knows what it means. */
static bool is_behind(const struct markdown *m, const char *text, char c)
{
	return text > m->start && text[-1] == c && text != m->seen;
}

static void take_text(struct markdown *m, const char *s, size_t length)
{
	if (is_behind(m, s, '<'))
		return; /* an address, where a backslash is one */
	for (size_t i = 0; i < length; i++) {
		if (s[i] && means_something(m, s[i]) && (i || !is_behind(m, s, '\\')))
			add_backslash(m, s + i);
		m->number = isdigit((unsigned char)s[i]) && (m->line_start || m->number);
		m->line_start = false;
	}
}

/* Elsewhere than with md4c, code in a table ends at |, but not at \|. */
static void take_code(struct markdown *m, const char *s, size_t length)
{
	for (size_t i = 0; m->cell && i < length; i++)
		if (s[i] == '|' && s[i - 1] != '\\')
			add_backslash(m, s + i);
}

static void take_formula(struct markdown *m, const char *s, size_t length)
{
	if (!m->formula)
		m->formula = s;
	else if (m->broken)
		text_add_char(&m->tex, ' ');
	text_add(&m->tex, s, length);
	m->broken = false;
}

static void end_formula(struct markdown *m)
{
	copy_until(m, m->formula);
	formula_tex(m->out, m->tex.s);
	text_reset(&m->tex);
	m->copied = m->seen;
	m->formula = NULL;
}

static int enter_block(MD_BLOCKTYPE type, void *detail, void *renderer)
{
	struct markdown *m = renderer;

	(void)detail;
	m->heading = type == MD_BLOCK_H;
	m->cell = type == MD_BLOCK_TH || type == MD_BLOCK_TD;
	m->line_start = !m->heading && !m->cell;
	m->number = false;
	return 0;
}

static int enter_span(MD_SPANTYPE type, void *detail, void *renderer)
{
	struct markdown *m = renderer;

	(void)type, (void)detail;
	m->line_start = m->number = false;
	return 0;
}

static int leave_span(MD_SPANTYPE type, void *detail, void *renderer)
{
	struct markdown *m = renderer;

	(void)type, (void)detail;
	if (m->formula)
		end_formula(m);
	return 0;
}

static int add_text(MD_TEXTTYPE type, const char *s, MD_SIZE length, void *renderer)
{
	struct markdown *m = renderer;

	if (type == MD_TEXT_BR || type == MD_TEXT_SOFTBR) {
		m->line_start = !m->heading;
		m->number = false;
		return 0;
	}
	if (s < m->start || s > m->end) {
		m->broken = true; /* md4c's own: a blank for the end of a line, or before code */
		return 0;
	}
	if (type == MD_TEXT_NORMAL)
		take_text(m, s, length);
	else if (type == MD_TEXT_CODE)
		take_code(m, s, length);
	else if (type == MD_TEXT_LATEXMATH)
		take_formula(m, s, length);
	else if (type == MD_TEXT_ENTITY)
		m->line_start = m->number = false;
	m->seen = s + length;
	return 0;
}

static const MD_PARSER parser = {
	.enter_block = enter_block,
	.enter_span = enter_span,
	.leave_span = leave_span,
	.text = add_text,
};

/* Without the empty lines at its beginning and at its end. */
void markdown_render(struct text *out, const char *markdown)
{
	const char *first = markdown + strspn(markdown, "\n");
	struct markdown m = { .out = out,
		.start = first,
		.end = first + strlen(first),
		.copied = first,
		.tex = TEXT_INIT };
	const size_t before = out->length;

	markdown_parse(first, &parser, &m);
	text_release(&m.tex);
	text_add_string(out, m.copied);
	while (out->length > before && out->s[out->length - 1] == '\n')
		out->length--;
	if (out->length > before)
		text_add_char(out, '\n');
}

/* --- Parts --------------------------------------------------------------------------------------------------------- */

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

/* A code block, after its marks perhaps a name. */
static void add_block(struct text *out, const char *name, const char *bytes)
{
	const size_t run = longest_run(bytes, '`'), marks = run < 3 ? 3 : run + 1;

	add_times(out, '`', marks);
	text_printf(out, "%s\n%s", name, bytes);
	if (*bytes && bytes[strlen(bytes) - 1] != '\n')
		text_add_char(out, '\n');
	add_times(out, '`', marks);
	text_add_char(out, '\n');
}

static void add_half_of_sample(struct text *out, const struct statement *s, size_t number,
		bool output, enum markdown_samples how)
{
	const char *bytes = output ? s->samples[number - 1].answer : s->samples[number - 1].input;
	SCOPED_FREE char *name = xprintf("%s%zu", output ? "output" : "input", number);

	if (how == SAMPLES_HEADED)
		text_printf(out, "### %s %zu\n\n",
				output ? statement_output_word(s) : statement_input_word(s),
				number);
	add_block(out, how == SAMPLES_HYDRO ? name : "", bytes);
}

static void add_samples(struct text *out, const struct statement *s, enum markdown_samples how)
{
	for (size_t i = 0; i < s->sample_count; i++) {
		text_add_string(out, i ? "\n" : "");
		add_half_of_sample(out, s, i + 1, false, how);
		text_add_char(out, '\n');
		add_half_of_sample(out, s, i + 1, true, how);
	}
}

void statement_part_markdown(struct text *out, const struct statement *s, enum statement_part part)
{
	markdown_render(out, s->parts[part]);
}

void statement_markdown(struct text *out, const struct statement *s, unsigned parts,
		enum markdown_samples how)
{
	for (enum statement_part part = 0; part < STATEMENT_PARTS; part++) {
		if (!statement_has(s, part) || !(parts >> part & 1))
			continue;
		if (part != STATEMENT_LEGEND)
			text_printf(out, "\n## %s\n\n", statement_heading(s, part));
		if (part == STATEMENT_SAMPLES)
			add_samples(out, s, how);
		else
			statement_part_markdown(out, s, part);
	}
}
