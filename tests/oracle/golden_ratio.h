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
