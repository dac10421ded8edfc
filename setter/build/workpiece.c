#include "build/workpiece.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/command_line.h"
#include "base/diag.h"
#include "base/interrupt.h"
#include "base/paths.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/build_lock.h"
#include "build/compile.h"
#include "build/endless.h"
#include "build/receipt.h"
#include "jail/jail.h"
#include "process/pool.h"
#include "process/process.h"

/* --- Which generators look at the clock? ----------------------------------------------------- */

/*
 * A test that is not in tests.xxh is generated twice when it is made, but within one second, and
 * so time() says the same to both.  Before the hashes become a promise, one test of each
 * generator is generated once more, in another second than its file is of: that waits a second
 * in all at most, and not at all for what was made before.
 */

/* Tests to repeat, one for each generator. */
struct repeats {
	struct task *tasks;
	struct {
		struct workpiece *of;
		size_t test;
	} * slots;
	size_t count;
	struct names generators;
	time_t latest; /* when the last of their files was written */
};

static bool is_there(const struct workpiece *w, size_t t)
{
	return w->states[t] == TEST_MADE || w->states[t] == TEST_UNCHANGED;
}

static void add(struct repeats *r, struct workpiece *w, size_t t)
{
	const struct test *test = &w->plan.tests[t];
	SCOPED_FREE char *in = test_file(&w->problem, test, "in");
	struct stat about;

	if (!stat(in, &about)) {
		names_add(&r->generators, test->words.list[0]);
		r->tasks[r->count].run = test_repeat;
		r->tasks[r->count].context = &w->makers[t];
		r->slots[r->count].of = w;
		r->slots[r->count++].test = t;
		if (about.st_mtime > r->latest)
			r->latest = about.st_mtime;
	}
}

/* The first of each generator: its file is the oldest. */
static void choose(struct repeats *r, const struct workpieces *all)
{
	for (size_t i = 0; i < all->count; i++) {
		struct workpiece *w = all->list[i];

		for (size_t t = 0; w->tried && t < w->plan.test_count; t++)
			if (!w->plan.tests[t].copied && is_there(w, t) &&
					!names_have(&r->generators,
							w->plan.tests[t].words.list[0]) &&
					!test_is_in_manifest(&w->makers[t]))
				add(r, w, t);
	}
}

static void wait_until_after(time_t second)
{
	const struct timespec pause = { 0, 10000000 };
	const time_t start = time(NULL);

	/* A file from the future is not waited for. */
	while (time(NULL) <= second && second <= start && !interrupt_signal())
		nanosleep(&pause, NULL);
}

static void take_results(const struct repeats *r)
{
	for (size_t i = 0; i < r->count; i++) {
		struct workpiece *w = r->slots[i].of;

		if (r->tasks[i].done && r->tasks[i].code) {
			w->states[r->slots[i].test] = TEST_MISSING;
			w->code = worse(w->code, r->tasks[i].code);
		}
	}
}

/*
 * One that is generated otherwise is reported, and is TEST_MISSING then.  Returns -1 if a signal
 * came.
 */
static int repeat_tests(struct workpieces *all, int jobs)
{
	struct repeats r = { .generators = NAMES_INIT };
	size_t most = 0;
	int rc = 0;

	for (size_t i = 0; i < all->count; i++)
		most += all->list[i]->plan.test_count;
	r.tasks = xcalloc(most, sizeof *r.tasks);
	r.slots = xcalloc(most, sizeof *r.slots);
	choose(&r, all);
	if (r.count) {
		process_open_jail();
		wait_until_after(r.latest);
		rc = pool_run(r.tasks, r.count, jobs, "generators");
		take_results(&r);
	}
	names_release(&r.generators);
	free(r.tasks);
	free(r.slots);
	return rc;
}

int worse(int code, int other)
{
	return code < 0 || other < 0 ? -1 : code > other ? code : other;
}

/* --- Open ------------------------------------------------------------------------------- */

static void prepare_tests(struct workpiece *w, struct file_hashes *hashes,
		const struct build_options *options)
{
	w->makers = xcalloc(w->plan.test_count, sizeof *w->makers);
	w->states = xcalloc(w->plan.test_count, sizeof *w->states);
	for (size_t i = 0; i < w->plan.test_count; i++) {
		w->makers[i] = (struct test_maker){ &w->problem, &w->plan, &w->plan.tests[i],
			&w->manifest, hashes, options->time_ms,
			options->twice || options->update_hashes };
		w->states[i] = name_matches(w->plan.tests[i].name, options->globs) ? TEST_MISSING
										   : TEST_LEFT_OUT;
	}
}

/* Files of tests that the plan no longer has. */
static void remove_others(const struct workpiece *w, const char *folder, const char *ending)
{
	SCOPED(names) files = NAMES_INIT;

	names_add_folder(&files, folder, ending);
	for (size_t i = 0; i < files.count; i++)
		if (plan_find_test(&w->plan, files.list[i]) == w->plan.test_count) {
			SCOPED_FREE char *path = xprintf("%s/%s%s", folder, files.list[i], ending);

			unlink(path);
		}
}

/* What is left of killed drivers and of earlier plans; we hold the lock. */
static void tidy(const struct workpiece *w)
{
	static const enum path_place folders[] = { PATH_ITSELF, PATH_TESTS, PATH_OVERVIEW,
		PATH_REACHED, PATH_TIMES, PATH_RECEIPTS, PATH_FAILED, PATH_PREVIOUS, PATH_UNIT };
	SCOPED_FREE char *tests = tests_folder(&w->problem);
	SCOPED_FREE char *solutions = path_of_solutions(w->problem.id);
	SCOPED_FREE char *failed = path_of(w->problem.id, PATH_FAILED);

	for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
		SCOPED_FREE char *folder = path_of(w->problem.id, folders[i]);

		file_remove_temporaries(folder);
	}
	file_remove_temporaries(solutions);
	file_remove_temporaries(w->problem.folder);
	remove_others(w, tests, ".in");
	remove_others(w, tests, ".ans");
	remove_others(w, failed, ENDLESS_ENDING);
}

static int open_files(struct workpiece *w, const struct kit *kit, const char *id)
{
	SCOPED_FREE char *manifest = xprintf("problems/%s/tests.xxh", id);
	int rc = problem_read(&w->problem, kit, id);

	/* The plan can be checked only with the bounds of the problem. */
	if (!rc)
		rc = plan_read(&w->plan, &w->problem);
	rc |= manifest_read(&w->manifest, manifest);
	return rc;
}

void workpieces_open(struct workpieces *all, const struct kit *kit, const char *id,
		const struct build_options *options)
{
	struct workpiece *w = xcalloc(1, sizeof *w);

	if (!all->count) {
		build_lock_share();
		file_hashes_load(&all->hashes);
		all->hashes.verify = options->verify;
	}
	GROW(all->list, all->count);
	all->list[all->count++] = w;
	w->lock = -1;
	if (file_disk_is_full()) {
		w->code = EXIT_BROKEN;
		return;
	}
	if (open_files(w, kit, id)) {
		w->code = EXIT_BAD_REQUEST;
		return;
	}
	w->lock = build_lock_problem(id);
	if (w->lock < 0 || test_make_folders(&w->problem)) {
		w->code = EXIT_BROKEN;
		return;
	}
	tidy(w);
	prepare_tests(w, &all->hashes, options);
}

void workpieces_unlock(struct workpieces *all)
{
	for (size_t i = 0; i < all->count; i++) {
		struct workpiece *w = all->list[i];

		if (w->lock >= 0 && interrupt_signal())
			tidy(w);
		if (w->lock >= 0)
			close(w->lock);
		w->lock = -1;
	}
}

void workpieces_close(struct workpieces *all)
{
	file_hashes_save(&all->hashes);
	workpieces_unlock(all);
	for (size_t i = 0; i < all->count; i++) {
		struct workpiece *w = all->list[i];

		manifest_release(&w->manifest);
		plan_release(&w->plan);
		problem_release(&w->problem);
		free(w->makers);
		free(w->states);
		free(w);
	}
	free(all->list);
	file_hashes_release(&all->hashes);
	*all = WORKPIECES_INIT;
}

/* --- Compile -------------------------------------------------------------------------------- */

/* One program, and the problems that need it. */
struct program {
	enum { PROGRAM_VALIDATOR, PROGRAM_REFERENCE, PROGRAM_KIT } kind;
	const struct workpiece *of; /* the first that needs it */
	enum kit_folder folder;
	const char *name;
	struct file_hashes *hashes;
};

struct programs {
	struct program *list;
	size_t count;
};

static bool is_compiled(const struct program *p)
{
	const struct problem *problem = &p->of->problem;

	switch (p->kind) {
	case PROGRAM_VALIDATOR:
		return validator_is_compiled(p->hashes, problem, &p->of->plan);
	case PROGRAM_REFERENCE:
		return solution_is_compiled(p->hashes, problem->id, problem->reference_source);
	default:
		return problem_program_is_compiled(p->hashes, problem, p->folder, p->name);
	}
}

static int compile_program(void *context)
{
	const struct program *p = context;
	const struct problem *problem = &p->of->problem;

	switch (p->kind) {
	case PROGRAM_VALIDATOR:
		return compile_validator(p->hashes, problem, &p->of->plan);
	case PROGRAM_REFERENCE:
		return compile_solution(p->hashes, problem->id, problem->reference_source);
	default:
		return compile_kit_program(p->hashes, problem, p->folder, p->name);
	}
}

/* To be freed. */
static char *path_of_program(const struct program *p)
{
	const struct problem *problem = &p->of->problem;

	switch (p->kind) {
	case PROGRAM_VALIDATOR:
		return validator_program(problem);
	case PROGRAM_REFERENCE:
		return solution_program(problem->id, problem->reference_source);
	default:
		return kit_program(problem->kit, problem->id, p->folder, p->name);
	}
}

static void forget_program(const struct program *p)
{
	SCOPED_FREE char *path = path_of_program(p);

	file_hash_forget(p->hashes, path);
}

/* A generator of that name may be the problem's own, or the root's. */
static bool is_same(const struct program *a, const struct program *b)
{
	if (a->kind != b->kind || a->folder != b->folder || strcmp(a->name, b->name) != 0)
		return false;

	SCOPED_FREE char *one = path_of_program(a);
	SCOPED_FREE char *other = path_of_program(b);

	return !strcmp(one, other);
}

static void need(struct programs *all, const struct program *p)
{
	for (size_t i = 0; p->kind == PROGRAM_KIT && i < all->count; i++)
		if (is_same(&all->list[i], p))
			return;
	GROW(all->list, all->count);
	all->list[all->count++] = *p;
}

static void need_all(struct programs *all, const struct workpiece *w, struct file_hashes *hashes)
{
	struct program p = { PROGRAM_VALIDATOR, w, KIT_CHECKER, w->problem.checker, hashes };

	if (w->problem.validator)
		need(all, &p);
	p.kind = PROGRAM_REFERENCE;
	if (w->problem.reference)
		need(all, &p);
	p.kind = PROGRAM_KIT;
	if (problem_has_checker(&w->problem))
		need(all, &p);
	p.folder = KIT_INTERACTOR;
	p.name = w->problem.interactor;
	if (p.name)
		need(all, &p);
	p.folder = KIT_GEN;
	for (size_t i = 0; i < w->plan.test_count; i++)
		if (!w->plan.tests[i].copied && w->states[i] != TEST_LEFT_OUT) {
			p.name = w->plan.tests[i].words.list[0];
			need(all, &p);
		}
}

static bool names_program(const struct workpiece *w, const struct program *p)
{
	if (p->folder == KIT_CHECKER)
		return !strcmp(w->problem.checker, p->name);
	if (p->folder == KIT_INTERACTOR)
		return w->problem.interactor && !strcmp(w->problem.interactor, p->name);
	for (size_t i = 0; i < w->plan.test_count; i++)
		if (!w->plan.tests[i].copied && w->states[i] != TEST_LEFT_OUT &&
				!strcmp(w->plan.tests[i].words.list[0], p->name))
			return true;
	return false;
}

static bool uses(const struct workpiece *w, const struct program *p)
{
	struct program same = *p;

	same.of = w;
	return p->kind == PROGRAM_KIT ? names_program(w, p) && is_same(p, &same) : p->of == w;
}

/* A problem without one of its programs is not built. */
static void spread(struct workpieces *all, const struct program *p, int code)
{
	for (size_t i = 0; code && i < all->count; i++)
		if (!all->list[i]->code && uses(all->list[i], p))
			all->list[i]->code = code;
}

static int compile_all(struct workpieces *all, int jobs)
{
	struct programs programs = { NULL, 0 };
	size_t count = 0;
	int rc;

	for (size_t i = 0; i < all->count; i++)
		if (!all->list[i]->code)
			need_all(&programs, all->list[i], &all->hashes);

	SCOPED_FREE struct task *tasks = xcalloc(programs.count, sizeof *tasks);

	/* Long ones first, those with the one-file headers: then no job waits for the last. */
	for (int is_reference = 0; is_reference < 2; is_reference++)
		for (size_t i = 0; i < programs.count; i++)
			if ((programs.list[i].kind == PROGRAM_REFERENCE) == is_reference &&
					!is_compiled(&programs.list[i])) {
				tasks[count].run = compile_program;
				tasks[count++].context = &programs.list[i];
			}
	if (count)
		process_open_jail();
	rc = pool_run(tasks, count, jobs, "programs");
	for (size_t i = 0; i < count; i++) {
		forget_program(tasks[i].context);
		if (tasks[i].done)
			spread(all, tasks[i].context, tasks[i].code);
	}
	free(programs.list);
	return rc;
}

/* --- Make --------------------------------------------------------------------------------------- */

/* Which test a task makes. */
struct slot {
	struct workpiece *of;
	size_t test;
};

static size_t find_stale(struct workpieces *all, struct task *tasks, struct slot *slots,
		const struct build_options *options)
{
	size_t count = 0;

	for (size_t i = 0; i < all->count; i++) {
		struct workpiece *w = all->list[i];

		w->tried = !w->code;
		for (size_t t = 0; w->tried && t < w->plan.test_count; t++) {
			if (w->states[t] == TEST_LEFT_OUT)
				continue;
			if (!options->again && test_is_made(&w->makers[t])) {
				w->states[t] = TEST_UNCHANGED;
				continue;
			}
			tasks[count].run = test_make;
			tasks[count].context = &w->makers[t];
			slots[count++] = (struct slot){ w, t };
		}
	}
	return count;
}

/* The task knows the hashes of what it made. */
static void learn_test(struct workpiece *w, size_t t)
{
	SCOPED_FREE char *receipt = test_receipt_file(&w->problem, &w->plan.tests[t]);

	receipt_learn(receipt, w->makers[t].hashes);
}

static void forget_test(struct workpiece *w, size_t t)
{
	SCOPED_FREE char *in = test_file(&w->problem, &w->plan.tests[t], "in");
	SCOPED_FREE char *ans = test_file(&w->problem, &w->plan.tests[t], "ans");

	file_hash_forget(w->makers[t].hashes, in);
	file_hash_forget(w->makers[t].hashes, ans);
}

static void take_result(const struct slot *slot, const struct task *task)
{
	struct workpiece *w = slot->of;

	forget_test(w, slot->test);
	if (task->done && !task->code) {
		w->states[slot->test] = TEST_MADE;
		learn_test(w, slot->test);
	}
	if (task->done)
		w->code = worse(w->code, task->code);
}

static int make_all(struct workpieces *all, const struct build_options *options)
{
	size_t most = 0, count;
	int rc;

	for (size_t i = 0; i < all->count; i++)
		most += all->list[i]->plan.test_count;

	SCOPED_FREE struct task *tasks = xcalloc(most, sizeof *tasks);
	SCOPED_FREE struct slot *slots = xcalloc(most, sizeof *slots);

	count = find_stale(all, tasks, slots, options);
	if (count)
		process_open_jail();
	rc = pool_run(tasks, count, options->jobs, "tests");
	for (size_t i = 0; i < count; i++)
		take_result(&slots[i], &tasks[i]);
	return rc;
}

/* --- All of it ------------------------------------------------------------------------------------ */

size_t workpiece_count(const struct workpiece *w, enum test_state state)
{
	size_t count = 0;

	for (size_t i = 0; w->states && i < w->plan.test_count; i++)
		count += w->states[i] == state;
	return count;
}

size_t workpiece_chosen(const struct workpiece *w)
{
	return w->plan.test_count - workpiece_count(w, TEST_LEFT_OUT);
}

long long workpiece_bytes(const struct workpieces *all, const struct workpiece *w)
{
	struct file_hashes *hashes = (struct file_hashes *)&all->hashes;
	long long bytes = 0;

	for (size_t i = 0; i < w->plan.test_count; i++)
		for (int e = 0; e < 2 && w->states[i] != TEST_MISSING &&
				w->states[i] != TEST_LEFT_OUT;
				e++) {
			SCOPED_FREE char *file = test_file(&w->problem, &w->plan.tests[i],
					e ? "ans" : "in");
			struct hash hash;

			if (file_hash(hashes, file, &hash))
				bytes += file_hash_size(hashes, file);
		}
	return bytes;
}

/* "2 of 14 tests of 'x' cannot be made: full-01, full-07" */
static void report_missing(const struct workpiece *w)
{
	const size_t missing = workpiece_count(w, TEST_MISSING);
	SCOPED(text) names = TEXT_INIT;

	for (size_t i = 0; i < w->plan.test_count; i++)
		if (w->states[i] == TEST_MISSING)
			text_printf(&names, "%s%s", names.length ? ", " : "",
					w->plan.tests[i].name);
	error("%zu of %zu tests of '%s' cannot be made: %s", missing, workpiece_chosen(w),
			w->problem.id, names.s);
}

static void verify(struct workpiece *w, struct file_hashes *hashes,
		const struct build_options *options)
{
	if (workpiece_count(w, TEST_MISSING)) {
		report_missing(w);
		return;
	}
	if (options->verified)
		return;
	manifest_warn_of_duplicates(w, hashes);
	w->code = worse(w->code,
			options->update_hashes ? manifest_update(w, hashes,
								 options->only_json || common.quiet
										 ? NULL
										 : stdout)
					       : manifest_check(w, hashes));
}

static void tell_interrupted(const struct workpieces *all)
{
	size_t there = 0, total = 0;

	for (size_t i = 0; i < all->count; i++) {
		const struct workpiece *w = all->list[i];

		there += workpiece_count(w, TEST_MADE) + workpiece_count(w, TEST_UNCHANGED);
		total += w->plan.test_count;
		if (w->states)
			tidy(w);
	}
	note("interrupted: %zu of %zu tests are up to date; continue with: setter build%s%s%s",
			there, total, all->count == 1 ? " " : "",
			all->count == 1 ? all->list[0]->problem.id : "", jail_choice_words().s);
}

/* That was said; what is there is not looked at, because some of it is not. */
static int end_broken(struct workpieces *all)
{
	for (size_t i = 0; i < all->count; i++)
		all->list[i]->code = EXIT_BROKEN;
	return EXIT_BROKEN;
}

int workpieces_build(struct workpieces *all, const struct build_options *options)
{
	int code = EXIT_AS_DECLARED;

	if (compile_all(all, options->jobs) || make_all(all, options) ||
			(options->update_hashes && repeat_tests(all, options->jobs))) {
		tell_interrupted(all);
		return -1;
	}
	if (file_disk_is_full())
		return end_broken(all);
	for (size_t i = 0; i < all->count; i++) {
		struct workpiece *w = all->list[i];

		if (w->tried)
			verify(w, &all->hashes, options);
		code = worse(code, w->code);
	}
	return code;
}

int workpieces_compile(struct workpieces *all, const struct build_options *options)
{
	int code = EXIT_AS_DECLARED;

	if (compile_all(all, options->jobs))
		return -1;
	for (size_t i = 0; i < all->count; i++)
		code = worse(code, all->list[i]->code);
	return code;
}
