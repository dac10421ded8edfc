/* hardness.c - how close k*phi is to an integer, as a norm. */
#include "wythoff_internal.h"

WY_API uint64_t wy_hardness(uint64_t k)
{
	const struct wy__multiple multiple = wy__times_phi(k);
	const uint64_t low = k + multiple.whole;
	const bool nearest_is_above = multiple.fraction.high >> 63;
	const uint64_t m = low + nearest_is_above;
	/* The sign is that of m - k*phi, so that arithmetic modulo 2^64 loses nothing. */
	const uint64_t norm = m * (m - k) - k * k;

	return nearest_is_above ? norm : 0 - norm;
}
