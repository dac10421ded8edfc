/*
 * status_groups.c - tests that satisfy a group, but do not count for it.
 *
 * Only groups whose bounds are smaller than the other's are compared: those with the same
 * bounds differ in something that bounds do not tell.  Samples are nobody's tests.
 */
#include "cmd/status_facts.h"

#include <stdlib.h>

#include "build/bounds_reached.h"
#include "build/test_maker.h"
#include "base/xalloc.h"

#define SAMPLE 0 /* the plan sees to it */

static bool is_smaller(const struct plan *plan, size_t group, size_t other)
{
	const long long *mine = plan->groups[group].bounds, *its = plan->groups[other].bounds;
	bool smaller = false;

	for (size_t i = 0; i < plan->problem->bound_count; i++) {
		if (mine[i] > its[i])
			return false;
		smaller |= mine[i] < its[i];
	}
	return smaller;
}

static void add_test(struct bounds_reached *reached, const struct plan *plan,
		const struct test *test)
{
	char *path = reached_file(plan->problem, test);

	bounds_reached_add_values(reached, path);
	free(path);
}

static void find_misplaced(struct status_facts *f, const struct plan *plan, size_t group)
{
	struct bounds_reached bounds = BOUNDS_REACHED_INIT;

	for (size_t t = 0; t < plan->test_count; t++)
		if (plan->tests[t].group == group)
			add_test(&bounds, plan, &plan->tests[t]);
	for (size_t t = 0; t < plan->test_count; t++) {
		const struct test *test = &plan->tests[t];
		struct bounds_reached values = BOUNDS_REACHED_INIT;

		if (test->group == SAMPLE || !is_smaller(plan, group, test->group))
			continue;
		add_test(&values, plan, test);
		if (bounds_reached_within(&values, &bounds))
			names_take(&f->misplaced,
					xprintf("%s %s", test->name, plan->groups[group].name));
		bounds_reached_release(&values);
	}
	bounds_reached_release(&bounds);
}

/* All its tests satisfy a larger group: they were validated with smaller bounds. */
static void find_not_included(struct status_facts *f, const struct plan *plan, size_t group)
{
	const struct test of_group = { .group = group };

	for (size_t other = SAMPLE + 1; other < plan->group_count; other++)
		if (plan->groups[group].test_count && is_smaller(plan, group, other) &&
				!plan_counts_for(plan, &of_group, other))
			names_take(&f->not_included,
					xprintf("%s %s", plan->groups[group].name,
							plan->groups[other].name));
}

void status_facts_add_groups(struct status_facts *f, const struct plan *plan)
{
	for (size_t g = SAMPLE + 1; g < plan->group_count; g++) {
		find_misplaced(f, plan, g);
		find_not_included(f, plan, g);
	}
}
