/*
 * Statements as HTML that needs no script and no style sheet of the judge's.
 */
#include "statement/statement_render.h"

#include <md4c-html.h>
#include <string.h>

#include "base/diag.h"
#include "base/embed.h"
#include "base/names.h"
#include "base/xalloc.h"

struct html {
	struct text *out;
	struct text formula;   /* inside $...$, as TeX */
	struct names captions; /* of all figures, as HTML */
	size_t next;           /* of them */
	struct text caption;   /* of the paragraph's figures */
	size_t paragraph;      /* where its text begins */
	const char *around;    /* "<br>" if it stands on a line of its own; NULL outside of one */
	void (*found)(void *to, const char *tex); /* gets the formulas that we cannot write */
	void *to;
};

/* --- Characters --------------------------------------------------------------------------------- */

static const struct {
	char character;
	const char *escaped;
} escapes[] = { { '&', "&amp;" }, { '<', "&lt;" }, { '>', "&gt;" }, { '"', "&quot;" } };

void html_add_escaped(struct text *out, const char *s)
{
	for (; *s; s++) {
		size_t i = 0;

		while (i < sizeof escapes / sizeof *escapes && escapes[i].character != *s)
			i++;
		if (i < sizeof escapes / sizeof *escapes)
			text_add_string(out, escapes[i].escaped);
		else
			text_add_char(out, *s);
	}
}

/* --- Captions: md4c-html has them as plain text only ------------------------------------------------- */

struct captions {
	struct names *list;
	struct text text;
	size_t depth; /* figures around us */
};

static int enter_span(MD_SPANTYPE type, void *detail, void *captions)
{
	(void)detail;
	((struct captions *)captions)->depth += type == MD_SPAN_IMG;
	return 0;
}

static int leave_span(MD_SPANTYPE type, void *detail, void *captions)
{
	struct captions *c = captions;

	(void)detail;
	if (type == MD_SPAN_IMG && !--c->depth)
		names_take(c->list, text_detach(&c->text));
	return 0;
}

static int add_text(MD_TEXTTYPE type, const char *s, MD_SIZE length, void *captions)
{
	struct captions *c = captions;
	SCOPED_FREE char *text = xstrndup(s, length);

	if (!c->depth)
		;
	else if (type == MD_TEXT_ENTITY)
		text_add_string(&c->text, text);
	else if (type != MD_TEXT_LATEXMATH || !formula_html(&c->text, s, length))
		html_add_escaped(&c->text, text);
	return 0;
}

static void find_captions(struct names *list, const char *markdown)
{
	static const MD_PARSER parser = { .enter_span = enter_span,
		.leave_span = leave_span,
		.text = add_text };
	struct captions c = { list, TEXT_INIT, 0 };

	markdown_parse(markdown, &parser, &c);
	text_release(&c.text);
}

/* --- What md4c-html writes ------------------------------------------------------------------------ */

static bool is_piece(const char *s, size_t length, const char *piece)
{
	return length == strlen(piece) && !memcmp(s, piece, length);
}

static void add_formula(struct html *h)
{
	text_add_string(h->out, h->around);
	if (!formula_html(h->out, h->formula.s, h->formula.length)) {
		text_add_string(h->out, "<code>");
		html_add_escaped(h->out, h->formula.s);
		text_add_string(h->out, "</code>");
		if (h->found)
			h->found(h->to, h->formula.s);
	}
	text_add_string(h->out, h->around);
	text_reset(&h->formula);
	h->around = NULL;
}

static void add_to_formula(struct html *h, const char *s, size_t length)
{
	for (size_t i = 0; i < sizeof escapes / sizeof *escapes; i++)
		if (is_piece(s, length, escapes[i].escaped)) {
			text_add_char(&h->formula, escapes[i].character);
			return;
		}
	text_add(&h->formula, s, length);
}

/*
 * md4c-html hands over a tag, or a part of one, at a time, and text with its escapes apart: no text
 * of a statement is one of these pieces.
 */
static const struct {
	const char *piece, *instead;
} pieces[] = {
	{ "<tr>\n", "<tr>" },
	{ "</th>\n", "</th>" },
	{ "</td>\n", "</td>" },
	/* Any style sheet overrides the attribute align. */
	{ " align=\"left\">", " style=\"text-align: left\">" },
	{ " align=\"center\">", " style=\"text-align: center\">" },
	{ " align=\"right\">", " style=\"text-align: right\">" },
	{ "<img src=\"", "<img style=\"max-width: 100%\" src=\"" },
};

static void add_piece(struct text *out, const char *s, size_t length)
{
	for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++)
		if (is_piece(s, length, pieces[i].piece)) {
			text_add_string(out, pieces[i].instead);
			return;
		}
	text_add(out, s, length);
}

/* --- Figures -------------------------------------------------------------------------------------- */

static bool stands_alone(const struct html *h)
{
	const char *rest = h->out->s + h->paragraph;
	size_t images = 0;

	while (!strncmp(rest, "<img ", 5)) {
		rest = strchr(rest, '>') + 1;
		rest += *rest == '\n';
		images++;
	}
	return images && !*rest;
}

/* A paragraph that is a figure stands in the middle, above its caption. */
static void end_paragraph(struct html *h)
{
	SCOPED(text) figure = TEXT_INIT;

	if (!h->caption.length || !stands_alone(h))
		return;
	text_add_string(&figure, h->out->s + h->paragraph);
	h->out->length = h->paragraph - strlen("<p>");
	text_printf(h->out, "<p style=\"text-align: center\">%s<br><small>%s</small>", figure.s,
			h->caption.s);
}

/* Notes where paragraphs begin and end, and what the figures in them are called. */
static void follow_figures(struct html *h, const char *s, size_t length)
{
	if (is_piece(s, length, "</p>\n"))
		end_paragraph(h);
	if (is_piece(s, length, "<p>")) {
		h->paragraph = h->out->length + length;
		text_reset(&h->caption);
	} else if (is_piece(s, length, "\" alt=\"") && h->next < h->captions.count) {
		text_printf(&h->caption, "%s%s", h->caption.length ? ", " : "",
				h->captions.list[h->next++]);
	}
}

static void take_piece(const char *s, MD_SIZE length, void *renderer)
{
	struct html *h = renderer;

	follow_figures(h, s, length);
	if (is_piece(s, length, "<x-equation>"))
		h->around = "";
	else if (is_piece(s, length, "<x-equation type=\"display\">"))
		h->around = "<br>";
	else if (is_piece(s, length, "</x-equation>"))
		add_formula(h);
	else if (h->around)
		add_to_formula(h, s, length);
	else
		add_piece(h->out, s, length);
}

static void render(struct html *h, const char *markdown)
{
	find_captions(&h->captions, markdown);
	if (md_html(markdown, (MD_SIZE)strlen(markdown), take_piece, h, MARKDOWN_FLAGS, 0))
		die("cannot parse a statement: out of memory");
	text_release(&h->formula);
	text_release(&h->caption);
	names_release(&h->captions);
}

void html_render(struct text *out, const char *markdown)
{
	struct html h = { .out = out, .formula = TEXT_INIT, .caption = TEXT_INIT };

	render(&h, markdown);
}

void html_formulas_beyond(const char *markdown, void (*found)(void *to, const char *tex), void *to)
{
	SCOPED(text) page = TEXT_INIT;
	struct html h = { .out = &page,
		.formula = TEXT_INIT,
		.caption = TEXT_INIT,
		.found = found,
		.to = to };

	render(&h, markdown);
}

/* --- Parts ------------------------------------------------------------------------------------------------ */

static void add_samples(struct text *out, const struct statement *s)
{
	for (size_t i = 0; i < s->sample_count; i++) {
		text_printf(out,
				"<table class=\"sample\">\n<tr><th>%s %zu</th><th>%s %zu</th></tr>\n",
				statement_input_word(s), i + 1, statement_output_word(s), i + 1);
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
		html_render(out, s->parts[part]);
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

EMBED(style, "setter/statement/statement.css");

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
