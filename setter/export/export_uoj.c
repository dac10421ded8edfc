/*
 * export_uoj.c - the data archive of UOJ (vfleaking/uoj and UniversalOJ/UOJ-System).
 *
 * problem.conf and numbered tests, flat.  Samples are the first extra tests.  What the checker
 * says first decides: ok is all, anything else nothing.  The fork compiles chk.cpp, val.cpp
 * and std.cpp only, with plain g++; the original takes .cpp as C++98.  Nor does it know of a
 * subtask that it skipped that it failed: each names all that it needs, near and far.
 */
#include "export/export.h"
#include "export/export_targets.h"

static bool needs(const struct export_subtasks *all, size_t subtask, size_t other)
{
	const struct export_subtask *s = &all->list[subtask];

	/* It needs earlier ones only: this ends. */
	for (size_t i = 0; i < s->need_count; i++)
		if (s->needs[i] == other || needs(all, s->needs[i], other))
			return true;
	return false;
}

static void add_needs(struct text *conf, const struct export_subtasks *all, size_t subtask)
{
	size_t count = 0;

	for (size_t other = 0; other < subtask; other++) {
		if (!needs(all, subtask, other))
			continue;
		if (!count)
			text_printf(conf, "subtask_dependence_%zu many\n", subtask + 1);
		text_printf(conf, "subtask_dependence_%zu_%zu %zu\n", subtask + 1, ++count,
				other + 1);
	}
}

static size_t add_samples(struct export *e)
{
	size_t samples = 0;

	for (size_t t = 0; t < e->plan->test_count; t++)
		if (export_is_sample(e, t)) {
			samples++;
			export_add_input(e, t, "ex_%s%zu.in", e->short_name, samples);
			export_add_answer(e, t, "ex_%s%zu.out", e->short_name, samples);
		}
	return samples;
}

static size_t add_subtasks(struct export *e, const struct export_subtasks *subtasks,
		struct text *conf)
{
	size_t number = 0;

	text_printf(conf, "n_subtasks %zu\n", subtasks->count);
	for (size_t i = 0; i < subtasks->count; i++) {
		const struct export_subtask *s = &subtasks->list[i];

		for (size_t k = 0; k < s->test_count; k++) {
			number++;
			export_add_input(e, s->tests[k], "%s%zu.in", e->short_name, number);
			export_add_answer(e, s->tests[k], "%s%zu.out", e->short_name, number);
		}
		text_printf(conf, "subtask_end_%zu %zu\nsubtask_score_%zu %lld\n", i + 1, number,
				i + 1, s->points);
		if (export_has_scores(e))
			text_printf(conf, "subtask_type_%zu min\n", i + 1);
		add_needs(conf, subtasks, i);
	}
	return number;
}

/* Whole seconds where they are whole: the fork knows no others. */
static void add_time(struct export *e, struct text *conf)
{
	text_add_string(conf, "time_limit ");
	if (e->problem->time_ms % 1000 == 0) {
		text_printf(conf, "%lld\n", e->problem->time_ms / 1000);
		return;
	}
	text_add_seconds(conf, e->problem->time_ms);
	text_add_char(conf, '\n');
	export_warning(e, "UOJ-System takes only whole seconds as a time limit");
}

static int add_conf(struct export *e)
{
	SCOPED(export_subtasks) subtasks = EXPORT_SUBTASKS_INIT;
	SCOPED(text) conf = TEXT_INIT, ends = TEXT_INIT;
	const int code = export_subtasks_make(&subtasks, e, false);
	const size_t tests = add_subtasks(e, &subtasks, &ends), samples = add_samples(e);

	text_printf(&conf,
			"use_builtin_judger on\nn_tests %zu\nn_ex_tests %zu\nn_sample_tests %zu\n",
			tests, samples, samples);
	text_printf(&conf, "input_pre %s\ninput_suf in\noutput_pre %s\noutput_suf out\n",
			e->short_name, e->short_name);
	add_time(e, &conf);
	text_printf(&conf, "memory_limit %lld\noutput_limit %lld\n%s", e->problem->memory_mib,
			e->problem->output_mib, ends.s);
	if (e->problem->interactor)
		text_printf(&conf, "interaction_mode on\ninteractor_time_limit %lld\n",
				(e->problem->time_ms + 999) / 1000);
	export_add_text(e, &conf, "problem.conf");
	return code;
}

/* UOJ takes .cpp for C++98, which a solution need not be; its fork takes std.cpp only. */
static void add_std(struct export *e)
{
	static const enum language languages[] = { LANGUAGE_C, LANGUAGE_CPP, LANGUAGE_COUNT };
	const struct solution *std = NULL;
	size_t count = 0;

	export_accepted(e, true, languages, 1, &std, &count);
	if (!count) {
		export_warning(e,
				"no accepted solution in C or C++: without std, hacking must be off");
		return;
	}
	const char *name = std->language == LANGUAGE_C ? "std.c" : "std17.cpp";

	package_add_text(&e->package, name, std->source.text, std->source.length);
	export_note(e, "UOJ-System takes only a std.cpp, but this is %s: turn hacking off there",
			name);
}

static int write_uoj(struct export *e)
{
	static const struct paste_for parts = { .macros = { "TESTLIB_POINTS_OF 1" } };
	int code = add_conf(e);

	if (!code)
		code = export_add_referee(e, e->problem->interactor ? "interactor.cpp" : "chk.cpp",
				export_has_scores(e) ? &parts : NULL);
	if (!code && export_takes_validator(e))
		code = export_add_validator(e, "val.cpp", NULL);
	if (!code)
		code = export_add_markdown(e, "");
	add_std(e);
	return code;
}

const struct export_target export_uoj = {
	.name = "uoj",
	.judge = "UOJ and UOJ-System, the archive of test data",
	.carries = { [PART_STATEMENT] = "statement.LANGUAGE.md, to be pasted into the form",
			[PART_SAMPLES] = "the first extra tests",
			[PART_GROUPS] = "subtasks with points and dependencies",
			[PART_SCORES] = "parts of points; a subtask has the smallest",
			[PART_CHECKER] = "chk.cpp, testlib",
			[PART_INTERACTOR] = "interactor.cpp, testlib",
			[PART_VALIDATOR] = "val.cpp, for hacks",
			[PART_SOLUTIONS] = "one accepted, as std" },
	.losses = { { NULL, "samples that cost nothing: one that fails costs 3 points, as an extra test" },
			{ export_has_time_factors, "more time for a language" },
			{ NULL, "generators" },
			{ export_has_wrong_solutions, "solutions that are not accepted" } },
	.write = write_uoj,
};
