/*
 * export_kattis.c - the package of Kattis before its format had versions ("legacy").
 *
 * A scoring problem: each group is a folder of secret data with its points.  The format has
 * no groups that need others, so the points are added by a grader of the package's own.  Nor
 * has it a time limit: problemtools makes one of the accepted solutions, so those in a language
 * that gets more time here stay out.
 */
#include "export/export_icpc.h"
#include "export/export_targets.h"

#include <stdlib.h>
#include <string.h>

#include "base/embed.h"
#include "base/xalloc.h"

/* --- problem.yaml, testdata.yaml -------------------------------------------------------- */

/* The format has scores of outputs in problems that have points. */
static bool has_custom_scores(const struct export *e)
{
	return export_has_points(e) && export_has_scores(e);
}

static void add_problem_yaml(struct export *e, const char *root)
{
	const struct problem *p = e->problem;
	SCOPED(text) yaml = TEXT_INIT;

	text_add_yaml_pair(&yaml, "name", problem_title(p, "en"));
	text_printf(&yaml, "uuid: %s\n", p->uuid);
	text_printf(&yaml, "type: %s\n", export_has_points(e) ? "scoring" : "pass-fail");
	if (p->author)
		text_add_yaml_pair(&yaml, "author", p->author);
	icpc_add_license(e, &yaml);
	if (p->tags.count) {
		SCOPED(text) words = TEXT_INIT;

		for (size_t i = 0; i < p->tags.count; i++) {
			text_printf(&words, "%s%s", i ? " " : "", p->tags.list[i]);
			if (strpbrk(p->tags.list[i], " \t"))
				export_note(e, "the tag '%s' becomes a keyword for each of its words",
						p->tags.list[i]);
		}
		text_add_yaml_pair(&yaml, "keywords", words.s);
	}
	text_printf(&yaml,
			"validation: custom%s%s\n"
			"limits:\n"
			"  memory: %lld\n"
			"  output: %lld\n",
			p->interactor ? " interactive" : "", has_custom_scores(e) ? " score" : "",
			p->memory_mib, p->output_mib);
	if (export_has_points(e))
		text_add_string(&yaml, "grading:\n  show_test_data_groups: true\n");
	export_add_text(e, &yaml, "%sproblem.yaml", root);
}

static void add_group_yaml(struct export *e, const char *root, size_t g)
{
	const struct group *group = &e->plan->groups[g];
	SCOPED_FREE char *folder = icpc_group_folder(e, g);
	SCOPED(text) yaml = TEXT_INIT;

	if (export_has_points(e))
		text_printf(&yaml,
				"on_reject: %s\n"
				"grading: default\n"
				"grader_flags: %s\n"
				"accept_score: %s\n"
				"range: 0 %s\n",
				export_is_sample_group(e, g) ? "continue" : "break",
				group->score == GROUP_MEAN ? "avg" : "min",
				points_text(group->hundredths).s, points_text(group->hundredths).s);
	if (has_custom_scores(e))
		text_printf(&yaml, "output_validator_flags: %s %s\n",
				e->problem->score == SCORE_POINTS ? "--quitp-of" : "--points",
				points_text(group->hundredths).s);
	text_printf(&yaml, "input_validator_flags: --group %s\n", group->name);
	export_add_text(e, &yaml, "%s%s/testdata.yaml", root, folder);
}

/* Samples are worth nothing; the groups of the secret data are added up, one way or the other. */
static void add_scoring_yaml(struct export *e, const char *root)
{
	const struct points_text total = points_text(export_total_hundredths(e));
	SCOPED(text) yaml = TEXT_INIT;

	text_printf(&yaml, "on_reject: continue\ngrader_flags: ignore_sample\nrange: 0 %s\n",
			total.s);
	export_add_text(e, &yaml, "%sdata/testdata.yaml", root);
	text_reset(&yaml);
	text_printf(&yaml, "on_reject: continue\nrange: 0 %s\n", total.s);
	if (export_has_includes(e))
		text_add_string(&yaml, "grading: custom\ngrader_flags: ''\n");
	else
		text_add_string(&yaml, "grader_flags: first_error accept_if_any_accepted\n");
	export_add_text(e, &yaml, "%sdata/secret/testdata.yaml", root);
}

/* --- The grader: points of groups that need other groups --------------------------------------- */

EMBED(grader_text, "setter/export/kattis/grader.c.in");

static void add_grader(struct export *e, const char *root)
{
	const size_t groups = e->plan->group_count;
	SCOPED(text) c = TEXT_INIT;
	const char *code = strstr(grader_text, "int main");

	text_add(&c, grader_text, (size_t)(code - grader_text));
	text_printf(&c, "#define GROUPS %zu\n\nstatic const char *const needs[GROUPS] = {\n",
			groups - 1);
	for (size_t g = 0; g < groups; g++) {
		if (export_is_sample_group(e, g))
			continue;
		text_add_string(&c, "\t\"");
		for (size_t other = 0; other < groups; other++)
			if (!export_is_sample_group(e, other))
				text_add_char(&c, export_needs(e, g, other) ? '1' : '0');
		text_printf(&c, "\", /* %s */\n", e->plan->groups[g].name);
	}
	text_add_string(&c, "};\n\nstatic const double points[GROUPS] = { ");
	for (size_t g = 0; g < groups; g++)
		if (!export_is_sample_group(e, g))
			text_printf(&c, "%s, ", points_text(e->plan->groups[g].hundredths).s);
	text_printf(&c, "};\n\n%s", code);
	export_add_text(e, &c, "%sgraders/grader/grader.c", root);
}

static void add_data(struct export *e, const char *root)
{
	icpc_add_tests(e, root, ICPC_SAMPLES, icpc_add_desc);
	for (size_t g = 0; g < e->plan->group_count; g++)
		add_group_yaml(e, root, g);
	if (!export_has_points(e))
		return;
	add_scoring_yaml(e, root);
	if (export_has_includes(e))
		add_grader(e, root);
}

/* --- Submissions ---------------------------------------------------------------------------------- */

/* The folder of one that earns nothing; NULL if the format has none. */
static const char *folder_of_verdicts(verdict_set set)
{
	static const char *const folders[VERDICT_COUNT] = { [VERDICT_AC] = "accepted",
		[VERDICT_WA] = "wrong_answer",
		[VERDICT_TLE] = "time_limit_exceeded",
		[VERDICT_RE] = "run_time_error" };

	for (int v = 0; v < VERDICT_COUNT; v++)
		if (icpc_verdicts(set) == VERDICT_SET(v))
			return folders[v];
	return NULL;
}

static const char *folder_of(const struct export *e, const struct solution *s)
{
	const verdict_set on_the_whole = export_permitted(e, s, false);
	long long hundredths;

	if (on_the_whole == VERDICT_SET(VERDICT_AC) || !export_has_points(e))
		return folder_of_verdicts(on_the_whole);
	hundredths = export_hundredths(e, s);
	if (hundredths == 0)
		return folder_of_verdicts(export_permitted_in_secret(e, s, false));
	return hundredths > 0 && hundredths < export_total_hundredths(e) ? "partially_accepted"
									 : NULL;
}

/* Here it gets more time than there, so that the limit made of it would be too large for others. */
static bool is_slow(const struct export *e, const struct solution *s)
{
	return e->problem->time_percent[s->language] > 100;
}

/* Without it, has accepted/ another one? */
static bool can_be_spared(const struct export *e, const struct solution *s)
{
	for (size_t i = 0; is_slow(e, s) && i < e->solutions->count; i++) {
		const struct solution *other = e->solutions->list[i];
		const char *folder = folder_of(e, other);

		if (folder && !strcmp(folder, "accepted") && !is_slow(e, other))
			return true;
	}
	return false;
}

static void note_no_folder(struct export *e, const struct solution *s)
{
	const long long hundredths = export_has_points(e) ? export_hundredths(e, s) : 0;

	if (hundredths < 0)
		export_note(e, "'%s' is left out: its points are not certain", s->name);
	else if (hundredths)
		export_note(e, "'%s' is left out: it fails the samples, but gets all points",
				s->name);
	else
		export_note(e, "'%s' is left out: no folder is for %s", s->name,
				verdict_set_text(export_permitted(e, s, false)).s);
}

static bool add_solution(struct export *e, const char *root, const struct solution *s)
{
	const char *folder = folder_of(e, s);
	const bool accepted = folder && !strcmp(folder, "accepted");

	if (!icpc_takes_name(e, s))
		return false;
	if (!folder) {
		note_no_folder(e, s);
		return false;
	}
	if (accepted && can_be_spared(e, s)) {
		export_note(e,
				"'%s' is left out: %s gets more time here, but Kattis derives "
				"the time limit from the slowest accepted solution",
				s->name, language_name(s->language));
		return false;
	}
	icpc_add_solution(e, root, folder, s);
	return accepted;
}

static void add_solutions(struct export *e, const char *root)
{
	size_t accepted = 0;

	for (size_t i = 0; i < e->solutions->count; i++)
		accepted += add_solution(e, root, e->solutions->list[i]);
	icpc_check_accepted(e, accepted);
}

/* --- The package ------------------------------------------------------------------------------------------ */

static int write_kattis(struct export *e)
{
	SCOPED_FREE char *root = xprintf("%s/", e->short_name);
	int code = export_needs_validator(e);

	if (!code)
		code = icpc_add_tex(e, root, "problem_statement");

	if (!code)
		code = icpc_add_programs(e, root,
				e->problem->interactor ? "output_validators/interactor"
						       : "output_validators/checker",
				export_has_points(e) ? NULL : "TESTLIB_NO_SCORE");
	if (!code)
		code = icpc_add_dialogues(e, root);
	if (!code)
		code = icpc_add_graders(e, root);
	if (!code) {
		add_problem_yaml(e, root);
		add_data(e, root);
		add_solutions(e, root);
	}
	return code;
}

const struct export_target export_kattis = {
	.name = "kattis",
	.judge = "Kattis, the legacy package format",
	.carries = { [PART_STATEMENT] = "TeX, English",
			[PART_SAMPLES] = "data/sample",
			[PART_GROUPS] = "folders of data/secret with points; a grader handles "
					"groups that need others",
			[PART_SCORES] = "score.txt: parts of a group's points, or points",
			[PART_CHECKER] = "C, C++ or Python, output_validators/checker",
			[PART_INTERACTOR] = "C, C++ or Python, output_validators/interactor; "
					    "samples as dialogues",
			[PART_VALIDATOR] =
					"C, C++ or Python, input_validators/validator, which gets the group",
			[PART_SOLUTIONS] =
					"a folder for each verdict; partially_accepted for some points" },
	.losses = { { export_has_other_languages, "statements in other languages than English" },
			{ NULL,
					"the time limit: problemtools takes 5 times the slowest "
					"accepted solution on its machine, in whole seconds" },
			{ export_has_time_factors, "more time for some languages" },
			{ NULL, "generators" },
			{ export_has_wrong_solutions,
					"solutions whose verdict or points are uncertain; the "
					"verdict of each group" } },
	.takes_graders = true,
	.takes_points = true,
	.takes_means = true,
	.write = write_kattis,
};
