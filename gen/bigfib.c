/*
 * bigfib - big k among the sums of Fibonacci numbers, where k*phi is nearly whole.
 *
 *     bigfib [-only cold] [-part I -of N] [-digits D] [-t T] [-pick N]
 *     bigfib -least N [-digits D] [-t T] [-pick N] [salt ...]
 *
 * F(n), L(n), 2 F(n) and F(n) + F(n - 5), as far as the limit allows, each k with its cold
 * pair and impostors: evenly thinned out, and always the largest.  With -only cold F(n) and
 * L(n) alone, each as its cold pair in one of the two orders: so all of them fit into few
 * tests, of which -part takes the I-th.  With -least N random sums of F(i), i >= N, of any
 * size.
 *
 * Kills every program that multiplies by a constant with too few decimals: with D of them
 * the first k that fails is F(n), n nearly 2.4 * D, and the next ones of the same parity.
 */
#include "big_cases.h"

#define ORDERS_AND_IMPOSTORS 10

/* The sums of one, two or three terms that make up k; no two of them are neighbours. */
struct few_terms {
	int index[3], count;
};

static struct {
	int count;
	struct few_terms at[4 * BIG_FIBONACCI_MAX];
} sums;

static void add_sum(int largest, int second, int third)
{
	struct few_terms *const sum = &sums.at[sums.count++];

	sum->index[0] = largest;
	sum->index[1] = second;
	sum->index[2] = third;
	sum->count = second == 0 ? 1 : third == 0 ? 2 : 3;
}

/* L(n) = F(n + 1) + F(n - 1); 2 F(n) = F(n + 1) + F(n - 2). */
static void make_sums(bool few)
{
	for (int n = 2; n + 2 < big.last; n++) {
		add_sum(n, 0, 0);
		if (n >= 3)
			add_sum(n + 1, n - 1, 0);
		if (!few && n >= 4)
			add_sum(n + 1, n - 2, 0);
		if (!few && n >= 7)
			add_sum(n, n - 5, 0);
	}
	/* The last pairs within the limit: k = F(last - 1) and F(last - 2). */
	add_sum(big.last - 2, 0, 0);
	add_sum(big.last - 1, 0, 0);
}

static void add_true_pairs(int from, int to)
{
	struct wy_big a, b;

	for (int i = from; i < to; i++) {
		const struct few_terms *const sum = &sums.at[i];

		big_pair_of_sum(sum->index, sum->count, &a, &b);
		if (sum->index[0] / 2 % 2 == 0)
			add_big_position(&a, &b);
		else
			add_big_position(&b, &a);
	}
}

static void add_few_with_impostors(void)
{
	const int room = big.most < ORDERS_AND_IMPOSTORS ? 1 : big.most / ORDERS_AND_IMPOSTORS;
	const int count = sums.count < room ? sums.count : room;
	struct wy_big a, b;

	for (int i = 1; i <= count; i++) {
		const struct few_terms *const sum = &sums.at[(long long)i * sums.count / count - 1];

		big_pair_of_sum(sum->index, sum->count, &a, &b);
		add_big_pair_and_impostors(&a, &b);
	}
}

/* Terms that are no neighbours, each of those that may be there with a chance of one half. */
static void add_random_sum(int least)
{
	static int index[BIG_FIBONACCI_MAX];
	struct wy_big a, b;
	int count = 0;

	index[count++] = nextInt(rnd, least, big.last - 1);
	for (int i = index[0] - 2; i >= least; i -= 1)
		if (nextInt(rnd, 2) == 0)
			index[count++] = i--;
	big_pair_of_sum(index, count, &a, &b);
	add_big_pair_and_impostors(&a, &b);
}

int main(int argc, char *argv[])
{
	begin_big_cases(argc, argv);

	const int parts = (int)option_between("of", 1, 100, 1);
	const int part = (int)option_between("part", 1, parts, 1);

	if (has_opt("least")) {
		const int least = (int)option_between("least", 2, big.last - 1, 2);

		for (int i = 0; i < big.most && big.count < big.most; i++)
			add_random_sum(least);
	} else if (only_cold()) {
		make_sums(true);
		add_true_pairs((int)((long long)(part - 1) * sums.count / parts),
				(int)((long long)part * sums.count / parts));
	} else {
		make_sums(false);
		add_few_with_impostors();
	}
	write_big_cases();
	return 0;
}
