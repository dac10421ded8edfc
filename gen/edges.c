/*
 * edges - around the powers of ten, and around the limit.
 *
 *     edges [-form F] [-t T] [-max M] [-pick N]
 *
 * For every power of ten within the limit, and for the limit: that many stones, one
 * more, one less, in their cold pairs, as equal piles and beside an empty pile; the
 * same numbers as k; the last cold pair that fits below, and the next.  Cold pairs
 * come with their impostors.
 *
 * Kills tables, loops and buffers made for 10^6 or 10^9, numbers cut at nine or
 * eighteen digits, and limits that were meant to be included.
 */
#include "cases.h"

static void add_edge(uint64_t edge)
{
	for (uint64_t x = edge > 0 ? edge - 1 : 0; x <= edge + 1; x++) {
		add_with_pile(x);
		add_pair_and_impostors(x);
	}
	add_pair_and_impostors(wy_last_pair(edge));
	add_pair_and_impostors(wy_last_pair(edge) + 1);
}

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, SET_OF_CASES);
	for (uint64_t power = 1; power <= cases.max / 10; power *= 10)
		add_edge(power * 10);
	add_edge(cases.max);
	write_cases();
	return 0;
}
