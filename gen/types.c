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
#include "cases.h"

/* This far around a crossing. */
#define RADIUS 2

static const int powers[] = { 15, 16, 24, 31, 32, 53, 63, 64 };
/* phi times a power of ten. */
static const uint64_t scaled_phi[] = { 1618, 1618034, 1618033989, 1618033988749895 };

#define QUANTITIES 12

static bool product_exceeds(uint64_t x, uint64_t y, uint64_t most)
{
	return x > most / y;
}

static bool quantity_exceeds(int quantity, uint64_t k, uint64_t most)
{
	const uint64_t a = wy_cold_low(k), b = a + k;

	switch (quantity) {
	case 0:
		return k > most;
	case 1:
		return a > most;
	case 2:
		return b > most;
	case 3:
		return a > most || b > most - a;
	case 4:
		return product_exceeds(k, k, most);
	case 5:
		return product_exceeds(5 * k, k, most);
	case 6:
		return product_exceeds(a, a, most);
	case 7:
		return product_exceeds(a, b, most);
	default:
		return product_exceeds(k, scaled_phi[quantity - 8], most);
	}
}

/* The smallest k whose quantity exceeds `most`; the last k where none does. */
static uint64_t first_exceeding(int quantity, uint64_t most)
{
	uint64_t from = 1, to = cases.last_k;

	while (from < to) {
		const uint64_t middle = from + (to - from) / 2;

		if (quantity_exceeds(quantity, middle, most))
			to = middle;
		else
			from = middle + 1;
	}
	return to;
}

static void add_around(uint64_t k)
{
	for (int by = -RADIUS; by <= RADIUS; by++)
		add_pair_and_impostors(k + (uint64_t)by);
}

static void add_power(int power)
{
	const uint64_t most = UINT64_MAX >> (64 - power);

	for (int quantity = 0; quantity < QUANTITIES; quantity++)
		add_around(first_exceeding(quantity, most));
	for (int by = -RADIUS; by <= RADIUS; by++)
		if (power < 64)
			add_with_pile(most + 1 + (uint64_t)by);
}

int main(int argc, char *argv[])
{
	begin_cases(argc, argv, SET_OF_CASES);
	for (int i = 0; i < (int)(sizeof powers / sizeof *powers); i++)
		add_power(powers[i]);
	add_around(cases.last_k);
	write_cases();
	return 0;
}
