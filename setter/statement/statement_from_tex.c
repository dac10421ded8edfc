/*
 * TeX as Markdown, as far as statements need it: text, lists, tables, code, formulas, figures.
 *
 * A piece of TeX becomes a piece of Markdown; what stands in braces or between \begin and \end is
 * a piece of its own.  A command that is not known leaves its arguments as text, and is noted.
 */
#include "statement/statement_from_tex.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/xalloc.h"
#include "statement/statement_tex_piece.h"

/* Braces in braces. */
#define DEPTH_MAX 60

static void convert(struct tex *);

/* --- Pieces --------------------------------------------------------------------------------- */

char *tex_convert_piece(const struct tex *t, const char *start, const char *end)
{
	struct text out = TEXT_INIT;
	struct tex piece = { start, end, &out, t->unknown, t->cell, t->depth + 1 };

	if (piece.depth < DEPTH_MAX)
		convert(&piece);
	return text_detach(&out);
}

static void skip_blanks(struct tex *t)
{
	while (t->at < t->end && isspace((unsigned char)*t->at))
		t->at++;
}

/* Behind the bracket that closes the one at s; the end if there is none. */
const char *tex_behind_pair(const char *s, const char *end, char open, char close)
{
	int depth = 0;

	for (; s < end; s++)
		if (*s == '\\' && s + 1 < end)
			s++;
		else if (*s == open)
			depth++;
		else if (*s == close && --depth == 0)
			return s + 1;
	return end;
}

void tex_skip_option(struct tex *t)
{
	const char *s = t->at;

	while (s < t->end && (*s == ' ' || *s == '*'))
		s++;
	if (s < t->end && *s == '[')
		t->at = tex_behind_pair(s, t->end, '[', ']');
}

/* The next argument, without its braces, as it is: at most one character where it has none. */
struct piece tex_next_argument(struct tex *t)
{
	struct piece argument;

	skip_blanks(t);
	argument.start = argument.end = t->at;
	if (t->at < t->end && *t->at == '{') {
		argument.start = t->at + 1;
		t->at = tex_behind_pair(t->at, t->end, '{', '}');
		argument.end = t->at[-1] == '}' && t->at - 1 >= argument.start ? t->at - 1 : t->at;
	} else if (t->at < t->end) {
		argument.end = ++t->at;
	}
	return argument;
}

char *tex_argument_text(struct tex *t)
{
	const struct piece a = tex_next_argument(t);

	return xstrndup(a.start, (size_t)(a.end - a.start));
}

static char *argument_markdown(struct tex *t)
{
	const struct piece a = tex_next_argument(t);

	return tex_convert_piece(t, a.start, a.end);
}

void tex_note_unknown(const struct tex *t, const char *format, const char *name)
{
	char *words = xprintf(format, name);

	if (names_have(t->unknown, words))
		free(words);
	else
		names_take(t->unknown, words);
}

bool tex_is_one_of(const char *name, const char *names)
{
	SCOPED_FREE char *word = xprintf(" %s ", name);

	return strstr(names, word) != NULL;
}

/* --- Text ------------------------------------------------------------------------------------- */

char tex_last_character(const struct tex *t)
{
	return t->out->length ? t->out->s[t->out->length - 1] : '\n';
}

static void add_character(struct tex *t, char c)
{
	const char last = tex_last_character(t);

	if (isspace((unsigned char)c)) {
		if (!isspace((unsigned char)last))
			text_add_char(t->out, c == '\n' && !t->cell ? '\n' : ' ');
		return;
	}
	if (strchr("\\*_[]<&`$", c) || (t->cell && c == '|') ||
			(last == '\n' && strchr("#+-=>|", c)))
		text_add_char(t->out, '\\');
	text_add_char(t->out, c);
}

static void add_literal(struct tex *t, const char *s)
{
	while (*s)
		add_character(t, *s++);
}

/* A backslash without one before it. */
static bool ends_in_break(const struct text *out)
{
	size_t marks = 0;

	while (marks < out->length && out->s[out->length - marks - 1] == '\\')
		marks++;
	return marks % 2 == 1;
}

void tex_end_paragraph(struct tex *t)
{
	if (t->cell) {
		add_character(t, ' ');
		return;
	}
	while (t->out->length && isspace((unsigned char)tex_last_character(t)))
		t->out->length--;
	/* A line that was to be broken is the last one. */
	if (t->out->length > 1 && t->out->s[t->out->length] == '\n' && ends_in_break(t->out))
		t->out->length--;
	if (t->out->length)
		text_add_string(t->out, "\n\n");
	else
		text_reset(t->out);
}

/* What a paragraph of its own is made of. */
void tex_add_block(struct tex *t, const char *markdown)
{
	tex_end_paragraph(t);
	text_add_string(t->out, markdown);
	tex_end_paragraph(t);
}

char *tex_trimmed(char *s)
{
	size_t start = strspn(s, " \t\n"), length = strlen(s);

	while (length > start && isspace((unsigned char)s[length - 1]))
		length--;
	memmove(s, s + start, length - start);
	s[length - start] = '\0';
	return s;
}

/* **text**, with its blanks outside. */
static void add_marked(struct tex *t, char *markdown, const char *mark)
{
	if (*tex_trimmed(markdown))
		text_printf(t->out, "%s%s%s", mark, markdown, mark);
	free(markdown);
}

static void add_code(struct tex *t, char *code)
{
	const char *mark = strchr(code, '`') ? "``" : "`";

	for (char *s = code; *s; s++)
		if (*s == '\n')
			*s = ' ';
	if (*code)
		text_printf(t->out, strchr(code, '`') ? "%s %s %s" : "%s%s%s", mark, code, mark);
	free(code);
}

/* Of \texttt: escapes and ties mean what they mean elsewhere. */
static char *code_of(struct tex *t)
{
	char *tex = tex_argument_text(t), *to = tex;

	for (const char *s = tex; *s; s++)
		if (*s == '\\' && s[1] && strchr("_{}%#&$ \\", s[1]))
			*to++ = *++s;
		else if (!strncmp(s, "\\textbackslash", 14))
			*to++ = '\\', s += 13;
		else if (*s == '~')
			*to++ = ' ';
		else if (*s != '{' && *s != '}')
			*to++ = *s;
	*to = '\0';
	return tex;
}

/* --- Formulas ---------------------------------------------------------------------------------- */

void tex_add_formula(struct tex *t, const char *start, const char *end, bool display)
{
	const char *mark = display && !t->cell ? "$$" : "$";
	SCOPED_FREE char *formula = tex_trimmed(xstrndup(start, (size_t)(end - start)));

	if (*formula)
		text_add_string(t->out, mark);
	for (const char *s = formula; *s; s++)
		if (*s == '\\' && s[1])
			text_add(t->out, s++, 2);
		else if (*s == '|' && t->cell)
			text_add_string(t->out, "\\vert ");
		else
			text_add_char(t->out, *s == '\n' ? ' ' : *s);
	if (*formula)
		text_add_string(t->out, mark);
}

/* Behind the marks of its end; in `t->at` stands what follows those of its beginning. */
static void take_formula(struct tex *t, const char *closing, bool display)
{
	const char *start = t->at;

	while (t->at < t->end && strncmp(t->at, closing, strlen(closing)) != 0)
		t->at += *t->at == '\\' && *closing == '$' && t->at + 1 < t->end ? 2 : 1;
	tex_add_formula(t, start, t->at, display);
	t->at += t->at < t->end ? strlen(closing) : 0;
}

/* --- Commands ------------------------------------------------------------------------------------- */

static void add_figure(struct tex *t, char *address, char *caption)
{
	text_printf(t->out, "![%s](%s)", tex_trimmed(caption), tex_trimmed(address));
	free(address);
	free(caption);
}

static void take_illustration(struct tex *t)
{
	char *address;

	tex_next_argument(t);
	address = tex_argument_text(t);
	tex_end_paragraph(t);
	add_figure(t, address, argument_markdown(t));
	tex_end_paragraph(t);
}

static void take_link(struct tex *t)
{
	SCOPED_FREE char *address = tex_argument_text(t), *words = argument_markdown(t);

	text_printf(t->out, "[%s](%s)", words, address);
}

static void take_heading(struct tex *t)
{
	tex_skip_option(t);
	t->at += t->at < t->end && *t->at == '*';

	SCOPED_FREE char *words = argument_markdown(t);
	SCOPED_FREE char *heading = xprintf("### %s", tex_trimmed(words));

	tex_add_block(t, heading);
}

static void take_verb(struct tex *t)
{
	const char mark = t->at < t->end ? *t->at++ : '|', *start = t->at;

	while (t->at < t->end && *t->at != mark)
		t->at++;
	add_code(t, xstrndup(start, (size_t)(t->at - start)));
	t->at += t->at < t->end;
}

static const struct {
	const char *name, *text;
} symbols[] = {
	/* without an argument */
	{ "ldots", "…" }, { "dots", "…" }, { "textbackslash", "\\" }, { "textasciitilde", "~" },
	{ "textasciicircum", "^" }, { "textasciigrave", "`" }, { "textless", "<" },
	{ "textgreater", ">" }, { "textbar", "|" }, { "textunderscore", "_" },
	{ "textquotesingle", "'" }, { "quad", " " }, { "qquad", " " }, { "LaTeX", "LaTeX" },
	{ "TeX", "TeX" }, { "S", "§" }, { "copyright", "©" }
};

enum command {
	BOLD,
	SLANTED,
	CODE,
	PLAIN,
	CAPTION,
	HEADING,
	PARAGRAPH,
	NOTHING,
	ONE_LESS,
	TWO_LESS
};

/* The last ones have no text, nor have their arguments: none, one, two. */
static const char *const commands[] = {
	[BOLD] = " textbf bf bfseries ",
	[SLANTED] = " textit textsl emph it em itshape ",
	[CODE] = " texttt t tt ttfamily ",
	[PLAIN] = " textsc textrm textsf textnormal text mbox underline ",
	[CAPTION] = " caption ",
	[HEADING] = " section subsection subsubsection paragraph ",
	[PARAGRAPH] = " par smallskip medskip bigskip ",
	[NOTHING] = " Example Examples centering noindent hline toprule midrule bottomrule tiny "
		    "scriptsize footnotesize small normalsize large Large newpage clearpage hfill ",
	[ONE_LESS] = " vspace hspace label problemname usepackage documentclass cline ",
	[TWO_LESS] = " exmp exmpfile ",
};
#define COMMANDS (sizeof commands / sizeof *commands)

static void take_marked(struct tex *t, const char *mark)
{
	/* {\bf text}: all that follows in the braces. */
	if (t->at < t->end && *t->at != '{') {
		add_marked(t, tex_convert_piece(t, t->at, t->end), mark);
		t->at = t->end;
	} else {
		add_marked(t, argument_markdown(t), mark);
	}
}

static void take_code(struct tex *t)
{
	if (t->at < t->end && *t->at == '{') {
		add_code(t, code_of(t));
		return;
	}
	add_code(t, xstrndup(t->at, (size_t)(t->end - t->at)));
	t->at = t->end;
}

static void take_caption(struct tex *t)
{
	SCOPED_FREE char *words = argument_markdown(t);

	tex_add_block(t, tex_trimmed(words));
}

static void take_plain(struct tex *t)
{
	SCOPED_FREE char *words = argument_markdown(t);

	text_add_string(t->out, words);
}

static void take_known(struct tex *t, enum command command)
{
	switch (command) {
	case BOLD:
		take_marked(t, "**");
		break;
	case SLANTED:
		take_marked(t, "*");
		break;
	case CODE:
		take_code(t);
		break;
	case PLAIN:
		take_plain(t);
		break;
	case CAPTION:
		take_caption(t);
		break;
	case HEADING:
		take_heading(t);
		break;
	case PARAGRAPH:
		tex_end_paragraph(t);
		break;
	default:
		tex_skip_option(t);
		for (int k = NOTHING; k < (int)command; k++)
			tex_next_argument(t);
	}
}

static bool take_symbol(struct tex *t, const char *name)
{
	for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++)
		if (!strcmp(symbols[i].name, name)) {
			add_literal(t, symbols[i].text);
			return true;
		}
	return false;
}

/* With arguments of their own kinds.  False: none of these. */
static bool take_special(struct tex *t, const char *name)
{
	if (!strcmp(name, "begin")) {
		tex_take_environment(t);
	} else if (!strcmp(name, "includegraphics")) {
		tex_skip_option(t);
		add_figure(t, tex_argument_text(t), xstrdup(""));
	} else if (!strcmp(name, "illustration")) {
		take_illustration(t);
	} else if (!strcmp(name, "href")) {
		take_link(t);
	} else if (!strcmp(name, "url")) {
		SCOPED_FREE char *address = tex_argument_text(t);

		text_printf(t->out, "<%s>", address);
	} else if (!strcmp(name, "verb")) {
		take_verb(t);
	} else if (!strcmp(name, "footnote")) {
		SCOPED_FREE char *words = argument_markdown(t);

		text_printf(t->out, " (%s)", words);
	} else {
		return false;
	}
	return true;
}

static void take_named(struct tex *t)
{
	const char *start = t->at;
	size_t i = 0;

	while (t->at < t->end && isalpha((unsigned char)*t->at))
		t->at++;
	SCOPED_FREE char *name = xstrndup(start, (size_t)(t->at - start));

	if (t->at < t->end && *t->at == ' ' && strcmp(name, "verb") != 0)
		skip_blanks(t); /* it ends the name */
	while (i < COMMANDS && !tex_is_one_of(name, commands[i]))
		i++;
	if (i < COMMANDS)
		take_known(t, (enum command)i);
	else if (!take_symbol(t, name) && !take_special(t, name))
		tex_note_unknown(t, "\\%s", name);
}

/* Behind a backslash. */
static void take_command(struct tex *t)
{
	const char c = t->at < t->end ? *t->at : ' ';

	if (isalpha((unsigned char)c)) {
		take_named(t);
		return;
	}
	t->at += t->at < t->end;
	if (c == '\\' && t->cell) {
		add_character(t, ' ');
	} else if (c == '\\') {
		tex_skip_option(t);
		text_add_string(t->out, "\\\n");
	} else if (c == '[') {
		take_formula(t, "\\]", true);
	} else if (c == '(') {
		take_formula(t, "\\)", false);
	} else if (strchr(" ,;:\n", c)) {
		add_character(t, ' ');
	} else if (!strchr("-/!@", c)) {
		const char one[2] = { c, '\0' };

		if (!strchr("%&#_{}$", c))
			tex_note_unknown(t, "\\%s", one);
		add_character(t, c);
	}
}

/* --- All of it -------------------------------------------------------------------------------------- */

static const struct {
	const char *tex, *text;
} ligatures[] = { { "---", "—" }, { "--", "–" }, { "``", "“" }, { "''", "”" }, { "`", "‘" },
	{ "~", "\xc2\xa0" } };

static bool take_ligature(struct tex *t)
{
	for (size_t i = 0; i < sizeof ligatures / sizeof *ligatures; i++) {
		const size_t length = strlen(ligatures[i].tex);

		if ((size_t)(t->end - t->at) >= length &&
				!memcmp(t->at, ligatures[i].tex, length)) {
			text_add_string(t->out, ligatures[i].text);
			t->at += length;
			return true;
		}
	}
	return false;
}

static void skip_comment(struct tex *t)
{
	while (t->at < t->end && *t->at != '\n')
		t->at++;
	t->at += t->at < t->end;
	while (t->at < t->end && (*t->at == ' ' || *t->at == '\t'))
		t->at++;
}

static void take_group(struct tex *t)
{
	SCOPED_FREE char *inside = argument_markdown(t);

	text_add_string(t->out, inside);
}

/* The end of a line; of a paragraph, if the next line is empty. */
static void take_newline(struct tex *t)
{
	const char *s = t->at + 1;

	while (s < t->end && (*s == ' ' || *s == '\t'))
		s++;
	if (s < t->end && *s == '\n') {
		skip_blanks(t);
		tex_end_paragraph(t);
	} else {
		add_character(t, '\n');
		t->at = s;
	}
}

static void convert(struct tex *t)
{
	while (t->at < t->end) {
		const char c = *t->at;

		if (c == '%') {
			skip_comment(t);
		} else if (c == '\n') {
			take_newline(t);
		} else if (c == '{') {
			take_group(t);
		} else if (c == '\\') {
			t->at++;
			take_command(t);
		} else if (c == '$') {
			const bool display = t->at + 1 < t->end && t->at[1] == '$';

			t->at += display ? 2 : 1;
			take_formula(t, display ? "$$" : "$", display);
		} else if (!take_ligature(t)) {
			if (c != '}')
				add_character(t, c);
			t->at++;
		}
	}
}

char *statement_from_tex(const char *tex, size_t length, struct names *unknown)
{
	struct text out = TEXT_INIT;
	struct tex t = { tex, tex + length, &out, unknown, false, 0 };

	convert(&t);
	tex_end_paragraph(&t);
	if (out.length)
		out.s[--out.length] = '\0'; /* one of two newlines */
	return text_detach(&out);
}
