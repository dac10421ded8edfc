#include "judge/matrix_print.h"

/* What was, by what is. */
struct changes {
	size_t compared, changed;
	size_t count[VERDICT_COUNT][VERDICT_COUNT];
	const char *prefix;
	FILE *out;
};

/* "WA", "PC 0.7". */
static void print_cell(FILE *out, enum verdict verdict, long long score)
{
	fputs(verdict_word(verdict), out);
	if (verdict == VERDICT_PC)
		fprintf(out, " %s", score_text(score).s);
}

static void compare_cell(struct changes *c, const struct row *row, const struct test *test,
		const struct cell *cell, const struct run_cell *old)
{
	if (!cell->judged || !old->judged)
		return;
	c->compared++;
	if (old->verdict == cell->verdict &&
			(cell->verdict != VERDICT_PC || cell->score == old->score))
		return;
	c->changed++;
	c->count[old->verdict][cell->verdict]++;
	fprintf(c->out, "%s  %s  %s  ", c->prefix, row->name, test->name);
	print_cell(c->out, old->verdict, old->score);
	fputs(" -> ", c->out);
	print_cell(c->out, cell->verdict, cell->score);
	fputc('\n', c->out);
}

static void print_counts(const struct changes *c)
{
	bool first = true;

	fprintf(c->out, "%s%zu of %zu verdicts changed", c->prefix, c->changed, c->compared);
	for (int before = 0; before < VERDICT_COUNT; before++)
		for (int now = 0; now < VERDICT_COUNT; now++)
			if (c->count[before][now]) {
				fprintf(c->out, "%s %zu %s -> %s", first ? ":" : ",",
						c->count[before][now],
						verdict_word((enum verdict)before),
						verdict_word((enum verdict)now));
				first = false;
			}
}

/* How many tests are new, and are gone. */
static void print_tests(const struct plan *plan, const struct run_file *old, FILE *out)
{
	size_t added = 0, gone = 0;

	for (size_t t = 0; t < plan->test_count; t++)
		added += run_file_test(old, plan->tests[t].name) == old->test_count;
	for (size_t t = 0; t < old->test_count; t++)
		gone += plan_find_test(plan, old->tests[t].name) == plan->test_count;
	if (added || gone)
		fprintf(out, "; %zu test%s new, %zu gone", added, added == 1 ? "" : "s", gone);
	fputc('\n', out);
}

void matrix_print_changes(const struct matrix *m, const struct run_file *old, FILE *out)
{
	struct changes c = { .prefix = matrix_prefix(m), .out = out };

	for (size_t i = 0; i < m->count; i++) {
		const struct row *row = &m->rows[i];
		const struct run_solution *before = run_file_solution(old, row->file);

		for (size_t t = 0; before && t < m->plan->test_count; t++) {
			const struct test *test = &m->plan->tests[t];

			compare_cell(&c, row, test, &row->cells[t],
					&before->cells[run_file_test(old, test->name)]);
		}
	}
	print_counts(&c);
	print_tests(m->plan, old, out);
}
