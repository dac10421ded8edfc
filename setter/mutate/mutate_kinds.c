/*
 * The kinds of mutants, one row each: its name, and what it does at a token.
 *
 * A new kind is a row of `kinds`, and a function of a few lines, or a list of replacements for one of
 * those that are here.  What does not compile costs its compilation and nothing more, so a guess is
 * enough; but C++ and Java compile slowly, and what is not an operator there is left alone.
 */
#include "mutate/mutants.h"

#include <string.h>

#include "mutate/number.h"

/* OLD, words with a blank between them, and what it becomes. */
struct replacement {
	const char *old, *new[3];
};

struct mutate_kind {
	const char *name;
	void (*find)(struct mutant_finder *, size_t i);
	const struct replacement *replacements; /* for find(); ends in an empty row */
};

/* --- What stands where ------------------------------------------------------------------------------ */

static bool is_python(const struct mutant_finder *f)
{
	return f->tokens->language == LANGUAGE_PYTHON;
}

static const char *const keywords[] = { "return", "break", "continue", "goto", "if", "else", "for",
	"while", "do", "switch", "case", "default", "sizeof", "throw", "try", "catch", "new",
	"delete", "using", "typedef", "struct", "class", "enum", "union", "public", "private",
	"protected", "namespace", "template", "import", "from", "def", "elif", "and", "or", "not",
	"in", "is", "lambda", "yield", "with", "except", "finally", "raise", "assert", "del",
	"global", "nonlocal", "pass", "print", NULL };

static const char *const types[] = { "int", "long", "short", "char", "unsigned", "signed", "float",
	"double", "bool", "void", "auto", "const", "constexpr", "static", "register", "volatile",
	"size_t", "ssize_t", "string", "boolean", "byte", "final", "var", "__int128", "__float128",
	"int8_t", "uint8_t", "int16_t", "uint16_t", "int32_t", "uint32_t", "int64_t", "uint64_t",
	"intmax_t", "uintmax_t", "__uint128_t", "__int128_t", NULL };

static const char *const containers[] = { "vector", "map", "set", "multiset", "multimap",
	"unordered_map", "unordered_set", "queue", "deque", "stack", "priority_queue", "array",
	"list", "bitset", "string", NULL };

static bool is_name(const struct mutant_finder *f, size_t i)
{
	return token_is_kind(f->tokens, i, TOKEN_WORD) &&
			!token_is_one_of(f->tokens, i, keywords) &&
			!token_is_one_of(f->tokens, i, types);
}

/* Does an operand end there, so that an operator between two may follow? */
static bool ends_operand(const struct mutant_finder *f, size_t i)
{
	if (i && (token_is(f->tokens, i, "++") || token_is(f->tokens, i, "--")))
		return ends_operand(f, i - 1);
	return is_name(f, i) || token_is_kind(f->tokens, i, TOKEN_NUMBER) ||
			token_is_kind(f->tokens, i, TOKEN_TEXT) || token_is(f->tokens, i, ")") ||
			token_is(f->tokens, i, "]");
}

static bool is_operand(const struct mutant_finder *f, size_t i)
{
	return is_name(f, i) || token_is_kind(f->tokens, i, TOKEN_NUMBER);
}

/* The first token of the statement, or of the part of a for's head, that `i` is in. */
static size_t statement_start(const struct mutant_finder *f, size_t i)
{
	const struct token *t = token_at(f->tokens, i);

	while (i) {
		const struct token *before = token_at(f->tokens, i - 1);
		const bool ends = token_is(f->tokens, i - 1, ";") ||
				token_is(f->tokens, i - 1, "{") || token_is(f->tokens, i - 1, "}");

		if (before->kind == TOKEN_LINE_END || (!is_python(f) && ends) ||
				before->round < t->round)
			break;
		i--;
	}
	return i;
}

/* Does `std::cin >> a` begin there, or `out << b`: no shift? */
static bool is_stream(const struct mutant_finder *f, size_t i)
{
	static const char *const streams[] = { "cin", "cout", "cerr", "clog", "in", "out", "fin",
		"fout", "is", "os", "ss", NULL };
	size_t at = i;

	/* A condition may have something before it: t-- && cin >> a. */
	while (at && !token_is(f->tokens, at - 1, ";") && !token_is(f->tokens, at - 1, "{") &&
			!token_is(f->tokens, at - 1, "}"))
		if (token_is_one_of(f->tokens, --at, streams))
			return f->tokens->language == LANGUAGE_CPP;
	return false;
}

/* Is the mark a bracket of vector<int>, at either end? */
static bool is_of_template(const struct mutant_finder *f, size_t i)
{
	static const char *const inside[] = { ",", "*", "&", "::", ">", "<", ">>", "[", "]", "?",
		".", NULL };
	const bool opens = token_is(f->tokens, i, "<");
	size_t at = i;

	if (f->tokens->language != LANGUAGE_CPP && f->tokens->language != LANGUAGE_JAVA)
		return false;
	if (!opens) {
		while (at &&
				(token_is_one_of(f->tokens, at, inside) ||
						token_is_kind(f->tokens, at, TOKEN_WORD)))
			at--;
		for (; at < i && !token_is(f->tokens, at, "<"); at++)
			;
		return at < i && is_of_template(f, at);
	}
	if (token_is(f->tokens, at + 1, ">"))
		return true;
	while (++at < f->tokens->count && !token_is(f->tokens, at, ">") &&
			!token_is(f->tokens, at, ">>"))
		if (!token_is_one_of(f->tokens, at, inside) &&
				!token_is_kind(f->tokens, at, TOKEN_WORD) &&
				!token_is_kind(f->tokens, at, TOKEN_NUMBER))
			return false;
	return token_is_kind(f->tokens, at + 1, TOKEN_WORD) || token_is(f->tokens, at + 1, "(") ||
			token_is(f->tokens, at + 1, "::") || token_is(f->tokens, at + 1, ">") ||
			token_is(f->tokens, at + 1, "{") || token_is(f->tokens, at + 1, "&") ||
			token_is(f->tokens, at + 1, ",") || token_is(f->tokens, at, ">>");
}

/* --- Marks and words become others -------------------------------------------------------------------- */

static void replace(struct mutant_finder *f, size_t i)
{
	for (const struct replacement *r = f->kind->replacements; r->old; r++) {
		const size_t count = token_sequence(f->tokens, i, r->old);

		for (size_t k = 0; count && k < 3 && r->new[k]; k++)
			mutant_add(f, i, i + count - 1, "%s", r->new[k]);
	}
}

/* Only between two operands, where it is neither a sign nor a pointer, nor of a template. */
static void replace_operator(struct mutant_finder *f, size_t i)
{
	if (ends_operand(f, i - 1) && !is_of_template(f, i))
		replace(f, i);
}

static void replace_shift(struct mutant_finder *f, size_t i)
{
	if (ends_operand(f, i - 1) && !is_of_template(f, i) && !is_stream(f, i))
		replace(f, i);
}

static const struct replacement comparisons[] = { { "<", { "<=", ">=" } }, { "<=", { "<", ">" } },
	{ ">", { ">=", "<=" } }, { ">=", { ">", "<" } }, { "==", { "!=", "<=" } },
	{ "!=", { "==", "<" } }, { NULL, { NULL } } };

static const struct replacement arithmetic[] = { { "+", { "-", "*" } }, { "-", { "+" } },
	{ "*", { "+", "/" } }, { "/", { "*" } }, { "//", { "*", "/" } }, { "%", { "/", "*" } },
	{ "**", { "*" } }, { "+=", { "-=", "=" } }, { "-=", { "+=", "=" } },
	{ "*=", { "+=", "=" } }, { "/=", { "*=", "=" } }, { "//=", { "*=", "=" } },
	{ "%=", { "/=", "=" } }, { NULL, { NULL } } };

static const struct replacement steps[] = { { "++", { "--" } }, { "--", { "++" } },
	{ NULL, { NULL } } };

static const struct replacement shifts[] = { { "<<", { ">>" } }, { ">>", { "<<" } },
	{ ">>>", { ">>", "<<" } }, { "<<=", { ">>=" } }, { ">>=", { "<<=" } }, { "&", { "|" } },
	{ "|", { "&", "^" } }, { "^", { "|", "&" } }, { "&=", { "|=" } }, { "|=", { "&=" } },
	{ "^=", { "|=" } }, { NULL, { NULL } } };

static const struct replacement logic[] = { { "&&", { "||" } }, { "||", { "&&" } },
	{ "and", { "or" } }, { "or", { "and" } }, { "true", { "false" } }, { "false", { "true" } },
	{ "True", { "False" } }, { "False", { "True" } }, { "!", { "" } }, { "not", { "" } },
	{ NULL, { NULL } } };

/* Words that are left out, or stand for their opposite. */
static const struct replacement calls[] = { { "min", { "max" } }, { "max", { "min" } },
	{ "floor", { "ceil" } }, { "ceil", { "floor" } }, { "floorl", { "ceill" } },
	{ "ceill", { "floorl" } }, { "lower_bound", { "upper_bound" } },
	{ "upper_bound", { "lower_bound" } }, { "push_front", { "push_back" } },
	{ "push_back", { "push_front" } }, { "appendleft", { "append" } }, { NULL, { NULL } } };

static const struct replacement absolutes[] = { { "abs", { "" } }, { "labs", { "" } },
	{ "llabs", { "" } }, { "fabs", { "" } }, { "fabsl", { "" } }, { "std :: abs", { "" } },
	{ "std :: llabs", { "" } }, { "Math . abs", { "" } }, { NULL, { NULL } } };

static void leave_out_call(struct mutant_finder *f, size_t i)
{
	for (const struct replacement *r = f->kind->replacements; r->old; r++) {
		const size_t count = token_sequence(f->tokens, i, r->old);

		if (count && token_is(f->tokens, i + count, "(") &&
				!token_is(f->tokens, i - 1, "::") &&
				!token_is(f->tokens, i - 1, "."))
			mutant_add(f, i, i + count - 1, "%s", r->new[0]);
	}
}

/* --- Types ---------------------------------------------------------------------------------------------- */

static const struct replacement narrower[] = { { "long long", { "int", "double" } },
	{ "unsigned", { "signed" } }, { "long double", { "double" } },
	{ "double", { "float", "long long" } }, { "float", { "int" } }, { "int", { "short" } },
	{ "__int128", { "long long" } }, { "__float128", { "long double" } },
	{ "__uint128_t", { "__int128_t", "uint64_t" } }, { "__int128_t", { "int64_t" } },
	{ "int64_t", { "int32_t", "double" } }, { "uint64_t", { "int64_t", "uint32_t" } },
	{ "uint32_t", { "int32_t", "uint16_t" } }, { "int32_t", { "int16_t" } },
	{ "size_t", { "int" } }, { "long", { "int", "double" } }, { NULL, { NULL } } };

static void change_type(struct mutant_finder *f, size_t i)
{
	static const char *const parts[] = { "long", "unsigned", "signed", "short", NULL };
	const bool is_part = token_is_one_of(f->tokens, i - 1, parts) && i;
	const bool is_long = token_is(f->tokens, i, "long");

	if (is_python(f))
		return;
	/* unsigned long long: the first word, and `long long` as an integer only. */
	if (is_part && !(is_long && token_is(f->tokens, i - 1, "unsigned")))
		return;
	if (token_is(f->tokens, i, "int") && token_is(f->tokens, i + 1, "main"))
		return;
	for (const struct replacement *r = f->kind->replacements; r->old; r++) {
		const size_t count = token_sequence(f->tokens, i, r->old);
		const bool goes_on = token_is_one_of(f->tokens, i + count, parts) ||
				(is_long && token_is(f->tokens, i + count, "double"));

		if (!count || (goes_on && !token_is(f->tokens, i, "unsigned")))
			continue;
		for (size_t k = 0; k < 3 && r->new[k]; k++)
			if (!is_part || !strcmp(r->new[k], "int"))
				mutant_add(f, i, i + count - 1, "%s", r->new[k]);
	}
}

/* --- Numbers -------------------------------------------------------------------------------------------- */

static bool read_number(const struct mutant_finder *f, size_t i, struct number *n)
{
	const struct token *t = token_at(f->tokens, i);

	return token_is_kind(f->tokens, i, TOKEN_NUMBER) &&
			number_read(n, f->tokens->bytes + t->at, t->length);
}

static void add_number(struct mutant_finder *f, size_t i, const struct number *n)
{
	SCOPED(text) text = TEXT_INIT;

	number_write(n, &text);
	mutant_add(f, i, i, "%s", text.s);
}

static void step_number(struct mutant_finder *f, size_t i)
{
	struct number more, less;

	if (!read_number(f, i, &more))
		return;
	less = more;
	if (number_step(&more, 1))
		add_number(f, i, &more);
	if (number_step(&less, -1))
		add_number(f, i, &less);
	else if (!token_is(f->tokens, i - 1, "-"))
		mutant_add(f, i, i, "-1");
}

static void number_to_zero(struct mutant_finder *f, size_t i)
{
	if (token_is_kind(f->tokens, i, TOKEN_NUMBER))
		mutant_add(f, i, i, "0");
}

static void flip_bit(struct mutant_finder *f, size_t i)
{
	struct number n;

	if (read_number(f, i, &n) && number_flip(&n))
		add_number(f, i, &n);
}

/* --- Conditions ----------------------------------------------------------------------------------------- */

/* A single comparison is negated by its own kind. */
static bool is_one_comparison(const struct mutant_finder *f, size_t first, size_t last)
{
	static const char *const joins[] = { "&&", "||", "and", "or", "not", "!", "?", NULL };
	size_t found = 0;

	for (size_t i = first; i <= last; i++) {
		if (token_is_one_of(f->tokens, i, joins))
			return false;
		for (const struct replacement *r = comparisons; r->old; r++)
			found += token_is(f->tokens, i, r->old);
	}
	return found == 1;
}

static void negate_condition(struct mutant_finder *f, size_t i)
{
	const struct token *t = token_at(f->tokens, i);
	size_t first = i + 1, end = first;

	if (!token_is(f->tokens, i, "if") && !token_is(f->tokens, i, "while") &&
			!token_is(f->tokens, i, "elif"))
		return;
	if (is_python(f)) {
		while (end < f->tokens->count &&
				!(token_is(f->tokens, end, ":") &&
						token_at(f->tokens, end)->round == t->round))
			end++;
	} else {
		end = token_closing(f->tokens, first++);
	}
	if (end < f->tokens->count && end > first && !is_one_comparison(f, first, end - 1)) {
		const size_t at = token_at(f->tokens, first)->at;
		const int length = (int)(token_at(f->tokens, end - 1)->at +
				token_at(f->tokens, end - 1)->length - at);

		mutant_add(f, first, end - 1, is_python(f) ? "not (%.*s)" : "!(%.*s)", length,
				f->tokens->bytes + at);
	}
}

/* Is it in the condition of a loop? */
static bool is_in_loop_head(const struct mutant_finder *f, size_t i)
{
	const size_t round = token_at(f->tokens, i)->round;
	size_t at = i, parts = 0;

	while (at && token_at(f->tokens, at)->round >= round && round) {
		at--;
		parts += token_is(f->tokens, at, ";");
	}
	return at &&
			(token_is(f->tokens, at - 1, "while") ||
					(token_is(f->tokens, at - 1, "for") && parts == 1));
}

/* What counts up compares itself one higher, what counts down one lower; range() ends one lower. */
static void end_loop_early(struct mutant_finder *f, size_t i)
{
	if (is_python(f)) {
		const size_t end = token_is(f->tokens, i, "range") ? token_closing(f->tokens, i + 1)
								   : f->tokens->count;

		if (end < f->tokens->count && end > i + 2)
			mutant_add(f, end, end, "- 1)");
	} else if ((token_is(f->tokens, i, "<") || token_is(f->tokens, i, ">")) &&
			!is_of_template(f, i) && is_in_loop_head(f, i)) {
		mutant_add(f, i, i, token_is(f->tokens, i, "<") ? "+ 1 <" : "- 1 >");
	} else if (token_is(f->tokens, i, "while") && is_name(f, i + 2) &&
			token_is(f->tokens, i + 3, "--") && token_is(f->tokens, i + 4, ")")) {
		const struct token *name = token_at(f->tokens, i + 2);

		mutant_add(f, i + 2, i + 3, "--%.*s", (int)name->length,
				f->tokens->bytes + name->at);
	}
}

/* --- Statements ------------------------------------------------------------------------------------------ */

/* Behind the head of an if, for or while. */
static bool follows_head(const struct mutant_finder *f, size_t i)
{
	static const char *const heads[] = { "if", "for", "while", NULL };
	const size_t round = token_at(f->tokens, i)->round;

	if (!i || !token_is(f->tokens, i - 1, ")"))
		return false;
	for (size_t at = i - 1; at--;)
		if (token_is(f->tokens, at, "(") && token_at(f->tokens, at)->round == round)
			return at && token_is_one_of(f->tokens, at - 1, heads);
	return false;
}

static bool begins_statement(const struct mutant_finder *f, size_t i)
{
	static const char *const before[] = { ";", "{", "}", "else", "do", NULL };
	const struct token *t = token_at(f->tokens, i);

	if (is_python(f))
		return !i || token_is_kind(f->tokens, i - 1, TOKEN_LINE_END);
	return t->braces && !t->round && i &&
			(token_is_one_of(f->tokens, i - 1, before) || follows_head(f, i));
}

/* The last token before its end; or `i` itself if it has none, or has a block in it. */
static size_t statement_end(const struct mutant_finder *f, size_t i)
{
	const struct token *t = token_at(f->tokens, i);
	size_t at = i;

	while (++at < f->tokens->count) {
		const struct token *now = token_at(f->tokens, at);

		if (now->round == t->round &&
				(token_is(f->tokens, at, ";") || now->kind == TOKEN_LINE_END))
			return at - 1;
		if (now->round == t->round &&
				(token_is(f->tokens, at, "{") || token_is(f->tokens, at, "}") ||
						(is_python(f) && token_is(f->tokens, at, ":"))))
			break;
	}
	return f->tokens->count;
}

static bool is_declaration(const struct mutant_finder *f, size_t i)
{
	while (token_is(f->tokens, i, "std") && token_is(f->tokens, i + 1, "::"))
		i += 2;
	return token_is_one_of(f->tokens, i, types) ||
			(is_name(f, i) &&
					(is_name(f, i + 1) || token_is(f->tokens, i + 1, "*") ||
							(token_is(f->tokens, i + 1, "<") &&
									is_of_template(f, i + 1))));
}

/* a.sort(), std::sort(...), qsort(...): is one called in the statement? */
static bool is_sort(const struct mutant_finder *f, size_t first, size_t last)
{
	static const char *const sorts[] = { "sort", "qsort", "stable_sort", "reverse", NULL };

	for (size_t i = first; i < last; i++)
		if (token_is_one_of(f->tokens, i, sorts) && token_is(f->tokens, i + 1, "("))
			return true;
	return false;
}

static bool is_break(const struct mutant_finder *f, size_t i)
{
	return token_is(f->tokens, i, "break") || token_is(f->tokens, i, "continue");
}

enum statement { STATEMENT_NONE, STATEMENT_PLAIN, STATEMENT_SORT, STATEMENT_BREAK };

static enum statement statement_at(const struct mutant_finder *f, size_t i, size_t *end)
{
	static const char *const others[] = { "else", "if", "elif", "for", "while", "do", "switch",
		"case", "default", "try", "catch", "import", "from", "def", "class", "pass", "with",
		"except", "finally", "global", "nonlocal", "using", "typedef", "struct", "goto",
		"@", NULL };

	if (!begins_statement(f, i) || token_is_one_of(f->tokens, i, others))
		return STATEMENT_NONE;
	*end = statement_end(f, i);
	if (*end >= f->tokens->count || token_is_kind(f->tokens, i, TOKEN_TEXT))
		return STATEMENT_NONE;
	if (is_break(f, i))
		return STATEMENT_BREAK;
	if (!is_python(f) && is_declaration(f, i))
		return STATEMENT_NONE;
	/* The end of a function that returns nothing is not defined. */
	if (token_is(f->tokens, i, "return") && token_is(f->tokens, *end + 2, "}") &&
			token_at(f->tokens, i)->braces == 1)
		return STATEMENT_NONE;
	return is_sort(f, i, *end) ? STATEMENT_SORT : STATEMENT_PLAIN;
}

static void leave_out(struct mutant_finder *f, size_t i, enum statement which)
{
	size_t end;

	if (statement_at(f, i, &end) == which)
		mutant_add(f, i, end, "%s", is_python(f) ? "pass" : "");
}

static void leave_out_statement(struct mutant_finder *f, size_t i)
{
	leave_out(f, i, STATEMENT_PLAIN);
}

static void leave_out_break(struct mutant_finder *f, size_t i)
{
	leave_out(f, i, STATEMENT_BREAK);
}

static void leave_out_sort(struct mutant_finder *f, size_t i)
{
	leave_out(f, i, STATEMENT_SORT);
	if (is_python(f) && token_is(f->tokens, i, "sorted") && token_is(f->tokens, i + 1, "("))
		mutant_add(f, i, i, "list");
}

static void leave_out_else(struct mutant_finder *f, size_t i)
{
	if (!token_is(f->tokens, i, "else"))
		return;
	if (!is_python(f))
		mutant_add(f, i, i, "else if (%s)",
				f->tokens->language == LANGUAGE_C ? "0" : "false");
	else if (token_is(f->tokens, i + 1, ":"))
		mutant_add(f, i, i, "elif False");
}

/* --- Declarations ----------------------------------------------------------------------------------------- */

/* The last token of `= 1 + f(2, 3)`; count if it has braces. */
static size_t value_end(const struct mutant_finder *f, size_t i)
{
	const struct token *t = token_at(f->tokens, i);

	while (++i < f->tokens->count) {
		const struct token *now = token_at(f->tokens, i);

		if (now->round < t->round ||
				(now->round == t->round &&
						(token_is(f->tokens, i, ",") ||
								token_is(f->tokens, i, ";"))))
			return i - 1;
		if (token_is(f->tokens, i, "{"))
			break;
	}
	return f->tokens->count;
}

static void leave_out_value(struct mutant_finder *f, size_t i)
{
	const size_t end = token_is(f->tokens, i, "=") && !is_python(f) ? value_end(f, i)
									: f->tokens->count;
	const size_t start = end < f->tokens->count ? statement_start(f, i) : i;

	if (start < i && is_declaration(f, start) && is_name(f, i - 1))
		mutant_add(f, i, end, "%s", "");
}

static void shrink_array(struct mutant_finder *f, size_t i)
{
	const bool is_size = token_is(f->tokens, i - 1, "[") && token_is(f->tokens, i + 1, "]") &&
			i > 1 && is_name(f, i - 2);
	const size_t start = is_size ? statement_start(f, i - 2) : i;
	const struct token *t = token_at(f->tokens, i);

	if (is_python(f) || !is_size || !is_declaration(f, start))
		return;
	if (is_operand(f, i))
		mutant_add(f, i, i, "%.*s / 2", (int)t->length, f->tokens->bytes + t->at);
}

/* Only numbers may be the first value of what stays in C. */
static bool may_stay(const struct mutant_finder *f, size_t i)
{
	const size_t end = statement_end(f, i);
	bool has_value = false;

	if (end >= f->tokens->count || token_is(f->tokens, i, "static") ||
			token_is(f->tokens, i, "const") || token_is(f->tokens, i, "constexpr"))
		return false;
	for (size_t at = i; at <= end; at++) {
		has_value |= token_is(f->tokens, at, "=") ||
				(f->tokens->language == LANGUAGE_CPP &&
						token_is_one_of(f->tokens, at, containers));
		if (token_is(f->tokens, at, "=") && f->tokens->language == LANGUAGE_C &&
				!token_is_kind(f->tokens, at + 1, TOKEN_NUMBER))
			return false;
	}
	return has_value;
}

/* Outside of all loops of main() everything begins once. */
static bool begins_once(const struct mutant_finder *f, size_t i)
{
	const struct token *t = token_at(f->tokens, i);

	while (i && token_at(f->tokens, i)->braces)
		i--;
	while (i && !token_is(f->tokens, i, "("))
		i--;
	return t->braces == 1 && i && token_is(f->tokens, i - 1, "main");
}

/* A variable that each case begins anew keeps what the last one left. */
static void keep_state(struct mutant_finder *f, size_t i)
{
	const bool is_c = f->tokens->language == LANGUAGE_C || f->tokens->language == LANGUAGE_CPP;
	const struct token *t = token_at(f->tokens, i);

	if (is_c && begins_statement(f, i) && is_declaration(f, i) && may_stay(f, i) &&
			!begins_once(f, i))
		mutant_add(f, i, i, "static %.*s", (int)t->length, f->tokens->bytes + t->at);
}

/* --- Operands ------------------------------------------------------------------------------------------------ */

/* What binds no closer than a minus, so that what stands beside it is a whole operand. */
static bool is_border(const struct mutant_finder *f, size_t i)
{
	static const char *const borders[] = { "(", ")", ",", ";", "=", "[", "]", "{", "}", "<",
		">", "<=", ">=", "==", "!=", "&&", "||", "?", ":", "return", "and", "or", "not",
		"+=", "-=", NULL };

	return i >= f->tokens->count || token_is_kind(f->tokens, i, TOKEN_LINE_END) ||
			token_is_one_of(f->tokens, i, borders);
}

static void swap_operands(struct mutant_finder *f, size_t i)
{
	static const char *const ordered[] = { "-", "/", "%", "//", "<<", ">>", "**", NULL };
	const bool is_call = token_is(f->tokens, i, ",") && i > 2 &&
			token_is(f->tokens, i - 2, "(") && is_name(f, i - 3) &&
			token_is(f->tokens, i + 2, ")") && !token_is(f->tokens, i - 3, "min") &&
			!token_is(f->tokens, i - 3, "max");
	const bool is_marked = token_is_one_of(f->tokens, i, ordered) && is_border(f, i - 2) &&
			is_border(f, i + 2) && !token_is(f->tokens, i + 2, "[") &&
			!token_is(f->tokens, i + 2, "(");
	const struct token *a = token_at(f->tokens, i - 1), *b = token_at(f->tokens, i + 1);

	if ((!is_call && !is_marked) || !is_operand(f, i - 1) || !is_operand(f, i + 1) ||
			is_stream(f, i))
		return;

	const struct token *t = token_at(f->tokens, i);
	const char *bytes = f->tokens->bytes;

	mutant_add(f, i - 1, i + 1, is_call ? "%.*s%.*s %.*s" : "%.*s %.*s %.*s", (int)b->length,
			bytes + b->at, (int)t->length, bytes + t->at, (int)a->length,
			bytes + a->at);
}

/* --- The table ------------------------------------------------------------------------------------------------ */

static const struct mutate_kind kinds[] = {
	{ "comparison", replace_operator, comparisons },
	{ "arithmetic", replace_operator, arithmetic },
	{ "step", replace, steps },
	{ "shift", replace_shift, shifts },
	{ "logic", replace, logic },
	{ "condition", negate_condition, NULL },
	{ "constant", step_number, NULL },
	{ "zero", number_to_zero, NULL },
	{ "bit", flip_bit, NULL },
	{ "type", change_type, narrower },
	{ "operands", swap_operands, NULL },
	{ "statement", leave_out_statement, NULL },
	{ "else", leave_out_else, NULL },
	{ "break", leave_out_break, NULL },
	{ "value", leave_out_value, NULL },
	{ "array", shrink_array, NULL },
	{ "state", keep_state, NULL },
	{ "loop", end_loop_early, NULL },
	{ "sort", leave_out_sort, NULL },
	{ "absolute", leave_out_call, absolutes },
	{ "call", replace, calls },
};

int mutate_kind_count(void)
{
	return (int)(sizeof kinds / sizeof *kinds);
}

const char *mutate_kind_name(int kind)
{
	return kinds[kind].name;
}

void mutate_kinds_at(struct mutants *mutants, const struct tokens *tokens, size_t i)
{
	for (int k = 0; k < mutate_kind_count(); k++) {
		struct mutant_finder finder = { mutants, tokens, &kinds[k], k };

		kinds[k].find(&finder, i);
	}
}
