/*
 * random_numbers.c - numbers drawn as upstream draws them.
 *
 * A 48-bit linear congruential generator.  Which draws a call makes, and in
 * what order, is part of the interface: tests are regenerated from seeds.
 */
#include "testlib_internal.h"

#include <math.h>

#define TL__FIRST_STATE 3905348978240129619ULL
#define TL__MULTIPLIER 25214903917ULL
#define TL__ADDEND 11ULL
#define TL__STATE_MASK ((1ULL << 48) - 1)
#define TL__AFTER_ARGUMENT 2292263992ULL
/* From here on a weighted draw takes a power in the place of many draws. */
#define TL__MANY_DRAWS 25

static random_t tl__default_random = { TL__FIRST_STATE, 0, 0, 0 };
TL__DEFINE random_t *rnd = &tl__default_random;

static void tl__set_state(random_t *r, unsigned long long state)
{
	r->tl__state = state;
	r->tl__bound = r->tl__reciprocal = r->tl__limit = 0;
}

TL_API random_t newRandom(void)
{
	random_t r;

	tl__set_state(&r, TL__FIRST_STATE);
	return r;
}

TL_API void setSeed(random_t *r, long long seed)
{
	tl__set_state(r, ((unsigned long long)seed ^ TL__MULTIPLIER) & TL__STATE_MASK);
}

TL_API void tl__seed_from_args(random_t *r, int argc, char *argv[])
{
	unsigned long long state = TL__FIRST_STATE;
	int i;

	for (i = 1; i < argc; i++) {
		const char *c;

		for (c = argv[i]; *c != '\0'; c++)
			state = state * TL__MULTIPLIER + (unsigned)(signed char)*c + TL__ADDEND;
		state += TL__AFTER_ARGUMENT;
	}
	tl__set_state(r, state & TL__STATE_MASK);
}

static unsigned long long tl__bits(random_t *r, int count)
{
	r->tl__state = (r->tl__state * TL__MULTIPLIER + TL__ADDEND) & TL__STATE_MASK;
	return r->tl__state >> (48 - count);
}

static unsigned long long tl__bits63(random_t *r)
{
	const unsigned long long left = tl__bits(r, 31) << 32;

	return left ^ tl__bits(r, tl__now.random_version == 0 ? 31 : 32);
}

/* --- Uniform ----------------------------------------------------------------- */

TL_API int tl__nextInt(random_t *r, int n)
{
	unsigned bits, limit;

	if (n <= 0)
		tl__fail("random_t::next(int n): n must be positive");
	if ((n & (n - 1)) == 0)
		return (int)(((unsigned long long)n * tl__bits(r, 31)) >> 31);
	limit = (unsigned)(INT_MAX / n * n);
	do
		bits = (unsigned)tl__bits(r, 31);
	while (bits >= limit);
	return (int)(bits % (unsigned)n);
}

TL_API unsigned tl__nextUInt(random_t *r, unsigned n)
{
	if (n >= (unsigned)INT_MAX)
		tl__fail("random_t::next(unsigned int n): n must be less INT_MAX");
	return (unsigned)tl__nextInt(r, (int)n);
}

/* The upper half of the 128-bit product. */
static unsigned long long tl__high_product(unsigned long long a, unsigned long long b)
{
#if defined(__SIZEOF_INT128__) && !defined(TL__NO_INT128)
	__extension__ typedef unsigned __int128 tl__wide;

	return (unsigned long long)(((tl__wide)a * b) >> 64);
#else
	const unsigned long long low_mask = 0xFFFFFFFFULL;
	const unsigned long long a_low = a & low_mask, a_high = a >> 32;
	const unsigned long long b_low = b & low_mask, b_high = b >> 32;
	const unsigned long long low_high = a_low * b_high + ((a_low * b_low) >> 32);
	const unsigned long long high_low = a_high * b_low + (low_high & low_mask);

	return a_high * b_high + (low_high >> 32) + (high_low >> 32);
#endif
}

static void tl__set_bound(random_t *r, unsigned long long n)
{
	r->tl__bound = n;
	r->tl__reciprocal = ULLONG_MAX / n;
	r->tl__limit = (r->tl__reciprocal >> 1) * n;
}

/*
 * With m = floor((2^64 - 1) / n) and v < 2^63, v / n - v * m / 2^64 is at most
 * v / 2^64 < 1/2: the quotient found is right or one too small.
 */
static unsigned long long tl__remainder(const random_t *r, unsigned long long v)
{
	const unsigned long long quotient = tl__high_product(v, r->tl__reciprocal);
	const unsigned long long rest = v - quotient * r->tl__bound;

	return rest >= r->tl__bound ? rest - r->tl__bound : rest;
}

TL_API long long tl__nextLong(random_t *r, long long n)
{
	unsigned long long bits;

	if (n <= 0)
		tl__fail("random_t::next(long long n): n must be positive");
	if (r->tl__bound != (unsigned long long)n)
		tl__set_bound(r, (unsigned long long)n);
	do
		bits = tl__bits63(r);
	while (bits >= r->tl__limit);
	return (long long)tl__remainder(r, bits);
}

TL_API unsigned long long tl__nextULong(random_t *r, unsigned long long n)
{
	if (n >= (unsigned long long)LLONG_MAX)
		tl__fail("random_t::next(unsigned long long n): n must be less LONGLONG_MAX");
	return (unsigned long long)tl__nextLong(r, (long long)n);
}

TL_API int tl__nextIntRange(random_t *r, int lo, int hi)
{
	return (int)(tl__nextLong(r, (long long)hi - lo + 1) + lo);
}

TL_API unsigned tl__nextUIntRange(random_t *r, unsigned lo, unsigned hi)
{
	return (unsigned)(tl__nextLong(r, (long long)hi - (long long)lo + 1) + (long long)lo);
}

/* Sum and size of a range modulo 2^64: too large a range has a size below 1. */
TL_API long long tl__sum(long long a, long long b)
{
	return (long long)((unsigned long long)a + (unsigned long long)b);
}

static long long tl__range_size(long long lo, long long hi)
{
	return (long long)((unsigned long long)hi - (unsigned long long)lo + 1);
}

TL_API long long tl__nextLongRange(random_t *r, long long lo, long long hi)
{
	return tl__sum(tl__nextLong(r, tl__range_size(lo, hi)), lo);
}

TL_API unsigned long long tl__nextULongRange(random_t *r, unsigned long long lo,
		unsigned long long hi)
{
	if (lo > hi)
		tl__fail("random_t::next(unsigned long long from, unsigned long long to): "
			 "from can't not exceed to");
	return tl__nextULong(r, hi - lo + 1) + lo;
}

TL_API double tl__nextDouble(random_t *r)
{
	const unsigned long long left = tl__bits(r, 26) << 27;

	return (double)(long long)(left + tl__bits(r, 27)) / (double)(1LL << 53);
}

static double tl__clip_double(double value, double n)
{
	if (value >= n)
		return nexttoward(n, 0.0);
	return value < 0.0 ? 0.0 : value;
}

TL_API double tl__nextDoubleBelow(random_t *r, double n)
{
	if (n <= 0.0)
		tl__fail("random_t::next(double): n should be positive");
	return tl__clip_double(n * tl__nextDouble(r), n);
}

TL_API double tl__nextDoubleRange(random_t *r, double lo, double hi)
{
	if (lo >= hi)
		tl__fail("random_t::next(double from, double to): "
			 "from should be strictly less than to");
	return tl__nextDoubleBelow(r, hi - lo) + lo;
}

/* --- Weighted ---------------------------------------------------------------- */

static bool tl__takes_many_draws(int type)
{
	return type > -TL__MANY_DRAWS && type < TL__MANY_DRAWS;
}

static int tl__further_draws(int type)
{
	return type < 0 ? -type : type;
}

static bool tl__is_preferred(bool larger, int type)
{
	return larger == (type > 0);
}

static double tl__power_draw(random_t *r, int type)
{
	if (type > 0)
		return pow(tl__nextDouble(r), 1.0 / ((double)type + 1.0));
	return 1.0 - pow(tl__nextDouble(r), 1.0 / (1.0 - (double)type));
}

static long long tl__clip_long(double value, long long n)
{
	if (value >= (double)n)
		return n - 1;
	if (value <= 0.0)
		return 0;
	return (long long)value >= n ? n - 1 : (long long)value;
}

TL_API int tl__wnextInt(random_t *r, int n, int type)
{
	int i, best;

	if (n <= 0)
		tl__fail("random_t::wnext(int n, int type): n must be positive");
	if (!tl__takes_many_draws(type))
		return (int)tl__clip_long(n * tl__power_draw(r, type), n);
	best = tl__nextInt(r, n);
	for (i = 0; i < tl__further_draws(type); i++) {
		const int other = tl__nextInt(r, n);

		if (tl__is_preferred(other > best, type))
			best = other;
	}
	return best;
}

TL_API long long tl__wnextLong(random_t *r, long long n, int type)
{
	long long best;
	int i;

	if (n <= 0)
		tl__fail("random_t::wnext(long long n, int type): n must be positive");
	if (!tl__takes_many_draws(type))
		return tl__clip_long((double)n * tl__power_draw(r, type), n);
	best = tl__nextLong(r, n);
	for (i = 0; i < tl__further_draws(type); i++) {
		const long long other = tl__nextLong(r, n);

		if (tl__is_preferred(other > best, type))
			best = other;
	}
	return best;
}

TL_API double tl__wnextDouble(random_t *r, double n, int type)
{
	double best;
	int i;

	if (n <= 0.0)
		tl__fail("random_t::wnext(double n, int type): n must be positive");
	if (!tl__takes_many_draws(type))
		return tl__clip_double(n * tl__power_draw(r, type), n);
	best = tl__nextDouble(r);
	for (i = 0; i < tl__further_draws(type); i++) {
		const double other = tl__nextDouble(r);

		if (tl__is_preferred(other > best, type))
			best = other;
	}
	return n * best;
}

TL_API unsigned tl__wnextUInt(random_t *r, unsigned n, int type)
{
	if (n >= (unsigned)INT_MAX)
		tl__fail("random_t::wnext(unsigned int n, int type): n must be less INT_MAX");
	return (unsigned)tl__wnextInt(r, (int)n, type);
}

TL_API unsigned long long tl__wnextULong(random_t *r, unsigned long long n, int type)
{
	if (n >= (unsigned long long)LLONG_MAX)
		tl__fail("random_t::wnext(unsigned long long n, int type): "
			 "n must be less LONGLONG_MAX");
	return (unsigned long long)tl__wnextLong(r, (long long)n, type);
}

static void tl__need_wnext_range(bool ordered, const char *type)
{
	if (!ordered)
		tl__fail("random_t::wnext(%s from, %s to, int type): from can't not exceed to",
				type, type);
}

TL_API int tl__wnextIntRange(random_t *r, int lo, int hi, int type)
{
	tl__need_wnext_range(lo <= hi, "int");
	return (int)((unsigned)tl__wnextInt(r, (int)((unsigned)hi - (unsigned)lo + 1), type) +
			(unsigned)lo);
}

TL_API unsigned tl__wnextUIntRange(random_t *r, unsigned lo, unsigned hi, int type)
{
	tl__need_wnext_range(lo <= hi, "unsigned int");
	return tl__wnextUInt(r, hi - lo + 1, type) + lo;
}

TL_API long long tl__wnextLongRange(random_t *r, long long lo, long long hi, int type)
{
	tl__need_wnext_range(lo <= hi, "long long");
	return tl__sum(tl__wnextLong(r, tl__range_size(lo, hi), type), lo);
}

TL_API unsigned long long tl__wnextULongRange(random_t *r, unsigned long long lo,
		unsigned long long hi, int type)
{
	tl__need_wnext_range(lo <= hi, "unsigned long long");
	return tl__wnextULong(r, hi - lo + 1, type) + lo;
}

TL_API double tl__wnextDoubleRange(random_t *r, double lo, double hi, int type)
{
	if (lo >= hi)
		tl__fail("random_t::wnext(double from, double to, int type): "
			 "from should be strictly less than to");
	return tl__wnextDouble(r, hi - lo, type) + lo;
}
