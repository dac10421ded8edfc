#include "mutate/tokens.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"

struct reader {
	struct tokens *tokens;
	size_t at;
	size_t round, braces;
	bool line_begins; /* nothing but blanks stands before it in the line */
	bool defines;     /* the line is a #define */
};

bool tokens_know(enum language l)
{
	return l == LANGUAGE_C || l == LANGUAGE_CPP || l == LANGUAGE_JAVA || l == LANGUAGE_PYTHON;
}

static bool is_python(const struct reader *r)
{
	return r->tokens->language == LANGUAGE_PYTHON;
}

/* Bytes above 127 are letters of names in other alphabets. */
static bool begins_word(char c)
{
	return isalpha((unsigned char)c) || c == '_' || c == '$' || (unsigned char)c >= 0x80;
}

static bool is_of_word(char c)
{
	return begins_word(c) || isdigit((unsigned char)c);
}

static const char *here(const struct reader *r)
{
	return r->tokens->bytes + r->at;
}

static bool looks_like(const struct reader *r, const char *text)
{
	return !strncmp(here(r), text, strlen(text));
}

static bool is_over(const struct reader *r)
{
	return r->at >= r->tokens->length;
}

static void add(struct reader *r, enum token_kind kind, size_t length)
{
	struct tokens *t = r->tokens;

	GROW(t->list, t->count);
	t->list[t->count++] = (struct token){ kind, r->at, length, r->round, r->braces };
	r->at += length;
	r->line_begins = false;
}

/* --- What is skipped ------------------------------------------------------------------------------ */

/* To the end of the line; a backslash there joins the next one to it. */
static void skip_line(struct reader *r)
{
	while (!is_over(r) && *here(r) != '\n') {
		if (*here(r) == '\\' && !is_python(r) && r->tokens->bytes[r->at + 1] == '\n')
			r->at++;
		r->at++;
	}
}

static void skip_comment(struct reader *r)
{
	const char *end = strstr(here(r) + 2, "*/");

	r->at = end ? (size_t)(end - r->tokens->bytes) + 2 : r->tokens->length;
}

/* What #define gives a name is code; other lines are not. */
static void skip_directive(struct reader *r)
{
	r->at++;
	while (*here(r) == ' ' || *here(r) == '\t')
		r->at++;
	if (looks_like(r, "define") && !is_of_word(here(r)[strlen("define")]))
		r->at += strlen("define");
	else
		skip_line(r);
	r->defines = true;
	r->line_begins = false;
}

/* --- Texts ------------------------------------------------------------------------------------------ */

/* Of one that ends with the same quote; one that is not closed ends with its line. */
static size_t quoted_length(const char *text, size_t prefix)
{
	const char quote = text[prefix];
	size_t n = prefix + 1;

	while (text[n] && text[n] != quote && text[n] != '\n')
		n += text[n] == '\\' && text[n + 1] ? 2 : 1;
	return n + (text[n] == quote);
}

/* Three quotes at each end. */
static size_t long_text_length(const char *text, size_t prefix)
{
	size_t n = prefix + 3;

	while (text[n] && strncmp(text + n, text + prefix, 3) != 0)
		n += text[n] == '\\' && text[n + 1] ? 2 : 1;
	return text[n] ? n + 3 : n;
}

/* R"x(...)x" */
static size_t raw_text_length(const char *text, size_t prefix)
{
	const char *open = strchr(text + prefix, '(');
	const size_t name = open ? (size_t)(open - text) - prefix - 1 : 0;
	char end[20] = ")";

	if (!open || name > sizeof end - 3)
		return quoted_length(text, prefix);
	memcpy(end + 1, text + prefix + 1, name);
	end[name + 1] = '"';

	const char *close = strstr(open, end);

	return close ? (size_t)(close - text) + name + 2 : strlen(text);
}

/* Letters before the quote: L"", u8R"()", rb''.  Returns the length of all of it; 0: no text. */
static size_t text_length(const struct reader *r)
{
	const char *text = here(r);
	const size_t prefix = strspn(text, is_python(r) ? "rRbBuUfF" : "LuU8R");

	if (prefix > 3 || (text[prefix] != '"' && text[prefix] != '\'') ||
			(prefix && r->tokens->language == LANGUAGE_JAVA) || text[0] == '8')
		return 0;
	if (!strncmp(text + prefix, "\"\"\"", 3) ||
			(is_python(r) && !strncmp(text + prefix, "'''", 3)))
		if (is_python(r) || r->tokens->language == LANGUAGE_JAVA)
			return long_text_length(text, prefix);
	if (r->tokens->language == LANGUAGE_CPP && prefix && text[prefix - 1] == 'R')
		return raw_text_length(text, prefix);
	return quoted_length(text, prefix);
}

/* --- Numbers ---------------------------------------------------------------------------------------- */

static bool begins_number(const char *text)
{
	return isdigit((unsigned char)text[0]) ||
			(text[0] == '.' && isdigit((unsigned char)text[1]));
}

/* As the preprocessor of C sees them: digits, letters, points, signs behind an exponent. */
static size_t number_length(const struct reader *r)
{
	const char *text = here(r);
	const bool hex = text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
	size_t n = 1;

	for (;; n++) {
		const char c = text[n], before = (char)tolower((unsigned char)text[n - 1]);
		const bool sign = (c == '+' || c == '-') && before == (hex ? 'p' : 'e');
		const bool apart = c == '\'' && r->tokens->language == LANGUAGE_CPP &&
				isalnum((unsigned char)text[n + 1]);

		if (!is_of_word(c) && c != '.' && !sign && !apart)
			return n;
	}
}

/* --- Marks ------------------------------------------------------------------------------------------ */

/* Longer ones first. */
static const char *const marks[] = { ">>>=", "<<=", ">>=", "...", "->*", "<=>", ">>>",
	"**=", "//=", "++", "--", "->", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||",
	"+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "::", ":=", "**", "//", "@=", ".*", "##",
	NULL };

/* Does this language have the mark?  Otherwise it is two. */
static bool has_mark(const struct reader *r, const char *mark)
{
	static const char *const of_python[] = { "**=", "//=", "**", "//", ":=", "@=", NULL };
	static const char *const of_others[] = { "++", "--", "&&", "||", "::", ".*", "##", "->*",
		"<=>", ">>>", ">>>=", NULL };
	const char *const *foreign = is_python(r) ? of_others : of_python;
	const bool java = r->tokens->language == LANGUAGE_JAVA;

	for (; *foreign; foreign++)
		if (!strcmp(*foreign, mark))
			return false;
	return java || strncmp(mark, ">>>", 3) != 0;
}

static size_t mark_length(const struct reader *r)
{
	for (const char *const *mark = marks; *mark; mark++)
		if (looks_like(r, *mark) && has_mark(r, *mark))
			return strlen(*mark);
	return 1;
}

static void down(size_t *depth)
{
	*depth -= *depth > 0;
}

/* A closing bracket stands outside, as its opening one does. */
static void add_mark(struct reader *r)
{
	const char c = *here(r);

	if (c == ')' || c == ']' || (is_python(r) && c == '}'))
		down(&r->round);
	else if (c == '}')
		down(&r->braces);
	add(r, TOKEN_MARK, mark_length(r));
	if (c == '(' || c == '[' || (is_python(r) && c == '{'))
		r->round++;
	else if (c == '{')
		r->braces++;
}

/* --- All of it ------------------------------------------------------------------------------------------ */

static void end_line(struct reader *r)
{
	const struct tokens *t = r->tokens;

	if ((r->defines || (is_python(r) && !r->round)) && t->count &&
			t->list[t->count - 1].kind != TOKEN_LINE_END)
		add(r, TOKEN_LINE_END, 0);
	r->defines = false;
	r->line_begins = true;
}

/* What separates tokens; false: here begins one. */
static bool skip(struct reader *r)
{
	const char c = *here(r);

	if (c == '\n') {
		end_line(r);
		r->at++;
	} else if (isspace((unsigned char)c) || (c == '\\' && isspace((unsigned char)here(r)[1]))) {
		/* A backslash joins the next line to this one. */
		r->at += c == '\\' ? 2 : 1;
	} else if (!is_python(r) && looks_like(r, "/*")) {
		skip_comment(r);
	} else if (is_python(r) ? c == '#' : looks_like(r, "//")) {
		skip_line(r);
	} else if (c == '#' && r->line_begins && r->tokens->language != LANGUAGE_JAVA) {
		skip_directive(r);
	} else {
		return false;
	}
	return true;
}

static void add_next(struct reader *r)
{
	const char *text = here(r);
	const size_t quoted = text_length(r);

	if (quoted) {
		add(r, TOKEN_TEXT, quoted);
	} else if (begins_number(text)) {
		add(r, TOKEN_NUMBER, number_length(r));
	} else if (begins_word(*text)) {
		size_t n = 1;

		while (is_of_word(text[n]))
			n++;
		add(r, TOKEN_WORD, n);
	} else {
		add_mark(r);
	}
}

void tokens_read(struct tokens *tokens, enum language language, const char *bytes, size_t length)
{
	struct reader r = { .tokens = tokens, .line_begins = true };

	*tokens = (struct tokens){ .bytes = bytes, .length = length, .language = language };
	while (!is_over(&r))
		if (!skip(&r))
			add_next(&r);
	end_line(&r);
}

void tokens_release(struct tokens *tokens)
{
	free(tokens->list);
	*tokens = TOKENS_INIT;
}

/* --- Looking at them ------------------------------------------------------------------------------------ */

const struct token *token_at(const struct tokens *t, size_t i)
{
	return i < t->count ? &t->list[i] : NULL;
}

bool token_is_kind(const struct tokens *t, size_t i, enum token_kind kind)
{
	return i < t->count && t->list[i].kind == kind;
}

static bool is_text(const struct tokens *t, size_t i, const char *text, size_t length)
{
	return i < t->count && t->list[i].kind != TOKEN_TEXT && t->list[i].length == length &&
			!memcmp(t->bytes + t->list[i].at, text, length);
}

bool token_is(const struct tokens *t, size_t i, const char *text)
{
	return is_text(t, i, text, strlen(text));
}

bool token_is_one_of(const struct tokens *t, size_t i, const char *const *list)
{
	for (; *list; list++)
		if (token_is(t, i, *list))
			return true;
	return false;
}

size_t token_sequence(const struct tokens *t, size_t i, const char *texts)
{
	size_t count = 0;

	while (*texts) {
		const size_t length = strcspn(texts, " ");

		if (!is_text(t, i + count, texts, length))
			return 0;
		count++;
		texts += length + strspn(texts + length, " ");
	}
	return count;
}

size_t token_closing(const struct tokens *t, size_t i)
{
	const struct token *open = token_at(t, i);
	size_t at = i + 1;

	while (open && at < t->count &&
			(t->list[at].round > open->round || t->list[at].braces > open->braces))
		at++;
	return open ? at : t->count;
}
