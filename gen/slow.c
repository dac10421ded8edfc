/*
 * slow - as many cases as allowed, each as large as allowed.
 *
 *     slow [-form F] [-t T] [-max M] [-pick N] [salt ...]
 *
 * Half of the cases are cold pairs and a third their neighbours, k in the last
 * thousandth below the largest; in the rest both piles are near the limit.
 *
 * Kills scans and tables that are linear in the piles or in k, and anything that
 * is recomputed for every case.
 */
#include "cases.h"

static uint64_t draw_below(uint64_t top)
{
	return draw_between(top - top / 1000, top);
}

static void add_large_piles(void)
{
	const uint64_t first = draw_below(cases.max), second = draw_below(cases.max);

	add_position(first < second ? second - first : first - second, first, second);
}

static void add_near_last_pair(bool cold)
{
	const uint64_t k = draw_below(cases.last_k);
	const int in_a = cold ? 0 : nextInt(rnd, -1, 1);
	const int in_b = cold ? 0 : nextInt(rnd, -1, 1);
	const uint64_t a = wy_cold_low(k) + (uint64_t)in_a, b = wy_cold_low(k) + k + (uint64_t)in_b;

	if (nextInt(rnd, 2) == 0)
		add_position(k, a, b);
	else
		add_position(k, b, a);
}

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, RANDOM_CASES);
	while (wants_more_cases()) {
		const int kind = nextInt(rnd, 6);

		if (kind == 0 && cases.form != FORM_INDEX)
			add_large_piles();
		else
			add_near_last_pair(kind % 2 == 1);
	}
	write_cases();
	return 0;
}
