/*
 * crossings.h - the k from which on something that programs compute leaves its type.
 *
 *     for (int type = 0; type < TYPES; type++)
 *             for (int quantity = 0; quantity < QUANTITIES; quantity++)
 *                     use(first_exceeding(quantity, most_in(type)));
 *
 * What they compute: k, A(k), B(k), their sum, k*k, 5*k*k, products of the piles, k times
 * some digits of phi.  The types: all those that end at 2^type_bits[].
 */
#ifndef CROSSINGS_H
#define CROSSINGS_H

#include "cases.h"

static const int type_bits[] = { 15, 16, 24, 31, 32, 53, 63, 64 };
/* phi times a power of ten. */
static const uint64_t scaled_phi[] = { 1618, 1618034, 1618033989, 1618033988749895 };

#define TYPES ((int)(sizeof type_bits / sizeof *type_bits))
#define QUANTITIES 12
#define SQUARE_TIMES_5 5 /* one of them */

CASES_API bool product_exceeds(uint64_t x, uint64_t y, uint64_t most)
{
	return x > most / y;
}

CASES_API bool quantity_exceeds(int quantity, uint64_t k, uint64_t most)
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
	case SQUARE_TIMES_5:
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
CASES_API uint64_t first_exceeding(int quantity, uint64_t most)
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

/* The largest number in that type. */
CASES_API uint64_t most_in(int type)
{
	return UINT64_MAX >> (64 - type_bits[type]);
}

#endif
