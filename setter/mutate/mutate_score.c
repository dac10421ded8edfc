#include "mutate/mutate.h"

#include <stdio.h>

#include "base/xalloc.h"

size_t mutate_count(const struct mutate *m, enum mutant_end end, int kind)
{
	size_t count = 0;

	for (size_t i = 0; i < m->made; i++) {
		const struct mutant_state *s = &m->list[i];

		count += s->end == end &&
				(kind < 0 ||
						m->programs[s->program].mutants.list[s->number]
										.kind == kind);
	}
	return count;
}

/* Rounded down: 100.0 means all. */
struct mutate_percent mutate_score(size_t fallen, size_t holes)
{
	struct mutate_percent percent = { "-" };
	const size_t all = fallen + holes, tenths = all ? 1000 * fallen / all : 0;

	if (all)
		snprintf(percent.s, sizeof percent.s, "%zu.%zu", tenths / 10, tenths % 10);
	return percent;
}

/* --- Tests ---------------------------------------------------------------------------------------------- */

static bool is_covered(const struct mutate_test *tests, const struct mutant_state *s)
{
	return s->end != MUTANT_FALLEN || tests[s->test].needed ||
			(s->second != NO_TEST && tests[s->second].needed);
}

/* Of those that no needed test fells, how many does each? */
static size_t next_needed(const struct mutate *m, const struct mutate_test *tests)
{
	const size_t count = mutate_plan(m)->test_count;
	SCOPED_FREE size_t *gain = xcalloc(count, sizeof *gain);
	size_t best = 0;

	for (size_t i = 0; i < m->made; i++) {
		const struct mutant_state *s = &m->list[i];

		if (is_covered(tests, s))
			continue;
		gain[s->test]++;
		if (s->second != NO_TEST)
			gain[s->second]++;
	}
	for (size_t t = 1; t < count; t++)
		if (gain[t] > gain[best])
			best = t;
	return gain[best] ? best : NO_TEST;
}

/* First those that fell something alone; then, again and again, the one that adds most. */
static void choose_needed(const struct mutate *m, struct mutate_test *tests)
{
	size_t next;

	for (size_t t = 0; t < mutate_plan(m)->test_count; t++)
		tests[t].needed = tests[t].only > 0;
	while ((next = next_needed(m, tests)) != NO_TEST)
		tests[next].needed = true;
}

struct mutate_test *mutate_tests(const struct mutate *m)
{
	struct mutate_test *tests = xcalloc(mutate_plan(m)->test_count, sizeof *tests);

	for (size_t i = 0; i < m->made; i++) {
		const struct mutant_state *s = &m->list[i];

		if (s->end != MUTANT_FALLEN)
			continue;
		tests[s->test].fells++;
		tests[s->test].only += s->asked && s->second == NO_TEST;
	}
	choose_needed(m, tests);
	return tests;
}
