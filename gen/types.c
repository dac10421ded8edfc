/*
 * types - where something that programs compute no longer fits in its type.
 *
 *     types [-form F] [-t T] [-max M] [-pick N]
 *
 * The first k for which k, A(k), B(k), their sum, k*k, 5*k*k, products of the piles,
 * or k times some digits of phi reaches 2^15, 2^16, 2^24, 2^31, 2^32, 2^53, 2^63, 2^64:
 * the cold pairs around it with their impostors; and the piles around these powers
 * in their cold pairs, as equal piles, and beside an empty one.
 *
 * Kills int results (k = 1327217885), isqrt(5*k*k) in int (20725) and in 64 bits
 * (1358187914 signed, 1920767767 unsigned), a sum of piles in int, scaled integer
 * constants, float and double variables that no longer hold every integer.
 */
#include "crossings.h"

/* This far around a crossing. */
#define RADIUS 2

static void add_around(uint64_t k)
{
	for (int by = -RADIUS; by <= RADIUS; by++)
		add_pair_and_impostors(k + (uint64_t)by);
}

static void add_type(int type)
{
	const uint64_t most = most_in(type);

	for (int quantity = 0; quantity < QUANTITIES; quantity++)
		add_around(first_exceeding(quantity, most));
	for (int by = -RADIUS; by <= RADIUS; by++)
		if (most < UINT64_MAX)
			add_with_pile(most + 1 + (uint64_t)by);
}

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, SET_OF_CASES);
	for (int type = 0; type < TYPES; type++)
		add_type(type);
	add_around(cases.last_k);
	write_cases();
	return 0;
}
