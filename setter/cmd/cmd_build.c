/*
 * setter build - generate, validate, answer and check the tests, and their hashes.
 */
#include "cmd/cmd.h"

#include <stdio.h>
#include <string.h>

#include "base/diag.h"
#include "base/file_hash.h"
#include "base/json.h"
#include "base/xalloc.h"
#include "build/compile.h"
#include "build/make_times.h"
#include "build/manifest.h"
#include "build/test_maker.h"
#include "build/workpiece.h"
#include "jail/jail.h"
#include "problem/kit.h"
#include "process/pool.h"
#include "process/process.h"

/* --- What a build would do; nothing is started, written or locked ---------------------------- */

struct preview {
	struct problem problem;
	struct plan plan;
	struct manifest manifest;
	struct file_hashes *hashes;
	struct names generators; /* that would be compiled */
	bool all;                /* a program that every test needs would be */
};

static bool would_compile(const struct preview *p, bool is_compiled, const char *what,
		const char *name)
{
	if (!is_compiled)
		printf("%s: would compile %s '%s'\n", p->problem.id, what, name);
	return !is_compiled;
}

/* The checker, or the interactor. */
static void look_at_judge(struct preview *p, enum kit_folder folder, const char *name)
{
	p->all |= would_compile(p,
			problem_program_is_compiled(p->hashes, &p->problem, folder, name),
			kit_folder_role(folder), name);
}

static void look_at_programs(struct preview *p)
{
	const struct problem *problem = &p->problem;

	p->all |= problem->validator &&
			would_compile(p, validator_is_compiled(p->hashes, problem, &p->plan),
					"validator", problem->validator);
	p->all |= problem->reference &&
			would_compile(p,
					solution_is_compiled(p->hashes, problem->id,
							problem->reference_source),
					"reference", problem->reference);
	if (problem_has_checker(problem))
		look_at_judge(p, KIT_CHECKER, problem->checker);
	if (problem->interactor)
		look_at_judge(p, KIT_INTERACTOR, problem->interactor);
}

/* True when the generator of a test would be compiled; it is reported once. */
static bool look_at_generator(struct preview *p, const struct test *test)
{
	const char *name = test->copied ? NULL : test->words.list[0];

	if (!name)
		return false;
	if (!names_have(&p->generators, name) &&
			would_compile(p,
					problem_program_is_compiled(p->hashes, &p->problem, KIT_GEN,
							name),
					"generator", name)) {
		names_add(&p->generators, name);
		names_sort(&p->generators);
	}
	return names_have(&p->generators, name);
}

/* Returns how many tests match. */
static size_t look_at_tests(struct preview *p, const char *globs, bool quiet)
{
	size_t count = 0, made = 0;

	for (size_t i = 0; i < p->plan.test_count; i++) {
		const struct test *test = &p->plan.tests[i];
		const struct test_maker maker = { &p->problem, &p->plan, test, &p->manifest,
			p->hashes, 0, false };

		if (!name_matches(test->name, globs))
			continue;
		count++;
		if (!look_at_generator(p, test) && !p->all && test_is_made(&maker))
			continue;
		made++;
		if (!quiet)
			printf("%s %-12s would be made  %s\n", p->problem.id, test->name,
					test->line);
	}
	if (count)
		printf("%s: %zu of %zu tests would be made\n", p->problem.id, made, count);
	return count;
}

/*
 * Prints the programs that would be compiled and, unless quiet, the tests that would be made.
 * If a program must be compiled first, we cannot know whether its tests change: it counts as
 * one that would be made.  Reports errors in the files, and returns an exit code.  Adds to
 * `chosen` how many tests have a name that matches.
 */
static int build_preview(const struct kit *kit, const char *id, const char *globs,
		struct file_hashes *hashes, bool quiet, size_t *chosen)
{
	struct preview p = { .hashes = hashes };
	SCOPED_FREE char *manifest = xprintf("problems/%s/tests.xxh", id);
	int code = EXIT_BAD_REQUEST;

	if (!problem_read(&p.problem, kit, id) && !plan_read(&p.plan, &p.problem) &&
			!manifest_read(&p.manifest, manifest)) {
		look_at_programs(&p);
		*chosen += look_at_tests(&p, globs, quiet);
		code = EXIT_AS_DECLARED;
	}
	names_release(&p.generators);
	manifest_release(&p.manifest);
	plan_release(&p.plan);
	problem_release(&p.problem);
	return code;
}

static struct build_options build = { .time_ms = 10000 };
static int jobs;
static bool as_json, dry_run;

static const struct cli_option options[] = {
	{ 'j', "jobs", OPTION_NUMBER, &jobs, "N", "run N programs at a time (all processors)" },
	{ 't', "tests", OPTION_WORD, &build.globs, "GLOB", "only these tests: 'full-*,sample-01'" },
	{ 0, "update-hashes", OPTION_FLAG, &build.update_hashes, NULL,
			"rewrite tests.xxh, and print what changed" },
	{ 'n', "dry-run", OPTION_FLAG, &dry_run, NULL, "print what would be made, make nothing" },
	{ 0, "verify", OPTION_FLAG, &build.verify, NULL,
			"hash every file again, even if its time stamp is old" },
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "print the result as one JSON document" },
	{ 0, "time-limit", OPTION_MILLISECONDS, &build.time_ms, "TIME",
			"of each generator, validator, reference and checker (10s)" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter build", "setter build all-moves -t 'full-*' -v",
	NULL };

static const char *const state_words[] = { "left out", "unchanged", "made", "missing" };

/* --- What each test took ----------------------------------------------------------------- */

/* The slowest run of each program, and the test it was. */
struct slowest {
	long long us[MAKE_STEPS];
	const char *test[MAKE_STEPS];
};

static void print_time(enum make_step step, long long us)
{
	const int width = (int)strlen(make_step_words[step]);

	if (us == TIME_UNKNOWN)
		printf("  %*s", width, "-");
	else
		printf("  %*lld.%lld", width - 2, us / 1000, us % 1000 / 100);
}

static void print_test(const struct workpiece *w, size_t t, struct slowest *slowest)
{
	const struct test *test = &w->plan.tests[t];
	struct make_times times;

	make_times_init(&times);
	if (w->states[t] != TEST_MISSING)
		make_times_read(&times, &w->problem, test);
	printf("%s %-12s %-9s", w->problem.id, test->name, state_words[w->states[t]]);
	for (int s = 0; s < MAKE_STEPS; s++) {
		print_time((enum make_step)s, times.us[s]);
		if (times.us[s] > slowest->us[s]) {
			slowest->us[s] = times.us[s];
			slowest->test[s] = test->name;
		}
	}
	printf("  %s\n", test->line);
}

static void print_slowest(const struct workpiece *w, const struct slowest *slowest)
{
	const char *before = " slowest:";

	printf("%s", w->problem.id);
	for (int s = 0; s < MAKE_STEPS; s++)
		if (slowest->test[s]) {
			printf("%s %s %lld.%lld ms on %s", before, make_step_words[s],
					slowest->us[s] / 1000, slowest->us[s] % 1000 / 100,
					slowest->test[s]);
			before = ",";
		}
	putchar('\n');
}

static void print_tests(const struct workpiece *w)
{
	struct slowest slowest = { { 0 }, { NULL } };

	printf("%s %-22s", w->problem.id, "processor time in ms:");
	for (int s = 0; s < MAKE_STEPS; s++)
		printf("  %s", make_step_words[s]);
	putchar('\n');
	for (size_t i = 0; i < w->plan.test_count; i++)
		if (w->states[i] != TEST_LEFT_OUT)
			print_test(w, i, &slowest);
	if (slowest.test[STEP_VALIDATOR])
		print_slowest(w, &slowest);
}

static void print_summary(const struct workpieces *all, const struct workpiece *w)
{
	const size_t made = workpiece_count(w, TEST_MADE);
	const size_t unchanged = workpiece_count(w, TEST_UNCHANGED);

	if (!w->states || common.quiet || !workpiece_chosen(w))
		return;
	if (common.verbose)
		print_tests(w);
	if (workpiece_count(w, TEST_MISSING))
		return;
	printf("%s: %zu test%s (%zu made, %zu unchanged), %lld bytes%s\n", w->problem.id,
			made + unchanged, made + unchanged == 1 ? "" : "s", made, unchanged,
			workpiece_bytes(all, w),
			w->code                              ? ""
					: w->manifest.exists ? ", as in tests.xxh"
							     : "");
}

/* --- As JSON ------------------------------------------------------------------------- */

static void json_test(struct json *json, const struct workpiece *w, size_t i)
{
	const struct test *test = &w->plan.tests[i];

	json_open(json, '{');
	plan_test_json(&w->plan, test, json);
	json_put_string(json, "state", state_words[w->states[i]]);
	test_hash_json(&w->problem, test, "in", w->makers[i].hashes, json);
	test_hash_json(&w->problem, test, "ans", w->makers[i].hashes, json);
	json_close(json, '}');
}

static void json_problem(struct json *json, const struct workpiece *w)
{
	json_open(json, '{');
	json_put_string(json, "problem", w->problem.id);
	json_put_bool(json, "as_declared", !w->code);
	json_put_number(json, "exit_code", w->code);
	json_put_open(json, "tests", '[');
	for (size_t i = 0; w->states && i < w->plan.test_count; i++)
		json_test(json, w, i);
	json_close(json, ']');
	json_close(json, '}');
}

static void print_json(const struct workpieces *all)
{
	struct json json;

	json_start(&json, "setter-build");
	json_put_open(&json, "problems", '[');
	for (size_t i = 0; i < all->count; i++)
		json_problem(&json, all->list[i]);
	json_close(&json, ']');
	json_finish(&json, stdout);
}

/* --- The command ---------------------------------------------------------------------------- */

static void print_result(const struct workpieces *all, int code)
{
	size_t tests = 0;

	if (as_json) {
		print_json(all);
		return;
	}
	for (size_t i = 0; i < all->count; i++) {
		print_summary(all, all->list[i]);
		tests += workpiece_chosen(all->list[i]);
	}
	if (common.quiet && !code)
		printf("%zu tests of %zu problem%s are up to date\n", tests, all->count,
				all->count == 1 ? "" : "s");
}

/* Of all these problems, -t must choose something. */
static int no_test(const struct names *ids)
{
	const char *id = ids->count == 1 ? ids->list[0] : NULL;

	error("no test of %s%s%s matches '%s'", id ? "'" : "", id ? id : "these problems",
			id ? "'" : "", build.globs);
	hint("list the tests with: setter build%s%s -v%s", id ? " " : "", id ? id : "",
			jail_choice_words().s);
	return EXIT_BAD_REQUEST;
}

/* What build_all() would do, as far as that can be known before. */
static int look_at_all(const struct kit *kit, const struct names *ids)
{
	SCOPED(file_hashes) hashes = FILE_HASHES_INIT;
	int code = EXIT_AS_DECLARED;
	size_t chosen = 0;

	file_hashes_load(&hashes);
	hashes.verify = build.verify;
	for (size_t i = 0; i < ids->count; i++)
		code = worse(code,
				build_preview(kit, ids->list[i], build.globs, &hashes, common.quiet,
						&chosen));
	return code || chosen || !ids->count ? code : no_test(ids);
}

static int build_all(const struct kit *kit, const struct names *ids)
{
	struct workpieces all = WORKPIECES_INIT;
	bool chosen = !ids->count;
	int code;

	for (size_t i = 0; i < ids->count; i++) {
		workpieces_open(&all, kit, ids->list[i], &build);
		chosen |= all.list[i]->code || workpiece_chosen(all.list[i]);
	}
	code = chosen ? workpieces_build(&all, &build) : no_test(ids);
	if (code >= 0 && chosen)
		print_result(&all, code);
	workpieces_close(&all);
	return code;
}

static int cmd_build(const struct names *arguments)
{
	if (dry_run && (as_json || build.update_hashes)) {
		error("--dry-run cannot be combined with --json or --update-hashes");
		return EXIT_BAD_REQUEST;
	}
	build.only_json = as_json;
	build.jobs = pool_job_count(jobs);
	process_trace = common.verbose > 1;
	return command_for_problems(arguments, dry_run ? look_at_all : build_all);
}

const struct command command_build_entry = { "build",
	"make the tests: generate, validate, answer, check the hashes", "[PROBLEM...]", options,
	examples, cmd_build, jail_option_table };
