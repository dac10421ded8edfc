/*
 * fibonacci - k among the Fibonacci and Lucas numbers, where k*phi is nearly whole.
 *
 *     fibonacci [-least N | -only cold] [-form F] [-t T] [-max M] [-pick N] [salt ...]
 *
 * F(n), L(n), their multiples up to tenfold, and the neighbours of all these, as far
 * as the limit allows.  With -least N instead sums of different F(i), no two of them
 * neighbours, i >= N: all such k if they fit into T, else the smallest for one half and
 * an even random sample of the rest.  The larger N, the closer k*phi is to an integer.
 * Every k comes as cold pair with its impostors.  With -only cold F(n) and L(n) themselves, each
 * as its cold pair and as nothing else: where each case is a run of its own, all of them are soon
 * tried.
 *
 * Kills what trap kills, without asking how exact the formula is; and programs that
 * believe only Fibonacci pairs cold.
 */
#include "cases.h"

static void add_multiples(uint64_t number)
{
	const uint64_t last = cases.last_k;

	for (uint64_t factor = 1; factor <= 10 && number <= last / factor; factor++)
		for (uint64_t k = factor * number - 1; k <= factor * number + 1; k++)
			add_pair_and_impostors(k);
}

static void add_true_pair(uint64_t number)
{
	if (number <= cases.last_k)
		add_beside_pair(number, 0, 0);
}

static void add_fibonacci_and_lucas(void (*add)(uint64_t))
{
	for (int n = 2; n <= WY_FIBONACCI_MAX; n++) {
		add(wy_fibonacci(n));
		if (n <= WY_LUCAS_MAX)
			add(wy_lucas(n));
	}
}

/*
 * The m-th number whose Zeckendorf sum has no index below `least`: that of m with each
 * F(i) moved up to F(i + s), s = least - 2.  F(i + s) = F(s + 1) F(i) + F(s) F(i - 1), and
 * moving all F(i) down by one turns m into floor((m + 1) / phi) = A(m + 1) - (m + 1).
 */
static uint64_t sum_with_least(int least, uint64_t m)
{
	return wy_fibonacci(least - 1) * m +
			wy_fibonacci(least - 2) * (wy_cold_low(m + 1) - (m + 1));
}

/* How many of them there are up to the last k. */
static uint64_t count_sums(int least)
{
	uint64_t from = 0, to = cases.last_k / wy_fibonacci(least - 1);

	while (from < to) {
		const uint64_t middle = to - (to - from) / 2;

		if (sum_with_least(least, middle) <= cases.last_k)
			from = middle;
		else
			to = middle - 1;
	}
	return from;
}

static void add_sums(int least)
{
	const uint64_t all = count_sums(least), room = room_for_k(IMPOSTORS_AND_PAIR);
	const uint64_t smallest = all <= room ? all : room / 2;
	const uint64_t pieces = all <= room ? 0 : room - smallest;

	for (uint64_t m = 1; m <= smallest; m++)
		add_pair_and_impostors(sum_with_least(least, m));
	for (uint64_t i = 0; i < pieces; i++) {
		const uint64_t from = smallest + equal_piece(i, pieces, all - smallest) + 1;
		const uint64_t to = smallest + equal_piece(i + 1, pieces, all - smallest);

		add_pair_and_impostors(sum_with_least(least, draw_between(from, to)));
	}
}

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, SET_OF_CASES);
	if (has_opt("least"))
		add_sums((int)option_between("least", 2, WY_FIBONACCI_MAX, 2));
	else
		add_fibonacci_and_lucas(only_cold() ? add_true_pair : add_multiples);
	write_cases();
	return 0;
}
