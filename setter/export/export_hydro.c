/*
 * export_hydro.c - Hydro's own package: one folder with problem.yaml, statements, testdata/.
 *
 * Importing refuses a problem with more than 100 files; judging one with more than 100 tests
 * or 60 seconds.  A subtask of 0 points gets what the others leave of a hundred, so they leave
 * nothing; of kind min it would be over before its first test, so it is a sum.  The file's ending chooses the language of the checker and of the programs in
 * std/, which are submitted at once; what comes out is up to the reader.
 */
#include <string.h>

#include "base/diag.h"
#include "base/xalloc.h"
#include "export/export.h"
#include "export/export_targets.h"
#include "statement/statement_render.h"

#define STD_MAX 5
#define TOTAL_MS 60000

/* Does the judge take a submission in that language, whose tests may take longer? */
static bool fits(const struct export *e, enum language language)
{
	return (long long)e->plan->test_count * e->problem->time_ms *
			e->problem->time_percent[language] / 100 <=
			TOTAL_MS;
}

/* C++ is C++14 there, which a solution need not be: it goes only where there is nothing else. */
static size_t choose_solutions(const struct export *e, const struct solution **accepted)
{
	static const enum language safe[] = { LANGUAGE_C, LANGUAGE_PYTHON, LANGUAGE_COUNT };
	static const enum language cpp[] = { LANGUAGE_CPP, LANGUAGE_COUNT };
	const bool plain = !fits(e, LANGUAGE_PYTHON);
	size_t count = 0;

	export_accepted(e, plain, safe, STD_MAX, accepted, &count);
	if (!count)
		export_accepted(e, plain, cpp, 1, accepted, &count);
	return count;
}

static bool has_more_accepted(const struct export *e)
{
	const struct solution *chosen[STD_MAX], *accepted[STD_MAX + 1];
	size_t count = 0;

	export_accepted(e, false, NULL, STD_MAX + 1, accepted, &count);
	return count > choose_solutions(e, chosen);
}

/* --- Problem.yaml, statements -------------------------------------------------------------------- */

static void add_problem_yaml(struct export *e)
{
	const char *language = export_language(e, "zh");
	const char *title = problem_title(e->problem, language ? language : "zh");
	SCOPED(text) yaml = TEXT_INIT;

	/* A pid begins with a letter. */
	text_printf(&yaml, "pid: \"%s%s\"\n", *e->short_name <= '9' ? "p" : "", e->short_name);
	text_add_yaml_pair(&yaml, "title", title);
	text_add_string(&yaml, "tag: [");
	for (size_t i = 0; i < e->problem->tags.count; i++) {
		text_add_string(&yaml, i ? ", " : "");
		text_add_yaml_string(&yaml, e->problem->tags.list[i]);
	}
	text_add_string(&yaml, "]\n");
	export_check_title(e, title, "Hydro's form for changes", 64);
	export_add_text(e, &yaml, "%s/problem.yaml", e->short_name);
}

static int add_statement(struct export *e, const char *language)
{
	static const struct figure_style additional = { .formats = FIGURES_OF_HTML,
		.before = "file://",
		.flat = true };
	struct statement *statement = export_statement(e, language);
	SCOPED_FREE char *folder = xprintf("%s/additional_file/", e->short_name);
	SCOPED(text) text = TEXT_INIT;
	int code;

	if (!statement)
		return EXIT_BAD_REQUEST;
	code = export_place_figures(e, statement, &additional, folder);
	statement_markdown(&text, statement, STATEMENT_ALL, SAMPLES_HYDRO);
	export_add_text(e, &text, "%s/problem_%s.md", e->short_name, language);
	return code;
}

/* --- Testdata/ ------------------------------------------------------------------------------------- */

/* Hydro's names for the languages that problem.yaml gives more time to. */
static void add_time_rates(struct export *e, struct text *yaml)
{
	static const struct {
		enum language language;
		const char *names[5];
	} rows[] = {
		{ LANGUAGE_PYTHON, { "py", "py.py2", "py.py3", "py.pypy3" } },
		{ LANGUAGE_JAVA, { "java" } },
		{ LANGUAGE_RUST, { "rs" } },
		{ LANGUAGE_GO, { "go" } },
		{ LANGUAGE_PASCAL, { "pas" } },
		{ LANGUAGE_JAVASCRIPT, { "js" } },
	};

	SCOPED(text) rates = TEXT_INIT;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const long long percent = e->problem->time_percent[rows[i].language];

		if (percent == 100)
			continue;
		if (!fits(e, rows[i].language)) {
			export_warning(e,
					"no more time for %s: all tests together would take more "
					"than the %d s that Hydro allows by default",
					language_name(rows[i].language), TOTAL_MS / 1000);
			continue;
		}
		for (size_t k = 0; rows[i].names[k]; k++)
			text_printf(&rates, "  %s: %lld.%02lld\n", rows[i].names[k], percent / 100,
					percent % 100);
	}
	if (rates.length)
		text_printf(yaml, "time_limit_rate:\n%s", rates.s);
}

static void add_subtask(const struct export *e, struct text *yaml, const struct export_subtask *s,
		size_t id)
{
	text_printf(yaml, "  - id: %zu # %s\n    score: %lld\n    type: %s\n", id, s->group->name,
			s->points, s->points ? "min" : "sum");
	if (s->need_count) {
		text_add_string(yaml, "    if: [");
		for (size_t i = 0; i < s->need_count; i++)
			text_printf(yaml, "%s%zu", i ? ", " : "", s->needs[i] + 1);
		text_add_string(yaml, "]\n");
	}
	text_add_string(yaml, "    cases:\n");
	for (size_t i = 0; i < s->test_count; i++) {
		const char *name = e->plan->tests[s->tests[i]].name;

		text_printf(yaml, "      - input: %s.in\n        output: %s.out\n", name, name);
	}
}

static int add_config(struct export *e, bool validated)
{
	const struct export_referee referee = export_referee(e);
	SCOPED(export_subtasks) subtasks = EXPORT_SUBTASKS_INIT;
	SCOPED(text) yaml = TEXT_INIT;
	const int code = export_subtasks_make(&subtasks, e, true);

	text_printf(&yaml, "type: %s\ntime: %lldms\nmemory: %lldm\n%s%s: %s.%s\n",
			e->problem->interactor ? "interactive" : "default", e->problem->time_ms,
			e->problem->memory_mib,
			e->problem->interactor ? "" : "checker_type: testlib\n", referee.word,
			referee.word, export_ending(e, referee.folder, referee.program));
	if (validated)
		text_printf(&yaml, "validator: validator.%s\n",
				export_ending(e, KIT_VALIDATOR, e->problem->validator));
	add_time_rates(e, &yaml);
	text_add_string(&yaml, "subtasks:\n");
	for (size_t i = 0; i < subtasks.count; i++)
		add_subtask(e, &yaml, &subtasks.list[i], i + 1);
	export_add_text(e, &yaml, "%s/testdata/config.yaml", e->short_name);
	return code;
}

static int add_programs(struct export *e, bool validated)
{
	static const struct paste_for safe = { .macros = { "TESTLIB_SAFE_MESSAGES" } };
	static const struct paste_for parts = { .macros = { "TESTLIB_SAFE_MESSAGES",
								"TESTLIB_POINTS_OF 1" } };
	SCOPED(text) name = TEXT_INIT;
	int code;

	text_printf(&name, "%s/testdata/%s.c", e->short_name, export_referee(e).word);
	code = export_add_referee(e, name.s, export_has_scores(e) ? &parts : &safe);
	text_reset(&name);
	text_printf(&name, "%s/testdata/validator.c", e->short_name);
	if (!code && validated)
		code = export_add_validator(e, name.s, NULL);
	return code;
}

/* What stands after the first dot is the language, and C++ is cc. */
static void add_solutions(struct export *e)
{
	static const char *const endings[] = { [LANGUAGE_C] = "c",
		[LANGUAGE_CPP] = "cc",
		[LANGUAGE_PYTHON] = "py" };
	const struct solution *accepted[STD_MAX];
	const size_t count = choose_solutions(e, accepted);

	for (size_t i = 0; i < count; i++) {
		SCOPED(text) name = TEXT_INIT;

		text_printf(&name, "%s/std/%.*s.%s", e->short_name,
				(int)strcspn(accepted[i]->name, "."), accepted[i]->name,
				endings[accepted[i]->language]);
		package_add_text(&e->package, name.s, accepted[i]->source.text,
				accepted[i]->source.length);
	}
}

static int add_testdata(struct export *e)
{
	const bool validated = export_takes_validator(e);
	int code = add_config(e, validated);

	for (size_t i = 0; i < e->plan->test_count; i++) {
		const char *name = e->plan->tests[i].name;

		export_add_input(e, i, "%s/testdata/%s.in", e->short_name, name);
		export_add_answer(e, i, "%s/testdata/%s.out", e->short_name, name);
	}
	if (!code)
		code = add_programs(e, validated);
	export_check_limits(e,
			&(struct export_limits){ .judge = "Hydro",
					.files = 100,
					.tests = 100,
					.mebibytes = 256,
					.total_ms = TOTAL_MS,
					.memory_mib = 512 });
	return code;
}

static int write_hydro(struct export *e)
{
	int code = add_testdata(e); /* first: the limits are for its files */

	add_problem_yaml(e);
	if (!e->languages.count)
		export_note(e, "there is no statement");
	for (size_t i = 0; !code && i < e->languages.count; i++)
		code = add_statement(e, e->languages.list[i]);
	add_solutions(e);
	return code;
}

const struct export_target export_hydro = {
	.name = "hydro",
	.judge = "Hydro, its own package",
	.carries = { [PART_STATEMENT] = "Markdown, all languages; one title, the Chinese one if there is one",
			[PART_SAMPLES] = "in the statement, and as a subtask of 0 points",
			[PART_GROUPS] = "subtasks with points and dependencies",
			[PART_SCORES] = "parts of points; a subtask has the smallest",
			[PART_CHECKER] = "checker.c or .cpp, testlib",
			[PART_INTERACTOR] = "interactor.c or .cpp, testlib",
			[PART_VALIDATOR] = "validator.c or .cpp, for hacks",
			[PART_SOLUTIONS] = "up to 5 accepted ones in std/, submitted on import" },
	.losses = { { NULL, "generators" },
			{ export_has_wrong_solutions,
					"solutions that are not accepted, and expected verdicts" },
			{ has_more_accepted,
					"accepted solutions beyond five, and those in C++, which is C++14 there" },
			{ NULL, "a FAIL of the checker, which is shown as a wrong answer" },
			{ NULL, "the output limit, which the site sets" } },
	.write = write_hydro,
};
