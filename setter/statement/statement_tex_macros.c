#include "statement/statement_tex_macros.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"
#include "statement/statement_tex_piece.h"

/* Macros in macros, and bytes: one that names itself twice ends here. */
#define DEPTH_MAX 16
#define BYTES_MAX ((size_t)4 << 20)
#define ARGUMENTS_MAX 9

struct macro {
	char *name, *body,
			*first; /* `first`: what the first argument is if it is left out; or NULL */
	size_t arguments;
};

struct macros {
	struct macro *list;
	size_t count;
};

static void expand(struct macros *, struct tex *, int depth);

/* --- Definitions ------------------------------------------------------------------------------ */

static void macros_release(struct macros *m)
{
	for (size_t i = 0; i < m->count; i++) {
		free(m->list[i].name);
		free(m->list[i].body);
		free(m->list[i].first);
	}
	free(m->list);
}

static const struct macro *find_macro(const struct macros *m, const char *name)
{
	for (size_t i = m->count; i > 0; i--)
		if (!strcmp(m->list[i - 1].name, name))
			return &m->list[i - 1];
	return NULL;
}

/* Behind a backslash. */
static char *take_name(struct tex *t)
{
	const char *start = t->at;

	while (t->at < t->end && isalpha((unsigned char)*t->at))
		t->at++;
	return xstrndup(start, (size_t)(t->at - start));
}

/* {\name} or \name, without the backslash. */
static char *take_new_name(struct tex *t)
{
	while (t->at < t->end && (isspace((unsigned char)*t->at) || strchr("*=", *t->at)))
		t->at++;
	if (t->at < t->end && *t->at == '{') {
		char *name = tex_trimmed(tex_argument_text(t));

		memmove(name, name + (*name == '\\'), strlen(name) + (*name != '\\'));
		return name;
	}
	t->at += t->at < t->end && *t->at == '\\';
	return take_name(t);
}

/* [what stands in brackets], or NULL. */
static char *take_option(struct tex *t)
{
	const char *start = t->at;

	tex_skip_option(t);
	if (t->at == start)
		return NULL;
	start = memchr(start, '[', (size_t)(t->at - start));
	return xstrndup(start + 1, (size_t)(t->at - start) - (t->at[-1] == ']' ? 2 : 1));
}

/* #1#2 of \def. */
static size_t count_marks(struct tex *t)
{
	size_t count = 0;

	for (; t->at < t->end && *t->at != '{'; t->at++)
		count += *t->at == '#';
	return count;
}

/* Reads what follows \newcommand and the like.  False: `command` defines nothing. */
static bool take_definition(struct macros *m, const char *command, struct tex *t)
{
	const bool is_def = !strcmp(command, "def"), is_let = !strcmp(command, "let"),
		   is_operator = !strcmp(command, "DeclareMathOperator");
	struct macro macro = { NULL, NULL, NULL, 0 };

	if (!is_def && !is_let && !is_operator &&
			!tex_is_one_of(command, " newcommand renewcommand providecommand "))
		return false;
	macro.name = take_new_name(t);
	if (is_let) {
		SCOPED_FREE char *other = take_new_name(t);

		macro.body = xprintf("\\%s", other);
	} else if (is_operator) {
		SCOPED_FREE char *words = tex_argument_text(t);

		macro.body = xprintf("\\operatorname{%s}", words);
	} else if (is_def) {
		macro.arguments = count_marks(t);
		macro.body = tex_argument_text(t);
	} else {
		SCOPED_FREE char *count = take_option(t);

		macro.arguments = count ? strtoul(count, NULL, 10) : 0;
		macro.first = take_option(t);
		macro.body = tex_argument_text(t);
	}
	if (macro.arguments > ARGUMENTS_MAX)
		macro.arguments = ARGUMENTS_MAX;
	GROW(m->list, m->count);
	m->list[m->count++] = macro;
	return true;
}

/* --- Uses ------------------------------------------------------------------------------------- */

static void take_arguments(const struct macro *macro, struct tex *t, char *arguments[])
{
	for (size_t i = 0; i < macro->arguments; i++) {
		arguments[i] = !i && macro->first ? take_option(t) : tex_argument_text(t);
		if (!arguments[i])
			arguments[i] = xstrdup(macro->first);
	}
}

/* The body, with #1 and the others filled in. */
static void fill_in(const struct macro *macro, char *const arguments[], struct text *out)
{
	for (const char *s = macro->body; *s; s++) {
		const size_t number = *s == '#' && isdigit((unsigned char)s[1])
				? (size_t)(s[1] - '0')
				: 0;

		if (number >= 1 && number <= macro->arguments) {
			text_add_string(out, arguments[number - 1]);
			s++;
		} else {
			text_add_char(out, *s);
		}
	}
}

/* \alpha and then x are not \alphax. */
static void part_from(struct text *out, const struct tex *next)
{
	size_t letters = 0;

	while (letters < out->length && isalpha((unsigned char)out->s[out->length - letters - 1]))
		letters++;
	if (letters && letters < out->length && out->s[out->length - letters - 1] == '\\' &&
			next->at < next->end && isalpha((unsigned char)*next->at))
		text_add_char(out, ' ');
}

static void use(struct macros *m, const struct macro *macro, struct tex *t, int depth)
{
	SCOPED(text) body = TEXT_INIT;
	char *arguments[ARGUMENTS_MAX];

	if (!macro->arguments)
		while (t->at < t->end && *t->at == ' ')
			t->at++;
	take_arguments(macro, t, arguments);
	fill_in(macro, arguments, &body);
	for (size_t i = 0; i < macro->arguments; i++)
		free(arguments[i]);

	struct tex inside = *t;

	inside.at = body.length ? body.s : "";
	inside.end = inside.at + body.length;
	expand(m, &inside, depth + 1);
	part_from(t->out, t);
}

/* --- All of it -------------------------------------------------------------------------------- */

/* What is printed as it is: its length at `at`, or 0. */
static size_t literal_length(const struct tex *t)
{
	static const char *const environments[] = { "verbatim", "lstlisting" };

	for (size_t i = 0; i < sizeof environments / sizeof *environments; i++) {
		SCOPED_FREE char *begin = xprintf("\\begin{%s}", environments[i]),
				 *end = xprintf("\\end{%s}", environments[i]);
		const char *found = strncmp(t->at, begin, strlen(begin)) ? NULL
									 : strstr(t->at, end);

		if (found)
			return (size_t)(found - t->at);
	}
	if (*t->at == '%')
		return strcspn(t->at, "\n");
	if (!strncmp(t->at, "\\verb", 5) && t->at[5] && !isalpha((unsigned char)t->at[5])) {
		const char *end = strchr(t->at + 6, t->at[5]);

		return end ? (size_t)(end - t->at) + 1 : 0;
	}
	return *t->at != '\\' ? 1 : t->at[1] && !isalpha((unsigned char)t->at[1]) ? 2 : 0;
}

static void take_command(struct macros *m, struct tex *t, int depth)
{
	const char *start = t->at++;
	SCOPED_FREE char *name = take_name(t);
	const struct macro *macro = find_macro(m, name);
	const bool begins_line = !t->out->length || t->out->s[t->out->length - 1] == '\n';

	if (take_definition(m, name, t))
		t->at += begins_line && t->at < t->end && *t->at == '\n';
	else if (macro && depth < DEPTH_MAX && t->out->length < BYTES_MAX)
		use(m, macro, t, depth);
	else
		text_add(t->out, start, (size_t)(t->at - start));
}

static void expand(struct macros *m, struct tex *t, int depth)
{
	while (t->at < t->end) {
		size_t length = literal_length(t);

		if (length > (size_t)(t->end - t->at))
			length = (size_t)(t->end - t->at);
		if (length) {
			text_add(t->out, t->at, length);
			t->at += length;
		} else {
			take_command(m, t, depth);
		}
	}
}

char *statement_expand_macros(const char *tex)
{
	SCOPED(macros) macros = { NULL, 0 };
	struct text out = TEXT_INIT;
	struct tex t = { .at = tex, .end = tex + strlen(tex), .out = &out };

	expand(&macros, &t, 0);
	return text_detach(&out);
}
