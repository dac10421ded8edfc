#include "judge/matrix.h"

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
	return cell->judged && cell->verdict != VERDICT_AC;
}

enum verdict row_verdict(const struct matrix *m, const struct row *row, size_t *test)
{
	for (*test = 0; *test < m->plan->test_count && row->compiled == VERDICT_AC; ++*test)
		if (failed(&row->cells[*test]))
			return row->cells[*test].verdict;
	*test = m->plan->test_count;
	return row->compiled;
}

enum verdict group_verdict(const struct matrix *m, const struct row *row, size_t group,
		size_t *test)
{
	for (*test = 0; *test < m->plan->test_count && row->compiled == VERDICT_AC; ++*test)
		if (m->plan->tests[*test].group == group && failed(&row->cells[*test]))
			return row->cells[*test].verdict;
	*test = m->plan->test_count;
	return row->compiled;
}

bool row_is_known(const struct matrix *m, const struct row *row)
{
	size_t test;

	return row->complete || row_verdict(m, row, &test) != VERDICT_AC;
}

bool group_is_known(const struct matrix *m, const struct row *row, size_t group)
{
	size_t test, judged = 0, count = 0;

	if (group_verdict(m, row, group, &test) != VERDICT_AC)
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

static bool group_is_won(const struct matrix *m, const struct row *row, size_t group)
{
	for (size_t t = 0; t < m->plan->test_count; t++)
		if (plan_counts_for(m->plan, &m->plan->tests[t], group) &&
				(!row->cells[t].judged || row->cells[t].verdict != VERDICT_AC))
			return false;
	return row->compiled == VERDICT_AC;
}

long long row_hundredths(const struct matrix *m, const struct row *row)
{
	long long sum = 0;

	for (size_t g = 0; g < m->plan->group_count; g++)
		if (group_is_won(m, row, g))
			sum += m->plan->groups[g].hundredths;
	return sum;
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
	size_t test;   /* the first that fails for certain, or test_count */
};

/* A test near the limit is taken both ways: it stops the reading only if it is TLE. */
static struct reading read_group(const struct matrix *m, const struct row *row, size_t group)
{
	struct reading r = { 0, 0, true, m->plan->test_count };

	for (size_t t = 0; t < m->plan->test_count; t++) {
		const struct cell *cell = &row->cells[t];

		if (m->plan->tests[t].group != group)
			continue;
		if (!cell->judged) {
			r.complete = false;
			continue;
		}
		r.seen |= VERDICT_SET(cell->near ? VERDICT_TLE : cell->verdict);
		if (r.test < m->plan->test_count)
			continue;
		if (cell->near) {
			r.possible |= VERDICT_SET(VERDICT_TLE);
		} else if (cell->verdict != VERDICT_AC) {
			r.possible |= VERDICT_SET(cell->verdict);
			r.test = t;
		}
	}
	if (r.test == m->plan->test_count)
		r.possible |= VERDICT_SET(VERDICT_AC);
	return r;
}

static struct surprise compile_surprise(const struct matrix *m, const struct row *row, size_t group)
{
	const struct expectation *expect = &row->solution->expect[group];
	struct surprise s = { AS_DECLARED, group, m->plan->test_count, row->compiled,
		expect->permitted };

	if (row->compiled == VERDICT_SE)
		s.kind = SURPRISE_BROKEN;
	else if (!(expect->permitted & VERDICT_SET(row->compiled)))
		s.kind = SURPRISE_FAILED;
	return s;
}

struct surprise group_surprise(const struct matrix *m, const struct row *row, size_t group)
{
	struct surprise s = { AS_DECLARED, group, m->plan->test_count, VERDICT_AC, 0 };

	if (!row->solution)
		return s;
	if (row->compiled != VERDICT_AC)
		return compile_surprise(m, row, group);

	const struct expectation *expect = &row->solution->expect[group];
	const struct reading r = read_group(m, row, group);

	s.found = group_verdict(m, row, group, &s.test);
	s.declared = expect->permitted;
	if (r.seen & VERDICT_SET(VERDICT_SE)) {
		s.kind = SURPRISE_BROKEN;
	} else if (!(r.possible & expect->permitted)) {
		if (r.test < m->plan->test_count)
			s.kind = SURPRISE_FAILED;
		else if (r.complete)
			s.kind = SURPRISE_PASSED;
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
	struct surprise first = { AS_DECLARED, 0, m->plan->test_count, VERDICT_AC, 0 };

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
	static const char *const permitted[] = { ".", "W", "P", "T", "M", "O", "R", "C", "F" };
	static const char *const otherwise[] = { ".", "w", "p", "t", "m", "o", "r", "c", "f" };
	const struct cell *cell = &row->cells[test];
	const enum verdict verdict = row->compiled == VERDICT_AC ? cell->verdict : row->compiled;

	if (row->compiled == VERDICT_AC && !cell->judged)
		return "\u00b7";
	if (cell->near && row->solution)
		return "~";
	if (!row->solution ||
			(row->solution->expect[m->plan->tests[test].group].permitted &
					VERDICT_SET(verdict)))
		return permitted[verdict];
	return otherwise[verdict];
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
