/* closed_form.c - cold pairs by their formula. */
#include "wythoff_internal.h"

WY_API uint64_t wy_cold_low(uint64_t k)
{
	return k + wy__times_phi(k).whole;
}

WY_API bool wy_is_cold(struct wy_pos p)
{
	const uint64_t k = p.b - p.a;
	/* The upper half of phi is short by less than 2^-64: this is A(k) or A(k) - 1. */
	const uint64_t nearly = k + wy__multiply(k, WY__PHI_HIGH, 0).high;

	if (p.a - nearly > 1)
		return false;
	/* A(k) >= k; an A(k) that does not fit comes out as A(k) - 2^64, below k. */
	return p.a == wy_cold_low(k) && p.a >= k;
}

WY_API bool wy_cold_pair(uint64_t k, struct wy_pos *p)
{
	if (k > WY_PAIR_MAX)
		return false;
	p->a = wy_cold_low(k);
	p->b = p->a + k;
	return true;
}

/*
 * A(k) = x means x/phi <= k < (x+1)/phi, so that for x > 0 only k = floor(x/phi) + 1
 * comes into question.  B(k) = floor(k * phi^2) = x leaves k = floor(x/phi^2) + 1,
 * and 1/phi^2 = 1 - 1/phi makes that x - floor(x/phi).  One of the two is it.
 */
WY_API bool wy_partner(uint64_t x, uint64_t *y)
{
	const uint64_t quotient = wy__times_phi(x).whole;
	const uint64_t k = quotient + 1;

	if (x == 0) {
		*y = 0;
		return true;
	}
	if (wy_cold_low(k) != x) {
		*y = wy_cold_low(x - quotient);
		return true;
	}
	if (k > WY_PAIR_MAX)
		return false;
	*y = x + k;
	return true;
}

WY_API uint64_t wy_last_pair(uint64_t limit)
{
	/* The smallest k with B(k) >= limit, as above; 0 for 0. */
	const uint64_t k = limit - wy__times_phi(limit).whole;

	return k > 0 && wy_cold_low(k) != limit - k ? k - 1 : k;
}
