#include "build/repeat_tests.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>

#include "base/interrupt.h"
#include "process/pool.h"
#include "process/process.h"
#include "base/xalloc.h"

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
	char *in = test_file(&w->problem, test, "in");
	struct stat about;

	if (!stat(in, &about)) {
		names_add(&r->generators, test->words.list[0]);
		r->tasks[r->count].run = repeat_test;
		r->tasks[r->count].context = &w->makers[t];
		r->slots[r->count].of = w;
		r->slots[r->count++].test = t;
		if (about.st_mtime > r->latest)
			r->latest = about.st_mtime;
	}
	free(in);
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

int repeat_tests(struct workpieces *all, int jobs)
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
