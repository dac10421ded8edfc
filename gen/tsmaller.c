/*
 * tsmaller - t-Wythoff: cases below a given one that a program may fail on, too.
 *
 *     tsmaller [-max M] [-tmax T] [-t N] < an input with one case
 *
 * Prints at most N cases, all before the given one, in ascending order: by the larger pile,
 * then by the smaller one, then by the first, then by t.  They are: all cases with small piles
 * and a small t; the given one with a smaller t, or with less by a power of two; and for t up to
 * 1000, and the given one, the pairs where n*alpha is nearly whole, with those that a formula
 * takes for them; for t up to 12000 of these only n = t; and the first hot position that a root
 * of 5*n*n modulo 2^64 takes for a lost one.  No output when there is nothing smaller.
 */
#include "t_cases.h"

#define GRID_UPTO 12
#define GRID_T 6
#define EVERY_T 1000
#define LARGEST_T 12000

static struct t_case given;

static int order_of_numbers(uint64_t x, uint64_t y)
{
	return x < y ? -1 : x > y;
}

static int order_of_cases(const void *left, const void *right)
{
	const struct t_case *const x = (const struct t_case *)left;
	const struct t_case *const y = (const struct t_case *)right;
	const struct wy_pos p = wy_pos_make(x->first, x->second);
	const struct wy_pos q = wy_pos_make(y->first, y->second);

	if (p.b != q.b)
		return order_of_numbers(p.b, q.b);
	if (p.a != q.a)
		return order_of_numbers(p.a, q.a);
	if (x->first != y->first)
		return order_of_numbers(x->first, y->first);
	return order_of_numbers(x->t, y->t);
}

static void offer(uint64_t first, uint64_t second, uint64_t t)
{
	struct t_case c;

	c.first = first;
	c.second = second;
	c.t = t;
	if (t_cases.count < t_cases.most && order_of_cases(&c, &given) < 0)
		add_t_case(first, second, t);
}

static void offer_grid(void)
{
	for (uint64_t first = 0; first <= GRID_UPTO; first++)
		for (uint64_t second = 0; second <= GRID_UPTO; second++)
			for (uint64_t t = 1; t <= GRID_T; t++)
				offer(first, second, t);
}

static void offer_around_given(void)
{
	offer(given.second, given.first, given.t);
	for (uint64_t t = 1; t <= 3; t++)
		offer(given.first, given.second, t);
	for (uint64_t less = 1; less <= t_cases.max; less *= 2) {
		offer(given.first - less, given.second, given.t);
		offer(given.first, given.second - less, given.t);
		offer(given.first - less, given.second - less, given.t);
		offer(given.first, given.second, given.t - less);
		if (less > t_cases.max / 2)
			break;
		offer(less, less, 1);
		offer(less, less + 1, 1);
		offer(less, less + given.t, given.t);
		offer(0, less, given.t);
	}
}

/* 5*n*n is more than 2^64 from this n on, and modulo 2^64 it has a small root. */
static void offer_wrapped_square(void)
{
	const uint64_t n = 1920767767, root = 4613, a = (n + root) / 2;

	offer(a, a + n, 1);
}

/* In the order of the given case, and sorted, which is the smaller one. */
static void offer_pair(uint64_t n, uint64_t t)
{
	const bool swapped = given.first > given.second;
	struct wy_pos p;

	if (!wy_cold_pair_t(n, t, &p))
		return;
	for (int by = -1; by <= 1; by++) {
		offer(p.a + (uint64_t)by, p.b + (uint64_t)by, t);
		if (swapped && t == given.t)
			offer(p.b + (uint64_t)by, p.a + (uint64_t)by, t);
	}
}

static void read_given(void)
{
	const long long most = LLONG_MAX - 1;

	if (readInt(inf, 1, CASES_MAX, "q") != 1)
		quitf(_fail, "the input holds more than one case");
	readEoln(inf);
	given.first = (uint64_t)readLong(inf, 0, most, "a");
	readSpace(inf);
	given.second = (uint64_t)readLong(inf, 0, most, "b");
	readSpace(inf);
	given.t = (uint64_t)readLong(inf, 1, most, "t");
	readEoln(inf);
	readEof(inf);
}

static void drop_repeated(void)
{
	int kept = 0;

	for (int i = 0; i < t_cases.count; i++)
		if (i == 0 || order_of_cases(&t_cases.at[i], &t_cases.at[kept - 1]) != 0)
			t_cases.at[kept++] = t_cases.at[i];
	t_cases.count = kept;
}

int main(int argc, char *argv[])
{
	registerValidation();
	prepareOpts(argc, argv);
	read_t_options();
	ensureNoUnusedOpts();
	read_given();
	offer_grid();
	offer_around_given();
	offer_wrapped_square();
	/* No pair of interest is above the given case. */
	t_cases.max = wy_pos_make(given.first, given.second).b;
	for_nearly_whole(given.t, 3, 1, offer_pair);
	for (uint64_t t = EVERY_T + 1; t <= LARGEST_T && t <= t_cases.tmax; t++)
		offer_pair(t, t);
	for (uint64_t t = 1; t <= EVERY_T && t <= t_cases.tmax; t++)
		for_nearly_whole(t, 2, 1, offer_pair);
	qsort(t_cases.at, (size_t)t_cases.count, sizeof *t_cases.at, order_of_cases);
	drop_repeated();
	if (t_cases.count > 0)
		write_t_cases();
	return 0;
}
