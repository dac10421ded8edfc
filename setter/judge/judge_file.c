#include "judge/judge_file.h"

#include <stdlib.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "judge/judge_verdict.h"

/* --- How long a run may take ------------------------------------------------------------ */

static bool may_be_slow(const struct plan *plan, const struct solution *s)
{
	for (size_t g = 0; g < plan->group_count; g++)
		if (s->expect[g].permitted & VERDICT_SET(VERDICT_TLE))
			return true;
	return false;
}

/*
 * A slow one shows once in each group how slow it is; on the other tests it is enough to
 * know that it is not merely near the limit.
 */
static long long cap_ms(const struct judging *j, const struct row *row, const bool *cut,
		size_t group)
{
	if (!j->declared)
		return row->time_ms;
	if (row->solution && may_be_slow(j->plan, row->solution) && !cut[group])
		return JUDGE_RUN_ON * row->time_ms;
	return judge_near_limit_end_ms(row->time_ms);
}

/* --- Which tests -------------------------------------------------------------------------- */

static bool is_over(const struct judging *j, const struct matrix *m, const struct row *row,
		size_t t)
{
	size_t test;

	switch (j->extent) {
	case JUDGE_FIRST:
		return row_verdict(m, row, &test) != VERDICT_AC;
	case JUDGE_GROUPS:
		return group_is_lost(m, row, j->plan->tests[t].group);
	default:
		return false;
	}
}

static void trace(const struct row *row, const struct test *test, const struct cell *cell)
{
	diag_begin();
	fprintf(diag_stream(), "+ %s %s: %s, %lld ms\n", row->name, test->name,
			verdict_word(cell->verdict), cell->time_ms);
}

/* How often a run near the limit is measured; the middle one counts. */
#define MEASUREMENTS 3

static int by_time(const void *left, const void *right)
{
	const struct cell *a = left, *b = right;

	return a->time_ms < b->time_ms ? -1 : a->time_ms > b->time_ms;
}

static void measure(const struct judge_test *t, struct cell *cell)
{
	struct cell all[MEASUREMENTS] = { { .judged = false } };
	size_t count = 1;

	judge_on_test(t, &all[0]);
	while (all[0].near && count < MEASUREMENTS)
		judge_on_test(t, &all[count++]);
	qsort(all, count, sizeof *all, by_time);

	size_t kept = count / 2;

	/* A failure other than the time is the one to report. */
	for (size_t i = 0; i < count; i++)
		if (all[i].verdict != VERDICT_AC && all[i].verdict != VERDICT_TLE)
			kept = i;
	*cell = all[kept];
	for (size_t i = 0; i < count; i++)
		if (i != kept)
			cell_clear(&all[i]);
}

/* It was judged on other bytes than those that the journal would name. */
static void refuse_cell(struct cell *cell)
{
	cell_clear(cell);
	*cell = (struct cell){ .judged = true,
		.verdict = VERDICT_SE,
		.message = xstrdup("the files of this test were changed while it was judged") };
}

/* The cell, from the journal or from a run; false when neither can be had. */
static bool fill_cell(const struct judging *j, const struct judge_test *t, struct cell *cell,
		bool may_run)
{
	const struct digest key = judge_test_key(t);
	const struct cell *known = journal_find(j->journal, key);

	if (known) {
		*cell = journal_copy(known);
		return true;
	}
	if (!may_run)
		return false;
	measure(t, cell);
	if (!judge_test_key_holds(t))
		refuse_cell(cell);
	if (j->trace)
		trace(t->row, t->test, cell);
	return !journal_add(j->journal, key, cell);
}

static int judge_tests(const struct judging *j, struct matrix *m, struct row *row,
		struct judge_test *t, bool may_run)
{
	SCOPED_FREE bool *cut = xcalloc(j->plan->group_count, sizeof *cut);
	int rc = 0;

	for (size_t i = 0; i < j->plan->test_count && !rc; i++) {
		const size_t group = j->plan->tests[i].group;

		if (!j->chosen[i] || is_over(j, m, row, i))
			continue;
		t->test = &j->plan->tests[i];
		t->cap_ms = cap_ms(j, row, cut, group);
		if (!fill_cell(j, t, &row->cells[i], may_run))
			rc = -1;
		cut[group] |= row->cells[i].judged && row->cells[i].cut;
	}
	return rc;
}

int judge_file(const struct judging *j, struct matrix *m, size_t number, bool may_run)
{
	struct row *row = &m->rows[number];
	SCOPED_FREE char *scratch = xprintf("%s/%zu", j->scratch, number);
	struct judge_test t = { .judging = j, .row = row, .scratch = scratch };
	char *folder = NULL;
	int rc = 0;

	if (may_run && folder_make(scratch)) {
		rc = -1;
	} else {
		folder = judge_compile_file(j, row, scratch, may_run);
		t.program_folder = folder;
		if (folder)
			rc = judge_tests(j, m, row, &t, may_run);
		row->complete = row->compiled != VERDICT_AC || (folder && !rc);
	}
	free(folder);
	return rc;
}
