/*
 * golden_ratio.h - the same mathematics once more, by GMP and integer square roots.
 *
 * Slow, and of any size: what lib/wythoff is compared with.  Nothing here uses
 * fixed point or lib/wythoff.
 */
#ifndef GOLDEN_RATIO_H
#define GOLDEN_RATIO_H

#include <gmp.h>
#include <stdbool.h>
#include <stdint.h>

static mpz_t gr_root, gr_pile, gr_k;

/* Before anything else. */
static inline void gr_init(void)
{
	mpz_inits(gr_root, gr_pile, gr_k, NULL);
}

/* isqrt(5 x^2) */
static inline void gr_root_of_5(mpz_t out, const mpz_t x)
{
	mpz_mul(out, x, x);
	mpz_mul_ui(out, out, 5);
	mpz_sqrt(out, out);
}

/* floor(x * phi) and floor(x / phi); out is not x. */
static inline void gr_times_phi(mpz_t out, const mpz_t x)
{
	gr_root_of_5(out, x);
	mpz_add(out, out, x);
	mpz_fdiv_q_2exp(out, out, 1);
}

static inline void gr_over_phi(mpz_t out, const mpz_t x)
{
	gr_root_of_5(out, x);
	mpz_sub(out, out, x);
	mpz_fdiv_q_2exp(out, out, 1);
}

static inline bool gr_fits(const mpz_t x)
{
	return mpz_sizeinbase(x, 2) <= 64;
}

/* A(k), or false when it does not fit. */
static inline bool gr_low(uint64_t k, uint64_t *low)
{
	mpz_set_ui(gr_k, k);
	gr_times_phi(gr_pile, gr_k);
	*low = mpz_get_ui(gr_pile);
	return gr_fits(gr_pile);
}

static inline bool gr_is_cold(uint64_t first, uint64_t second)
{
	const uint64_t a = first < second ? first : second, b = first < second ? second : first;

	mpz_set_ui(gr_k, b - a);
	gr_times_phi(gr_pile, gr_k);
	return mpz_cmp_ui(gr_pile, a) == 0;
}

/* By k = floor((x+1)/phi), else floor((x+1)/phi^2); false when the partner does not fit. */
static inline bool gr_partner(uint64_t x, uint64_t *partner)
{
	mpz_set_ui(gr_pile, x);
	mpz_add_ui(gr_pile, gr_pile, 1);
	gr_over_phi(gr_k, gr_pile);
	gr_times_phi(gr_root, gr_k);
	if (mpz_cmp_ui(gr_root, x) == 0) {
		mpz_add_ui(gr_k, gr_k, x);
		*partner = mpz_get_ui(gr_k);
		return gr_fits(gr_k);
	}
	gr_root_of_5(gr_root, gr_pile); /* y/phi^2 = (3y - sqrt(5) y) / 2 */
	mpz_mul_ui(gr_pile, gr_pile, 3);
	mpz_sub(gr_pile, gr_pile, gr_root);
	mpz_sub_ui(gr_pile, gr_pile, 1);
	mpz_fdiv_q_2exp(gr_k, gr_pile, 1);
	gr_times_phi(gr_pile, gr_k);
	*partner = mpz_get_ui(gr_pile);
	return gr_fits(gr_pile);
}

/* |m^2 - mk - k^2|, m the integer nearest to k*phi; false when it does not fit. */
static inline bool gr_hardness(uint64_t k, uint64_t *hardness)
{
	mpz_set_ui(gr_k, k);
	mpz_mul_2exp(gr_k, gr_k, 1);
	gr_times_phi(gr_pile, gr_k);
	mpz_add_ui(gr_pile, gr_pile, 1);
	mpz_fdiv_q_2exp(gr_pile, gr_pile, 1);
	mpz_set_ui(gr_k, k);
	mpz_mul(gr_root, gr_pile, gr_pile);
	mpz_submul(gr_root, gr_pile, gr_k);
	mpz_submul(gr_root, gr_k, gr_k);
	mpz_abs(gr_root, gr_root);
	*hardness = mpz_get_ui(gr_root);
	return gr_fits(gr_root);
}

/* k*phi modulo 1 in 2^-128, rounded down. */
static inline unsigned __int128 gr_fraction(uint64_t k)
{
	uint64_t limb[2] = { 0, 0 };

	mpz_set_ui(gr_k, k);
	mpz_mul_2exp(gr_k, gr_k, 128);
	gr_times_phi(gr_pile, gr_k);
	mpz_fdiv_r_2exp(gr_pile, gr_pile, 128);
	mpz_export(limb, NULL, -1, sizeof *limb, 0, 0, gr_pile);
	return (unsigned __int128)limb[1] << 64 | limb[0];
}

/* --- t-Wythoff: alpha = (2 - t + sqrt(t*t + 4)) / 2 ------------------------------------ */

/* floor(n * alpha) */
static inline void gr_times_alpha(mpz_t out, uint64_t n, uint64_t t)
{
	mpz_set_ui(gr_root, t);
	mpz_mul(gr_root, gr_root, gr_root);
	mpz_add_ui(gr_root, gr_root, 4);
	mpz_mul_ui(gr_root, gr_root, n);
	mpz_mul_ui(gr_root, gr_root, n);
	mpz_sqrt(gr_root, gr_root);
	mpz_set_ui(out, n);
	mpz_mul_ui(out, out, t);
	mpz_sub(out, gr_root, out);
	mpz_add_ui(out, out, n);
	mpz_add_ui(out, out, n);
	mpz_fdiv_q_2exp(out, out, 1);
}

/* The n-th pair, or false when it does not fit. */
static inline bool gr_pair_t(uint64_t n, uint64_t t, uint64_t *a, uint64_t *b)
{
	gr_times_alpha(gr_pile, n, t);
	*a = mpz_get_ui(gr_pile);
	mpz_set_ui(gr_k, n);
	mpz_mul_ui(gr_k, gr_k, t);
	mpz_add(gr_k, gr_k, gr_pile);
	*b = mpz_get_ui(gr_k);
	return gr_fits(gr_k);
}

static inline bool gr_is_cold_t(uint64_t first, uint64_t second, uint64_t t)
{
	const uint64_t a = first < second ? first : second, b = first < second ? second : first;
	uint64_t low, high;

	return (b - a) % t == 0 && gr_pair_t((b - a) / t, t, &low, &high) && low == a;
}

/* --- Counts and sums ------------------------------------------------------------------ */

/* isqrt(5 M^2), M = limit + 1: A(k) <= limit for (it - M) / 2 values of k >= 1. */
static inline void gr_root_of_limit(uint64_t limit)
{
	mpz_set_ui(gr_k, limit);
	mpz_add_ui(gr_k, gr_k, 1);
	gr_root_of_5(gr_root, gr_k);
}

static inline uint64_t gr_count_lows(uint64_t limit)
{
	gr_root_of_limit(limit);
	mpz_sub(gr_root, gr_root, gr_k);
	mpz_fdiv_q_2exp(gr_root, gr_root, 1);
	return mpz_get_ui(gr_root);
}

/* (3M - isqrt(5 M^2) - 1) / 2, and not what gr_count_lows() leaves */
static inline uint64_t gr_count_highs(uint64_t limit)
{
	gr_root_of_limit(limit);
	mpz_mul_ui(gr_k, gr_k, 3);
	mpz_sub(gr_root, gr_k, gr_root);
	mpz_sub_ui(gr_root, gr_root, 1);
	mpz_fdiv_q_2exp(gr_root, gr_root, 1);
	return mpz_get_ui(gr_root);
}

/* In [0, x - 1] times [0, y - 1], x and y of more than 64 bits being 0; modulo 2^64. */
static inline uint64_t gr_count_corner(bool some_x, uint64_t x, bool some_y, uint64_t y)
{
	const uint64_t last_x = x - 1, last_y = y - 1;
	uint64_t one, other, least;

	if (!some_x || !some_y)
		return 0;
	one = gr_count_lows(last_x), least = gr_count_highs(last_y);
	one = one < least ? one : least;
	other = gr_count_lows(last_y), least = gr_count_highs(last_x);
	other = other < least ? other : least;
	return 1 + one + other;
}

/* By inclusion and exclusion. */
static inline uint64_t gr_count_cold(uint64_t x1, uint64_t y1, uint64_t x2, uint64_t y2)
{
	return gr_count_corner(true, x2 + 1, true, y2 + 1) -
			gr_count_corner(x1 > 0, x1, true, y2 + 1) -
			gr_count_corner(true, x2 + 1, y1 > 0, y1) +
			gr_count_corner(x1 > 0, x1, y1 > 0, y1);
}

/*
 * A(1) + ... + A(n), by the classical reduction of floor sums of (p + q sqrt(5)) / r, which
 * exchanges n and A(n) until nothing is left: no Beatty sequences, whole parts are split off.
 */
static inline void gr_sum_lows(uint64_t n, uint64_t *high, uint64_t *low)
{
	static mpz_t count, sum, part, top, p, q, r, d;
	uint64_t limb[2] = { 0, 0 };
	bool added = true;

	mpz_inits(count, sum, part, top, p, q, r, d, NULL);
	mpz_set_ui(count, n);
	mpz_set_ui(p, 1), mpz_set_ui(q, 1), mpz_set_ui(r, 2);
	while (mpz_sgn(count) > 0) {
		/* The whole part of x = (p + q sqrt(5)) / r, times 1 + ... + count. */
		mpz_mul(d, q, q), mpz_mul_ui(d, d, 5), mpz_sqrt(d, d);
		mpz_add(d, d, p), mpz_fdiv_q(d, d, r);
		mpz_add_ui(part, count, 1), mpz_mul(part, part, count);
		mpz_fdiv_q_2exp(part, part, 1), mpz_mul(part, part, d);
		mpz_submul(p, d, r);
		/* Below 1 the points under the line are those of a rectangle but for those left of it. */
		mpz_mul(d, q, count), mpz_mul(d, d, d), mpz_mul_ui(d, d, 5), mpz_sqrt(d, d);
		mpz_mul(top, p, count), mpz_add(top, top, d), mpz_fdiv_q(top, top, r);
		mpz_addmul(part, top, count);
		added ? mpz_add(sum, sum, part) : mpz_sub(sum, sum, part);
		added = !added;
		/* 1/x = r (q sqrt(5) - p) / (5 q^2 - p^2) */
		mpz_mul(d, q, q), mpz_mul_ui(d, d, 5), mpz_submul(d, p, p);
		mpz_mul(p, p, r), mpz_neg(p, p), mpz_mul(q, q, r), mpz_set(r, d);
		mpz_gcd(d, p, q), mpz_gcd(d, d, r);
		mpz_divexact(p, p, d), mpz_divexact(q, q, d), mpz_divexact(r, r, d);
		mpz_set(count, top);
	}
	mpz_export(limb, NULL, -1, sizeof *limb, 0, 0, sum);
	*low = limb[0], *high = limb[1];
	mpz_clears(count, sum, part, top, p, q, r, d, NULL);
}

/* Fills out[] with the numbers worth a look, each with its neighbours; returns how many. */
#define GR_EDGES_MAX 4096
static inline int gr_edges(uint64_t out[GR_EDGES_MAX], int radius)
{
	static const uint64_t single[] = { 0, 1000000000, 1000000000000000000, 20725, 1327217885,
		1358187914, 1920767767, 2654435770, UINT64_MAX,
		/* The largest k whose A(k), B(k) fit in 64 and 63 bits, and those piles. */
		11400714819323198485u, 5700357409661599242u, 7046029254386353130u,
		3523014627193176565u,
		/* k around 10^9 / phi^2 and 10^18 / phi^2 */
		381966011, 381966011250105151u };
	uint64_t fibonacci = 0, next = 1, lucas = 2, next_lucas = 1;
	int count = 0;

	for (int n = 0; n < 94; n++) { /* F(93) is the last that fits, L(92) */
		for (int by = -radius; by <= radius; by++) {
			out[count++] = fibonacci + (uint64_t)by;
			if (n < 93)
				out[count++] = lucas + (uint64_t)by;
			if (n < 64)
				out[count++] = (1ULL << n) + (uint64_t)by;
			if (n < (int)(sizeof single / sizeof *single))
				out[count++] = single[n] + (uint64_t)by;
		}
		const uint64_t sum = fibonacci + next, sum_of_lucas = lucas + next_lucas;

		fibonacci = next, next = sum;
		lucas = next_lucas, next_lucas = sum_of_lucas;
	}
	return count;
}

#endif
