/*
 * A statement in TeX: bounds filled in, figures found, cut into parts, and these as Markdown.
 */
#include "statement/statement_from_tex.h"

#include <ctype.h>
#include <string.h>

#include "base/diag.h"
#include "base/xalloc.h"
#include "statement/statement_render.h"
#include "statement/statement_tex_macros.h"

/* --- Bounds ----------------------------------------------------------------------------------- */

/* {{name}} at s: how long it is; 0 if it is something else of TeX's. */
static size_t placeholder_length(const char *s)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
				      "0123456789_.-";
	const size_t name = !strncmp(s, "{{", 2) && isalpha((unsigned char)s[2])
			? strspn(s + 2, letters)
			: 0;

	return name && !strncmp(s + 2 + name, "}}", 2) ? name + 4 : 0;
}

/* Is a group in braces the argument of what stands before it? */
static bool takes_argument(const struct text *before)
{
	const char c = before->length ? before->s[before->length - 1] : ' ';
	size_t letters = 0;

	while (letters < before->length &&
			isalpha((unsigned char)before->s[before->length - letters - 1]))
		letters++;
	return strchr("}]^_", c) ||
			(letters < before->length && letters &&
					before->s[before->length - letters - 1] == '\\');
}

/* An unknown name in a formula, or behind a command, is braces in braces. */
static bool add_bound(struct text *out, const struct plan *plan, struct span at, bool formula)
{
	SCOPED_FREE char *name = xstrndup(at.source->text + at.offset + 2, at.length - 4);
	long long value;
	const bool known = statement_find_value(plan, name, &value);

	if (known && formula)
		formula_add_number(out, value);
	else if (known)
		text_printf(out, "%lld", value);
	else if (!formula && !takes_argument(out))
		diag_unknown(at, statement_known_names(plan), name,
				"a bound is {{name}} or {{group.name}}; braces of TeX are '{ {'",
				"unknown name '{{%s}}'", name);
	return known;
}

static size_t step_over(const char *s, bool *formula)
{
	if (*s == '\\' && s[1]) {
		*formula = strchr("([", s[1]) ? true : strchr(")]", s[1]) ? false : *formula;
		return 2;
	}
	if (*s == '%')
		return strcspn(s, "\n") + 1;
	if (*s == '$') {
		*formula = !*formula;
		return s[1] == '$' ? 2 : 1;
	}
	if (!strncmp(s, "\n\n", 2))
		*formula = false;
	return 1;
}

static char *fill_in(struct source *source, const struct plan *plan)
{
	struct text out = TEXT_INIT;
	bool formula = false;

	for (size_t i = 0, step; i < source->length; i += step) {
		const char *s = source->text + i;

		step = placeholder_length(s);
		if (step && add_bound(&out, plan, source_span(source, i, step), formula))
			continue;
		step = step_over(s, &formula);
		if (step > source->length - i)
			step = source->length - i;
		text_add(&out, s, step);
	}
	return text_detach(&out);
}

/* --- Sections ------------------------------------------------------------------------------------- */

static const struct {
	const char *name;
	enum statement_part part; /* the samples are left out */
	bool command;             /* of olymp.sty */
} sections[] = {
	{ "InputFile", STATEMENT_INPUT, true },
	{ "OutputFile", STATEMENT_OUTPUT, true },
	{ "Interaction", STATEMENT_INTERACTION, true },
	{ "Scoring", STATEMENT_GROUPS, true },
	{ "SubtaskWithCost", STATEMENT_GROUPS, true },
	{ "Note", STATEMENT_NOTES, true },
	{ "Notes", STATEMENT_NOTES, true },
	{ "Explanation", STATEMENT_NOTES, true },
	{ "Explanations", STATEMENT_NOTES, true },
	{ "Example", STATEMENT_SAMPLES, true },
	{ "Examples", STATEMENT_SAMPLES, true },
	{ "Input", STATEMENT_INPUT, false },
	{ "Input format", STATEMENT_INPUT, false },
	{ "输入格式", STATEMENT_INPUT, false },
	{ "Output", STATEMENT_OUTPUT, false },
	{ "Output format", STATEMENT_OUTPUT, false },
	{ "Interaction", STATEMENT_INTERACTION, false },
	{ "交互格式", STATEMENT_INTERACTION, false },
	{ "输出格式", STATEMENT_OUTPUT, false },
	{ "Scoring", STATEMENT_GROUPS, false },
	{ "Subtasks", STATEMENT_GROUPS, false },
	{ "Groups", STATEMENT_GROUPS, false },
	{ "子任务", STATEMENT_GROUPS, false },
	{ "Note", STATEMENT_NOTES, false },
	{ "Notes", STATEMENT_NOTES, false },
	{ "Explanation", STATEMENT_NOTES, false },
	{ "Explanation of samples", STATEMENT_NOTES, false },
	{ "样例解释", STATEMENT_NOTES, false },
	{ "Example", STATEMENT_SAMPLES, false },
	{ "Examples", STATEMENT_SAMPLES, false },
	{ "Samples", STATEMENT_SAMPLES, false },
	{ "样例", STATEMENT_SAMPLES, false },
};

/* Of \section*{Input}: where its words are; 0 if it is not a heading. */
static size_t heading_words(const char *s, size_t *length)
{
	static const char *const commands[] = { "\\section", "\\subsection" };

	for (size_t i = 0; i < 2; i++) {
		size_t n = strlen(commands[i]);

		if (strncmp(s, commands[i], n) != 0)
			continue;
		n += s[n] == '*';
		if (s[n] != '{')
			return 0;
		*length = strcspn(s + n + 1, "}\n");
		return s[n + 1 + *length] == '}' ? n + 1 : 0;
	}
	return 0;
}

/* How many bytes the beginning of a section has, and of which; 0: there is none at s. */
static size_t section_at(const char *s, enum statement_part *part)
{
	size_t length = 0, words = heading_words(s, &length);
	const bool command = !words && *s == '\\';

	if (command) {
		words = 1;
		while (isalpha((unsigned char)s[1 + length]))
			length++;
	}
	for (size_t i = 0; words && i < sizeof sections / sizeof *sections; i++)
		if (sections[i].command == command && strlen(sections[i].name) == length &&
				!memcmp(s + words, sections[i].name, length)) {
			*part = sections[i].part;
			return words + length + !command;
		}
	return 0;
}

/* What stands around the text is not part of it. */
static size_t frame_length(const char *s)
{
	static const char problem[] = "\\begin{problem}";
	const char *at = s;

	if (!strncmp(s, "\\end{problem}", 13))
		return 13;
	if (!strncmp(s, "\\problemname{", 13))
		return strcspn(s, "}\n") + (s[strcspn(s, "}\n")] != '\0');
	if (strncmp(s, problem, strlen(problem)) != 0)
		return 0;
	for (at += strlen(problem); *at == '{' || isspace((unsigned char)*at); at++)
		for (int depth = 0; *at == '{' || depth; at++) {
			depth += *at == '{' ? 1 : *at == '}' ? -1 : 0;
			if (!depth || !at[1])
				break;
		}
	return (size_t)(at - s);
}

static size_t comment_length(const char *s)
{
	return *s == '%' ? strcspn(s, "\n") : *s == '\\' && s[1] ? 2 : 1;
}

/* The text of each part, as TeX; each to be freed. */
static void cut(const char *tex, char *cut_off[STATEMENT_PARTS])
{
	struct text parts[STATEMENT_PARTS] = { 0 };
	enum statement_part part = STATEMENT_LEGEND;

	for (size_t i = 0; i < STATEMENT_PARTS; i++)
		parts[i] = TEXT_INIT;
	for (const char *at = tex; *at;) {
		size_t length = frame_length(at);

		if (!length) {
			length = section_at(at, &part);
			if (length && parts[part].length)
				text_add_string(&parts[part],
						"\n\n"); /* Input, and then Interaction */
		}
		if (!length) {
			length = comment_length(at);
			text_add(&parts[part], at, length);
		}
		at += length;
	}
	text_reset(&parts[STATEMENT_SAMPLES]);
	for (size_t i = 0; i < STATEMENT_PARTS; i++)
		cut_off[i] = text_detach(&parts[i]);
}

bool statement_is_olymp(const struct statement *s)
{
	return s->tex && strstr(s->tex, "\\begin{problem}");
}

/* --- Markdown --------------------------------------------------------------------------------------- */

static void note_unknown(const struct statement *s, const struct names *unknown)
{
	SCOPED(text) words = TEXT_INIT;

	for (size_t i = 0; i < unknown->count; i++)
		text_printf(&words, "%s%s", i ? ", " : "", unknown->list[i]);
	if (unknown->count)
		note("%s: judges that take no TeX get it without %s", s->source.path, words.s);
}

static void convert(struct statement *s)
{
	SCOPED(names) unknown = NAMES_INIT;
	SCOPED_FREE char *tex = statement_expand_macros(s->tex);
	char *parts[STATEMENT_PARTS];

	cut(tex, parts);
	for (enum statement_part part = 0; part < STATEMENT_PARTS; part++) {
		s->parts[part] = statement_from_tex(parts[part], strlen(parts[part]), &unknown);
		s->places[part] = source_span(&s->source, 0, 0);
		free(parts[part]);
	}
	note_unknown(s, &unknown);
}

void statement_parse_tex(struct statement *s, const struct plan *plan)
{
	s->tex = fill_in(&s->source, plan);
	cut(s->tex, s->tex_parts);
	convert(s);
}
