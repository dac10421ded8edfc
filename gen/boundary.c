/*
 * boundary - the ends of the input: 0, 1, the limit, equal piles, an empty pile.
 *
 *     boundary [-form F] [-t T] [-max M] [-pick N]
 *
 * All pairs of the smallest piles, the largest ones, the half, and the piles of
 * the last cold pair within the limit and of the one after it; both of these with
 * their impostors.
 *
 * Kills programs that treat an empty pile or equal piles as a special case, that
 * read the limit into too small a type, and tables that are one entry too short.
 */
#include "cases.h"

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, SET_OF_CASES);

	const uint64_t max = cases.max, last = wy_last_pair(max);
	const uint64_t low = wy_cold_low(last), next_low = wy_cold_low(last + 1);
	const uint64_t piles[] = { 0, 1, 2, 3, max / 2, low, next_low, low + last, max - 1, max };
	const int count = (int)(sizeof piles / sizeof *piles);

	for (int i = 0; i < count; i++)
		for (int j = i; j < count; j++)
			add_both_orders(piles[j] - piles[i], piles[i], piles[j]);
	add_pair_and_impostors(cases.last_k);
	add_pair_and_impostors(cases.last_k + 1);
	write_cases();
	return 0;
}
