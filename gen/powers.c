/*
 * powers - around all powers of two.
 *
 *     powers [-form F] [-t T] [-max M] [-pick N]
 *
 * For every power of two within the limit: that many stones, one more, one less, in their cold
 * pairs, as equal piles and beside an empty pile; the same numbers as k.  Cold pairs come with
 * their impostors.
 *
 * Kills what is wrong at one bit: a mask or a shift that is off by one, a table of doublings
 * that is one too short, a binary search that leaves out its last step.  The types of C end at
 * some of these powers only: see types.
 */
#include "cases.h"

static void add_power(uint64_t power)
{
	for (uint64_t x = power - 1; x <= power + 1; x++) {
		add_pair_and_impostors(x);
		add_with_pile(x);
	}
}

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, SET_OF_CASES);
	for (uint64_t power = 1; power <= cases.max; power *= 2)
		add_power(power);
	write_cases();
	return 0;
}
