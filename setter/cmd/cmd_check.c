/*
 * setter check - every check of a problem, at one of three levels.
 */
#include "cmd/cmd.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/json.h"
#include "base/terminal.h"
#include "base/xalloc.h"
#include "build/compile.h"
#include "build/workpiece.h"
#include "export/export.h"
#include "hack/hack_report.h"
#include "jail/jail.h"
#include "judge/judge.h"
#include "judge/matrix_print.h"
#include "problem/kit.h"
#include "problem/solution.h"
#include "process/pool.h"
#include "process/process.h"
#include "statement/statement.h"
#include "unit/unit_plan.h"
#include "unit/unit_tests.h"

static struct build_options build = { .time_ms = 10000 };
static const char *level_name = "normal";
static int jobs;
static bool as_json;

enum level { LEVEL_QUICK, LEVEL_NORMAL, LEVEL_FULL, LEVEL_NONE };

static const struct cli_option options[] = {
	{ 0, "level", OPTION_WORD, &level_name, "LEVEL",
			"quick: only read files; normal: make and judge all; full: hash again, "
			"too" },
	{ 'j', "jobs", OPTION_NUMBER, &jobs, "N", "run N programs at a time (all processors)" },
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "print the result as one JSON document" },
	{ 0, "time-limit", OPTION_MILLISECONDS, &build.time_ms, "TIME", "of each program (10s)" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter check --level=quick", "setter check all-moves",
	NULL };

static enum level level_of(const char *name)
{
	static const char *const names[] = { "quick", "normal", "full" };

	for (int l = LEVEL_QUICK; l < LEVEL_NONE; l++)
		if (!strcmp(name, names[l]))
			return (enum level)l;
	return LEVEL_NONE;
}

/* What was found of a problem, until it is written. */
struct checked {
	int code;
	bool headers_wrong; /* of some solutions */
	bool has_unit;
	struct unit_result unit;
};

/* --- Files that a build does not need ------------------------------------------------------ */

/* Is there a statement in each language of the name? */
static int find_statements(const struct problem *problem)
{
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; i < problem->title_count; i++) {
		const char *language = problem->titles[i].language;
		SCOPED_FREE char *path = statement_path(problem, language);

		if (!statement_exists(problem, language)) {
			error("'%s' is missing, but problem.yaml has a name in that language",
					path);
			code = EXIT_NOT_AS_DECLARED;
		}
	}
	return code;
}

static int read_statements(const struct workpiece *w)
{
	SCOPED(names) languages = NAMES_INIT;
	int code = EXIT_AS_DECLARED;

	statement_add_languages(&languages, &w->problem);
	for (size_t i = 0; i < languages.count; i++)
		if (statement_check(&w->plan, languages.list[i]))
			code = EXIT_BAD_REQUEST;
	return code;
}

/* A solution to be compiled. */
struct candidate {
	struct file_hashes *hashes;
	const char *problem, *source;
};

static int compile_candidate(void *context)
{
	const struct candidate *c = context;

	return compile_solution(c->hashes, c->problem, c->source);
}

static int compile_solutions(const struct solutions *solutions, const char *id,
		struct file_hashes *hashes)
{
	SCOPED_FREE struct task *tasks = xcalloc(solutions->count, sizeof *tasks);
	SCOPED_FREE struct candidate *candidates = xcalloc(solutions->count, sizeof *candidates);
	size_t count = 0;
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; i < solutions->count; i++) {
		const char *source = solutions->list[i]->path;

		if (solution_is_compiled(hashes, id, source))
			continue;
		candidates[count] = (struct candidate){ hashes, id, source };
		tasks[count].run = compile_candidate;
		tasks[count].context = &candidates[count];
		count++;
	}
	if (count)
		process_open_jail();
	if (pool_run(tasks, count, build.jobs, "solutions"))
		code = -1;
	for (size_t i = 0; i < count; i++)
		code = worse(code, tasks[i].code);
	return code;
}

static int check_solutions(const struct workpiece *w, struct file_hashes *hashes, enum level level,
		struct checked *found)
{
	static const char *const said[][2] = {
		{ "solutions have a header", "solution has a header" },
		{ "solutions compile", "solution compiles" },
	};
	SCOPED(solutions) solutions = SOLUTIONS_INIT;
	int code = solutions_read(&solutions, &w->problem, &w->plan) ? EXIT_BAD_REQUEST
								     : EXIT_AS_DECLARED;

	int compiled = EXIT_AS_DECLARED;

	found->headers_wrong = code;
	if (!code && level > LEVEL_QUICK && !w->code)
		code = export_rehearse(&w->problem, &w->plan, &solutions, hashes);
	else
		code = worse(code, read_statements(w));
	if (code >= 0 && level > LEVEL_QUICK)
		compiled = compile_solutions(&solutions, w->problem.id, hashes);
	code = code < 0 ? code : worse(code, compiled);
	if (!code && !common.quiet && !as_json)
		printf("%s: %zu %s\n", w->problem.id, solutions.count,
				said[level > LEVEL_QUICK][solutions.count == 1]);
	return code;
}

static int check_unit_plan(const struct workpiece *w)
{
	SCOPED(unit_plan) unit = UNIT_PLAN_INIT;
	const int rc = unit_plan_read(&unit, &w->plan);

	if (!rc)
		unit_plan_warn_if_empty(&unit, &w->plan);
	return rc ? EXIT_BAD_REQUEST : EXIT_AS_DECLARED;
}

/* --- Judging -------------------------------------------------------------------------------- */

/* Everything where something is not as declared; otherwise one line. */
static int tell_run(const struct judge *j, struct json *json)
{
	const int code = matrix_run_code(&j->matrix);
	SCOPED_FREE char *limit = judge_limit_words(j);
	const struct matrix_print how = { .out = stdout,
		.width = terminal_width(),
		.limit = limit,
		.quiet = !code || common.quiet,
		.verbose = common.verbose > 0 };

	if (!as_json && (code || !common.quiet))
		matrix_print_run(&j->matrix, &how);
	json_put_open(json, "run", '{');
	matrix_json_surprises(&j->matrix, json);
	json_close(json, '}');
	return code;
}

/* The declared solutions, as `setter run` judges them: what it found before is in the journal. */
static int judge_solutions(const struct kit *kit, const char *id, struct json *json)
{
	struct judge j = JUDGE_INIT;
	int code;

	j.options = (struct judge_options){ .jobs = jobs,
		.resume = true,
		.declared = true,
		.verified = true,
		.trace = common.verbose > 1,
		.extent = JUDGE_ALL };
	code = judge_open(&j, kit, id);
	if (!code)
		code = judge_add_solutions(&j);
	if (!code) {
		code = judge_all(&j);
		if (code >= 0)
			code = worse(code, tell_run(&j, json));
	}
	judge_close(&j);
	return code;
}

/* --- Attacks -------------------------------------------------------------------------------- */

/* A right solution must survive this long; a wrong one fails at once or is noted. */
static const long long stand_ms[] = { 0, 500, 2000 }, fall_ms[] = { 0, 3000, 10000 };

static void note_if_standing(const struct hack *h, const struct attack *a)
{
	if (a->end == ATTACK_STANDS || a->end == ATTACK_CUT_OFF)
		note("'%s' is declared wrong, but %s; try: setter hack %s %s%s", a->solution->path,
				a->end == ATTACK_STANDS ? "survives so far"
							: "no run finished in time",
				hack_problem(h)->id, a->solution->name, jail_choice_words().s);
}

static int attack_solutions(struct hack *h, const struct solutions *solutions, enum level level,
		struct attacks *all)
{
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; !code && i < solutions->count; i++) {
		const struct solution *s = solutions->list[i];
		const bool wrong = solution_must_fail(s, hack_plan(h));

		h->options.time_ms = (wrong ? fall_ms : stand_ms)[level];
		code = attacks_add(all, h, s->path, s->path, s, 1);
		if (!code && wrong)
			note_if_standing(h, &all->list[all->count - 1]);
	}
	for (size_t i = 0; code >= 0 && i < all->count; i++)
		if (attack_code(&all->list[i], hack_plan(h), false)) {
			attack_print(&all->list[i], h, true, stderr);
			attack_print_kept(&all->list[i], h, stderr);
			code = worse(code, EXIT_NOT_AS_DECLARED);
		}
	return code;
}

/* The declared solutions, with a small budget; a problem without `hack:` has nothing to try. */
static int check_hacks(const struct workpiece *w, const struct kit *kit, enum level level,
		struct json *json)
{
	struct hack h = HACK_INIT;
	SCOPED(solutions) solutions = SOLUTIONS_INIT;
	SCOPED(attacks) all = ATTACKS_INIT;
	int code;

	if (w->code || !w->problem.hack_lines.count || !w->problem.validator ||
			!w->problem.reference)
		return EXIT_AS_DECLARED;
	h.options = (struct hack_options){ .jobs = build.jobs, .seed = "1" };
	code = hack_open(&h, kit, w->problem.id);
	if (!code && solutions_read(&solutions, hack_problem(&h), hack_plan(&h)))
		code = EXIT_BAD_REQUEST;
	if (!code)
		code = attack_solutions(&h, &solutions, level, &all);
	if (!code && !common.quiet && !as_json)
		printf("%s: %zu solution%s attacked\n", w->problem.id, all.count,
				all.count == 1 ? " was" : "s were");
	json_open(json, '{');
	json_put_string(json, "problem", w->problem.id);
	json_put_open(json, "programs", '[');
	for (size_t i = 0; i < all.count; i++)
		attack_json(&all.list[i], &h, json);
	json_close(json, ']');
	json_close(json, '}');
	hack_close(&h);
	return code;
}

/* --- One problem, and all -------------------------------------------------------------------- */

static int run_unit_tests(const struct workpiece *w, struct checked *found)
{
	const struct unit_options unit = { build.jobs, build.time_ms, true };
	const int code = unit_test_problem(w, &unit, &found->unit);

	found->has_unit = true;
	if (!code && !as_json && !common.quiet)
		unit_result_print(&found->unit, w->problem.id);
	return code;
}

static void check_files(const struct workpiece *w, struct file_hashes *hashes, enum level level,
		struct checked *found)
{
	found->code = w->code;
	if (w->code >= EXIT_BAD_REQUEST)
		return;
	for (size_t i = 0; problem_lack(&w->problem, i); i++)
		note("'%s' has %s", w->problem.id, problem_lack(&w->problem, i));
	found->code = worse(found->code, find_statements(&w->problem));
	found->code = worse(found->code, check_solutions(w, hashes, level, found));
	if (found->code >= 0)
		found->code = worse(found->code,
				level > LEVEL_QUICK ? run_unit_tests(w, found)
						    : check_unit_plan(w));
}

/* Its tests exist, and its solutions say what they are: a wrong statement stops no judging. */
static bool can_be_judged(const struct workpiece *w, const struct checked *found)
{
	return !w->code && !found->headers_wrong && found->code < EXIT_BROKEN;
}

/* Judging and attacking take long: they have their own files, and need no lock. */
static void finish_problem(const struct workpiece *w, const struct kit *kit, enum level level,
		struct checked *found, struct json *json, struct json *hacks)
{
	const bool can_judge = level > LEVEL_QUICK && can_be_judged(w, found);

	json_open(json, '{');
	json_put_string(json, "problem", w->problem.id);
	if (found->has_unit) {
		json_put_open(json, "unit", '{');
		unit_result_json(&found->unit, json);
		json_close(json, '}');
	}
	if (can_judge)
		found->code = worse(found->code, judge_solutions(kit, w->problem.id, json));
	if (level > LEVEL_QUICK && found->code >= 0)
		found->code = worse(found->code, check_hacks(w, kit, level, hacks));
	json_put_bool(json, "as_declared", !found->code);
	json_put_number(json, "exit_code", found->code);
	json_close(json, '}');
}

static bool has_jail(void)
{
	struct jail jail = JAIL_INIT;
	char why[JAIL_MESSAGE_MAX];
	const bool has = !jail_open_quietly(&jail, why);

	if (has)
		jail_release(&jail);
	else
		note("cannot judge or attack solutions: %s", why);
	return has;
}

static int check_all_files(struct workpieces *all, enum level level, struct checked *found)
{
	int code = level > LEVEL_QUICK ? workpieces_build(all, &build) : EXIT_AS_DECLARED;

	for (size_t i = 0; code >= 0 && i < all->count; i++) {
		check_files(all->list[i], &all->hashes, level, &found[i]);
		code = worse(code, found[i].code);
	}
	return code;
}

static int check_all_programs(const struct workpieces *all, const struct kit *kit, enum level level,
		struct checked *found, struct json *json)
{
	const enum level of_programs = level > LEVEL_QUICK && !has_jail() ? LEVEL_QUICK : level;
	struct json hacks = { TEXT_INIT, false };
	int code = EXIT_AS_DECLARED;

	json_open(&hacks, '[');
	json_put_open(json, "problems", '[');
	for (size_t i = 0; code >= 0 && i < all->count; i++) {
		finish_problem(all->list[i], kit, of_programs, &found[i], json, &hacks);
		code = worse(code, found[i].code);
	}
	json_close(json, ']');
	json_close(&hacks, ']');
	json_put_apart(json, "hacks", &hacks);
	return code;
}

/* "2 problems are as declared", or which are not. */
static void tell_verdict(const struct names *ids, const struct checked *found)
{
	SCOPED(text) names = TEXT_INIT;
	size_t count = 0;

	for (size_t i = 0; i < ids->count; i++)
		if (found[i].code) {
			text_printf(&names, "%s%s", count ? ", " : "", ids->list[i]);
			count++;
		}
	if (count && ids->count == 1)
		error("'%s' did not pass", names.s);
	else if (count)
		error("%zu of %zu problems did not pass: %s", count, ids->count, names.s);
	else if (!as_json)
		printf("%zu problem%s as declared\n", ids->count,
				ids->count == 1 ? " is" : "s are");
}

static int check_all(const struct kit *kit, const struct names *ids)
{
	const enum level level = level_of(level_name);
	struct workpieces all = WORKPIECES_INIT;
	SCOPED_FREE struct checked *found = xcalloc(ids->count, sizeof *found);
	struct json json;
	int code;

	json_start(&json, "setter-check");
	json_put_string(&json, "level", level_name);
	build.again = build.twice = true;
	build.verify = level == LEVEL_FULL;
	for (size_t i = 0; i < ids->count; i++)
		workpieces_open(&all, kit, ids->list[i], &build);
	code = check_all_files(&all, level, found);
	workpieces_unlock(&all);
	if (code >= 0)
		code = worse(code, check_all_programs(&all, kit, level, found, &json));
	if (code >= 0)
		tell_verdict(ids, found);
	json_finish(&json, as_json && code >= 0 ? stdout : NULL);
	workpieces_close(&all);
	return code;
}

static int cmd_check(const struct names *arguments)
{
	build.jobs = pool_job_count(jobs);
	if (level_of(level_name) == LEVEL_NONE) {
		error("unknown level '%s': use quick, normal or full", level_name);
		return EXIT_BAD_REQUEST;
	}
	return command_for_problems(arguments, check_all);
}

const struct command command_check_entry = { "check", "run every check (for CI)", "[PROBLEM...]",
	options, examples, cmd_check, jail_option_table };
