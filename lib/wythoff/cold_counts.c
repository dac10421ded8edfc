/* cold_counts.c - how many lost positions there are, and how many stones. */
#include "wythoff_internal.h"

WY_API uint64_t wy_count_lows(uint64_t limit)
{
	/* A(k) <= limit means k*phi < limit + 1. */
	return limit == UINT64_MAX ? WY_LOW_MAX : wy__times_phi(limit + 1).whole;
}

WY_API uint64_t wy_count_highs(uint64_t limit)
{
	return limit - wy_count_lows(limit);
}

/* So many k >= 1 have A(k) in [a1, a2] and B(k) in [b1, b2]. */
static uint64_t wy__count_pairs(uint64_t a1, uint64_t a2, uint64_t b1, uint64_t b2)
{
	/* Not these k, the first ones, because of a1 and of b1; and these at most. */
	const uint64_t not_a = a1 > 0 ? wy_count_lows(a1 - 1) : 0;
	const uint64_t not_b = b1 > 0 ? wy_count_highs(b1 - 1) : 0;
	const uint64_t most_a = wy_count_lows(a2), most_b = wy_count_highs(b2);
	const uint64_t before = not_a > not_b ? not_a : not_b;
	const uint64_t last = most_a < most_b ? most_a : most_b;

	return last > before ? last - before : 0;
}

WY_API uint64_t wy_count_cold(uint64_t x1, uint64_t y1, uint64_t x2, uint64_t y2)
{
	return (uint64_t)(x1 == 0 && y1 == 0) + wy__count_pairs(x1, x2, y1, y2) +
			wy__count_pairs(y1, y2, x1, x2);
}

static struct wy_wide wy__minus_wide(struct wy_wide x, struct wy_wide y)
{
	struct wy_wide rest;

	rest.low = x.low - y.low;
	rest.high = x.high - y.high - (x.low < y.low);
	return rest;
}

/* 1 + 2 + ... + n */
static struct wy_wide wy__sum_up_to(uint64_t n)
{
	const uint64_t half = n / 2;
	const struct wy__product product = wy__multiply(n, half, n % 2 ? n : half);
	struct wy_wide sum;

	sum.high = product.high;
	sum.low = product.low;
	return sum;
}

/*
 * The numbers 1 to A(n) are A(1), ..., A(n) and B(1), ..., B(m), m = A(n) - n, as each
 * number is one of them; and B(k) = A(k) + k.  So the sum up to A(n) is that of the first
 * n A(k), of the first m A(k), and of the first m numbers.  m is n/phi, nearly: 92 times
 * at most, and then nothing is left.
 */
WY_API struct wy_wide wy_sum_lows(uint64_t n)
{
	const uint64_t low = wy_cold_low(n), m = low - n;
	const struct wy_wide all = wy__minus_wide(wy__sum_up_to(low), wy__sum_up_to(m));

	return m == 0 ? all : wy__minus_wide(all, wy_sum_lows(m));
}
