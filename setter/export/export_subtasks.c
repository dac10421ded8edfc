#include "export/export.h"

#include <stdlib.h>

#include "base/diag.h"
#include "base/xalloc.h"

/* --- Tests and what a subtask needs ------------------------------------------------------------ */

static void add_test(struct export_subtask *s, size_t test)
{
	GROW(s->tests, s->test_count);
	s->tests[s->test_count++] = test;
}

static bool includes(const struct group *group, size_t other)
{
	for (size_t i = 0; i < group->include_count; i++)
		if (group->includes[i] == other)
			return true;
	return false;
}

/* Its own tests, all that count for it if it has none, and samples that no other subtask runs. */
bool export_group_runs(const struct plan *plan, size_t group, size_t test, bool samples)
{
	const struct group *g = &plan->groups[group];
	const size_t home = plan->tests[test].group;

	if (!g->test_count)
		return plan_counts_for(plan, &plan->tests[test], group);
	return home == group || (!samples && home == plan->samples && includes(g, home));
}

static void fill_tests(struct export_subtask *s, const struct plan *plan, size_t group,
		bool samples)
{
	for (size_t t = 0; t < plan->test_count; t++)
		if (export_group_runs(plan, group, t, samples))
			add_test(s, t);
}

static void fill_needs(const struct export_subtasks *all, struct export_subtask *s,
		const struct plan *plan)
{
	for (size_t i = 0; s->group->test_count && &all->list[i] != s; i++)
		if (includes(s->group, (size_t)(all->list[i].group - plan->groups))) {
			GROW(s->needs, s->need_count);
			s->needs[s->need_count++] = i;
		}
}

/* --- Points ---------------------------------------------------------------------------------------- */

static long long sum_of_points(const struct export_subtasks *all)
{
	long long sum = 0;

	for (size_t i = 0; i < all->count; i++)
		sum += all->list[i].points;
	return sum;
}

/* If no group has points, the subtasks other than samples share them. */
static void share_alike(struct export_subtasks *all, const struct plan *plan)
{
	for (size_t i = 0; i < all->count; i++)
		all->list[i].points = all->list[i].group != &plan->groups[plan->samples];
}

/* Scales hundredths to a hundred; those that lose most by rounding down get what is left. */
static void scale(struct export_subtasks *all)
{
	const long long sum = sum_of_points(all);
	SCOPED_FREE long long *lost = xcalloc(all->count, sizeof *lost);

	for (size_t i = 0; i < all->count; i++) {
		lost[i] = all->list[i].points * 100 % sum;
		all->list[i].points = all->list[i].points * 100 / sum;
	}
	for (long long left = 100 - sum_of_points(all); left > 0; left--) {
		size_t most = 0;

		for (size_t i = 1; i < all->count; i++)
			if (lost[i] > lost[most])
				most = i;
		all->list[most].points++;
		lost[most] = 0;
	}
}

static void make_a_hundred(struct export_subtasks *all, struct export *e)
{
	const long long sum = sum_of_points(all);

	if (!sum) {
		share_alike(all, e->plan);
		export_note(e,
				"no group has points: 100 points are split equally among the "
				"groups that are not samples");
	} else if (sum != 100 * 100) {
		export_note(e, "points are scaled to a sum of 100; their sum is %s",
				points_text(sum).s);
	} else if (export_has_decimals(e)) {
		export_note(e, "points are rounded to whole ones, with a sum of 100");
	}
	scale(all);
}

/* --- All of it ---------------------------------------------------------------------------------------- */

static void add_group(struct export_subtasks *all, const struct plan *plan, size_t g, bool samples)
{
	struct export_subtask s = { .group = &plan->groups[g],
		.points = plan->groups[g].hundredths };

	fill_tests(&s, plan, g, samples);
	if (!s.test_count)
		return;
	GROW(all->list, all->count);
	all->list[all->count++] = s;
}

int export_subtasks_make(struct export_subtasks *all, struct export *e, bool samples)
{
	if (samples)
		add_group(all, e->plan, e->plan->samples, samples);
	for (size_t g = 0; g < e->plan->group_count; g++)
		if (!export_is_sample_group(e, g))
			add_group(all, e->plan, g, samples);
	if (all->count == (size_t)samples)
		return export_refuse(e, "it has only samples");
	for (size_t i = 0; i < all->count; i++)
		fill_needs(all, &all->list[i], e->plan);
	make_a_hundred(all, e);
	return EXIT_AS_DECLARED;
}

void export_subtasks_release(struct export_subtasks *all)
{
	for (size_t i = 0; i < all->count; i++) {
		free(all->list[i].tests);
		free(all->list[i].needs);
	}
	free(all->list);
	*all = EXPORT_SUBTASKS_INIT;
}

/* --- Solutions ------------------------------------------------------------------------------------------ */

static bool is_wanted(const struct export *e, const struct solution *s, bool plain,
		const enum language *languages)
{
	if (export_permitted(e, s, plain) != VERDICT_SET(VERDICT_AC))
		return false;
	if (!languages)
		return true;
	while (*languages != LANGUAGE_COUNT && *languages != s->language)
		languages++;
	return *languages == s->language;
}

void export_accepted(const struct export *e, bool plain, const enum language *languages,
		size_t most, const struct solution **accepted, size_t *count)
{
	for (int others = 0; others < 2; others++)
		for (size_t i = 0; i < e->solutions->count; i++) {
			const struct solution *s = e->solutions->list[i];

			if (*count < most && s->is_reference == !others &&
					is_wanted(e, s, plain, languages))
				accepted[(*count)++] = s;
		}
}
