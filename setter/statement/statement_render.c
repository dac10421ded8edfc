/* What the three renderers share: running md4c, entities, links. */
#include "statement/statement_render.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"

static int ignore_block(MD_BLOCKTYPE type, void *detail, void *renderer)
{
	(void)type, (void)detail, (void)renderer;
	return 0;
}

static int ignore_span(MD_SPANTYPE type, void *detail, void *renderer)
{
	(void)type, (void)detail, (void)renderer;
	return 0;
}

static int ignore_text(MD_TEXTTYPE type, const char *text, MD_SIZE length, void *renderer)
{
	(void)type, (void)text, (void)length, (void)renderer;
	return 0;
}

void markdown_parse(const char *markdown, const MD_PARSER *see, void *renderer)
{
	const MD_PARSER parser = { .flags = MARKDOWN_FLAGS,
		.enter_block = see->enter_block ? see->enter_block : ignore_block,
		.leave_block = see->leave_block ? see->leave_block : ignore_block,
		.enter_span = see->enter_span ? see->enter_span : ignore_span,
		.leave_span = see->leave_span ? see->leave_span : ignore_span,
		.text = see->text ? see->text : ignore_text };

	if (md_parse(markdown, (MD_SIZE)strlen(markdown), &parser, renderer))
		die("cannot parse a statement: out of memory");
}

/* --- Entities ------------------------------------------------------------------------------- */

static const struct {
	const char *name, *utf8;
} entities[] = { { "&amp;", "&" }, { "&lt;", "<" }, { "&gt;", ">" }, { "&quot;", "\"" },
	{ "&apos;", "'" }, { "&nbsp;", "\xc2\xa0" }, { "&copy;", "©" }, { "&times;", "×" },
	{ "&middot;", "·" }, { "&ndash;", "–" }, { "&mdash;", "—" }, { "&hellip;", "…" },
	{ "&le;", "≤" }, { "&ge;", "≥" }, { "&ne;", "≠" }, { "&minus;", "−" } };

static size_t encode(unsigned long code, char utf8[4])
{
	if (code < ' ' || code == 0x7f || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff)
		return 0;
	if (code < 0x80) {
		utf8[0] = (char)code;
		return 1;
	}
	const size_t length = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;

	for (size_t i = length - 1; i > 0; i--, code >>= 6)
		utf8[i] = (char)(0x80 | (code & 0x3f));
	utf8[0] = (char)((0xf00 >> length & 0xff) | code);
	return length;
}

size_t entity_decode(const char *entity, size_t length, char utf8[4])
{
	if (length > 3 && entity[1] == '#') {
		const bool hex = entity[2] == 'x' || entity[2] == 'X';

		return encode(strtoul(entity + (hex ? 3 : 2), NULL, hex ? 16 : 10), utf8);
	}
	for (size_t i = 0; i < sizeof entities / sizeof *entities; i++)
		if (strlen(entities[i].name) == length &&
				!memcmp(entities[i].name, entity, length)) {
			memcpy(utf8, entities[i].utf8, strlen(entities[i].utf8));
			return strlen(entities[i].utf8);
		}
	return 0;
}

/* --- Links ------------------------------------------------------------------------------------ */

void attribute_add(struct text *out, const MD_ATTRIBUTE *attribute)
{
	for (size_t i = 0; attribute->text && attribute->substr_offsets[i] < attribute->size; i++) {
		const char *at = attribute->text + attribute->substr_offsets[i];
		const size_t length = attribute->substr_offsets[i + 1] -
				attribute->substr_offsets[i];
		char utf8[4];
		const size_t decoded = attribute->substr_types[i] == MD_TEXT_ENTITY
				? entity_decode(at, length, utf8)
				: 0;

		text_add(out, decoded ? utf8 : at, decoded ? decoded : length);
	}
}

/* --- Formulas --------------------------------------------------------------------------------- */

void formula_add_number(struct text *out, long long value)
{
	long long digits = value;
	int zeros = 0;

	while (digits && digits % 10 == 0) {
		digits /= 10;
		zeros++;
	}
	if (zeros < 4 || digits > 9 || digits < -9) {
		text_printf(out, "%lld", value);
		return;
	}
	if (digits == 1 || digits == -1)
		text_add_string(out, digits < 0 ? "-" : "");
	else
		text_printf(out, "%lld \\cdot ", digits);
	text_printf(out, zeros < 10 ? "10^%d" : "10^{%d}", zeros);
}

void formula_tex(struct text *out, const char *tex)
{
	const char *const special = strstr(tex, "\\begin{") ? "%#" : "%#&";

	for (; *tex; tex++) {
		if (*tex == '\\' && tex[1])
			text_add_char(out, *tex++);
		else if (strchr(special, *tex))
			text_add_char(out, '\\');
		text_add_char(out, *tex);
	}
}
