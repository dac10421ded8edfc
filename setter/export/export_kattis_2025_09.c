/*
 * export_kattis_2025_09.c - the package of Kattis and others, format 2025-09.
 *
 * Groups have points and say which groups they need; submissions.yaml says for each solution
 * which verdicts each group may have, which is what the solutions declare themselves.
 */
#include "export/export_icpc.h"
#include "export/export_targets.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/xalloc.h"

/* --- problem.yaml ------------------------------------------------------------------------- */

static const char *type_of(const struct export *e)
{
	if (e->problem->interactor)
		return export_has_points(e) ? "[scoring, interactive]" : "[pass-fail, interactive]";
	return export_has_points(e) ? "scoring" : "pass-fail";
}

static void add_problem_yaml(struct export *e, const char *root)
{
	const struct problem *p = e->problem;
	SCOPED(text) yaml = TEXT_INIT;

	text_printf(&yaml, "problem_format_version: 2025-09\ntype: %s\nname:\n", type_of(e));
	text_add_yaml_pair(&yaml, "  en", problem_title(p, "en"));
	text_printf(&yaml, "uuid: %s\n", p->uuid);
	if (p->author)
		text_add_yaml_pair(&yaml, "credits:\n  authors", p->author);
	icpc_add_license(e, &yaml);
	if (p->tags.count)
		text_add_string(&yaml, "keywords:\n");
	for (size_t i = 0; i < p->tags.count; i++) {
		text_add_string(&yaml, "  - ");
		text_add_yaml_string(&yaml, p->tags.list[i]);
		text_add_char(&yaml, '\n');
	}
	/* The limit is what the problem says, whatever the solutions take: no margins. */
	text_add_string(&yaml, "limits:\n  time_limit: ");
	text_add_seconds(&yaml, p->time_ms);
	text_add_string(&yaml, "\n  time_resolution: ");
	text_add_seconds(&yaml, p->time_ms);
	text_printf(&yaml,
			"\n  time_multipliers:\n"
			"    ac_to_time_limit: 1.0\n"
			"    time_limit_to_tle: 1.0\n"
			"  memory: %lld\n"
			"  output: %lld\n",
			p->memory_mib, p->output_mib);
	export_add_text(e, &yaml, "%sproblem.yaml", root);
}

/* --- data/ ---------------------------------------------------------------------------------- */

/* secret/1-small, as the format names a group: without data/. */
static char *group_name(const struct export *e, size_t g)
{
	char *folder = icpc_group_folder(e, g), *name = xstrdup(folder + sizeof "data/" - 1);

	free(folder);
	return name;
}

/* The group whose bounds the validator gets. */
static void add_validator_args(struct text *yaml, const char *group)
{
	text_add_string(yaml, "input_validator_args: [--group, ");
	text_add_yaml_string(yaml, group);
	text_add_string(yaml, "]\n");
}

/* Only those that it names itself: theirs come with them. */
static void add_needs(const struct export *e, const struct group *group, struct text *yaml)
{
	if (!group->include_count)
		return;
	text_add_string(yaml, "require_pass:\n");
	for (size_t i = 0; i < group->include_count; i++) {
		SCOPED_FREE char *name = group_name(e, group->includes[i]);

		text_printf(yaml, "  - %s\n", name);
	}
}

/* The format has whole points only: 100 if some have two decimals, else 10 or 1. */
static long long point_scale(const struct export *e)
{
	long long scale = 1;

	for (size_t g = 0; g < e->plan->group_count; g++)
		while (e->plan->groups[g].hundredths * scale % 100)
			scale *= 10;
	return scale;
}

static long long whole_points(const struct export *e, long long hundredths)
{
	return hundredths * point_scale(e) / 100;
}

static void add_group_yaml(struct export *e, const char *root, size_t g)
{
	const struct group *group = &e->plan->groups[g];
	SCOPED_FREE char *folder = icpc_group_folder(e, g);
	SCOPED(text) yaml = TEXT_INIT;

	if (export_has_points(e) && !export_is_sample_group(e, g)) {
		text_printf(&yaml, "max_score: %lld\nscore_aggregation: %s\n",
				whole_points(e, group->hundredths),
				export_has_scores(e) ? "min" : "pass-fail");
		add_needs(e, group, &yaml);
	}
	add_validator_args(&yaml, group->name);
	export_add_text(e, &yaml, "%s%s/test_group.yaml", root, folder);
}

static void add_test_yaml(struct export *e, const char *base, const char *description)
{
	SCOPED(text) yaml = TEXT_INIT;

	text_add_yaml_pair(&yaml, "description", description);
	export_add_text(e, &yaml, "%s.yaml", base);
}

static void add_data(struct export *e, const char *root)
{
	SCOPED(text) yaml = TEXT_INIT;

	icpc_add_tests(e, root, ICPC_NO_MORE, add_test_yaml);
	for (size_t g = 0; g < e->plan->group_count; g++)
		add_group_yaml(e, root, g);
	if (export_has_points(e)) {
		text_printf(&yaml, "max_score: %lld\nscore_aggregation: sum\n",
				whole_points(e, export_total_hundredths(e)));
		if (point_scale(e) > 1)
			export_note(e, "points are multiplied by %lld: the format has no decimals",
					point_scale(e));
		export_add_text(e, &yaml, "%sdata/secret/test_group.yaml", root);
	}
}

/* --- data/invalid_input, data/invalid_output, data/valid_output: from unit.plan ------------------ */

static const char *unit_folder(enum unit_verdict verdict)
{
	switch (verdict) {
	case UNIT_INVALID:
		return "invalid_input";
	case UNIT_AC:
		return "valid_output";
	case UNIT_WA:
	case UNIT_PE:
		return "invalid_output";
	default:
		return NULL; /* a valid input, or a jury that is wrong: the format has no place */
	}
}

static int add_unit_files(struct export *e, const struct export_unit *unit, const char *base)
{
	SCOPED_FREE char *in = xprintf("%s.in", base), *out = xprintf("%s.out", base);
	SCOPED_FREE char *ans = xprintf("%s.ans", base);
	int rc = package_add_copy(&e->package, in, unit->in);

	if (!rc && unit->verdict >= UNIT_AC)
		rc = package_add_copy(&e->package, out, unit->out) ||
				package_add_copy(&e->package, ans, unit->ans);
	return rc ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

static void add_unit_yaml(struct export *e, const struct export_unit *unit, const char *base,
		const char *more)
{
	SCOPED_FREE char *description = xprintf("%s%s", unit->name, more);
	SCOPED(text) yaml = TEXT_INIT;

	text_add_yaml_pair(&yaml, "description", description);
	if (unit->group)
		add_validator_args(&yaml, unit->group);
	export_add_text(e, &yaml, "%s.yaml", base);
}

/* An answer must be a right output itself: tools judge it before they judge the output. */
static bool is_answer(const struct export *e, const struct export_unit *unit)
{
	return export_checker_code(e, unit->in, unit->ans, unit->ans) == 0;
}

static bool is_judged_alike(const struct export *e, const struct export_unit *unit)
{
	return export_checker_code(e, unit->in, unit->out, unit->ans) ==
			(int)unit->verdict - UNIT_AC;
}

struct unit_place {
	const char *root;
	int number;
};

static int add_unit(struct export *e, const struct export_unit *unit, void *context)
{
	struct unit_place *place = context;
	const char *folder = unit_folder(unit->verdict);
	const bool replace = folder && unit->own_answer && !is_answer(e, unit);
	int code = EXIT_AS_DECLARED;

	if (replace)
		code = export_unit_take_reference(unit);
	if (!folder || code)
		return code;
	if (replace && !is_judged_alike(e, unit)) {
		export_note(e, "test '%s' of unit.plan is left out: its answer is wrong",
				unit->name);
		return EXIT_AS_DECLARED;
	}
	SCOPED_FREE char *base = xprintf("%sdata/%s/%03d", place->root, folder, ++place->number);

	add_unit_yaml(e, unit, base, replace ? ", here with the reference's answer" : "");
	return add_unit_files(e, unit, base);
}

/* --- generators/ ---------------------------------------------------------------------------------- */

static void add_generator_lines(struct export *e, const char *root)
{
	SCOPED(text) lines = TEXT_INIT;

	text_add_string(&lines,
			"How each test was made: a generator of this folder with its options,\n"
			"which are also its seed, or a file that was written by hand.\n\n");
	for (size_t t = 0; t < e->plan->test_count; t++)
		text_printf(&lines, "%-12s %s\n", e->plan->tests[t].name,
				e->plan->tests[t].words.count ? e->plan->tests[t].line : "by hand");
	export_add_text(e, &lines, "%sgenerators/README.txt", root);
}

static int add_generators(struct export *e, const char *root)
{
	static const struct paste_for any = { .python = true };
	SCOPED(names) names = NAMES_INIT;
	int code = EXIT_AS_DECLARED;

	export_generators(e, &names);
	for (size_t i = 0; !code && i < names.count; i++) {
		SCOPED_FREE char *file = xprintf("%sgenerators/%s.c", root, names.list[i]);

		code = export_add_generator(e, names.list[i], file, &any);
	}
	if (!code)
		add_generator_lines(e, root);
	return code;
}

/* --- submissions/ ------------------------------------------------------------------------------------ */

/* The folder whose rules fit; each has its own in the format. */
static const char *folder_of(verdict_set set)
{
	const verdict_set wa = VERDICT_SET(VERDICT_WA), tle = VERDICT_SET(VERDICT_TLE),
			  re = VERDICT_SET(VERDICT_RE), ac = VERDICT_SET(VERDICT_AC);

	set = icpc_verdicts(set);
	if (set & ~(ac | wa | tle | re))
		return NULL;
	if (set == ac)
		return "accepted";
	if (set == wa)
		return "wrong_answer";
	if (set == tle)
		return "time_limit_exceeded";
	if (set == re)
		return "run_time_error";
	if (!(set & ~(tle | re)))
		return "brute_force";
	return set & ac ? "mixed" : "rejected";
}

/* Here it gets more time than there, so that it may be too slow. */
static bool is_slow(const struct export *e, const struct solution *s)
{
	return e->problem->time_percent[s->language] > 100;
}

static void add_verdicts(struct text *yaml, const char *key, verdict_set set)
{
	text_printf(yaml, "%s: [", key);
	icpc_add_verdicts(yaml, set);
	text_add_string(yaml, "]\n");
}

/*
 * Are the verdicts of its tests those that were declared?  A group is not run where one that it
 * needs fails; one without tests of its own has those of the groups that it needs.
 */
static bool is_told_apart(const struct export *e, const struct solution *s, size_t group)
{
	if (!export_has_points(e) && e->plan->groups[group].test_count)
		return true; /* then it needs none */
	for (size_t g = 0; g < group; g++)
		if (export_needs(e, group, g) &&
				(is_slow(e, s) ||
						s->expect[g].permitted != VERDICT_SET(VERDICT_AC)))
			return false;
	return true;
}

/* The format asks for the verdict of every test, we know that of the first that is not AC. */
static void add_group_verdicts(const struct export *e, const struct solution *s, size_t g,
		struct text *yaml)
{
	const verdict_set ac = VERDICT_SET(VERDICT_AC), tle = VERDICT_SET(VERDICT_TLE);
	const verdict_set set = s->expect[g].permitted, slow = is_slow(e, s) ? tle : 0;
	SCOPED_FREE char *name = group_name(e, g);

	if (set == ac) {
		text_printf(yaml, "  %s:\n", name);
		add_verdicts(yaml, "    permitted", set | slow);
	} else if (!(set & ac)) {
		text_printf(yaml, "  %s:\n", name);
		add_verdicts(yaml, "    required", set | slow);
	}
}

static void add_expectation(const struct export *e, const struct solution *s, const char *folder,
		struct text *yaml)
{
	const long long hundredths = export_hundredths(e, s);

	text_printf(yaml, "%s/%s:\n", folder, s->name);
	if (s->is_reference)
		text_add_string(yaml, "  model_solution: true\n");
	if (is_slow(e, s))
		text_add_string(yaml, "  use_for_time_limit: false\n");
	else if (export_has_points(e) && hundredths >= 0)
		text_printf(yaml, "  score: %lld\n", whole_points(e, hundredths));
	if (!strcmp(folder, "mixed")) /* the only folder without a rule of its own */
		add_verdicts(yaml, "  permitted", export_permitted(e, s, true));
	for (size_t g = 0; g < e->plan->group_count; g++)
		if (is_told_apart(e, s, g))
			add_group_verdicts(e, s, g, yaml);
}

static void add_solutions(struct export *e, const char *root)
{
	SCOPED(text) yaml = TEXT_INIT;
	size_t accepted = 0;

	for (size_t i = 0; i < e->solutions->count; i++) {
		const struct solution *s = e->solutions->list[i];
		const verdict_set set = export_permitted(e, s, true);
		const char *folder = folder_of(set);

		if (!icpc_takes_name(e, s))
			continue;
		if (!folder) {
			export_note(e, "'%s' is left out: no folder is for %s", s->name,
					verdict_set_text(set).s);
			continue;
		}
		icpc_add_solution(e, root, folder, s);
		add_expectation(e, s, folder, &yaml);
		accepted += !strcmp(folder, "accepted");
	}
	icpc_check_accepted(e, accepted);
	export_add_text(e, &yaml, "%ssubmissions/submissions.yaml", root);
}

/* --- The package ------------------------------------------------------------------------------------------ */

static int write_kattis_2025_09(struct export *e)
{
	SCOPED_FREE char *root = xprintf("%s/", e->short_name);
	int code = export_needs_validator(e);

	if (!code)
		code = icpc_add_tex(e, root, "statement");

	if (!code)
		code = icpc_add_programs(e, root, "output_validator",
				export_has_points(e) ? "TESTLIB_SCORE_MULTIPLIER"
						     : "TESTLIB_NO_SCORE");
	if (!code)
		code = icpc_add_dialogues(e, root);
	if (!code)
		code = icpc_add_graders(e, root);
	if (!code)
		code = add_generators(e, root);
	if (!code)
		code = export_unit_cases(e, &(struct unit_place){ root, 0 }, add_unit);
	if (!code) {
		add_problem_yaml(e, root);
		add_data(e, root);
		add_solutions(e, root);
	}
	return code;
}

const struct export_target export_kattis_2025_09 = {
	.name = "kattis-2025-09",
	.judge = "Kattis and others, package format 2025-09",
	.carries = { [PART_STATEMENT] = "TeX, English",
			[PART_SAMPLES] = "data/sample",
			[PART_GROUPS] = "test groups with max_score and require_pass",
			[PART_SCORES] = "score_multiplier.txt; a group has the smallest",
			[PART_CHECKER] = "C, C++ or Python, output_validator",
			[PART_INTERACTOR] =
					"C, C++ or Python, output_validator; samples as dialogues",
			[PART_VALIDATOR] =
					"C, C++ or Python, input_validators/validator, which gets the group",
			[PART_GENERATORS] = "C, C++ or Python, with the lines of the tests",
			[PART_SOLUTIONS] =
					"a folder for each verdict, and submissions.yaml for each group" },
	.losses = { { export_has_other_languages, "statements in other languages than English" },
			{ export_has_points,
					"points in BAPCtools, which rejects 'type: scoring': "
					"points=0 for every group avoids it" },
			{ NULL, "tests of unit.plan that expect a valid input or a wrong jury" },
			{ export_has_time_factors,
					"more time for some languages: their solutions go to 'mixed', "
					"where they may be too slow" } },
	.takes_graders = true,
	.write = write_kattis_2025_09,
};
