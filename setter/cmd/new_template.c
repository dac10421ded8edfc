#include <ctype.h>
#include <string.h>

#include "base/diag.h"
#include "base/embed.h"
#include "base/xalloc.h"
#include "cmd/new_problem.h"
#include "problem/language.h"

EMBED(problem_yaml, "setter/cmd/new/problem.yaml");
EMBED(tests_plan, "setter/cmd/new/tests.plan");
EMBED(unit_plan, "setter/cmd/new/unit.plan");
EMBED(sample, "setter/cmd/new/sample.in");
EMBED(statement, "setter/cmd/new/statement.en.md");

EMBED(generator_c, "setter/cmd/new/generator.c.in");
EMBED(generator_cpp, "setter/cmd/new/generator.cpp.in");
EMBED(generator_py, "setter/cmd/new/generator.py.in");
EMBED(validator_c, "setter/cmd/new/validator.c.in");
EMBED(validator_cpp, "setter/cmd/new/validator.cpp.in");
EMBED(validator_py, "setter/cmd/new/validator.py.in");
EMBED(checker_c, "setter/cmd/new/checker.c.in");
EMBED(checker_cpp, "setter/cmd/new/checker.cpp.in");
EMBED(checker_py, "setter/cmd/new/checker.py.in");
EMBED(prefix_sums_c, "setter/cmd/new/prefix_sums.c.in");
EMBED(prefix_sums_cpp, "setter/cmd/new/prefix_sums.cpp.in");
EMBED(prefix_sums_py, "setter/cmd/new/prefix_sums.py.in");
EMBED(float_sums_c, "setter/cmd/new/float_sums.c.in");
EMBED(float_sums_cpp, "setter/cmd/new/float_sums.cpp.in");
EMBED(float_sums_py, "setter/cmd/new/float_sums.py.in");
EMBED(one_by_one_c, "setter/cmd/new/one_by_one.c.in");
EMBED(one_by_one_cpp, "setter/cmd/new/one_by_one.cpp.in");
EMBED(one_by_one_py, "setter/cmd/new/one_by_one.py.in");

EMBED(talk_yaml, "setter/cmd/new/talk.yaml");
EMBED(talk_plan, "setter/cmd/new/talk.plan");
EMBED(talk_unit, "setter/cmd/new/talk_unit.plan");
EMBED(talk_sample, "setter/cmd/new/talk_sample.in");
EMBED(talk_statement, "setter/cmd/new/talk_statement.en.md");

EMBED(talk_generator_c, "setter/cmd/new/talk_generator.c.in");
EMBED(talk_generator_cpp, "setter/cmd/new/talk_generator.cpp.in");
EMBED(talk_generator_py, "setter/cmd/new/talk_generator.py.in");
EMBED(talk_validator_c, "setter/cmd/new/talk_validator.c.in");
EMBED(talk_validator_cpp, "setter/cmd/new/talk_validator.cpp.in");
EMBED(talk_validator_py, "setter/cmd/new/talk_validator.py.in");
EMBED(talk_interactor_c, "setter/cmd/new/talk_interactor.c.in");
EMBED(talk_interactor_cpp, "setter/cmd/new/talk_interactor.cpp.in");
EMBED(talk_interactor_py, "setter/cmd/new/talk_interactor.py.in");
EMBED(talk_halves_c, "setter/cmd/new/talk_halves.c.in");
EMBED(talk_halves_cpp, "setter/cmd/new/talk_halves.cpp.in");
EMBED(talk_halves_py, "setter/cmd/new/talk_halves.py.in");
EMBED(talk_no_flush_c, "setter/cmd/new/talk_no_flush.c.in");
EMBED(talk_no_flush_cpp, "setter/cmd/new/talk_no_flush.cpp.in");
EMBED(talk_no_flush_py, "setter/cmd/new/talk_no_flush.py.in");
EMBED(talk_one_by_one_c, "setter/cmd/new/talk_one_by_one.c.in");
EMBED(talk_one_by_one_cpp, "setter/cmd/new/talk_one_by_one.cpp.in");
EMBED(talk_one_by_one_py, "setter/cmd/new/talk_one_by_one.py.in");

#define LANGUAGES 3
static const enum language languages[LANGUAGES] = { LANGUAGE_C, LANGUAGE_CPP, LANGUAGE_PYTHON };

#define FILES_MOST 5
#define PROGRAMS_MOST 6

/* All that a new problem has. */
struct template
{
	struct {
		const char *path, *text;
	} files[FILES_MOST];
	struct {
		const char *path, *texts[LANGUAGES];
	} programs[PROGRAMS_MOST];
};

#define IN_EACH(program) \
	{ \
		program##_c, program##_cpp, program##_py \
	}
static const char own_checker[] = "checker/range_sums";

static const struct template range_sums = {
	{ { "problem.yaml", problem_yaml }, { "tests.plan", tests_plan },
			{ "unit.plan", unit_plan }, { "samples/1.in", sample },
			{ "statement.en.md", statement } },
	{ { "gen/ranges", IN_EACH(generator) }, { "validator/ranges", IN_EACH(validator) },
			{ own_checker, IN_EACH(checker) },
			{ "solutions/prefix_sums", IN_EACH(prefix_sums) },
			{ "solutions/float_sums", IN_EACH(float_sums) },
			{ "solutions/one_by_one", IN_EACH(one_by_one) } },
};

/* The interactive one. */
static const struct template hidden_number = {
	{ { "problem.yaml", talk_yaml }, { "tests.plan", talk_plan }, { "unit.plan", talk_unit },
			{ "samples/1.in", talk_sample }, { "statement.en.md", talk_statement } },
	{ { "gen/hidden", IN_EACH(talk_generator) },
			{ "validator/hidden", IN_EACH(talk_validator) },
			{ "interactor/guesses", IN_EACH(talk_interactor) },
			{ "solutions/halves", IN_EACH(talk_halves) },
			{ "solutions/no_flush", IN_EACH(talk_no_flush) },
			{ "solutions/one_by_one", IN_EACH(talk_one_by_one) } },
};

/* --- What stands in problem.yaml ------------------------------------------------------------- */

char *new_template_title(const char *id)
{
	char *title = xstrdup(id);

	for (char *s = title; *s; s++)
		*s = *s == '-' || *s == '_' ? ' ' : *s;
	*title = (char)toupper((unsigned char)*title);
	return title;
}

void new_template_add_quoted(struct text *out, const char *title)
{
	for (const char *s = title; *s; s++) {
		if (*s == '"' || *s == '\\')
			text_add_char(out, '\\');
		text_add_char(out, *s);
	}
}

static bool is_own(const char *checker)
{
	return !strcmp(checker, "own");
}

/* The value, and a comment on it; to be freed. */
static char *checker_line(const char *checker, const char *ending)
{
	if (is_own(checker))
		return xprintf("range_sums         # %s%s compares the output with the answer",
				own_checker, ending);
	return xprintf("%-18s # setter's own; write checker/NAME%s for one of yours", checker,
			ending);
}

static char *fill_in(const char *template, const char *const words[][2])
{
	struct text out = TEXT_INIT;

	for (const char *s = template; *s;) {
		size_t i = 0;

		while (words[i][0] && strncmp(s, words[i][0], strlen(words[i][0])) != 0)
			i++;
		if (words[i][0]) {
			text_add_string(&out, words[i][1]);
			s += strlen(words[i][0]);
		} else {
			text_add_char(&out, *s++);
		}
	}
	return text_detach(&out);
}

static void add_files(struct new_files *files, const struct new_problem *new,
		const struct template *template, const char *checker, const char *ending)
{
	SCOPED_FREE char *title = new->title ? xstrdup(new->title) : new_template_title(new->id);
	SCOPED_FREE char *line = checker_line(checker, ending);
	SCOPED(text) quoted = TEXT_INIT;

	new_template_add_quoted(&quoted, title);

	const char *const words[][2] = { { "@TITLE@", quoted.s }, { "@CHECKER@", line },
		{ "@EXT@", ending }, { NULL, NULL } };

	for (size_t i = 0; i < FILES_MOST; i++) {
		SCOPED_FREE char *text = fill_in(template->files[i].text, words);

		text_add_string(new_files_add(files,
						xprintf("problems/%s/%s", new->id,
								template->files[i].path)),
				text);
	}
}

/* --- What can be chosen ------------------------------------------------------------------- */

static int find_language(const char *name, size_t *found)
{
	struct names known = NAMES_INIT;

	for (*found = 0; name && *found < LANGUAGES; ++*found)
		if (!strcmp(name, language_name(languages[*found])))
			break;
		else
			names_add(&known, language_name(languages[*found]));
	if (!name)
		*found = 0;
	else if (*found == LANGUAGES)
		return diag_unknown(diag_nowhere, known, name, "write it in c, cpp or python",
				"cannot write a problem in '%s'", name);
	names_release(&known);
	return 0;
}

/* Of those that setter comes with: which compare lists of numbers? */
static bool fits(const char *checker)
{
	static const char *const fitting[] = { "ncmp", "wcmp", "lcmp", "fcmp", "uncmp", "rcmp4",
		"rcmp6", "rcmp9", "rncmp", NULL };
	size_t i = 0;

	while (fitting[i] && strcmp(checker, fitting[i]) != 0)
		i++;
	return fitting[i];
}

static int check_checker(const struct kit *kit, const char *checker)
{
	struct names known = NAMES_INIT;

	if (is_own(checker))
		return 0;
	if (!kit_has_program(kit, NULL, KIT_CHECKER, checker)) {
		kit_programs(kit, NULL, KIT_CHECKER, &known);
		names_add(&known, "own");
		return diag_unknown(diag_nowhere, known, checker,
				"--checker=own writes one of your own", "no checker '%s'", checker);
	}

	SCOPED_FREE char *source = kit_source(NULL, KIT_CHECKER, checker);

	if (!source && !fits(checker))
		note("the answers of this template are lists of numbers, which is not what '%s' "
		     "reads: change the solutions before you build",
				checker);
	return 0;
}

static void add_programs(struct new_files *files, const struct new_problem *new,
		const struct template *template, const char *checker, size_t language)
{
	const char *ending = language_ending(languages[language]);

	for (size_t i = 0; i < PROGRAMS_MOST; i++)
		if (template->programs[i].path != own_checker || is_own(checker))
			text_add_string(new_files_add(files,
							xprintf("problems/%s/%s%s", new->id,
									template->programs[i].path,
									ending)),
					template->programs[i].texts[language]);
}

int new_template_add(struct new_files *files, const struct new_problem *new, const struct kit *kit)
{
	const struct template *template = new->interactive ? &hidden_number : &range_sums;
	const char *checker = new->checker ? new->checker : "ncmp";
	size_t language;

	if (find_language(new->language, &language) || check_checker(kit, checker))
		return -1;
	add_files(files, new, template, checker, language_ending(languages[language]));
	add_programs(files, new, template, checker, language);
	return 0;
}
