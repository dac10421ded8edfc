#include "mutate/mutate.h"

#include <stdlib.h>
#include <string.h>

#include "base/printable.h"
#include "base/xalloc.h"

/* Of an input, as much as fits a line or two; of a list of tests. */
#define INPUT_SHOWN 120
#define INDENT "    "

/* --- The table ------------------------------------------------------------------------------------------ */

static void print_row(const struct mutate *m, const char *name, int kind, FILE *out)
{
	size_t counts[MUTANT_HOLE + 1], made = 0;

	for (int end = 0; end <= MUTANT_HOLE; end++)
		made += counts[end] = mutate_count(m, (enum mutant_end)end, kind);
	if (made)
		fprintf(out, "  %-10s %6zu %6zu %6zu %6zu %6zu %7zu  %5s\n", name, made,
				counts[MUTANT_SAME], counts[MUTANT_UNCOMPILED],
				counts[MUTANT_FALLEN], counts[MUTANT_HOLE], counts[MUTANT_SURVIVOR],
				mutate_score(counts[MUTANT_FALLEN], counts[MUTANT_HOLE]).s);
}

static void print_table(const struct mutate *m, FILE *out)
{
	fprintf(out, "  %-10s %6s %6s %6s %6s %6s %7s  %5s\n", "kind", "made", "same", "broken",
			"fallen", "holes", "survive", "score");
	for (int kind = 0; kind < mutate_kind_count(); kind++)
		print_row(m, mutate_kind_name(kind), kind, out);
	print_row(m, "all", -1, out);
}

/* --- Holes ---------------------------------------------------------------------------------------------- */

static void print_input(const struct text *input, FILE *out)
{
	const char *line = input->s, *end = input->s + input->length;
	const char *stop = input->length > INPUT_SHOWN ? line + INPUT_SHOWN : end;

	while (line < stop) {
		const char *newline = memchr(line, '\n', (size_t)(stop - line));
		const size_t length = (size_t)((newline ? newline : stop) - line);
		SCOPED(text) shown = TEXT_INIT;

		text_add_printable(&shown, line, length, INPUT_SHOWN);
		fprintf(out, INDENT "%s\n", shown.s);
		line += length + 1;
	}
	if (stop < end)
		fprintf(out, INDENT "... %zu bytes in all\n", input->length);
}

static void print_hole(const struct mutate_hole *hole, FILE *out)
{
	const struct attack *a = &hole->attack;

	fprintf(out, "hole: %s  %s on\n", a->file, verdict_word(a->finding.kind));
	print_input(&a->finding.input, out);
	fprintf(out, "  files    %s, .ans, .out\n", a->in);
	if (a->saved)
		fprintf(out, "  saved    %s\n", a->saved);
}

/* --- Survivors -------------------------------------------------------------------------------------------- */

static void print_survivors(const struct mutate *m, FILE *out)
{
	for (int kind = 0; kind < mutate_kind_count(); kind++) {
		if (!mutate_count(m, MUTANT_SURVIVOR, kind))
			continue;
		fprintf(out, "%s:\n", mutate_kind_name(kind));
		for (size_t i = 0; i < m->made; i++) {
			const struct mutant_state *s = &m->list[i];

			if (s->end != MUTANT_SURVIVOR ||
					m->programs[s->program].mutants.list[s->number].kind !=
							kind)
				continue;

			SCOPED_FREE char *name = mutate_name(m, s);

			fprintf(out, "  %s\n", name);
		}
	}
}

/* --- Tests ---------------------------------------------------------------------------------------------- */

static void add_test(struct text *list, const char *name, size_t only)
{
	text_printf(list, "%s%s", list->length ? ", " : "", name);
	if (only)
		text_printf(list, " (%zu%s)", only, only >= MUTATE_ONLY ? " or more" : "");
}

static void print_list(const char *head, const struct text *list, FILE *out)
{
	const size_t width = 88;
	size_t at = 0;

	fprintf(out, "%s\n", head);
	while (at < list->length) {
		size_t length = list->length - at;

		for (size_t k = 0; length > width && k <= width; k++)
			if (list->s[at + width - k] == ' ') {
				length = width - k;
				break;
			}
		fprintf(out, "  %.*s\n", (int)length, list->s + at);
		at += length + (list->s[at + length] == ' ');
	}
}

static void print_tests(const struct mutate *m, FILE *out)
{
	const struct plan *plan = mutate_plan(m);
	SCOPED_FREE struct mutate_test *tests = mutate_tests(m);
	SCOPED(text) alone = TEXT_INIT, needed = TEXT_INIT, others = TEXT_INIT;
	size_t count = 0;

	for (size_t t = 0; t < plan->test_count; t++) {
		if (tests[t].only)
			add_test(&alone, plan->tests[t].name, tests[t].only);
		add_test(tests[t].needed ? &needed : &others, plan->tests[t].name, 0);
		count += tests[t].needed;
	}
	if (alone.length)
		print_list("tests that fell what no other does (so many):", &alone, out);
	if (count && count < plan->test_count) {
		SCOPED_FREE char *head = xprintf("%zu of %zu tests fell all that fell:", count,
				plan->test_count);

		print_list(head, &needed, out);
		print_list("against these mutants the others add nothing:", &others, out);
	}
}

/* --- All of it --------------------------------------------------------------------------------------------- */

static void print_sentence(const struct mutate *m, FILE *out)
{
	const size_t fallen = mutate_count(m, MUTANT_FALLEN, -1),
		     stand = mutate_count(m, MUTANT_SURVIVOR, -1);

	fprintf(out, "%s: %zu mutants, the tests fail %zu of %zu that are wrong (%s %%), %zu hole%s, %zu survive%s\n",
			mutate_problem(m)->id, m->made, fallen, fallen + m->hole_count,
			mutate_score(fallen, m->hole_count).s, m->hole_count,
			m->hole_count == 1 ? "" : "s", stand, stand == 1 ? "s" : "");
}

void mutate_print(const struct mutate *m, bool quiet, FILE *out)
{
	SCOPED_FREE char *limit = judge_limit_words(&m->judge);
	const size_t survivors = mutate_count(m, MUTANT_SURVIVOR, -1);

	if (!quiet) {
		fprintf(out, "%s  %zu mutants of %zu program%s, %zu tests, %s, %s\n\n",
				mutate_problem(m)->id, m->made, m->program_count,
				m->program_count == 1 ? "" : "s", mutate_plan(m)->test_count, limit,
				m->judge.matrix.limits);
		print_table(m, out);
		fputc('\n', out);
		for (size_t i = 0; i < m->hole_count; i++)
			print_hole(&m->holes[i], out);
		if (survivors)
			fprintf(out,
					m->not_attacked < survivors
							? "nobody saw a difference in these:\n"
							: "these survive the tests, and were not attacked:\n");
		print_survivors(m, out);
		print_tests(m, out);
		fputc('\n', out);
	}
	print_sentence(m, out);
}
