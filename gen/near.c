/*
 * near - the eight neighbours of random cold pairs, in both orders.
 *
 *     near [-form F] [-t T] [-max M] [-pick N] [salt ...]
 *
 * Kills programs that test something necessary but not sufficient for a cold
 * pair (b == ceil(a * phi), a ratio close to phi), and those that compare with a
 * tolerance.
 */
#include "cases.h"

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, RANDOM_CASES);
	while (wants_more_cases()) {
		const uint64_t k = draw_between(0, cases.last_k);

		for (int in_a = -1; in_a <= 1; in_a++)
			for (int in_b = -1; in_b <= 1; in_b++)
				if (in_a != 0 || in_b != 0)
					add_beside_pair(k, in_a, in_b);
	}
	write_cases();
	return 0;
}
