/*
 * judge_bank - one solution of the bank: is it what its header declares?
 *
 *     judge_bank BUILD compile PROBLEM SOLUTION
 *     judge_bank BUILD tests PROBLEM SOLUTION           on the tests of the plan, group by group
 *     judge_bank BUILD random PROBLEM SOLUTION          on BUILD/bank/random/PROBLEM/NN.in
 *     judge_bank BUILD witness PROBLEM SOLUTION         its witness, and all smaller cases among
 *                                                       the lines of BUILD/bank/cases/PROBLEM
 *     judge_bank BUILD failing PROBLEM SOLUTION         the numbers of the cases on standard input
 *                                                       for which it prints another line than
 *                                                       the reference
 *     judge_bank BUILD list PROBLEM                     PROBLEM SOLUTION right|wrong, and
 *                                                       "witness" if it has one
 *
 * `tests` and `random` print one line: PROBLEM SOLUTION KILLER, a blank between; KILLER
 * is the first test that is not AC, or "-".  Whatever is not as declared is an error on
 * stderr, and exit code 1.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/xalloc.h"
#include "contest.h"

/* --- The tests of the plan ---------------------------------------------------------- */

static char *test_file(const struct contest *c, const char *name, const char *ending)
{
	return xprintf("%s/problems/%s/tests/%s%s", c->build, c->problem.id, name, ending);
}

static enum verdict judge_test(const struct contest *c, const struct solution *s, const char *name)
{
	char *in = test_file(c, name, ".in"), *ans = test_file(c, name, ".ans");
	const enum verdict verdict = contest_judge(c, s, in, ans);

	free(in);
	free(ans);
	return verdict;
}

/* The group's verdict: that of its first test that is neither AC nor PC, or PC; *killer is that test. */
static enum verdict judge_group(const struct contest *c, const struct solution *s, size_t group,
		verdict_set *seen, const char **killer)
{
	enum verdict first = VERDICT_AC;

	*seen = 0;
	for (size_t i = 0; i < c->plan.test_count; i++) {
		const struct test *test = &c->plan.tests[i];

		if (test->group != group)
			continue;

		const enum verdict verdict = judge_test(c, s, test->name);

		*seen |= VERDICT_SET(verdict);
		if (verdict != VERDICT_AC && verdict != first &&
				(first == VERDICT_AC || first == VERDICT_PC)) {
			first = verdict;
			*killer = test->name;
		}
		if (first != VERDICT_AC && first != VERDICT_PC && !s->expect[group].required)
			break;
	}
	return first;
}

static int on_tests(const struct contest *c, const struct solution *s)
{
	const char *first_killer = NULL;
	int rc = EXIT_AS_DECLARED;

	for (size_t g = 0; g < c->plan.group_count; g++) {
		const struct expectation expect = s->expect[g];
		const char *killer = NULL;
		verdict_set seen;
		const enum verdict verdict = judge_group(c, s, g, &seen, &killer);

		if (!(VERDICT_SET(verdict) & expect.permitted) ||
				(expect.required & ~(seen | VERDICT_SET(VERDICT_AC)))) {
			error("%s: group %s is %s%s%s, declared %s", s->path,
					c->plan.groups[g].name, verdict_word(verdict),
					killer ? " on " : "", killer ? killer : "",
					verdict_set_text(expect.permitted).s);
			rc = EXIT_NOT_AS_DECLARED;
		}
		if (!first_killer)
			first_killer = killer;
	}
	printf("%s %s %s\n", c->problem.id, s->name, first_killer ? first_killer : "-");
	return rc;
}

/* --- As many random ones --------------------------------------------------------------- */

static int on_random_tests(const struct contest *c, const struct solution *s)
{
	enum verdict verdict = VERDICT_AC;
	size_t i = 0;

	while (verdict == VERDICT_AC && i < c->plan.test_count) {
		char *in = xprintf("%s/bank/random/%s/%02zu.in", c->build, c->problem.id, ++i);
		char *ans = xprintf("%s/bank/random/%s/%02zu.ans", c->build, c->problem.id, i);

		verdict = contest_judge(c, s, in, ans);
		free(in);
		free(ans);
	}
	if (verdict == VERDICT_AC)
		printf("%s %s -\n", c->problem.id, s->name);
	else
		printf("%s %s random-%02zu\n", c->problem.id, s->name, i);
	return EXIT_AS_DECLARED;
}

/* --- Cases ------------------------------------------------------------------------------- */

static void read_cases(const struct contest *c, struct names *cases)
{
	char *path = xprintf("%s/bank/cases/%s", c->build, c->problem.id);

	names_add_lines(cases, path);
	free(path);
}

/* The words of a case: numbers in plain decimal, of any size. */
#define WORDS_MAX 16

struct words {
	int count;
	const char *at[WORDS_MAX];
	size_t length[WORDS_MAX];
};

static struct words words_of(const char *text)
{
	struct words w = { 0, { NULL }, { 0 } };

	for (text += strspn(text, " ;"); *text && w.count < WORDS_MAX; text += strspn(text, " ;")) {
		w.at[w.count] = text;
		w.length[w.count] = strcspn(text, " ;");
		text += w.length[w.count++];
	}
	return w;
}

/* Negative, zero or positive.  A longer number is larger; fractions of one length are in order, too. */
static int compare_words(const struct words *x, int i, const struct words *y, int j)
{
	if (x->length[i] != y->length[j])
		return x->length[i] < y->length[j] ? -1 : 1;
	return memcmp(x->at[i], y->at[j], x->length[i]);
}

/* The largest of the first so many comes first. */
static struct words sorted_words(const struct words *w, int count)
{
	struct words s = *w;

	for (int i = 1; i < count; i++)
		for (int j = i; j > 0 && compare_words(&s, j - 1, &s, j) < 0; j--) {
			const char *at = s.at[j];
			const size_t length = s.length[j];

			s.at[j] = s.at[j - 1], s.length[j] = s.length[j - 1];
			s.at[j - 1] = at, s.length[j - 1] = length;
		}
	return s;
}

/* Of three numbers two are piles, of four or more all are; and two where there are other words. */
static int count_piles(const struct words *w)
{
	const bool two = w->count == 3 || (w->count > 3 && !strchr("0123456789", *w->at[2]));

	return two ? 2 : w->count;
}

static int compare_cases(const struct words *x, const struct words *y)
{
	int order = x->count - y->count;

	for (int i = 0; order == 0 && i < x->count; i++)
		order = compare_words(x, i, y, i);
	return order;
}

static const char *piles_of(const char *text)
{
	return text + (strchr(text, ';') ? strcspn(text, ";") : 0);
}

/*
 * By larger pile, then by smaller pile, and so on, then word by word: the first pile, and what
 * else there is.
 */
static bool is_smaller(const char *left, const char *right)
{
	const struct words x = words_of(piles_of(left)), y = words_of(piles_of(right));
	const int piles = count_piles(&x);
	const struct words sorted_x = sorted_words(&x, piles), sorted_y = sorted_words(&y, piles);
	const int order = compare_cases(&sorted_x, &sorted_y);

	return (order ? order : compare_cases(&x, &y)) < 0;
}

/* Of an indivisible input the lines are between semicolons, and the piles behind the first. */
static void witness_cases(const struct contest *c, const struct solution *s, struct names *cases)
{
	if (c->problem.case_count == CASES_NONE) {
		names_add(cases, s->witness);
		return;
	}

	char *copy = xstrdup(s->witness), *rest = copy, *one;

	while ((one = strsep(&rest, ";")))
		names_add(cases, one + strspn(one, " "));
	free(copy);
}

/* As many in one input as there may be. */
static enum verdict judge_smaller(const struct contest *c, const struct solution *s,
		const struct names *cases)
{
	enum verdict verdict = VERDICT_AC;
	size_t i = 0;

	while (verdict == VERDICT_AC && i < cases->count) {
		const struct names some = { &cases->list[i], contest_takes(c, cases->count - i) };

		verdict = contest_judge_cases(c, s, &some);
		if (verdict != VERDICT_AC && some.count == 1)
			error("%s: fails on the smaller case %s", s->path, cases->list[i]);
		i += some.count;
	}
	return verdict;
}

static int check_witness(const struct contest *c, const struct solution *s)
{
	struct names cases = NAMES_INIT, smaller = NAMES_INIT, witness = NAMES_INIT;
	int rc = EXIT_AS_DECLARED;

	witness_cases(c, s, &witness);
	read_cases(c, &cases);
	for (size_t i = 0; i < cases.count; i++)
		if (witness.count == 1 && is_smaller(cases.list[i], s->witness))
			names_add(&smaller, cases.list[i]);
	if (contest_judge_cases(c, s, &witness) == VERDICT_AC) {
		error("%s: does not fail on its witness %s", s->path, s->witness);
		rc = EXIT_NOT_AS_DECLARED;
	}
	if (smaller.count > 0 && judge_smaller(c, s, &smaller) != VERDICT_AC) {
		error("%s: fails on a case smaller than its witness %s", s->path, s->witness);
		rc = EXIT_NOT_AS_DECLARED;
	}
	names_release(&witness);
	names_release(&smaller);
	names_release(&cases);
	return rc;
}

static void print_all(const struct contest *c, const struct solution *s, const struct names *cases,
		struct names *lines)
{
	for (size_t i = 0; i < cases->count;) {
		const struct names some = { &cases->list[i], contest_takes(c, cases->count - i) };

		contest_print(c, s, &some, lines);
		i += some.count;
	}
}

static int failing_cases(const struct contest *c, const struct solution *s)
{
	struct names cases = NAMES_INIT, expected = NAMES_INIT, found = NAMES_INIT;

	names_add_lines(&cases, "/dev/stdin");
	print_all(c, contest_solution(c, c->problem.reference), &cases, &expected);
	print_all(c, s, &cases, &found);
	if (found.count != cases.count || expected.count != cases.count)
		die("%s: printed %zu lines for %zu cases", s->path, found.count, cases.count);
	for (size_t i = 0; i < cases.count; i++)
		if (strcmp(found.list[i], expected.list[i]))
			printf("%zu\n", i + 1);
	names_release(&found);
	names_release(&expected);
	names_release(&cases);
	return EXIT_AS_DECLARED;
}

/* --- What to do ------------------------------------------------------------------------------ */

static int compile(const struct contest *c, const struct solution *s)
{
	contest_compile(c, s);
	return EXIT_AS_DECLARED;
}

static void list(const struct contest *c)
{
	for (size_t i = 0; i < c->solutions.count; i++) {
		const struct solution *s = c->solutions.list[i];
		const bool wrong = solution_must_fail(s, &c->plan);

		printf("%s %s %s%s\n", c->problem.id, s->name, wrong ? "wrong" : "right",
				s->witness ? " witness" : "");
	}
}

static const struct {
	const char *name;
	int (*run)(const struct contest *, const struct solution *);
} commands[] = {
	{ "compile", compile },
	{ "tests", on_tests },
	{ "random", on_random_tests },
	{ "witness", check_witness },
	{ "failing", failing_cases },
};

int main(int argc, char *argv[])
{
	struct contest c;
	int rc = EXIT_BAD_REQUEST;

	if (argc != 5 && !(argc == 4 && !strcmp(argv[2], "list")))
		return fputs("usage: judge_bank BUILD COMMAND PROBLEM [SOLUTION]\n", stderr), rc;
	contest_open(&c, argv[1], argv[3]);
	if (argc == 4) {
		list(&c);
		rc = EXIT_AS_DECLARED;
	}
	for (size_t i = 0; argc == 5 && i < sizeof commands / sizeof *commands; i++)
		if (!strcmp(argv[2], commands[i].name))
			rc = commands[i].run(&c, contest_solution(&c, argv[4]));
	if (rc == EXIT_BAD_REQUEST)
		error("there is no command '%s'", argv[2]);
	contest_release(&c);
	return rc;
}
