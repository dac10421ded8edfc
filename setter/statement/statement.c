#include "statement/statement.h"

#include <md4c.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/text.h"
#include "base/utf8.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "statement/sample_dialogue.h"
#include "statement/statement_render.h"

/* No statement is that long, and a parser's time may grow faster than its text. */
#define STATEMENT_BYTES_MAX (256 * 1024)

const char *const statement_languages[] = { "en", "zh", NULL };

static const char *const headings[][STATEMENT_PARTS] = {
	{ "", "Input", "Output", "Interaction", "Samples", "Notes", "Groups" },
	{ "", "输入格式", "输出格式", "交互格式", "样例", "样例解释", "子任务" },
};

static const char *const *headings_of(const char *language)
{
	for (size_t i = 1; statement_languages[i]; i++)
		if (!strcmp(statement_languages[i], language))
			return headings[i];
	return headings[0];
}

const char *statement_heading(const struct statement *s, enum statement_part part)
{
	return headings_of(s->language)[part];
}

const char *statement_input_word(const struct statement *s)
{
	return !strcmp(s->language, "zh") ? "输入" : "Input";
}

const char *statement_output_word(const struct statement *s)
{
	return !strcmp(s->language, "zh") ? "输出" : "Output";
}

const char *statement_file(const struct statement *s)
{
	const char *slash = strrchr(s->source.path, '/');

	return slash ? slash + 1 : s->source.path;
}

bool statement_has(const struct statement *s, enum statement_part part)
{
	return part == STATEMENT_SAMPLES ? s->sample_count > 0 : *s->parts[part] != '\0';
}

static const char *const endings[] = { ".md", ".tex" };

char *statement_path(const struct problem *problem, const char *language)
{
	char *path = xprintf("%s/statement.%s.tex", problem->folder, language);

	if (file_exists(path))
		return path;
	free(path);
	return xprintf("%s/statement.%s.md", problem->folder, language);
}

bool statement_exists(const struct problem *problem, const char *language)
{
	SCOPED_FREE char *path = statement_path(problem, language);

	return file_exists(path);
}

static void add_languages(struct names *languages, const struct problem *problem,
		const char *ending)
{
	static const char start[] = "statement.";
	SCOPED(names) files = NAMES_INIT;

	names_add_folder(&files, problem->folder, ending);
	for (size_t i = 0; i < files.count; i++) {
		const char *language = files.list[i] + strlen(start);

		if (!strncmp(files.list[i], start, strlen(start)) && *language &&
				!names_have(languages, language))
			names_add(languages, language);
	}
}

void statement_add_languages(struct names *languages, const struct problem *problem)
{
	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
		add_languages(languages, problem, endings[i]);
	names_sort(languages);
}

/* --- Bytes ------------------------------------------------------------------------------ */

/* CR LF is LF; a BOM is nothing. */
static void normalise(struct source *source)
{
	const size_t bom = source->length >= 3 && !memcmp(source->text, "\xef\xbb\xbf", 3) ? 3 : 0;
	size_t kept = 0;

	for (size_t i = bom; i < source->length; i++)
		if (source->text[i] != '\r' || i + 1 == source->length ||
				source->text[i + 1] != '\n')
			source->text[kept++] = source->text[i];
	source->length = kept;
	source->text[kept] = '\0';
}

static int check_bytes(struct source *source)
{
	if (source->length > STATEMENT_BYTES_MAX)
		return diag_at(DIAG_ERROR, source_span(source, 0, 0), NULL,
				"the statement has %zu bytes; at most %d are allowed",
				source->length, STATEMENT_BYTES_MAX);
	for (size_t i = 0; i < source->length;) {
		const char *at = source->text + i;
		const size_t length = *at == '\n' || *at == '\t' ? 1 : utf8_length(at);

		if (!length)
			return diag_at(DIAG_ERROR, source_span(source, i, 1),
					"a statement is UTF-8 text without control characters",
					"byte 0x%02x", (unsigned char)source->text[i]);
		i += length;
	}
	return 0;
}

/* --- Sections ----------------------------------------------------------------------------- */

/* A line that opens or closes a code block: how many ` or ~ it starts with, or 0. */
static size_t fence_length(struct span line, char *mark)
{
	const char *s = line.source->text + line.offset;
	size_t indent = 0, length = 0;

	while (indent < line.length && indent < 3 && s[indent] == ' ')
		indent++;
	if (indent == line.length || (s[indent] != '`' && s[indent] != '~'))
		return 0;
	while (indent + length < line.length && s[indent + length] == s[indent])
		length++;
	*mark = s[indent];
	return length >= 3 ? length : 0;
}

/* The words of a heading, without the marks around them. */
static struct span heading_words(struct span line)
{
	const char *s = line.source->text;
	size_t start = line.offset, end = line.offset + line.length;

	while (start < end && (s[start] == '#' || s[start] == ' '))
		start++;
	while (end > start && (s[end - 1] == '#' || s[end - 1] == ' '))
		end--;
	return source_span(line.source, start, end - start);
}

static int unknown_section(struct statement *s, struct span words)
{
	const char *const *names = headings_of(s->language);
	const char *const known[] = { names[STATEMENT_INPUT], names[STATEMENT_OUTPUT],
		names[STATEMENT_INTERACTION], names[STATEMENT_NOTES], names[STATEMENT_GROUPS],
		NULL };
	SCOPED_FREE char *word = span_copy(words);
	SCOPED_FREE char *all = xprintf("the sections are %s, %s, %s, %s and %s", known[0],
			known[1], known[2], known[3], known[4]);

	diag_unknown(words, names_of(known), word, all, "unknown section '%s'", word);
	return -1;
}

/* The part that begins with this heading; STATEMENT_PARTS if it is none, which is reported. */
static enum statement_part section_at(struct statement *s, struct span line)
{
	const char *const *names = headings_of(s->language);
	const struct span words = heading_words(line);
	enum statement_part part = STATEMENT_INPUT;

	while (part < STATEMENT_PARTS && !span_is(words, names[part]))
		part++;
	if (part == STATEMENT_PARTS)
		unknown_section(s, words);
	else if (part == STATEMENT_SAMPLES)
		diag_at(DIAG_ERROR, words, "leave this section out",
				"the samples are the tests of the sample group");
	else if (s->places[part].source)
		diag_at(DIAG_ERROR, words, NULL, "a second section '%s'", names[part]);
	else
		return part;
	return STATEMENT_PARTS;
}

static bool starts_with(struct span line, const char *start)
{
	return line.length >= strlen(start) &&
			!memcmp(line.source->text + line.offset, start, strlen(start));
}

/* Cuts the text at its headings; bodies[part] is what stands below the heading. */
/* False if a heading of the first level stays in a part: it was told. */
static bool cut(struct statement *s, struct span bodies[])
{
	bool right = true;
	struct source *source = &s->source;
	enum statement_part part = STATEMENT_LEGEND;
	size_t fence = 0, start = 0;
	char fence_mark = 0;

	s->places[part] = source_span(source, 0, 0);
	for (size_t i = 0, end; i < source->length; i = end + 1) {
		const char *newline = memchr(source->text + i, '\n', source->length - i);
		char mark = 0;

		end = newline ? (size_t)(newline - source->text) : source->length;
		const struct span line = source_span(source, i, end - i);
		const size_t length = fence_length(line, &mark);

		if (length && (!fence || (mark == fence_mark && length >= fence))) {
			fence = fence ? 0 : length;
			fence_mark = mark;
		} else if (!fence && starts_with(line, "# ")) {
			diag_at(DIAG_ERROR, line, "the title is in problem.yaml",
					"a heading of the first level");
			right = false;
		} else if (!fence && starts_with(line, "## ")) {
			if (part < STATEMENT_PARTS)
				bodies[part] = source_span(source, start, i - start);
			part = section_at(s, line);
			start = end + (newline != NULL);
			if (part < STATEMENT_PARTS)
				s->places[part] = line;
		}
	}
	if (part < STATEMENT_PARTS)
		bodies[part] = source_span(source, start, source->length - start);
	return right;
}

/* --- Bounds --------------------------------------------------------------------------------- */

/* All names that may stand in braces. */
struct names statement_known_names(const struct plan *plan)
{
	struct names names = NAMES_INIT;

	for (size_t b = 0; b < plan->problem->bound_count; b++) {
		const char *bound = plan->problem->bounds[b].name;

		names_add(&names, bound);
		for (size_t g = 0; g < plan->group_count; g++)
			names_take(&names, xprintf("%s.%s", plan->groups[g].name, bound));
	}
	return names;
}

bool statement_find_value(const struct plan *plan, const char *name, long long *value)
{
	const char *dot = strchr(name, '.');
	const size_t bound = problem_find_bound(plan->problem, dot ? dot + 1 : name);

	if (bound == plan->problem->bound_count)
		return false;
	*value = plan->problem->bounds[bound].value;
	if (!dot)
		return true;
	SCOPED_FREE char *group_name = xstrndup(name, (size_t)(dot - name));
	const size_t group = plan_find_group(plan, group_name);

	if (group == plan->group_count)
		return false;
	*value = plan->groups[group].bounds[bound];
	return true;
}

/* {{name}} at `at`, which is replaced.  Returns its length; 0 if it has no end. */
static size_t add_value(struct text *out, const struct plan *plan, struct span at, bool formula)
{
	const char *start = at.source->text + at.offset;
	const char *newline = memchr(start, '\n', at.length);
	SCOPED_FREE char *line = xstrndup(start, newline ? (size_t)(newline - start) : at.length);
	const char *end = strstr(line, "}}");
	long long value = 0;
	size_t length = 0;

	if (!end) {
		diag_at(DIAG_ERROR, source_span(at.source, at.offset, 2),
				"a bound is {{name}}; where braces are meant, write '{ {'",
				"'{{' without '}}'");
	} else {
		SCOPED_FREE char *name = xstrndup(line + 2, (size_t)(end - line) - 2);

		length = (size_t)(end - line) + 2;
		if (!statement_find_value(plan, name, &value))
			diag_unknown(source_span(at.source, at.offset, length),
					statement_known_names(plan), name,
					"a bound is {{name}} or {{group.name}}",
					"unknown name '{{%s}}'", name);
		if (formula)
			formula_add_number(out, value);
		else
			text_printf(out, "%lld", value);
	}
	return length;
}

static size_t run_length(const char *s, size_t rest)
{
	size_t n = 1;

	while (n < rest && s[n] == *s)
		n++;
	return n;
}

/*
 * The text with its bounds filled in.  Whether a name is inside $...$ is decided without
 * md4c, which is not asked before the text is complete; a blank line ends every formula.
 */
static char *fill_in(struct span body, const struct plan *plan)
{
	struct text out = TEXT_INIT;
	size_t code = 0;
	bool formula = false;

	for (size_t i = 0, step; i < body.length; i += step) {
		const char *s = body.source->text + body.offset + i;
		const size_t rest = body.length - i;

		step = 1;
		if (rest >= 2 && !memcmp(s, "{{", 2)) {
			step = add_value(&out, plan,
					source_span(body.source, body.offset + i, rest), formula);
			if (step)
				continue;
			step = 2;
		} else if (*s == '\\' && rest >= 2 && !code) {
			step = s[1] == '\n' ? 1 : 2;
		} else if (*s == '`' && !formula) {
			step = run_length(s, rest);
			code = !code ? step : code == step ? 0 : code;
		} else if (*s == '$' && !code) {
			step = run_length(s, rest);
			formula = !formula;
		} else if (rest >= 2 && !memcmp(s, "\n\n", 2)) {
			formula = false;
			code = 0;
		}
		text_add(&out, s, step);
	}
	return text_detach(&out);
}

/* --- What no renderer can carry over ------------------------------------------------------------ */

struct walk {
	struct span at;
	MD_BLOCKTYPE last; /* block that ended */
};

static int refuse_heading(MD_BLOCKTYPE type, void *detail, void *walk)
{
	const struct span *at = &((struct walk *)walk)->at;

	if (type == MD_BLOCK_H && ((const MD_BLOCK_H_DETAIL *)detail)->level <= 2)
		diag_at(DIAG_ERROR, *at,
				"a section begins with '## ', a smaller heading with '### '",
				"an underlined or hidden heading below here");
	return 0;
}

/* Goes on to the address of a link, if it stands there as it is. */
static void find_behind(struct span *at, const MD_ATTRIBUTE *address)
{
	const size_t from = at->offset + at->length;
	const char *text = at->source->text;

	for (size_t i = from; address->size && i + address->size <= at->source->length; i++)
		if (!memcmp(text + i, address->text, address->size)) {
			*at = source_span(at->source, i, address->size);
			return;
		}
}

/* A reader may be led to http, https and mailto, and to what has no scheme. */
static bool is_harmless(const MD_ATTRIBUTE *link)
{
	static const char *const schemes[] = { "http:", "https:", "mailto:" };
	SCOPED(text) address = TEXT_INIT;
	bool harmless;

	attribute_add(&address, link);
	harmless = address.s[strcspn(address.s, ":/?#")] != ':';
	for (size_t i = 0; i < sizeof schemes / sizeof *schemes; i++)
		harmless |= !strncasecmp(address.s, schemes[i], strlen(schemes[i]));
	return harmless;
}

static int refuse_span(MD_SPANTYPE type, void *detail, void *walk)
{
	struct span *at = &((struct walk *)walk)->at;
	const MD_ATTRIBUTE *link;

	if (type != MD_SPAN_A)
		return 0;
	link = &((const MD_SPAN_A_DETAIL *)detail)->href;
	if (is_harmless(link))
		return 0;
	find_behind(at, link);
	diag_at(DIAG_ERROR, *at, "links begin with http:, https: or mailto:",
			"a statement cannot hold this link: '%.*s'", (int)link->size, link->text);
	return 0;
}

static int note_block(MD_BLOCKTYPE type, void *detail, void *walk)
{
	(void)detail;
	if (type != MD_BLOCK_DOC)
		((struct walk *)walk)->last = type;
	return 0;
}

static const MD_PARSER refusals = {
	.enter_block = refuse_heading,
	.leave_block = note_block,
	.enter_span = refuse_span,
};

/* --- All of it --------------------------------------------------------------------------------------- */

/* The table goes first: what the setter wrote explains it. */
static char *groups_part(char *written, const struct plan *plan, const char *language)
{
	struct text part = TEXT_INIT;

	statement_add_groups(&part, plan, language);
	if (part.length && *written)
		text_add_char(&part, '\n');
	text_add_string(&part, written);
	free(written);
	return text_detach(&part);
}

/* What stands below the part must not become part of its code. */
static void check_part(struct statement *s, enum statement_part part)
{
	struct walk walk = { .at = s->places[part] };
	SCOPED_FREE char *followed = xprintf("%s\n\n### x\n", s->parts[part]);

	markdown_parse(followed, &refusals, &walk);
	if (walk.last != MD_BLOCK_H)
		diag_at(DIAG_ERROR, s->places[part],
				"it ends with a line of as many marks as it begins with",
				"a code block below here has no end");
}

static void check_section(struct statement *s, enum statement_part part)
{
	const struct span end = source_span(&s->source, s->source.length, 0);

	if (!s->places[part].source)
		diag_at(DIAG_ERROR, end, NULL, "no section '## %s'", statement_heading(s, part));
}

static void check_sections(struct statement *s, const struct problem *problem)
{
	if (problem->interactor) {
		check_section(s, STATEMENT_INTERACTION);
	} else {
		check_section(s, STATEMENT_INPUT);
		check_section(s, STATEMENT_OUTPUT);
	}
	if (!s->parts[STATEMENT_LEGEND][strspn(s->parts[STATEMENT_LEGEND], " \n\t")])
		diag_at(DIAG_ERROR, source_span(&s->source, 0, 0), NULL,
				"the statement has no text before its first section");
}

static void check_parts(struct statement *s)
{
	for (enum statement_part part = 0; part < STATEMENT_PARTS; part++)
		check_part(s, part);
}

static bool is_tex(const char *path)
{
	const char *ending = strrchr(path, '.');

	return ending && !strcmp(ending, ".tex");
}

/* What the setter wrote in TeX about groups says it all. */
static void parse_tex(struct statement *s, const struct plan *plan)
{
	statement_parse_tex(s, plan);
	if (!*s->parts[STATEMENT_GROUPS])
		s->parts[STATEMENT_GROUPS] = groups_part(s->parts[STATEMENT_GROUPS], plan,
				s->language);
	if (!s->source.errors)
		statement_find_figures(s, plan->problem->folder);
}

int statement_parse(struct statement *s, const struct plan *plan, const char *language)
{
	struct span bodies[STATEMENT_PARTS] = { 0 };

	s->language = language;
	s->title = problem_title(plan->problem, language);
	normalise(&s->source);
	if (check_bytes(&s->source))
		return -1;
	if (is_tex(s->source.path)) {
		parse_tex(s, plan);
		return s->source.errors ? -1 : 0;
	}

	const bool is_cut = cut(s, bodies), has_sections = !s->source.errors;

	for (size_t part = 0; part < STATEMENT_PARTS; part++)
		s->parts[part] = bodies[part].source ? fill_in(bodies[part], plan) : xstrdup("");
	s->parts[STATEMENT_GROUPS] = groups_part(s->parts[STATEMENT_GROUPS], plan, language);
	if (has_sections)
		check_sections(s, plan->problem);
	if (is_cut)
		check_parts(s);
	statement_find_figures(s, plan->problem->folder);
	statement_warn_tables(s);
	return s->source.errors ? -1 : 0;
}

static char *read_test(const struct plan *plan, const struct test *test, const char *ending)
{
	SCOPED_FREE char *path = path_in(plan->problem->id, PATH_TESTS, "%s%s", test->name, ending);
	SCOPED(source) file = SOURCE_INIT;
	char *text = source_read(&file, path) ? NULL : xstrdup(file.text);

	return text;
}

static int read_dialogue(struct sample *sample, const struct plan *plan, const struct test *test)
{
	SCOPED(text) dialogue = TEXT_INIT;
	struct text read = TEXT_INIT, written = TEXT_INIT;

	if (sample_dialogue(&dialogue, plan, test))
		return -1;
	sample_dialogue_column(&read, dialogue.s, false);
	sample_dialogue_column(&written, dialogue.s, true);
	sample->input = text_detach(&read);
	sample->answer = text_detach(&written);
	return 0;
}

static int read_sample(struct sample *sample, const struct plan *plan, const struct test *test)
{
	if (plan->problem->interactor)
		return read_dialogue(sample, plan, test);
	sample->input = read_test(plan, test, ".in");
	sample->answer = read_test(plan, test, ".ans");
	return sample->input && sample->answer ? 0 : -1;
}

static int read_samples(struct statement *s, const struct plan *plan)
{
	for (size_t t = 0; t < plan->test_count; t++) {
		if (plan->tests[t].group != plan->samples)
			continue;
		GROW(s->samples, s->sample_count);
		if (read_sample(&s->samples[s->sample_count++], plan, &plan->tests[t]))
			return -1;
	}
	return 0;
}

static int read_text(struct statement *s, const struct plan *plan, const char *language)
{
	SCOPED_FREE char *path = statement_path(plan->problem, language);
	SCOPED_FREE char *other = xprintf("%s/statement.%s.md", plan->problem->folder, language);
	int rc = source_read_text(&s->source, path);

	if (!rc && is_tex(path) && file_exists(other)) {
		rc = error("there are both '%s' and '%s'", path, other);
		hint("remove one: a statement in TeX is converted for judges that do not take it");
	}
	return rc || statement_parse(s, plan, language) ? -1 : 0;
}

int statement_read(struct statement *s, const struct plan *plan, const char *language)
{
	return read_text(s, plan, language) || read_samples(s, plan) ? -1 : 0;
}

int statement_check(const struct plan *plan, const char *language)
{
	SCOPED(statement) s = STATEMENT_INIT;

	return read_text(&s, plan, language);
}

void statement_release(struct statement *s)
{
	for (size_t part = 0; part < STATEMENT_PARTS; part++) {
		free(s->parts[part]);
		free(s->tex_parts[part]);
	}
	free(s->tex);
	for (size_t i = 0; i < s->sample_count; i++) {
		free(s->samples[i].input);
		free(s->samples[i].answer);
	}
	free(s->samples);
	for (size_t i = 0; i < s->figure_count; i++)
		figure_release(&s->figures[i]);
	free(s->figures);
	free(s->uses);
	source_release(&s->source);
	*s = STATEMENT_INIT;
}
