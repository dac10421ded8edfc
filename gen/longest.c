/*
 * longest - the largest input there can be, and nearly the largest output.
 *
 *     longest [-form F] [-t T] [-max M] [-pick N]
 *
 * Both piles (or k) at the limit, again and again; the last hundredth of the cases are
 * the last two cold pairs in both orders, so that whoever lost the end is found out.
 *
 * Kills buffers that are a little too short, arrays for fewer moves than there can be,
 * and programs that skip a case because it is that of the line before.
 */
#include "cases.h"

static void add_last_pairs(int i)
{
	const uint64_t last = cases.last_k, k = i % 2 == 0 || last == 0 ? last : last - 1;
	const uint64_t low = wy_cold_low(k);

	if (i % 4 < 2)
		add_position(k, low, low + k);
	else
		add_position(k, low + k, low);
}

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, REPEATED_CASES);

	const int cold_from = cases.most - cases.most / 100;

	for (int i = 0; i < cases.most; i++)
		if (i < cold_from)
			add_position(cases.max, cases.max, cases.max);
		else
			add_last_pairs(i);
	write_cases();
	return 0;
}
