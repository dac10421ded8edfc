/*
 * Statements as TeX, in the commands that both Kattis (problemtools) and Polygon know.
 */
#include "statement/statement_render.h"

#include <stdint.h>
#include <string.h>

/* LaTeX has no more than four levels of numbered lists. */
#define LEVELS_MAX 4

struct tex {
	struct text *out;
	size_t head;           /* where the first row of a table begins */
	struct text alignment; /* of its columns */
	bool first_cell;
	bool code_block;
	struct text code;    /* what it holds */
	struct text formula; /* inside $...$ */
	size_t numbered;     /* levels of numbered lists around us */
	size_t paragraph;    /* where it begins */
	bool only_figures;   /* nothing else stands in it */
	size_t figures;      /* around us: what comes is a caption */
	struct text caption; /* of this paragraph's figures */
	struct text *body;   /* goes on behind the caption */
	char last;           /* character of text: some pairs mean something */
};

/* --- Characters ------------------------------------------------------------------------------- */

static const struct {
	char character;
	const char *tex;
} escapes[] = {
	{ '\\', "$\\backslash$" }, { '{', "\\{" }, { '}', "\\}" }, { '$', "\\$" }, { '&', "\\&" },
	{ '#', "\\#" }, { '%', "\\%" }, { '_', "\\_" }, { '^', "\\^{}" }, { '~', "\\~{}" },
	{ '<', "$<$" }, { '>', "$>$" }, { '|', "$|$" },
	{ '`', "\\textasciigrave{}" },  /* \` would be an accent on what follows */
	{ '[', "{[}" }, { '*', "{*}" }, /* after \\ or \item these would be an argument */
};

/* NULL where the character is itself. */
static const char *meaning_taken(char c)
{
	for (size_t i = 0; i < sizeof escapes / sizeof *escapes; i++)
		if (escapes[i].character == c)
			return escapes[i].tex;
	return NULL;
}

/* Pairs of these are one character: -- is a dash, '' a quotation mark. */
static bool joins(char before, char c)
{
	return before == c && strchr("-',", c) && c;
}

static void add_escaped(struct text *out, const char *s, size_t length, char *last)
{
	for (size_t i = 0, bytes; i < length; i += bytes) {
		const char *escaped = meaning_taken(s[i]), *command;

		bytes = character_bytes(s + i, length - i);
		command = tex_command(s + i, bytes);
		if (joins(*last, s[i]))
			text_add_string(out, "{}");
		if (command)
			text_printf(out, "$%s$", command);
		else if (escaped)
			text_add_string(out, escaped);
		else
			text_add(out, s + i, bytes);
		*last = s[i];
	}
}

void tex_add_escaped(struct text *out, const char *s)
{
	char last = '\0';

	add_escaped(out, s, strlen(s), &last);
}

/* --- Blocks ------------------------------------------------------------------------------------- */

static bool may_be_verbatim(const char *code)
{
	if (strstr(code, "\\end{verbatim}"))
		return false;
	for (size_t bytes; *code; code += bytes) {
		bytes = character_bytes(code, SIZE_MAX);
		if (tex_command(code, bytes))
			return false;
	}
	return true;
}

/* A text that would end the verbatim, or needs a command, is written line by line. */
static void add_code_block(struct tex *t)
{
	char last = '\0';

	if (may_be_verbatim(t->code.s)) {
		text_printf(t->out, "\\begin{verbatim}\n%s\\end{verbatim}", t->code.s);
		text_reset(&t->code);
		return;
	}
	text_add_string(t->out, "\\texttt{");
	for (const char *s = t->code.s; *s; s += character_bytes(s, SIZE_MAX)) {
		if (*s == '\n')
			text_add_string(t->out, s[1] ? "}\\\\\n\\texttt{" : "");
		else if (*s == ' ')
			text_add_string(t->out, "~");
		else
			add_escaped(t->out, s, character_bytes(s, SIZE_MAX), &last);
	}
	text_add_string(t->out, "}");
	text_reset(&t->code);
}

static void count_from(struct tex *t, const MD_BLOCK_OL_DETAIL *list)
{
	static const char *const counters[LEVELS_MAX] = { "enumi", "enumii", "enumiii", "enumiv" };

	if (list->start != 1 && t->numbered < LEVELS_MAX)
		text_printf(t->out, "\\setcounter{%s}{%lld}\n", counters[t->numbered],
				list->start - 1LL);
	t->numbered++;
}

/* The columns are known only after the first row: what was written of it moves back. */
static void leave_head(struct tex *t)
{
	SCOPED(text) row = TEXT_INIT;

	text_add_string(&row, t->out->s + t->head);
	t->out->length = t->head;
	text_printf(t->out, "\\begin{tabular}{%s}\n%s\\hline\n", t->alignment.s, row.s);
	text_reset(&t->alignment);
}

static void enter_cell(struct tex *t, bool head, const MD_BLOCK_TD_DETAIL *cell)
{
	if (!t->first_cell)
		text_add_string(t->out, " & ");
	t->first_cell = false;
	if (head)
		text_add_char(&t->alignment,
				cell->align == MD_ALIGN_RIGHT                    ? 'r'
						: cell->align == MD_ALIGN_CENTER ? 'c'
										 : 'l');
}

/* A paragraph that is a figure stands in the middle, above its caption. */
static void center_figure(struct tex *t)
{
	SCOPED(text) figure = TEXT_INIT;

	text_add_string(&figure, t->out->s + t->paragraph);
	t->out->length = t->paragraph;
	text_printf(t->out, "\\begin{center}\n%s", figure.s);
	if (t->caption.length)
		text_printf(t->out, " \\\\\n\\small{%s}", t->caption.s);
	text_add_string(t->out, "\n\\end{center}");
}

/* Where a block begins and ends; the newlines are added to those that are there. */
static const struct {
	const char *enter, *leave;
	size_t newlines; /* after it */
} blocks[] = {
	[MD_BLOCK_UL] = { "\\begin{itemize}\n", "\\end{itemize}", 2 },
	[MD_BLOCK_OL] = { "\\begin{enumerate}\n", "\\end{enumerate}", 2 },
	[MD_BLOCK_LI] = { "\\item ", "", 1 },
	[MD_BLOCK_QUOTE] = { "\\begin{quote}\n", "\\end{quote}", 2 },
	[MD_BLOCK_H] = { "\\textbf{", "}", 2 },
	[MD_BLOCK_HR] = { "\\hrule", "", 2 },
	[MD_BLOCK_CODE] = { "", "", 2 },
	[MD_BLOCK_P] = { "", "", 2 },
	[MD_BLOCK_TABLE] = { "", "\\end{tabular}", 2 },
	[MD_BLOCK_TR] = { "", " \\\\", 1 },
	[MD_BLOCK_TD] = { NULL, NULL, 0 },
};

/* What ends the line, unless we stand after \item or at the beginning. */
static void add_newlines(struct tex *t, size_t wanted)
{
	size_t there = 0;

	while (there < t->out->length && t->out->s[t->out->length - there - 1] == '\n')
		there++;
	for (; there < wanted && t->out->length; there++)
		text_add_char(t->out, '\n');
}

static bool is_behind_item(const struct tex *t)
{
	return t->out->length >= 6 && !strcmp(t->out->s + t->out->length - 6, "\\item ");
}

static int enter_block(MD_BLOCKTYPE type, void *detail, void *renderer)
{
	struct tex *t = renderer;

	t->last = '\0';
	if (blocks[type].newlines && !is_behind_item(t))
		add_newlines(t, 1);
	if (blocks[type].enter)
		text_add_string(t->out, blocks[type].enter);
	if (type == MD_BLOCK_OL)
		count_from(t, detail);
	else if (type == MD_BLOCK_TABLE)
		t->head = t->out->length;
	else if (type == MD_BLOCK_P)
		t->paragraph = t->out->length;
	else if (type == MD_BLOCK_TR)
		t->first_cell = true;
	else if (type == MD_BLOCK_TH || type == MD_BLOCK_TD)
		enter_cell(t, type == MD_BLOCK_TH, detail);
	t->code_block = type == MD_BLOCK_CODE;
	t->only_figures = type == MD_BLOCK_P;
	text_reset(&t->caption);
	return 0;
}

static int leave_block(MD_BLOCKTYPE type, void *detail, void *renderer)
{
	struct tex *t = renderer;

	(void)detail;
	if (type == MD_BLOCK_CODE)
		add_code_block(t);
	else if (type == MD_BLOCK_THEAD)
		leave_head(t);
	else if (type == MD_BLOCK_OL)
		t->numbered--;
	else if (type == MD_BLOCK_P && t->only_figures && t->out->length > t->paragraph)
		center_figure(t);
	t->code_block = false;
	if (blocks[type].leave)
		text_add_string(t->out, blocks[type].leave);
	add_newlines(t, blocks[type].newlines);
	return 0;
}

/* --- Spans ------------------------------------------------------------------------------------------ */

/* Between the braces of \href these have a meaning, and no others. */
static void add_address(struct text *out, const char *address)
{
	for (; *address; address++)
		if (strchr("%#&_~^", *address))
			text_printf(out, "\\%c", *address);
		else if (strchr("\\{}\"<> ", *address))
			text_printf(out, "\\%%%02X", (unsigned)(unsigned char)*address);
		else
			text_add_char(out, *address);
}

static void enter_link(struct tex *t, const MD_SPAN_A_DETAIL *link)
{
	SCOPED(text) address = TEXT_INIT;

	attribute_add(&address, &link->href);
	text_add_string(t->out, "\\href{");
	add_address(t->out, address.s);
	text_add_string(t->out, "}{");
}

/* Its title is a width, if it has one: see figure.h. */
static void add_graphics(struct text *out, const MD_SPAN_IMG_DETAIL *figure)
{
	SCOPED(text) address = TEXT_INIT, width = TEXT_INIT;

	attribute_add(&address, &figure->src);
	attribute_add(&width, &figure->title);
	text_add_string(out, "\\includegraphics");
	if (width.length)
		text_printf(out, "[%s]", width.s);
	text_printf(out, "{%s}", address.s);
}

static void enter_figure(struct tex *t, const MD_SPAN_IMG_DETAIL *figure)
{
	if (t->figures++)
		return;
	add_graphics(t->out, figure);
	if (t->caption.length)
		text_add_string(&t->caption, ", ");
	t->body = t->out;
	t->out = &t->caption;
}

static const struct {
	const char *enter, *leave;
} spans[] = {
	[MD_SPAN_EM] = { "\\emph{", "}" },
	[MD_SPAN_STRONG] = { "\\textbf{", "}" },
	[MD_SPAN_CODE] = { "\\texttt{", "}" },
	[MD_SPAN_A] = { NULL, "}" },
	[MD_SPAN_LATEXMATH] = { "$", "$" },
	[MD_SPAN_LATEXMATH_DISPLAY] = { "$$", "$$" },
	[MD_SPAN_IMG] = { NULL, NULL },
	[MD_SPAN_U] = { NULL, NULL },
};

/* The blank ends the name of the command. */
static void add_formula(struct tex *t)
{
	SCOPED(text) commands = TEXT_INIT;

	for (size_t i = 0, bytes; i < t->formula.length; i += bytes) {
		const char *character = t->formula.s + i, *command;

		bytes = character_bytes(character, t->formula.length - i);
		command = tex_command(character, bytes);
		if (command)
			text_printf(&commands, "%s ", command);
		else
			text_add(&commands, character, bytes);
	}
	formula_tex(t->out, commands.s);
	text_reset(&t->formula);
}

static int enter_span(MD_SPANTYPE type, void *detail, void *renderer)
{
	struct tex *t = renderer;

	t->last = '\0';
	t->only_figures &= type == MD_SPAN_IMG || t->figures;
	if (type == MD_SPAN_A)
		enter_link(t, detail);
	else if (type == MD_SPAN_IMG)
		enter_figure(t, detail);
	else if (spans[type].enter)
		text_add_string(t->out, spans[type].enter);
	return 0;
}

static int leave_span(MD_SPANTYPE type, void *detail, void *renderer)
{
	struct tex *t = renderer;

	(void)detail;
	t->last = '\0';
	if (type == MD_SPAN_IMG && !--t->figures)
		t->out = t->body;
	if (type == MD_SPAN_LATEXMATH || type == MD_SPAN_LATEXMATH_DISPLAY)
		add_formula(t);
	if (spans[type].leave)
		text_add_string(t->out, spans[type].leave);
	return 0;
}

static int add_text(MD_TEXTTYPE type, const char *s, MD_SIZE length, void *renderer)
{
	struct tex *t = renderer;
	char utf8[4];
	size_t decoded;

	if (t->code_block) {
		text_add(&t->code, s, length);
		return 0;
	}
	t->only_figures &= t->figures || type == MD_TEXT_SOFTBR;
	switch (type) {
	case MD_TEXT_BR:
		text_add_string(t->out, "\\\\\n");
		break;
	case MD_TEXT_SOFTBR:
		text_add_string(t->out, "\n");
		break;
	case MD_TEXT_LATEXMATH:
		text_add(&t->formula, s, length);
		break;
	case MD_TEXT_ENTITY:
		decoded = entity_decode(s, length, utf8);
		add_escaped(t->out, decoded ? utf8 : s, decoded ? decoded : length, &t->last);
		break;
	default:
		add_escaped(t->out, s, length, &t->last);
	}
	return 0;
}

static const MD_PARSER parser = {
	.enter_block = enter_block,
	.leave_block = leave_block,
	.enter_span = enter_span,
	.leave_span = leave_span,
	.text = add_text,
};

void tex_render(struct text *out, const char *markdown)
{
	SCOPED(text) body = TEXT_INIT;
	struct tex t = { .out = &body,
		.alignment = TEXT_INIT,
		.code = TEXT_INIT,
		.caption = TEXT_INIT,
		.formula = TEXT_INIT };

	markdown_parse(markdown, &parser, &t);
	while (body.length && body.s[body.length - 1] == '\n')
		body.length--;
	if (body.length) {
		text_add(out, body.s, body.length);
		text_add_char(out, '\n');
	}
	text_release(&t.alignment);
	text_release(&t.code);
	text_release(&t.caption);
	text_release(&t.formula);
}

/* --- Parts ---------------------------------------------------------------------------------------------- */

void statement_part_tex(struct text *out, const struct statement *s, enum statement_part part)
{
	if (s->tex && *s->tex_parts[part])
		text_add_string(out, s->tex_parts[part]);
	else
		tex_render(out, s->parts[part]);
	if (out->length && out->s[out->length - 1] != '\n')
		text_add_char(out, '\n');
}

void statement_tex(struct text *out, const struct statement *s, unsigned parts)
{
	for (enum statement_part part = 0; part < STATEMENT_PARTS; part++) {
		if (!(parts >> part & 1) || !*s->parts[part])
			continue;
		if (part != STATEMENT_LEGEND) {
			text_add_string(out, "\n\\section*{");
			tex_add_escaped(out, statement_heading(s, part));
			text_add_string(out, "}\n\n");
		}
		statement_part_tex(out, s, part);
	}
}
