/*
 * A formula without a script: the TeX of a statement as HTML.
 *
 * $0 \le a, b \le 10^{18}$ becomes 0 &le; <em>a</em>, <em>b</em> &le; 10<sup>18</sup>.  It knows what
 * limits and explanations are made of, and says so when it meets anything else.
 */
#include "statement/statement_render.h"

#include <ctype.h>
#include <string.h>

/* Powers of powers of powers. */
#define DEPTH_MAX 8

struct formula {
	const char *at, *end;
	struct text out;
	int depth;
	bool failed;
	bool operand; /* something stands before: a minus is between two numbers */
};

/* How a symbol stands between its neighbours. */
enum spacing { PLAIN, RELATION, FUNCTION };

static const struct symbol {
	const char *name, *html;
	enum spacing spacing;
} symbols[] = {
	/* with a blank on both sides */
	{ "le", "≤", RELATION }, { "leq", "≤", RELATION }, { "leqslant", "≤", RELATION },
	{ "lt", "&lt;", RELATION }, { "ge", "≥", RELATION }, { "geq", "≥", RELATION },
	{ "geqslant", "≥", RELATION }, { "gt", "&gt;", RELATION }, { "ne", "≠", RELATION },
	{ "neq", "≠", RELATION }, { "approx", "≈", RELATION }, { "equiv", "≡", RELATION },
	{ "in", "∈", RELATION }, { "notin", "∉", RELATION }, { "to", "→", RELATION },
	{ "cdot", "·", RELATION }, { "times", "×", RELATION }, { "pm", "±", RELATION },
	{ "bmod", "mod", RELATION }, { "oplus", "⊕", RELATION }, { "mid", "|", RELATION },
	/* as they stand */
	{ "vert", "|", PLAIN }, { "ell", "ℓ", PLAIN }, { "ldots", "…", PLAIN },
	{ "cdots", "⋯", PLAIN }, { "dots", "…", PLAIN }, { "infty", "∞", PLAIN },
	{ "lfloor", "⌊", PLAIN }, { "rfloor", "⌋", PLAIN }, { "lceil", "⌈", PLAIN },
	{ "rceil", "⌉", PLAIN }, { "alpha", "α", PLAIN }, { "beta", "β", PLAIN },
	{ "phi", "φ", PLAIN }, { "varphi", "φ", PLAIN }, { "pi", "π", PLAIN },
	{ "sum", "∑", PLAIN }, { "left", "", PLAIN }, { "right", "", PLAIN },
	{ "quad", " ", PLAIN },
	/* with a blank behind */
	{ "log", "log", FUNCTION }, { "min", "min", FUNCTION }, { "max", "max", FUNCTION },
	{ "gcd", "gcd", FUNCTION }
};

static void add_blank(struct formula *f)
{
	if (f->out.length && f->out.s[f->out.length - 1] != ' ')
		text_add_char(&f->out, ' ');
}

static void add_spaced(struct formula *f, const char *html)
{
	add_blank(f);
	text_add_string(&f->out, html);
	text_add_char(&f->out, ' ');
	f->operand = false;
}

static void add_character(struct formula *f, char c)
{
	const char one[2] = { c, '\0' };

	html_add_escaped(&f->out, one);
}

static void add_sequence(struct formula *f, bool in_braces);

/* One thing: a group in braces, a command, or a character. */
static void add_argument(struct formula *f);

static void skip_blanks(struct formula *f)
{
	while (f->at < f->end && isspace((unsigned char)*f->at))
		f->at++;
}

/* What stands in braces, as it is. */
static void add_words(struct formula *f)
{
	skip_blanks(f);
	const char *close = f->at < f->end && *f->at == '{'
			? memchr(f->at, '}', (size_t)(f->end - f->at))
			: NULL;

	if (!close || memchr(f->at + 1, '{', (size_t)(close - f->at - 1)) ||
			memchr(f->at, '\\', (size_t)(close - f->at)) ||
			memchr(f->at, '$', (size_t)(close - f->at))) {
		f->failed = true;
		return;
	}
	for (f->at++; f->at < close; f->at++)
		add_character(f, *f->at);
	f->at++;
	f->operand = true;
}

static void add_raised(struct formula *f, const char *tag)
{
	text_printf(&f->out, "<%s>", tag);
	add_argument(f);
	text_printf(&f->out, "</%s>", tag);
	f->operand = true;
}

static bool is_command(const char *name, size_t length, const char *wanted)
{
	return strlen(wanted) == length && !memcmp(name, wanted, length);
}

static void add_symbol(struct formula *f, const struct symbol *s)
{
	if (s->spacing == RELATION) {
		add_spaced(f, s->html);
		return;
	}
	text_add_string(&f->out, s->html);
	f->operand = true;
	skip_blanks(f);
	if (s->spacing == FUNCTION && f->at < f->end &&
			(isalnum((unsigned char)*f->at) || *f->at == '\\'))
		add_blank(f);
}

/* Above and below a line: raised and lowered, so that nothing needs parentheses. */
static void add_fraction(struct formula *f)
{
	add_raised(f, "sup");
	text_add_char(&f->out, '/');
	add_raised(f, "sub");
}

static void add_root(struct formula *f)
{
	skip_blanks(f);
	f->failed |= f->at < f->end && *f->at == '['; /* a cube root */
	text_add_string(&f->out, "√<span style=\"text-decoration: overline\">");
	add_argument(f);
	text_add_string(&f->out, "</span>");
	f->operand = true;
}

static void add_named(struct formula *f, const char *name, size_t length)
{
	for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++)
		if (is_command(name, length, symbols[i].name)) {
			add_symbol(f, &symbols[i]);
			return;
		}
	if (is_command(name, length, "text") || is_command(name, length, "mathrm") ||
			is_command(name, length, "texttt") ||
			is_command(name, length, "operatorname"))
		add_words(f);
	else if (is_command(name, length, "frac"))
		add_fraction(f);
	else if (is_command(name, length, "sqrt"))
		add_root(f);
	else
		f->failed = true;
}

/* Behind a backslash. */
static void add_command(struct formula *f)
{
	const char *name = ++f->at;

	while (f->at < f->end && isalpha((unsigned char)*f->at))
		f->at++;
	if (f->at > name) {
		add_named(f, name, (size_t)(f->at - name));
	} else if (f->at < f->end && strchr("{}%$#&_", *f->at)) {
		add_character(f, *f->at++);
		f->operand = true;
	} else if (f->at < f->end && strchr(",;: ", *f->at)) {
		add_blank(f);
		f->at++;
	} else {
		f->failed = true;
	}
}

static void add_letters(struct formula *f)
{
	text_add_string(&f->out, "<em>");
	while (f->at < f->end && isalpha((unsigned char)*f->at))
		text_add_char(&f->out, *f->at++);
	text_add_string(&f->out, "</em>");
	f->operand = true;
}

static void add_operator(struct formula *f, char c)
{
	if (c == '-' && !f->operand)
		text_add_string(&f->out, "−");
	else
		add_spaced(f,
				c == '-'                   ? "−"
						: c == '<' ? "&lt;"
						: c == '>' ? "&gt;"
						: c == '=' ? "="
							   : "+");
}

static void add_one(struct formula *f)
{
	const char c = *f->at;

	if (isalpha((unsigned char)c)) {
		add_letters(f);
		return;
	}
	if (c == '\\') {
		add_command(f);
		return;
	}
	f->at++;
	if (isspace((unsigned char)c))
		return;
	if (c == '^' || c == '_')
		add_raised(f, c == '^' ? "sup" : "sub");
	else if (c == '{')
		add_sequence(f, true);
	else if (strchr("+-=<>", c))
		add_operator(f, c);
	else if (c == ',')
		text_add_string(&f->out, ", ");
	else if (c == '~')
		add_blank(f);
	else if (strchr("}&#$%", c))
		f->failed = true;
	else
		add_character(f, c);
	f->operand = isdigit((unsigned char)c) || strchr(")]!|'}^_{", c) ||
			(unsigned char)c >= 0x80;
}

static void add_argument(struct formula *f)
{
	skip_blanks(f);
	f->operand = false;
	if (f->at == f->end || ++f->depth > DEPTH_MAX) {
		f->failed = true;
	} else if (isalpha((unsigned char)*f->at)) {
		text_printf(&f->out, "<em>%c</em>", *f->at++);
	} else {
		add_one(f);
	}
	f->depth--;
}

static void add_sequence(struct formula *f, bool in_braces)
{
	if (++f->depth > DEPTH_MAX)
		f->failed = true;
	while (!f->failed && f->at < f->end && !(in_braces && *f->at == '}'))
		add_one(f);
	if (in_braces) {
		f->failed |= f->at == f->end;
		f->at++;
	}
	f->depth--;
}

bool formula_html(struct text *out, const char *tex, size_t length)
{
	struct formula f = { .at = tex, .end = tex + length, .out = TEXT_INIT };

	add_sequence(&f, false);
	while (f.out.length && f.out.s[f.out.length - 1] == ' ')
		f.out.length--;
	if (!f.failed)
		text_add(out, f.out.s, f.out.length);
	text_release(&f.out);
	return !f.failed;
}
