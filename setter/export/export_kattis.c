/*
 * export_kattis.c - the package of Kattis before its format had versions ("legacy").
 *
 * A scoring problem: each group is a folder of secret data with its points.  The format has
 * no groups that need others, so the points are added by a grader of the package's own.  Nor
 * has it a time limit: problemtools makes one of the accepted solutions.
 */
#include "export/export_icpc.h"
#include "export/export_targets.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/json_tree.h"
#include "judge/judge.h"
#include "judge/matrix_json.h"
#include "process/process.h"
#include "base/xalloc.h"

/* The limit is so many times the slowest accepted solution, in whole seconds. */
#define TIME_MULTIPLIER 5

/* --- problem.yaml, testdata.yaml -------------------------------------------------------- */

static void add_problem_yaml(struct export *e, const char *root)
{
	const struct problem *p = e->problem;
	struct text yaml = TEXT_INIT;

	text_add_yaml_pair(&yaml, "name", problem_title(p, "en"));
	text_printf(&yaml, "uuid: %s\n", p->uuid);
	text_printf(&yaml, "type: %s\n", export_has_points(e) ? "scoring" : "pass-fail");
	if (p->author)
		text_add_yaml_pair(&yaml, "author", p->author);
	icpc_add_license(e, &yaml);
	if (p->tags.count) {
		struct text words = TEXT_INIT;

		for (size_t i = 0; i < p->tags.count; i++) {
			text_printf(&words, "%s%s", i ? " " : "", p->tags.list[i]);
			if (strpbrk(p->tags.list[i], " \t"))
				export_note(e, "the tag '%s' becomes a keyword for each of its words",
						p->tags.list[i]);
		}
		text_add_yaml_pair(&yaml, "keywords", words.s);
		text_release(&words);
	}
	text_printf(&yaml,
			"validation: custom\n"
			"limits:\n"
			"  memory: %lld\n"
			"  output: %lld\n",
			p->memory_mib, p->output_mib);
	if (export_has_points(e))
		text_add_string(&yaml, "grading:\n  show_test_data_groups: true\n");
	export_add_text(e, &yaml, "%sproblem.yaml", root);
	text_release(&yaml);
}

static void add_group_yaml(struct export *e, const char *root, size_t g)
{
	const struct group *group = &e->plan->groups[g];
	char *folder = icpc_group_folder(e, g);
	struct text yaml = TEXT_INIT;

	if (export_has_points(e))
		text_printf(&yaml,
				"on_reject: %s\n"
				"grading: default\n"
				"grader_flags: min\n"
				"accept_score: %lld\n"
				"range: 0 %lld\n",
				g == EXPORT_SAMPLE_GROUP ? "continue" : "break", group->points,
				group->points);
	text_printf(&yaml, "input_validator_flags: --group %s\n", group->name);
	export_add_text(e, &yaml, "%s%s/testdata.yaml", root, folder);
	text_release(&yaml);
	free(folder);
}

/* Samples are worth nothing; the groups of the secret data are added up, one way or the other. */
static void add_scoring_yaml(struct export *e, const char *root)
{
	const long long total = export_total_points(e);
	struct text yaml = TEXT_INIT;

	text_printf(&yaml, "on_reject: continue\ngrader_flags: ignore_sample\nrange: 0 %lld\n",
			total);
	export_add_text(e, &yaml, "%sdata/testdata.yaml", root);
	text_reset(&yaml);
	text_printf(&yaml, "on_reject: continue\nrange: 0 %lld\n", total);
	if (export_has_includes(e))
		text_add_string(&yaml, "grading: custom\ngrader_flags: ''\n");
	else
		text_add_string(&yaml, "grader_flags: first_error accept_if_any_accepted\n");
	export_add_text(e, &yaml, "%sdata/secret/testdata.yaml", root);
	text_release(&yaml);
}

/* --- The grader: points of groups that need other groups --------------------------------------- */

static const char grader_text[] =
		"/*\n"
		" * grader - adds up the points of groups, made by setter export.\n"
		" *\n"
		" * Reads a verdict and a score for each group.  A group counts if it and all groups\n"
		" * that it needs are accepted: row by row, needs[] has a 1 for each of these.\n"
		" */\n"
		"#include <stdio.h>\n"
		"#include <string.h>\n"
		"\n"
		"int main(void)\n"
		"{\n"
		"\tchar verdict[GROUPS][8], first[8] = \"AC\";\n"
		"\tdouble score[GROUPS], sum = 0;\n"
		"\tint count = 0;\n"
		"\n"
		"\twhile (count < GROUPS && scanf(\"%7s %lf\", verdict[count], &score[count]) == 2)\n"
		"\t\tcount++;\n"
		"\tfor (int i = 0; i < count; i++) {\n"
		"\t\tint counts = 1;\n"
		"\n"
		"\t\tfor (int j = 0; j < count; j++)\n"
		"\t\t\tif (needs[i][j] == '1' && strcmp(verdict[j], \"AC\") != 0)\n"
		"\t\t\t\tcounts = 0;\n"
		"\t\tif (counts)\n"
		"\t\t\tsum += score[i];\n"
		"\t\tif (!strcmp(first, \"AC\"))\n"
		"\t\t\tstrcpy(first, verdict[i]);\n"
		"\t}\n"
		"\tprintf(\"%s %f\\n\", sum > 0 ? \"AC\" : first, sum);\n"
		"\treturn 0;\n"
		"}\n";

static void add_grader(struct export *e, const char *root)
{
	const size_t groups = e->plan->group_count - 1;
	struct text c = TEXT_INIT;
	const char *code = strstr(grader_text, "int main");

	text_add(&c, grader_text, (size_t)(code - grader_text));
	text_printf(&c, "#define GROUPS %zu\n\nstatic const char *const needs[GROUPS] = {\n",
			groups);
	for (size_t g = 1; g <= groups; g++) {
		text_add_string(&c, "\t\"");
		for (size_t other = 1; other <= groups; other++)
			text_add_char(&c, export_needs(e, g, other) ? '1' : '0');
		text_printf(&c, "\", /* %s */\n", e->plan->groups[g].name);
	}
	text_printf(&c, "};\n\n%s", code);
	export_add_text(e, &c, "%sgraders/grader/grader.c", root);
	text_release(&c);
}

static void add_data(struct export *e, const char *root)
{
	icpc_add_tests(e, root, false, icpc_add_desc); /* no grader sees samples */
	for (size_t g = 0; g < e->plan->group_count; g++)
		add_group_yaml(e, root, g);
	if (!export_has_points(e))
		return;
	add_scoring_yaml(e, root);
	if (export_has_includes(e))
		add_grader(e, root);
}

/* --- Submissions ---------------------------------------------------------------------------------- */

static bool is_within(verdict_set set, verdict_set limits)
{
	return set && !(set & ~limits);
}

/* The folder of one that earns nothing; NULL if the format has none. */
static const char *folder_of_verdicts(verdict_set set)
{
	set = icpc_verdicts(set);
	if (is_within(set, VERDICT_SET(VERDICT_AC)))
		return "accepted";
	if (is_within(set, VERDICT_SET(VERDICT_WA)))
		return "wrong_answer";
	if (is_within(set, VERDICT_SET(VERDICT_TLE)))
		return "time_limit_exceeded";
	if (is_within(set, VERDICT_SET(VERDICT_RE)))
		return "run_time_error";
	return NULL;
}

static const char *folder_of(const struct export *e, const struct solution *s)
{
	const verdict_set on_the_whole = export_permitted(e, s, 0, false);
	long long points;

	if (on_the_whole == VERDICT_SET(VERDICT_AC) || !export_has_points(e))
		return folder_of_verdicts(on_the_whole);
	points = export_points(e, s, false);
	if (points == 0)
		return folder_of_verdicts(export_permitted(e, s, 1, false));
	return points > 0 && points < export_total_points(e) ? "partially_accepted" : NULL;
}

/* Those that go to accepted/, of which the time limit is made. */
struct accepted {
	const struct solution **list;
	size_t count;
};

static void add_solution(struct export *e, const char *root, const struct solution *s,
		struct accepted *accepted)
{
	const char *folder = folder_of(e, s);

	if (!icpc_takes_name(e, s))
		return;
	if (!folder) {
		export_note(e, "'%s' is left out: no folder expects %s of it", s->name,
				verdict_set_text(export_permitted(e, s, 0, false)).s);
		return;
	}
	icpc_add_solution(e, root, folder, s, NULL);
	if (!strcmp(folder, "accepted")) {
		GROW(accepted->list, accepted->count);
		accepted->list[accepted->count++] = s;
	}
}

/* --- The time limit that it will get ------------------------------------------------------------------ */

/* The slowest run of an accepted solution. */
struct slowest {
	const char *whose; /* NULL: of none */
	long long ms;
};

static void find_slowest(struct export *e, const struct accepted *accepted, const struct matrix *m,
		struct slowest *found)
{
	for (size_t i = 0; i < m->count; i++) {
		bool cut;
		const long long ms = row_slowest_ms(m, &m->rows[i], &cut);

		if (!row_is_accepted(m, &m->rows[i]))
			export_warning(e, "'%s' is not accepted: 'setter run %s' says why",
					m->rows[i].name, e->problem->id);
		else if (!found->whose || ms > found->ms)
			*found = (struct slowest){ m->rows[i].solution->name, ms };
	}
	if (m->count < accepted->count)
		export_note(e, "%zu accepted solutions were not timed", accepted->count - m->count);
}

/* What `setter run` judged before is not judged anew.  Returns an exit code, -1 if a signal came. */
static int time_accepted(struct export *e, const struct accepted *accepted, struct slowest *found)
{
	struct judge j = JUDGE_INIT;
	int code;

	j.options = (struct judge_options){ .resume = true, .declared = true, .extent = JUDGE_ALL };
	code = judge_open_built(&j, e->work);
	for (size_t i = 0; !code && i < accepted->count; i++) {
		const struct solution *s = accepted->list[i];

		if (judge_add_file(&j, s->path, s->path, s))
			code = EXIT_BAD_REQUEST;
	}
	if (!code)
		code = judge_all(&j);
	if (!code)
		find_slowest(e, accepted, &j.matrix, found);
	judge_close_built(&j, e->work);
	return code;
}

static long long slowest_ms(const struct json_value *file)
{
	const struct json_value *tests = json_get(file, "tests");
	long long slowest = 0;

	for (size_t t = 0; tests && t < tests->count; t++) {
		const long long ms = json_get_number(&tests->items[t], "time_ms", 0);

		slowest = ms > slowest ? ms : slowest;
	}
	return slowest;
}

/* Without a jail: what `setter run --unsafe` measured last, if there is such. */
static void read_last_run(const struct export *e, const struct accepted *accepted,
		struct slowest *found)
{
	char *path = xprintf("build/problems/%s/run.json", e->problem->id);
	struct json_value *run = file_exists(path) ? matrix_old_read(path, path) : NULL;
	const struct json_value *files = run ? json_get(run, "files") : NULL;

	for (size_t i = 0; files && i < files->count; i++)
		for (size_t k = 0; k < accepted->count; k++) {
			const char *file = json_get_string(&files->items[i], "file", "");
			const long long ms = slowest_ms(&files->items[i]);

			if (!strcmp(file, accepted->list[k]->path) &&
					(!found->whose || ms > found->ms))
				*found = (struct slowest){ accepted->list[k]->name, ms };
		}
	json_free(run);
	free(path);
}

static int say_time_limit(struct export *e, const struct accepted *accepted)
{
	struct slowest slowest = { NULL, 0 };
	int code = EXIT_AS_DECLARED;
	long long seconds;

	if (process_open_jail())
		code = time_accepted(e, accepted, &slowest);
	else
		read_last_run(e, accepted, &slowest);
	seconds = (TIME_MULTIPLIER * slowest.ms + 999) / 1000;

	if (slowest.whose)
		export_note(e,
				"problemtools would set the time limit to %lld s, %d times the %lld ms "
				"of '%s' on this machine in whole seconds; here it is %lld ms",
				seconds > 1 ? seconds : 1, TIME_MULTIPLIER, slowest.ms,
				slowest.whose, e->problem->time_ms);
	else if (!code)
		export_note(e,
				"problemtools computes the time limit from the accepted solutions, %d times "
				"the slowest; after 'setter run %s' this note says what comes out",
				TIME_MULTIPLIER, e->problem->id);
	return code;
}

static int add_solutions(struct export *e, const char *root)
{
	struct accepted accepted = { NULL, 0 };
	int code;

	for (size_t i = 0; i < e->solutions->count; i++)
		add_solution(e, root, e->solutions->list[i], &accepted);
	icpc_check_accepted(e, accepted.count);
	code = say_time_limit(e, &accepted);
	free(accepted.list);
	return code;
}

/* --- The package ------------------------------------------------------------------------------------------ */

static int write_kattis(struct export *e)
{
	char *root = xprintf("%s/", e->short_name);
	char *statement = xprintf("%sproblem_statement/problem.en.tex", root);
	int code = icpc_add_tex(e, statement);

	if (!code)
		code = icpc_add_programs(e, root, "output_validators/checker");
	if (!code) {
		add_problem_yaml(e, root);
		add_data(e, root);
		code = add_solutions(e, root);
	}
	free(statement);
	free(root);
	return code;
}

const struct export_target export_kattis = {
	.name = "kattis",
	.judge = "Kattis, the package format before its versions (legacy)",
	.carries = { [PART_STATEMENT] = "TeX, English",
			[PART_SAMPLES] = "data/sample",
			[PART_GROUPS] = "folders of data/secret with their points; groups that need others "
					"by a grader",
			[PART_CHECKER] = "C, output_validators/checker",
			[PART_VALIDATOR] = "C, input_validators/validator, told the group",
			[PART_SOLUTIONS] =
					"a folder for each verdict; partially_accepted for some points" },
	.losses = { { export_has_other_languages, "statements in other languages than English" },
			{ NULL, "the time limit: problemtools computes its own" },
			{ export_has_time_factors, "more time for some languages" },
			{ NULL, "generators" },
			{ export_has_wrong_solutions,
					"solutions whose verdict or points are not certain; the verdict of "
					"each group" } },
	.write = write_kattis,
};
