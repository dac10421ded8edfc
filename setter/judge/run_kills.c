#include "judge/run_file.h"

#include <stdlib.h>

#include "base/xalloc.h"

/* It ran, and not as a right program does; what no program is to blame for does not count. */
static bool kills(const struct run_solution *s, size_t test)
{
	const struct run_cell *cell = &s->cells[test];

	return cell->judged && cell->verdict != VERDICT_AC && cell->verdict != VERDICT_SE;
}

static void count_killers(struct run_file *r)
{
	for (size_t i = 0; i < r->solution_count; i++) {
		struct run_solution *s = &r->solutions[i];

		for (size_t t = 0; t < r->test_count; t++)
			s->killers += kills(s, t);
		r->killed += s->killers > 0;
		r->wrong += s->must_fail;
		r->survivors += s->must_fail && !s->killers;
	}
}

static void weigh_tests(struct run_file *r)
{
	for (size_t i = 0; i < r->solution_count; i++)
		for (size_t t = 0; t < r->test_count; t++) {
			struct run_solution *s = &r->solutions[i];

			if (!kills(s, t))
				continue;
			r->tests[t].kills++;
			r->tests[t].weight += 1000000 / (long long)s->killers;
			s->cells[t].only = s->killers == 1;
		}
}

static bool kill_the_same(const struct run_file *r, size_t test, size_t other)
{
	for (size_t i = 0; i < r->solution_count; i++)
		if (kills(&r->solutions[i], test) != kills(&r->solutions[i], other))
			return false;
	return true;
}

static void find_alike(struct run_file *r)
{
	for (size_t t = 0; t < r->test_count; t++) {
		size_t first = 0;

		while (!kill_the_same(r, first, t))
			first++;
		r->tests[t].like = first;
	}
}

/* How many a test fails of those that must fail, and are not dead. */
static size_t count_new(const struct run_file *r, const bool *dead, size_t test)
{
	size_t count = 0;

	for (size_t i = 0; i < r->solution_count; i++)
		count += r->solutions[i].must_fail && !dead[i] && kills(&r->solutions[i], test);
	return count;
}

/* Always the test that fails most of those that are left; the earlier one of two. */
static void find_killing_set(struct run_file *r)
{
	SCOPED_FREE bool *dead = xcalloc(r->solution_count + 1, sizeof *dead);

	r->killing_set = xcalloc(r->test_count + 1, sizeof *r->killing_set);
	for (;;) {
		size_t best = 0, most = 0;

		for (size_t t = 0; t < r->test_count; t++) {
			const size_t count = count_new(r, dead, t);

			if (count > most) {
				most = count;
				best = t;
			}
		}
		if (!most)
			break;
		r->killing_set[r->killing_count++] = best;
		for (size_t i = 0; i < r->solution_count; i++)
			dead[i] |= kills(&r->solutions[i], best);
	}
}

void run_file_count_kills(struct run_file *r)
{
	count_killers(r);
	weigh_tests(r);
	find_alike(r);
	find_killing_set(r);
}

/* --- Classes ---------------------------------------------------------------------------------------- */

long long run_file_class_cases(const struct run_file *r, size_t group, size_t class)
{
	long long cases = 0;

	for (size_t t = 0; t < r->test_count; t++)
		if (r->tests[t].group == group)
			cases += r->points[t].classes[class];
	return cases;
}

long long run_file_group_cases(const struct run_file *r, size_t group)
{
	long long cases = 0;

	for (size_t c = 0; c < r->plots.class_count; c++)
		cases += run_file_class_cases(r, group, c);
	return cases;
}
