#include "judge/matrix.h"

#include <stdint.h>
#include <stdlib.h>

#include "base/diag.h"
#include "base/xalloc.h"

void matrix_init(struct matrix *m, const struct plan *plan, size_t rows)
{
	*m = (struct matrix){ .plan = plan, .count = rows, .limits = "" };
	m->rows = xcalloc(rows, sizeof *m->rows);
	for (size_t i = 0; i < rows; i++)
		m->rows[i].cells = xcalloc(plan->test_count, sizeof *m->rows[i].cells);
}

void cell_clear(struct cell *cell)
{
	free(cell->message);
	free(cell->dialogue);
	*cell = (struct cell){ .judged = false };
}

void matrix_release(struct matrix *m)
{
	for (size_t i = 0; i < m->count; i++) {
		struct row *row = &m->rows[i];

		for (size_t t = 0; t < m->plan->test_count; t++)
			cell_clear(&row->cells[t]);
		free(row->cells);
		free(row->file);
		free(row->path);
		free(row->name);
		free(row->compile_words);
	}
	free(m->rows);
	m->rows = NULL;
	m->count = 0;
}

/* --- Found ----------------------------------------------------------------------------- */

static bool failed(const struct cell *cell)
{
	return cell->judged && verdict_is_failure(cell->verdict);
}

static bool is_partly_right(const struct cell *cell)
{
	return cell->judged && cell->verdict == VERDICT_PC;
}

#define ALL_GROUPS SIZE_MAX

/* Of the tests of one group, or of all. */
static enum verdict verdict_of_tests(const struct matrix *m, const struct row *row, size_t group,
		size_t *test)
{
	const size_t count = row->compiled == VERDICT_AC ? m->plan->test_count : 0;

	*test = m->plan->test_count;
	for (size_t t = 0; t < count; t++) {
		const struct cell *cell = &row->cells[t];

		if (group != ALL_GROUPS && m->plan->tests[t].group != group)
			continue;
		if (failed(cell)) {
			*test = t;
			break;
		}
		if (is_partly_right(cell) &&
				(*test == m->plan->test_count ||
						cell->score < row->cells[*test].score))
			*test = t;
	}
	return *test < m->plan->test_count ? row->cells[*test].verdict : row->compiled;
}

enum verdict row_verdict(const struct matrix *m, const struct row *row, size_t *test)
{
	return verdict_of_tests(m, row, ALL_GROUPS, test);
}

enum verdict group_verdict(const struct matrix *m, const struct row *row, size_t group,
		size_t *test)
{
	return verdict_of_tests(m, row, group, test);
}

bool row_is_known(const struct matrix *m, const struct row *row)
{
	size_t test;

	return row->complete || verdict_is_failure(row_verdict(m, row, &test));
}

bool group_is_known(const struct matrix *m, const struct row *row, size_t group)
{
	size_t test, judged = 0, count = 0;

	if (verdict_is_failure(group_verdict(m, row, group, &test)))
		return true;
	for (size_t t = 0; t < m->plan->test_count; t++)
		if (m->plan->tests[t].group == group) {
			judged += row->cells[t].judged;
			count++;
		}
	return judged && (row->complete || judged == count);
}

bool row_is_accepted(const struct matrix *m, const struct row *row)
{
	size_t test;

	return row->complete && row_verdict(m, row, &test) == VERDICT_AC;
}

bool group_is_lost(const struct matrix *m, const struct row *row, size_t group)
{
	for (size_t t = 0; t < m->plan->test_count; t++)
		if (failed(&row->cells[t]) && plan_counts_for(m->plan, &m->plan->tests[t], group))
			return true;
	return row->compiled != VERDICT_AC;
}

/* What the points of a group are multiplied by: the mean of so many scores, or of the smallest one. */
struct mean {
	long long sum;
	size_t count;
};

static void mean_add(struct mean *mean, enum group_score kind, long long score)
{
	if (kind == GROUP_MIN) {
		mean->sum = mean->count && mean->sum < score ? mean->sum : score;
		mean->count = 1;
	} else {
		mean->sum += score;
		mean->count++;
	}
}

/* A failure, or a test that was not judged, loses all points. */
static bool group_earns(const struct matrix *m, const struct row *row, size_t group,
		struct mean *mean)
{
	for (size_t t = 0; t < m->plan->test_count; t++) {
		const struct cell *cell = &row->cells[t];

		if (!plan_counts_for(m->plan, &m->plan->tests[t], group))
			continue;
		if (!cell->judged || failed(cell))
			return false;
		mean_add(mean, m->plan->groups[group].score, cell->score);
	}
	return row->compiled == VERDICT_AC && mean->count;
}

long long row_hundredths(const struct matrix *m, const struct row *row)
{
	long long sum = 0;

	for (size_t g = 0; g < m->plan->group_count; g++) {
		struct mean mean = { 0, 0 };

		if (group_earns(m, row, g, &mean))
			sum += score_of_hundredths(m->plan->groups[g].hundredths, mean.sum,
					mean.count);
	}
	return sum;
}

/* Of the group's own tests, as far as they are judged; what is near is taken for right. */
static struct mean own_mean(const struct matrix *m, const struct row *row, size_t group)
{
	struct mean mean = { 0, 0 };

	for (size_t t = 0; t < m->plan->test_count; t++) {
		const struct cell *cell = &row->cells[t];

		if (m->plan->tests[t].group == group && cell->judged)
			mean_add(&mean, m->plan->groups[group].score,
					failed(cell) && !cell->near ? 0 : cell->score);
	}
	return mean;
}

long long group_score(const struct matrix *m, const struct row *row, size_t group)
{
	const struct mean mean = own_mean(m, row, group);

	return mean.count ? score_of_hundredths(SCORE_FULL, mean.sum, mean.count) : 0;
}

long long row_slowest_ms(const struct matrix *m, const struct row *row, bool *cut)
{
	long long slowest = 0;

	*cut = false;
	for (size_t t = 0; t < m->plan->test_count; t++) {
		const struct cell *cell = &row->cells[t];

		if (cell->judged && cell->time_ms > slowest)
			slowest = cell->time_ms;
		*cut |= cell->judged && cell->cut;
	}
	return slowest;
}

size_t row_judged(const struct matrix *m, const struct row *row)
{
	size_t judged = 0;

	for (size_t t = 0; t < m->plan->test_count; t++)
		judged += row->cells[t].judged;
	return judged;
}

/* --- Declared against found -------------------------------------------------------------- */

/* What a group may be called, and what was seen in it. */
struct reading {
	verdict_set possible, seen;
	bool complete; /* no test of it is left out */
	bool partly;   /* a test has a score, so the group is not AC */
	size_t test;   /* the first that fails for certain, or test_count */
};

/* Has this test the verdict PC, and the score that is asked for? */
static bool has_score(const struct cell *cell, const struct score_demand *demand)
{
	return is_partly_right(cell) && score_meets(demand, cell->score, 1);
}

static verdict_set seen_in(const struct cell *cell, const struct score_demand *demand)
{
	if (cell->near)
		return VERDICT_SET(VERDICT_TLE) |
				(has_score(cell, demand) ? VERDICT_SET(VERDICT_PC) : 0);
	if (cell->verdict == VERDICT_PC && !has_score(cell, demand))
		return 0;
	return VERDICT_SET(cell->verdict);
}

/* A group without a failure. */
static verdict_set not_failed(const struct matrix *m, const struct row *row, size_t group,
		bool partly)
{
	const struct mean mean = own_mean(m, row, group);

	if (!partly)
		return VERDICT_SET(VERDICT_AC);
	return score_meets(&row->solution->expect[group].score, mean.sum, mean.count)
			? VERDICT_SET(VERDICT_PC)
			: 0;
}

/* A test near the limit is taken both ways: it stops the reading only if it is TLE. */
static struct reading read_group(const struct matrix *m, const struct row *row, size_t group)
{
	const struct score_demand *demand = &row->solution->expect[group].score;
	struct reading r = { 0, 0, true, false, m->plan->test_count };

	for (size_t t = 0; t < m->plan->test_count; t++) {
		const struct cell *cell = &row->cells[t];

		if (m->plan->tests[t].group != group)
			continue;
		if (!cell->judged) {
			r.complete = false;
			continue;
		}
		r.seen |= seen_in(cell, demand);
		r.partly |= is_partly_right(cell) || (cell->near && cell->score < SCORE_FULL);
		if (r.test < m->plan->test_count)
			continue;
		if (cell->near) {
			r.possible |= VERDICT_SET(VERDICT_TLE);
		} else if (failed(cell)) {
			r.possible |= VERDICT_SET(cell->verdict);
			r.test = t;
		}
	}
	if (r.test == m->plan->test_count)
		r.possible |= not_failed(m, row, group, r.partly);
	return r;
}

static struct surprise compile_surprise(const struct matrix *m, const struct row *row, size_t group)
{
	const struct expectation *expect = &row->solution->expect[group];
	struct surprise s = { AS_DECLARED, group, m->plan->test_count, row->compiled,
		expect->permitted, expect->score };

	if (row->compiled == VERDICT_SE)
		s.kind = SURPRISE_BROKEN;
	else if (!(expect->permitted & VERDICT_SET(row->compiled)))
		s.kind = SURPRISE_FAILED;
	return s;
}

#define NO_SURPRISE(test) \
	{ \
		AS_DECLARED, 0, test, VERDICT_AC, 0, \
		{ \
			SCORE_ANY, 0 \
		} \
	}

/*
 * Tests that were left out may still fail, which a partly correct group must not do to be a
 * surprise; but nothing makes it AC again.
 */
static bool is_decided(const struct reading *r, const struct expectation *expect)
{
	return r->complete || (r->partly && expect->permitted == VERDICT_SET(VERDICT_AC));
}

struct surprise group_surprise(const struct matrix *m, const struct row *row, size_t group)
{
	struct surprise s = NO_SURPRISE(m->plan->test_count);

	s.group = group;

	if (!row->solution)
		return s;
	if (row->compiled != VERDICT_AC)
		return compile_surprise(m, row, group);

	const struct expectation *expect = &row->solution->expect[group];
	const struct reading r = read_group(m, row, group);

	s.found = group_verdict(m, row, group, &s.test);
	s.declared = expect->permitted;
	s.score = expect->score;
	if (r.seen & VERDICT_SET(VERDICT_SE)) {
		s.kind = SURPRISE_BROKEN;
	} else if (!(r.possible & expect->permitted)) {
		if (r.test < m->plan->test_count)
			s.kind = SURPRISE_FAILED;
		else if (is_decided(&r, expect))
			s.kind = r.partly ? SURPRISE_FAILED : SURPRISE_PASSED;
	} else if (r.complete && (expect->required & ~(r.seen | VERDICT_SET(VERDICT_AC)))) {
		s.kind = SURPRISE_MISSING;
		s.declared = expect->required & ~(r.seen | VERDICT_SET(VERDICT_AC));
	}
	return s;
}

/* Is all of it judged, and right? */
static bool survived(const struct matrix *m, const struct row *row)
{
	for (size_t t = 0; t < m->plan->test_count; t++)
		if (!row->cells[t].judged || row->cells[t].verdict != VERDICT_AC)
			return false;
	return true;
}

struct surprise row_surprise(const struct matrix *m, const struct row *row)
{
	struct surprise first = NO_SURPRISE(m->plan->test_count);

	for (size_t g = 0; g < m->plan->group_count; g++) {
		const struct surprise s = group_surprise(m, row, g);

		if (s.kind == SURPRISE_BROKEN)
			return s;
		if (first.kind == AS_DECLARED)
			first = s;
	}
	if (first.kind != AS_DECLARED && solution_must_fail(row->solution, m->plan) &&
			row->compiled == VERDICT_AC && survived(m, row))
		first.kind = SURPRISE_SURVIVED;
	return first;
}

char *surprise_declared(const struct surprise *s)
{
	const struct expectation expect = { s->declared, 0, s->score };
	struct text words = TEXT_INIT;

	expectation_add(&expect, &words);
	return text_detach(&words);
}

char *surprise_found(const struct matrix *m, const struct row *row, const struct surprise *s)
{
	if (s->found != VERDICT_PC)
		return xstrdup(verdict_word(s->found));
	return xprintf("PC %s", score_text(group_score(m, row, s->group)).s);
}

size_t matrix_surprises(const struct matrix *m)
{
	size_t count = 0;

	for (size_t i = 0; i < m->count; i++)
		count += row_surprise(m, &m->rows[i]).kind != AS_DECLARED;
	return count;
}

bool row_is_undecided(const struct matrix *m, const struct row *row)
{
	return !row->complete && row_surprise(m, row).kind == AS_DECLARED;
}

size_t matrix_undecided(const struct matrix *m)
{
	size_t count = 0;

	for (size_t i = 0; i < m->count; i++)
		count += row_is_undecided(m, &m->rows[i]);
	return count;
}

bool matrix_has_near(const struct matrix *m)
{
	for (size_t i = 0; i < m->count; i++)
		for (size_t t = 0; t < m->plan->test_count; t++)
			if (m->rows[i].cells[t].judged && m->rows[i].cells[t].near)
				return true;
	return false;
}

bool matrix_is_unsafe(const struct matrix *m)
{
	return m->jail == JAIL_LEVEL_UNSAFE;
}

const char *matrix_prefix(const struct matrix *m)
{
	return matrix_is_unsafe(m) ? "UNSAFE(no-namespaces) " : "";
}

const char *cell_mark(const struct matrix *m, const struct row *row, size_t test)
{
	const struct cell *cell = &row->cells[test];
	const enum verdict verdict = row->compiled == VERDICT_AC ? cell->verdict : row->compiled;

	if (row->compiled == VERDICT_AC && !cell->judged)
		return "\u00b7";
	if (cell->near && row->solution)
		return "~";
	return verdict_letter(verdict,
			!row->solution ||
					(row->solution->expect[m->plan->tests[test].group]
									.permitted &
							VERDICT_SET(verdict)));
}

/* --- Exit codes ---------------------------------------------------------------------------- */

static bool is_broken(const struct matrix *m, const struct row *row)
{
	for (size_t t = 0; t < m->plan->test_count; t++)
		if (row->cells[t].judged && row->cells[t].verdict == VERDICT_SE)
			return true;
	return row->compiled == VERDICT_SE;
}

int matrix_judge_code(const struct matrix *m)
{
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; i < m->count; i++) {
		if (is_broken(m, &m->rows[i]) || !row_is_known(m, &m->rows[i]))
			return EXIT_BROKEN;
		if (!row_is_accepted(m, &m->rows[i]))
			code = EXIT_NOT_AS_DECLARED;
	}
	return code;
}

int matrix_run_code(const struct matrix *m)
{
	for (size_t i = 0; i < m->count; i++)
		if (is_broken(m, &m->rows[i]))
			return EXIT_BROKEN;
	if (matrix_surprises(m))
		return EXIT_NOT_AS_DECLARED;
	return matrix_undecided(m) ? EXIT_BROKEN : EXIT_AS_DECLARED;
}
