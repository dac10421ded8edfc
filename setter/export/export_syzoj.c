/*
 * export_syzoj.c - the data archive of SYZOJ: a flat zip with data.yml.
 *
 * Subtasks list their cases, and a case may be in several: so a group that includes another
 * has its tests too, first, since SYZOJ knows no dependencies.  The special judge finds its
 * files by their names and prints a score of a hundred.
 */
#include "export/export.h"
#include "export/export_targets.h"

/* All tests that count, in the order of the plan: those of included groups come first. */
static void add_cases(const struct export *e, struct text *yaml, const struct group *group)
{
	const size_t index = (size_t)(group - e->plan->groups);
	bool first = true;

	text_add_string(yaml, "    cases: [");
	for (size_t t = 0; t < e->plan->test_count; t++)
		if (plan_counts_for(e->plan, &e->plan->tests[t], index)) {
			text_add_string(yaml, first ? "" : ", ");
			text_add_yaml_string(yaml, e->plan->tests[t].name);
			first = false;
		}
	text_add_string(yaml, "]\n");
}

static int add_data_yml(struct export *e)
{
	SCOPED(export_subtasks) subtasks = EXPORT_SUBTASKS_INIT;
	const char *ending = export_ending(e, KIT_CHECKER, e->problem->checker);
	SCOPED(text) yaml = TEXT_INIT;
	const int code = export_subtasks_make(&subtasks, e, true);

	text_add_string(&yaml, "subtasks:\n");
	for (size_t i = 0; i < subtasks.count; i++) {
		const struct export_subtask *s = &subtasks.list[i];

		text_printf(&yaml, "  - score: %lld # %s\n    type: min\n", s->points,
				s->group->name);
		add_cases(e, &yaml, s->group);
	}
	text_printf(&yaml,
			"inputFile: '#.in'\noutputFile: '#.out'\n"
			"specialJudge:\n  language: %s\n  fileName: spj.%s\n",
			*ending == 'c' && !ending[1] ? "c" : "cpp17", ending);
	export_add_text(e, &yaml, "data.yml");
	return code;
}

static int write_syzoj(struct export *e)
{
	static const struct paste_for for_syzoj = { .macros = { "TESTLIB_ABI_SYZOJ" } };
	int code = add_data_yml(e);

	if (!code)
		code = export_add_checker(e, "spj.c", &for_syzoj);
	if (!code)
		code = export_add_markdown(e, "");
	for (size_t t = 0; t < e->plan->test_count; t++) {
		export_add_input(e, t, "%s.in", e->plan->tests[t].name);
		export_add_answer(e, t, "%s.out", e->plan->tests[t].name);
	}
	export_check_limits(e,
			&(struct export_limits){ .judge = "SYZOJ",
					.files = 100,
					.mebibytes = 200,
					.time_ms = 10000,
					.memory_mib = 1024 });
	export_note(e, "set the limits in the form: %lld ms, %lld MiB", e->problem->time_ms,
			e->problem->memory_mib);
	return code;
}

const struct export_target export_syzoj = {
	.name = "syzoj",
	.judge = "SYZOJ, the archive of test data",
	.carries = { [PART_STATEMENT] = "statement.LANGUAGE.md, to be pasted into the form",
			[PART_SAMPLES] = "a subtask of 0 points",
			[PART_GROUPS] = "subtasks with points; included tests are run again",
			[PART_SCORES] = "parts of points; a subtask has the smallest",
			[PART_CHECKER] = "spj.c or .cpp" },
	.losses = { { NULL, "limits, which are set in the form" },
			{ NULL, "validator, solutions and generators" },
			{ export_has_time_factors, "more time for a language" } },
	.no_interactor = "its interactors write a score into a file, and ours do not",
	.write = write_syzoj,
};
