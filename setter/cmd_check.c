/*
 * setter check - everything that can be known of a problem, at the level one asks for.
 */
#include "cmd.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compile.h"
#include "diag.h"
#include "hack_attacks.h"
#include "json.h"
#include "kit.h"
#include "pool.h"
#include "process.h"
#include "solution.h"
#include "unit_plan.h"
#include "unit_tests.h"
#include "workpiece.h"
#include "xalloc.h"

static struct build_options build = { .seconds = 10 };
static const char *level_name = "normal";
static int jobs;
static bool as_json;

enum level { LEVEL_QUICK, LEVEL_NORMAL, LEVEL_FULL, LEVEL_NONE };

static const struct cli_option options[] = {
	{ 0, "level", OPTION_WORD, &level_name, "LEVEL",
			"quick: files are read; normal: all is made; full: all is hashed again" },
	{ 'j', "jobs", OPTION_NUMBER, &jobs, "N", "run N programs at a time (all processors)" },
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "print the result as one JSON document" },
	{ 0, "time-limit", OPTION_SECONDS, &build.seconds, "TIME", "for each program (10s)" },
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

/* A signal (-1) is worse than any code. */
static int worst(int code, int other)
{
	return code < 0 || other < 0 ? -1 : worse(code, other);
}

/* --- Files that a build does not need ------------------------------------------------------ */

/* A statement in each language of the name. */
static int check_statements(const struct problem *problem)
{
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; i < problem->title_count; i++) {
		char *path = xprintf("%s/statement.%s.md", problem->folder,
				problem->titles[i].language);

		if (!file_exists(path)) {
			error("'%s' is not there, but problem.yaml has a name in that language",
					path);
			code = EXIT_NOT_AS_DECLARED;
		}
		free(path);
	}
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
	struct task *tasks = xcalloc(solutions->count, sizeof *tasks);
	struct candidate *candidates = xcalloc(solutions->count, sizeof *candidates);
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
	for (size_t i = 0; code >= 0 && i < count; i++)
		code = worse(code, tasks[i].code);
	free(tasks);
	free(candidates);
	return code;
}

static int check_solutions(const struct workpiece *w, struct file_hashes *hashes, enum level level)
{
	struct solutions solutions = SOLUTIONS_INIT;
	int code = solutions_read(&solutions, &w->problem, &w->plan) ? EXIT_BAD_REQUEST
								     : EXIT_AS_DECLARED;

	if (!code && level > LEVEL_QUICK)
		code = compile_solutions(&solutions, w->problem.id, hashes);
	if (!code && !common.quiet && !as_json)
		printf("%s: %zu solutions %s\n", w->problem.id, solutions.count,
				level > LEVEL_QUICK ? "compile" : "have a header");
	solutions_release(&solutions);
	return code;
}

static int check_unit_plan(const struct workpiece *w)
{
	struct unit_plan unit = UNIT_PLAN_INIT;
	const int rc = unit_plan_read(&unit, &w->plan);

	if (!rc)
		unit_plan_warn_if_empty(&unit, &w->plan);
	unit_plan_release(&unit);
	return rc ? EXIT_BAD_REQUEST : EXIT_AS_DECLARED;
}

/* --- Attacks -------------------------------------------------------------------------------- */

/* One that is declared right shall stand so long; one that is not, falls at once or is noted. */
static const long long stand_ms[] = { 0, 500, 2000 }, fall_ms[] = { 0, 3000, 10000 };

static void note_if_standing(const struct hack *h, const struct attack *a)
{
	if (a->end == ATTACK_STANDS || a->end == ATTACK_CUT_OFF)
		note("'%s' is declared wrong, but %s; try: setter hack %s %s", a->solution->path,
				a->end == ATTACK_STANDS ? "stands for now"
							: "no run of it ended in time",
				hack_problem(h)->id, a->solution->name);
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
			code = worst(code, EXIT_NOT_AS_DECLARED);
		}
	return code;
}

static bool has_jail(void)
{
	struct jail jail = JAIL_INIT;
	char why[JAIL_MESSAGE_MAX];
	const bool has = !jail_open_quietly(&jail, why);

	if (has)
		jail_release(&jail);
	else
		note("no solution is attacked: %s", why);
	return has;
}

/* The declared solutions, with a small budget; a problem without `hack:` has nothing to try. */
static int check_hacks(const struct workpiece *w, const struct kit *kit, enum level level,
		struct json *json)
{
	struct hack h = HACK_INIT;
	struct solutions solutions = SOLUTIONS_INIT;
	struct attacks all = ATTACKS_INIT;
	int code;

	if (w->code || !w->problem.hack_lines.count || !has_jail())
		return EXIT_AS_DECLARED;
	h.options = (struct hack_options){ .jobs = build.jobs, .seed = "1" };
	code = hack_open(&h, kit, w->problem.id);
	if (!code && solutions_read(&solutions, hack_problem(&h), hack_plan(&h)))
		code = EXIT_BAD_REQUEST;
	if (!code)
		code = attack_solutions(&h, &solutions, level, &all);
	if (!code && !common.quiet && !as_json)
		printf("%s: %zu solutions were attacked\n", w->problem.id, all.count);
	json_open(json, '{');
	json_put_string(json, "problem", w->problem.id);
	json_key(json, "programs");
	json_open(json, '[');
	for (size_t i = 0; i < all.count; i++)
		attack_json(&all.list[i], &h, json);
	json_close(json, ']');
	json_close(json, '}');
	attacks_release(&all);
	solutions_release(&solutions);
	hack_close(&h);
	return code;
}

/* --- One problem, and all -------------------------------------------------------------------- */

static int run_unit_tests(const struct workpiece *w, struct json *json)
{
	const struct unit_options unit = { build.jobs, build.seconds, true };
	struct unit_result result;
	const int code = unit_test_problem(w, &unit, &result);

	if (!code && !as_json)
		unit_result_print(&result, w->problem.id);
	json_key(json, "unit");
	json_open(json, '{');
	unit_result_json(&result, json);
	json_close(json, '}');
	return code;
}

static int check_files(const struct workpiece *w, struct file_hashes *hashes, enum level level,
		struct json *json)
{
	int code = w->code;

	if (code >= EXIT_BAD_REQUEST)
		return code;
	code = worst(code, check_statements(&w->problem));
	code = worst(code, check_solutions(w, hashes, level));
	if (code >= 0)
		code = worst(code,
				level > LEVEL_QUICK ? run_unit_tests(w, json) : check_unit_plan(w));
	return code;
}

static int check_problem(const struct workpiece *w, struct file_hashes *hashes, enum level level,
		struct json *json)
{
	int code;

	json_open(json, '{');
	json_put_string(json, "problem", w->problem.id);
	code = check_files(w, hashes, level, json);
	json_put_bool(json, "as_declared", !code);
	json_put_number(json, "exit_code", code);
	json_close(json, '}');
	return code;
}

static void finish_json(struct json *json, int code)
{
	json_close(json, ']');
	if (as_json && code >= 0)
		json_finish(json, stdout);
	else
		text_release(&json->text);
}

static int check_all(const struct kit *kit, const struct names *ids)
{
	const enum level level = level_of(level_name);
	struct workpieces all = WORKPIECES_INIT;
	struct json json;
	int code = EXIT_AS_DECLARED;

	json_start(&json, "setter-check");
	json_put_string(&json, "level", level_name);
	json_key(&json, "problems");
	json_open(&json, '[');
	build.again = build.twice = true;
	build.verify = level == LEVEL_FULL;
	for (size_t i = 0; i < ids->count; i++)
		workpieces_open(&all, kit, ids->list[i], &build);
	if (level > LEVEL_QUICK)
		code = workpieces_build(&all, &build);
	for (size_t i = 0; code >= 0 && i < all.count; i++)
		code = worst(code, check_problem(all.list[i], &all.hashes, level, &json));
	json_close(&json, ']');
	json_key(&json, "hacks");
	json_open(&json, '[');
	/* A hunt takes long: it has its own files, and needs no lock. */
	workpieces_unlock(&all);
	for (size_t i = 0; code >= 0 && level > LEVEL_QUICK && i < all.count; i++)
		code = worst(code, check_hacks(all.list[i], kit, level, &json));
	if (!code && !as_json)
		printf("%zu problem%s as declared\n", all.count, all.count == 1 ? " is" : "s are");
	finish_json(&json, code);
	workpieces_close(&all);
	return code;
}

static int cmd_check(const struct names *arguments)
{
	build.jobs = job_count(jobs);
	if (level_of(level_name) == LEVEL_NONE) {
		error("no level '%s': quick, normal or full", level_name);
		return EXIT_BAD_REQUEST;
	}
	return for_problems(arguments, check_all);
}

const struct command command_check_entry = { "check",
	"everything that can be known of a problem: what CI runs", "[PROBLEM...]", options,
	examples, cmd_check };
