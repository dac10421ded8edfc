/*
 * cold - uniformly random cold pairs, the piles in random order.
 *
 *     cold [-form F] [-t T] [-max M] [-pick N] [salt ...]
 *
 * A random position is never cold.  Kills programs that say "won" too often:
 * a missing swap, a coarse constant, one overflow in a long product.
 */
#include "cases.h"

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, RANDOM_CASES);
	while (wants_more_cases()) {
		const uint64_t k = draw_between(0, cases.last_k);
		const uint64_t a = wy_cold_low(k);

		if (nextInt(rnd, 2) == 0)
			add_position(k, a, a + k);
		else
			add_position(k, a + k, a);
	}
	write_cases();
	return 0;
}
