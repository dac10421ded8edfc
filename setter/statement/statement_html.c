/*
 * Statements as HTML that needs no script and no style sheet of the judge's.
 */
#include "statement/statement_render.h"

#include <string.h>

struct html {
	struct text *out;
	struct text formula; /* inside $...$ */
	bool link;
	void (*found)(void *to, const char *tex); /* is told of formulas that we cannot write */
	void *to;
};

/* --- Characters --------------------------------------------------------------------------------- */

static void add_escaped(struct text *out, const char *s, size_t length)
{
	for (size_t i = 0; i < length; i++)
		switch (s[i]) {
		case '&':
			text_add_string(out, "&amp;");
			break;
		case '<':
			text_add_string(out, "&lt;");
			break;
		case '>':
			text_add_string(out, "&gt;");
			break;
		case '"':
			text_add_string(out, "&quot;");
			break;
		default:
			text_add_char(out, s[i]);
		}
}

void html_add_escaped(struct text *out, const char *s)
{
	add_escaped(out, s, strlen(s));
}

/* --- Blocks --------------------------------------------------------------------------------------- */

static const struct {
	const char *enter, *leave;
} blocks[] = {
	[MD_BLOCK_QUOTE] = { "<blockquote>\n", "</blockquote>\n" },
	[MD_BLOCK_UL] = { "<ul>\n", "</ul>\n" },
	[MD_BLOCK_OL] = { NULL, "</ol>\n" },
	[MD_BLOCK_LI] = { "<li>", "</li>\n" },
	[MD_BLOCK_HR] = { "<hr>\n", "" },
	[MD_BLOCK_CODE] = { "<pre><code>", "</code></pre>\n" },
	[MD_BLOCK_P] = { "<p>", "</p>\n" },
	[MD_BLOCK_TABLE] = { "<table>\n", "</table>\n" },
	[MD_BLOCK_THEAD] = { "<thead>\n", "</thead>\n" },
	[MD_BLOCK_TBODY] = { "<tbody>\n", "</tbody>\n" },
	[MD_BLOCK_TR] = { "<tr>", "</tr>\n" },
	[MD_BLOCK_TH] = { NULL, "</th>" },
	[MD_BLOCK_TD] = { NULL, "</td>" },
};

/* A statement's sections are h2, so a heading inside of one is h3 at least. */
static unsigned heading_level(const MD_BLOCK_H_DETAIL *heading)
{
	return heading->level < 3 ? 3 : heading->level;
}

static void enter_cell(struct text *out, const char *tag, const MD_BLOCK_TD_DETAIL *cell)
{
	static const char *const words[] = {
		[MD_ALIGN_LEFT] = "left",
		[MD_ALIGN_CENTER] = "center",
		[MD_ALIGN_RIGHT] = "right",
	};

	if (cell->align == MD_ALIGN_DEFAULT)
		text_printf(out, "<%s>", tag);
	else
		text_printf(out, "<%s style=\"text-align: %s\">", tag, words[cell->align]);
}

static void enter_list(struct text *out, const MD_BLOCK_OL_DETAIL *list)
{
	if (list->start == 1)
		text_add_string(out, "<ol>\n");
	else
		text_printf(out, "<ol start=\"%u\">\n", list->start);
}

static int enter_block(MD_BLOCKTYPE type, void *detail, void *renderer)
{
	struct text *out = ((struct html *)renderer)->out;

	if (type == MD_BLOCK_H)
		text_printf(out, "<h%u>", heading_level(detail));
	else if (type == MD_BLOCK_OL)
		enter_list(out, detail);
	else if (type == MD_BLOCK_TH || type == MD_BLOCK_TD)
		enter_cell(out, type == MD_BLOCK_TH ? "th" : "td", detail);
	else if (blocks[type].enter)
		text_add_string(out, blocks[type].enter);
	return 0;
}

static int leave_block(MD_BLOCKTYPE type, void *detail, void *renderer)
{
	struct text *out = ((struct html *)renderer)->out;

	if (type == MD_BLOCK_H)
		text_printf(out, "</h%u>\n", heading_level(detail));
	else if (blocks[type].leave)
		text_add_string(out, blocks[type].leave);
	return 0;
}

/* --- Spans -------------------------------------------------------------------------------------------- */

static const struct {
	const char *enter, *leave;
} spans[] = {
	[MD_SPAN_EM] = { "<em>", "</em>" },
	[MD_SPAN_STRONG] = { "<strong>", "</strong>" },
	[MD_SPAN_CODE] = { "<code>", "</code>" },
	[MD_SPAN_U] = { NULL, NULL },
};

static void enter_link(struct html *h, const MD_SPAN_A_DETAIL *link)
{
	struct text address = TEXT_INIT;

	attribute_add(&address, &link->href);
	h->link = is_harmless_link(address.s);
	if (h->link) {
		text_add_string(h->out, "<a href=\"");
		html_add_escaped(h->out, address.s);
		text_add_string(h->out, "\">");
	}
	text_release(&address);
}

static void add_formula(struct html *h, bool display)
{
	if (display)
		text_add_string(h->out, "<br>");
	if (!formula_html(h->out, h->formula.s, h->formula.length)) {
		text_add_string(h->out, "<code>");
		add_escaped(h->out, h->formula.s, h->formula.length);
		text_add_string(h->out, "</code>");
		if (h->found)
			h->found(h->to, h->formula.s);
	}
	if (display)
		text_add_string(h->out, "<br>");
	text_reset(&h->formula);
}

static int enter_span(MD_SPANTYPE type, void *detail, void *renderer)
{
	struct html *h = renderer;

	if (type == MD_SPAN_A)
		enter_link(h, detail);
	else if (spans[type].enter)
		text_add_string(h->out, spans[type].enter);
	return 0;
}

static int leave_span(MD_SPANTYPE type, void *detail, void *renderer)
{
	struct html *h = renderer;

	(void)detail;
	if (type == MD_SPAN_A)
		text_add_string(h->out, h->link ? "</a>" : "");
	else if (type == MD_SPAN_LATEXMATH || type == MD_SPAN_LATEXMATH_DISPLAY)
		add_formula(h, type == MD_SPAN_LATEXMATH_DISPLAY);
	else if (spans[type].leave)
		text_add_string(h->out, spans[type].leave);
	return 0;
}

static int add_text(MD_TEXTTYPE type, const char *s, MD_SIZE length, void *renderer)
{
	struct html *h = renderer;
	char utf8[4];
	size_t decoded;

	switch (type) {
	case MD_TEXT_BR:
		text_add_string(h->out, "<br>\n");
		break;
	case MD_TEXT_SOFTBR:
		text_add_string(h->out, "\n");
		break;
	case MD_TEXT_LATEXMATH:
		text_add(&h->formula, s, length);
		break;
	case MD_TEXT_ENTITY:
		decoded = entity_decode(s, length, utf8);
		add_escaped(h->out, decoded ? utf8 : s, decoded ? decoded : length);
		break;
	default:
		add_escaped(h->out, s, length);
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

void render_html(struct text *out, const char *markdown)
{
	struct html h = { .out = out, .formula = TEXT_INIT };

	markdown_parse(markdown, &parser, &h);
	text_release(&h.formula);
}

void formulas_beyond_html(const char *markdown, void (*found)(void *to, const char *tex), void *to)
{
	struct text page = TEXT_INIT;
	struct html h = { .out = &page, .formula = TEXT_INIT, .found = found, .to = to };

	markdown_parse(markdown, &parser, &h);
	text_release(&h.formula);
	text_release(&page);
}

/* --- Parts ------------------------------------------------------------------------------------------------ */

static void add_samples(struct text *out, const struct statement *s)
{
	const bool chinese = !strcmp(s->language, "zh");

	for (size_t i = 0; i < s->sample_count; i++) {
		text_printf(out,
				"<table class=\"sample\">\n<tr><th>%s %zu</th><th>%s %zu</th></tr>\n",
				chinese ? "输入" : "Input", i + 1, chinese ? "输出" : "Output",
				i + 1);
		text_add_string(out, "<tr><td><pre>");
		html_add_escaped(out, s->samples[i].input);
		text_add_string(out, "</pre></td><td><pre>");
		html_add_escaped(out, s->samples[i].answer);
		text_add_string(out, "</pre></td></tr>\n</table>\n");
	}
}

void statement_part_html(struct text *out, const struct statement *s, enum statement_part part)
{
	if (part == STATEMENT_SAMPLES)
		add_samples(out, s);
	else
		render_html(out, s->parts[part]);
}

void statement_html(struct text *out, const struct statement *s, unsigned parts)
{
	for (enum statement_part part = 0; part < STATEMENT_PARTS; part++) {
		if (!statement_has(s, part) || !(parts >> part & 1))
			continue;
		if (part != STATEMENT_LEGEND)
			text_printf(out, "<h2>%s</h2>\n", statement_heading(s, part));
		statement_part_html(out, s, part);
	}
}

static const char style[] =
		"body { max-width: 46em; margin: 1em auto; padding: 0 1em; line-height: 1.4;"
		" font-family: \"DejaVu Serif\", \"WenQuanYi Micro Hei\", \"Noto Serif CJK SC\", serif; }\n"
		"pre, code { font-family: \"DejaVu Sans Mono\", monospace; font-size: 90%; }\n"
		"pre { margin: 0; }\n"
		"table { border-collapse: collapse; margin: 0.8em 0; }\n"
		"th, td { border: 1px solid #999; padding: 0.2em 0.6em; text-align: left;"
		" vertical-align: top; }\n";

void statement_html_page(struct text *out, const struct statement *s, unsigned parts)
{
	text_printf(out,
			"<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n<title>",
			s->language);
	html_add_escaped(out, s->title);
	text_printf(out, "</title>\n<style>\n%s</style>\n</head>\n<body>\n<h1>", style);
	html_add_escaped(out, s->title);
	text_add_string(out, "</h1>\n");
	statement_html(out, s, parts);
	text_add_string(out, "</body>\n</html>\n");
}
