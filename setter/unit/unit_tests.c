#include "unit/unit_tests.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/compile.h"
#include "process/pool.h"
#include "process/process.h"
#include "unit/bounds_attack.h"
#include "unit/junk_attack.h"
#include "unit/unit_run.h"

/* The attack takes the smallest tests; a large one has no other kinds of lines. */
#define ATTACKED_TESTS 4
#define ATTACKED_BYTES (1 << 16)

/* The tests of one problem, as tasks. */
struct unit_work {
	const struct unit_options *options;
	const struct workpiece *of;
	struct unit_plan plan;
	struct unit_run *runs;
	const struct test **small_tests; /* the smallest first */
	struct junk_attack attacks[ATTACKED_TESTS];
	struct bounds_attack *bounds_attacks; /* one for each group */
	struct task *tasks;
	size_t small_count, attack_count, bounds_count, task_count, junk_count;
};

/* --- What is attacked ------------------------------------------------------------------ */

static long long input_size(const struct workpiece *w, size_t i)
{
	SCOPED_FREE char *path = test_file(&w->problem, &w->plan.tests[i], "in");
	struct hash hash;

	return file_hash(w->makers[i].hashes, path, &hash)
			? file_hash_size(w->makers[i].hashes, path)
			: ATTACKED_BYTES;
}

/* Puts it in its place by size. */
static void add_small_test(struct unit_work *u, size_t test)
{
	const struct workpiece *w = u->of;
	size_t at = u->small_count++;

	while (at &&
			input_size(w, (size_t)(u->small_tests[at - 1] - w->plan.tests)) >
					input_size(w, test)) {
		u->small_tests[at] = u->small_tests[at - 1];
		at--;
	}
	u->small_tests[at] = &w->plan.tests[test];
}

static void choose_tests(struct unit_work *u)
{
	const struct plan *plan = &u->of->plan;

	u->small_tests = xcalloc(plan->test_count, sizeof *u->small_tests);
	for (size_t i = 0; i < plan->test_count; i++)
		if (input_size(u->of, i) < ATTACKED_BYTES)
			add_small_test(u, i);
	if (!u->small_count) {
		warning("'%s' has no test below %d KiB: validator and checker are not attacked",
				plan->problem->id, ATTACKED_BYTES / 1024);
		hint("add a small test to '%s/tests.plan'", plan->problem->folder);
		return;
	}
	for (size_t i = 0; i < u->small_count && i < ATTACKED_TESTS; i++)
		u->attacks[u->attack_count++] = (struct junk_attack){ plan, u->small_tests[i],
			u->options->time_ms };
	u->bounds_count = plan->problem->validator ? plan->group_count : 0;
	u->bounds_attacks = xcalloc(u->bounds_count, sizeof *u->bounds_attacks);
	for (size_t i = 0; i < u->bounds_count; i++)
		u->bounds_attacks[i] = (struct bounds_attack){ plan, i, u->small_tests,
			u->small_count, u->options->time_ms };
}

/* --- Running ------------------------------------------------------------------------------- */

static void add_task(struct unit_work *u, int (*run)(void *), void *context)
{
	u->tasks[u->task_count].run = run;
	u->tasks[u->task_count++].context = context;
}

static void make_tasks(struct unit_work *u)
{
	u->runs = xcalloc(u->plan.count, sizeof *u->runs);
	u->tasks = xcalloc(u->plan.count + 2 * u->attack_count + u->bounds_count, sizeof *u->tasks);
	for (size_t i = 0; i < u->plan.count; i++) {
		u->runs[i] = (struct unit_run){ &u->of->problem, &u->plan.cases[i], i + 1,
			u->options->time_ms };
		add_task(u, run_unit_case, &u->runs[i]);
	}
	for (size_t i = 0; i < u->attack_count; i++) {
		if (u->of->problem.validator)
			add_task(u, attack_validator, &u->attacks[i]);
		if (problem_has_checker(&u->of->problem))
			add_task(u, attack_checker, &u->attacks[i]);
		u->junk_count += junk_count_attacks(&u->attacks[i]);
	}
	for (size_t i = 0; i < u->bounds_count; i++)
		add_task(u, attack_bounds, &u->bounds_attacks[i]);
}

static const char *plural(size_t count)
{
	return count == 1 ? "" : "s";
}

void unit_result_print(const struct unit_result *r, const char *id)
{
	printf("%s: %zu test%s with %zu expectation%s as declared", id, r->tests, plural(r->tests),
			r->expectations, plural(r->expectations));
	if (r->attacks)
		printf(", %zu junk files refused, %zu bound%s held", r->junk, r->bounds,
				plural(r->bounds));
	putchar('\n');
}

void unit_result_json(const struct unit_result *r, struct json *json)
{
	json_put_number(json, "tests", (long long)r->tests);
	json_put_number(json, "expectations", (long long)r->expectations);
	json_put_number(json, "failed", (long long)r->failed);
	json_put_number(json, "attacks", (long long)r->attacks);
	json_put_number(json, "succeeded", (long long)r->succeeded);
	json_put_number(json, "junk", (long long)r->junk);
	json_put_number(json, "bounds", (long long)r->bounds);
}

/* Nothing was tried in the group of this task: it had nothing to try it on. */
static void tell_untried_bounds(const struct unit_work *u, const struct task *task)
{
	const struct bounds_attack *attack = task->context;

	warning("no small test of '%s' is valid in group '%s': its bounds are not attacked",
			u->of->problem.id, u->of->plan.groups[attack->group].name);
}

static int take_results(const struct unit_work *u, struct unit_result *r)
{
	size_t untried = 0;
	int code = EXIT_AS_DECLARED;

	*r = (struct unit_result){ u->plan.tests, u->plan.count, 0, u->task_count - u->plan.count,
		0, u->junk_count, u->bounds_count * u->of->problem.bound_count };
	for (size_t i = 0; i < u->task_count; i++) {
		const bool refuted = u->tasks[i].code == EXIT_NOT_AS_DECLARED;

		if (u->tasks[i].code == BOUNDS_UNTRIED) {
			tell_untried_bounds(u, &u->tasks[i]);
			r->bounds -= u->of->problem.bound_count;
			continue;
		}
		r->failed += i < u->plan.count && refuted;
		r->succeeded += i >= u->plan.count && refuted;
		untried += u->tasks[i].code > EXIT_NOT_AS_DECLARED;
		code = worse(code, u->tasks[i].code);
	}
	if (untried)
		error("'%s': %zu of %zu expectations and attacks could not be finished",
				u->of->problem.id, untried, u->task_count);
	if (r->failed + r->succeeded)
		error("'%s': %zu of %zu expectations of unit.plan fail, %zu of %zu attacks succeed",
				u->of->problem.id, r->failed, r->expectations, r->succeeded,
				r->attacks);
	return code;
}

/* What is needed besides the programs that make the tests. */
static int compile_programs(const struct unit_work *u)
{
	const struct problem *problem = &u->of->problem;
	struct file_hashes *hashes = u->of->makers->hashes;
	int code;

	process_open_jail();
	code = unit_compile_generators(&u->plan, problem, hashes);
	if (!code && u->options->attack && problem->bound_count && problem->validator)
		code = compile_movable_validator(hashes, problem, &u->of->plan);
	return code;
}

static int run_tasks(struct unit_work *u, struct unit_result *result)
{
	SCOPED_FREE char *folder = path_of(u->of->problem.id, PATH_UNIT);
	int code = EXIT_BROKEN;

	if (!folder_make(folder))
		code = compile_programs(u);
	if (!code) {
		if (u->options->attack)
			choose_tests(u);
		make_tasks(u);
		if (pool_run(u->tasks, u->task_count, u->options->jobs, u->of->problem.id))
			code = -1;
		else
			code = take_results(u, result);
	}
	return code;
}

int unit_test_problem(const struct workpiece *w, const struct unit_options *options,
		struct unit_result *result)
{
	struct unit_work u = { .options = options, .of = w };
	int code = w->code;

	*result = (struct unit_result){ 0 };
	if (w->states && !workpiece_count(w, TEST_MISSING)) {
		if (unit_plan_read(&u.plan, &w->plan)) {
			code = worse(code, EXIT_BAD_REQUEST);
		} else {
			unit_plan_warn_if_empty(&u.plan, &w->plan);
			code = worse(code, run_tasks(&u, result));
		}
	}
	unit_plan_release(&u.plan);
	free(u.small_tests);
	free(u.bounds_attacks);
	free(u.runs);
	free(u.tasks);
	return code;
}
