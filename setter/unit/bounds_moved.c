#include "unit/bounds_attack.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/xalloc.h"
#include "build/compile.h"
#include "build/roles.h"
#include "build/test_maker.h"

/* One is enough to know; a validator that reads a table has many. */
#define REPORTS_MOST 5

/* --- Questions ------------------------------------------------------------------------------- */

int bounds_ask_ranges(const struct bounds_attack *on, const char *moved, const char *in,
		struct bounds_reached *ranges)
{
	const struct problem *problem = on->plan->problem;
	char *group = on->plan->groups[on->group].name;
	SCOPED_FREE char *log = path_in(problem->id, PATH_UNIT, "%s-ranges", group);
	struct role_call validator = role_validator_asked(problem, in,
			&(struct role_asks){ .group = group, .reached = log, .moved = moved });
	int valid = -1;

	if (!role_run(&validator, on->time_ms))
		valid = role_validity(&validator) == ROLE_VALID;
	if (valid > 0)
		bounds_reached_add_values(ranges, log);
	remove(log);
	role_release(&validator);
	return valid;
}

/* The same of the second validator, with this bound moved. */
static int ask_moved(const struct bounds_moved *m, size_t bound, const char *how, const char *in,
		struct bounds_reached *ranges)
{
	const struct problem *problem = m->on->plan->problem;
	SCOPED_FREE char *moved = xprintf("%s:%s", problem->bounds[bound].name, how);

	return bounds_ask_ranges(m->on, moved, in, ranges);
}

/* --- One larger ------------------------------------------------------------------------------ */

static const struct reached *find(const struct bounds_reached *ranges, const char *name)
{
	for (size_t i = 0; i < ranges->count; i++)
		if (!strcmp(ranges->list[i].name, name))
			return &ranges->list[i];
	return NULL;
}

static bool is_next(const char *end, const char *moved)
{
	long long before, after;

	return reached_number(end, &before) && reached_number(moved, &after) && after - 1 == before;
}

static void compare(struct bounds_moved *m, size_t bound, const struct bounds_reached *moved)
{
	for (size_t i = 0; i < m->ranges->count; i++) {
		const struct reached *was = &m->ranges->list[i], *is = find(moved, was->name);

		if (!is || strcmp(was->lo, is->lo) != 0)
			m->is_seen[bound] = true;
		if (!is || !strcmp(was->hi, is->hi))
			continue;
		m->is_seen[bound] = true;
		m->moves[i]++;
		if (is_next(was->hi, is->hi))
			m->follows[i] = bound;
	}
}

static int raise_bound(struct bounds_moved *m, size_t bound, const char *in)
{
	SCOPED(bounds_reached) moved = BOUNDS_REACHED_INIT;
	const int valid = ask_moved(m, bound, "raised", in, &moved);

	if (valid > 0)
		compare(m, bound, &moved);
	else
		m->is_seen[bound] = true;
	return valid < 0 ? -1 : 0;
}

int bounds_moved_init(struct bounds_moved *m, const struct bounds_attack *on,
		const struct bounds_reached *ranges, const char *in)
{
	const size_t bound_count = on->plan->problem->bound_count;
	int rc = 0;

	*m = (struct bounds_moved){ on, ranges, xcalloc(ranges->count, sizeof *m->moves),
		xcalloc(ranges->count, sizeof *m->follows),
		xcalloc(bound_count, sizeof *m->is_seen) };
	for (size_t i = 0; i < ranges->count; i++)
		m->follows[i] = bound_count;
	for (size_t i = 0; !rc && i < bound_count; i++)
		rc = raise_bound(m, i, in);
	return rc;
}

void bounds_moved_release(struct bounds_moved *m)
{
	free(m->moves);
	free(m->follows);
	free(m->is_seen);
}

static const struct group *group_of(const struct bounds_moved *m)
{
	return &m->on->plan->groups[m->on->group];
}

/* --- Ranges that are too wide ---------------------------------------------------------------- */

/* Has the bound this value anywhere? */
static bool is_value_of(const struct plan *plan, size_t bound, long long value)
{
	if (plan->problem->bounds[bound].value == value)
		return true;
	for (size_t i = 0; i < plan->group_count; i++)
		if (plan->groups[i].bounds[bound] == value)
			return true;
	return false;
}

/* Has another variable this value in the input?  Then the range may end at that. */
static bool is_read(const struct bounds_moved *m, size_t range)
{
	for (size_t i = 0; i < m->ranges->count; i++)
		if (i != range && !strcmp(m->ranges->list[i].largest, m->ranges->list[range].hi))
			return true;
	return false;
}

static bool is_too_wide(const struct bounds_moved *m, size_t range, size_t bound)
{
	long long end;

	if (!reached_number(m->ranges->list[range].hi, &end) || end <= group_of(m)->bounds[bound])
		return false;
	if (!m->moves[range])
		return is_value_of(m->on->plan, bound, end) && !is_read(m, range);
	return m->moves[range] == 1 && m->follows[range] == bound;
}

static size_t report_wide_ranges(const struct bounds_moved *m, size_t bound)
{
	const char *name = m->on->plan->problem->bounds[bound].name;
	SCOPED_FREE char *validator = validator_program(m->on->plan->problem);
	size_t found = 0;

	for (size_t i = 0; found < REPORTS_MOST && i < m->ranges->count; i++) {
		if (!is_too_wide(m, i, bound))
			continue;
		error("%s allows '%s' up to %s in group '%s', where '%s' is %lld", validator,
				m->ranges->list[i].name, m->ranges->list[i].hi, group_of(m)->name,
				name, group_of(m)->bounds[bound]);
		found++;
	}
	if (found)
		hint("end the range at bounds_for(%s)->%s, or give it a bound of its own in "
		     "problem.yaml",
				bounds_row_words(m->on->plan->problem), name);
	return found;
}

/* Does its end come of the input?  Then it is another one in another test. */
static bool follows_input(const struct bounds_moved *m, const struct reached *range)
{
	const struct problem *problem = m->on->plan->problem;
	bool follows = false;

	for (size_t i = 0; i < m->on->test_count && !follows; i++) {
		SCOPED(bounds_reached) there = BOUNDS_REACHED_INIT;
		SCOPED_FREE char *in = test_file(problem, m->on->tests[i], "in");
		const struct reached *same = NULL;

		if (bounds_ask_ranges(m->on, NULL, in, &there) > 0)
			same = find(&there, range->name);
		follows = same && strcmp(same->hi, range->hi) != 0;
	}
	return follows;
}

/* Is it 10^exponent? */
static bool is_power_of_10(long long end, long long exponent)
{
	for (; exponent > 0 && end % 10 == 0; exponent--)
		end /= 10;
	return exponent == 0 && end == 1;
}

/* By a number of its own, or as a multiple of a bound; is_too_wide() knows the others. */
static bool is_past_every_bound(const struct bounds_moved *m, size_t range)
{
	const size_t count = m->on->plan->problem->bound_count;
	long long end;

	if (!count || m->moves[range] > 1 || m->follows[range] < count ||
			!reached_number(m->ranges->list[range].hi, &end))
		return false;
	for (size_t i = 0; i < count; i++)
		if (end <= group_of(m)->bounds[i] || is_value_of(m->on->plan, i, end) ||
				is_power_of_10(end, group_of(m)->bounds[i]))
			return false;
	return m->moves[range] ||
			(!is_read(m, range) && !follows_input(m, &m->ranges->list[range]));
}

int bounds_judge_ranges_past(const struct bounds_moved *m)
{
	SCOPED_FREE char *validator = validator_program(m->on->plan->problem);
	size_t found = 0;

	for (size_t i = 0; found < REPORTS_MOST && i < m->ranges->count; i++) {
		if (!is_past_every_bound(m, i))
			continue;
		error("%s allows '%s' up to %s in group '%s', past every bound there", validator,
				m->ranges->list[i].name, m->ranges->list[i].hi, group_of(m)->name);
		found++;
	}
	if (found)
		hint("give it a bound of its own in problem.yaml");
	return found ? EXIT_NOT_AS_DECLARED : EXIT_AS_DECLARED;
}

/* --- Lowered --------------------------------------------------------------------------------- */

/* Is this test valid in the group, but not with the bound lowered?  -1 if the machine fails. */
static int is_refused_when_lowered(const struct bounds_moved *m, size_t bound,
		const struct test *test)
{
	const struct problem *problem = m->on->plan->problem;
	SCOPED_FREE char *in = test_file(problem, test, "in");
	SCOPED(bounds_reached) ranges = BOUNDS_REACHED_INIT;
	const int lowered = ask_moved(m, bound, "lowered", in, &ranges);
	int refused = lowered < 0 ? -1 : 0;

	if (!lowered)
		refused = bounds_ask_ranges(m->on, NULL, in, &ranges);
	return refused;
}

static int look_for_use(const struct bounds_moved *m, size_t bound)
{
	const char *name = m->on->plan->problem->bounds[bound].name;
	int used = 0;

	for (size_t i = 0; !used && i < m->on->test_count; i++)
		used = is_refused_when_lowered(m, bound, m->on->tests[i]);
	if (used)
		return used < 0 ? EXIT_BROKEN : EXIT_AS_DECLARED;
	if (!role_is_of_testlib(m->on->plan->problem)) {
		if (!m->on->group)
			note("the bound '%s' is written twice: in problem.yaml and in '%s'", name,
					m->on->plan->problem->validator_source);
		return EXIT_AS_DECLARED;
	}

	SCOPED_FREE char *validator = validator_program(m->on->plan->problem);

	error("no range in %s depends on the bound '%s', which is %lld in group '%s'", validator,
			name, group_of(m)->bounds[bound], group_of(m)->name);
	bounds_hint_read(m->on->plan->problem, name);
	return EXIT_NOT_AS_DECLARED;
}

int bounds_judge_moved(const struct bounds_moved *m, size_t bound)
{
	if (report_wide_ranges(m, bound))
		return EXIT_NOT_AS_DECLARED;
	return m->is_seen[bound] ? EXIT_AS_DECLARED : look_for_use(m, bound);
}
