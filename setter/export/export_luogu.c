/*
 * export_luogu.c - the data archive of Luogu: a flat zip with config.yml and checker.cpp.
 *
 * Luogu pairs NAME.in with NAME.out, and config.yml says for each what it is worth.  Subtasks
 * have numbers and no names, and depend on each other only by a script in the web form.  A
 * checker is C++14 by testlib's convention, and no presentation error exists.
 */
#include "export/export.h"
#include "export/export_targets.h"

/* In whole points: the first tests of a subtask get what does not divide. */
static long long share(const struct export_subtask *s, size_t test)
{
	const long long count = (long long)s->test_count;

	return s->points / count + ((long long)test < s->points % count);
}

/* Nothing is left for the last ones, where there are fewer points than tests. */
static void warn_of_worthless(struct export *e, const struct export_subtask *s)
{
	const long long tests = (long long)s->test_count;

	if (s->points && s->points < tests)
		export_warning(e,
				"tests of group '%s' that are worth 0: %lld of %lld, because it "
				"has only %lld of 100 points",
				s->group->name, tests - s->points, tests, s->points);
}

static int add_tests(struct export *e)
{
	SCOPED(export_subtasks) subtasks = EXPORT_SUBTASKS_INIT;
	SCOPED(text) config = TEXT_INIT;
	const int code = export_subtasks_make(&subtasks, e, true);
	size_t number = 0;

	for (size_t i = 0; i < subtasks.count; i++) {
		warn_of_worthless(e, &subtasks.list[i]);
		for (size_t k = 0; k < subtasks.list[i].test_count; k++) {
			const size_t test = subtasks.list[i].tests[k];

			number++;
			export_add_input(e, test, "%s%zu.in", e->short_name, number);
			export_add_answer(e, test, "%s%zu.out", e->short_name, number);
			text_printf(&config,
					"%s%zu.in: # %s\n  timeLimit: %lld\n  memoryLimit: %lld\n"
					"  score: %lld\n  subtaskId: %zu\n  isPretest: true\n",
					e->short_name, number, e->plan->tests[test].name,
					e->problem->time_ms, e->problem->memory_mib * 1024,
					share(&subtasks.list[i], k), i);
		}
	}
	export_add_text(e, &config, "config.yml");
	return code;
}

static int write_luogu(struct export *e)
{
	static const struct paste_for for_luogu = { .macros = { "TESTLIB_NO_PE" } };
	static const struct paste_for parts = { .macros = { "TESTLIB_NO_PE",
								"TESTLIB_POINTS_OF 1" } };
	int code = add_tests(e);

	if (!code)
		code = export_add_referee(e, "checker.cpp",
				export_has_scores(e) ? &parts : &for_luogu);
	if (e->problem->interactor)
		package_add_string(&e->package, "interactive_lib.cpp",
				"/* Nothing: checker.cpp talks to the solution. */\n");
	if (!code && export_takes_validator(e))
		code = export_add_validator(e, "validator.cpp", NULL);
	if (!code)
		code = export_add_markdown(e, "");
	export_note(e, "set the tag%s 'Special Judge' of the problem, or checker.cpp is not used",
			e->problem->interactor ? "s 'Interactive' (交互题) and" : "");
	return code;
}

const struct export_target export_luogu = {
	.name = "luogu",
	.judge = "Luogu, the archive of test data",
	.carries = { [PART_STATEMENT] = "statement.LANGUAGE.md, to be pasted into the form",
			[PART_SAMPLES] = "subtask 0, without points",
			[PART_GROUPS] = "subtaskId and score of each test",
			[PART_SCORES] = "parts of a test's score",
			[PART_CHECKER] = "checker.cpp, testlib",
			[PART_INTERACTOR] =
					"checker.cpp, testlib, and an empty interactive_lib.cpp",
			[PART_VALIDATOR] = "validator.cpp" },
	.losses = { { export_has_includes,
				    "which subtask needs which: set it in the form, or by a scoring script" },
			{ NULL, "subtasks as all or nothing: points are spread over the tests unless the form says 'min'" },
			{ export_has_time_factors, "more time for a language" },
			{ NULL, "solutions and generators" },
			{ NULL, "the output limit, which the site sets" } },
	.write = write_luogu,
};
