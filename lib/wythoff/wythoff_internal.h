/*
 * wythoff_internal.h - what the parts of wythoff know of each other.
 *
 * Programs include wythoff.h only.  Every name here starts with wy__ (macros
 * with WY__), because in dist/wythoff.h all parts share one file with the
 * program itself.
 */
#ifndef WYTHOFF_INTERNAL_H
#define WYTHOFF_INTERNAL_H

#include "wythoff.h"

/* For functions of the header itself, which not every part uses. */
#ifdef __GNUC__
#define WY__INLINE static __inline__ __attribute__((__unused__))
#else
#define WY__INLINE static
#endif

/* phi - 1, cut after 128 fractional bits; it goes on with 1082276B...: 0.065 of the last one. */
#define WY__PHI_HIGH 0x9E3779B97F4A7C15ULL
#define WY__PHI_LOW 0xF39CC0605CEDC834ULL

/* high * 2^64 + low. */
struct wy__product {
	uint64_t high, low;
};

/* x * y + plus, which always fits. */
WY__INLINE struct wy__product wy__multiply(uint64_t x, uint64_t y, uint64_t plus)
{
	struct wy__product product;
#if defined(__SIZEOF_INT128__) && !defined(WY_NO_INT128)
	__extension__ typedef unsigned __int128 wy__u128;
	const wy__u128 all = (wy__u128)x * y + plus;

	product.high = (uint64_t)(all >> 64);
	product.low = (uint64_t)all;
#else
	/* Four products of 32-bit limbs.  With limbs below 2^32, limb * limb + 2 * limb fits. */
	const uint64_t limb = 0xFFFFFFFFULL;
	const uint64_t x0 = x & limb, x1 = x >> 32, y0 = y & limb, y1 = y >> 32;
	const uint64_t p0 = x0 * y0 + (plus & limb);
	const uint64_t p1 = x1 * y0 + (p0 >> 32) + (plus >> 32);
	const uint64_t p2 = x0 * y1 + (p1 & limb);

	product.high = x1 * y1 + (p1 >> 32) + (p2 >> 32);
	product.low = (p2 << 32) | (p0 & limb);
#endif
	return product;
}

/* floor(k * (phi - 1)), which is also floor(k / phi), and the fraction behind it. */
struct wy__multiple {
	uint64_t whole;
	struct wy__fixed fraction;
};

WY__INLINE struct wy__multiple wy__times_phi(uint64_t k)
{
	/*
	 * The cut makes the product short by less than 0.065 * k * 2^-128, that is
	 * 0.065 * 2^-64.  With m the nearest integer |k*phi - m| is N / (m + k/phi)
	 * with a whole N >= 1, so more than 0.44 * 2^-64: no integer lies in the gap.
	 * Nor does a half: |2k*phi - m| / 2 is more than 0.11 * 2^-64.
	 */
	const struct wy__product low = wy__multiply(k, WY__PHI_LOW, 0);
	const struct wy__product high = wy__multiply(k, WY__PHI_HIGH, low.high);
	struct wy__multiple multiple;

	multiple.whole = high.high;
	multiple.fraction.high = high.low;
	multiple.fraction.low = low.low;
	return multiple;
}

#endif
