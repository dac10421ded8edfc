/* compare_doubles.c - when are two floating-point answers the same? */
#include "testlib_internal.h"

/*
 * A constant of C99 on an x87 has 64 bits, unless it is cast; in C++, as upstream is, it
 * has 53.  Beyond TL__INFINITE everything counts as infinite.
 */
#define TL__INFINITE ((double)1e300)

/* Of a NaN it flips the sign: messages show it. */
static double tl__magnitude(double x)
{
	return x > 0 ? x : -x;
}

static double tl__smaller(double x, double y)
{
	return x < y ? x : y;
}

static bool tl__is_nan(double x)
{
	return x != x;
}

static bool tl__is_infinite(double x)
{
	return tl__magnitude(x) > TL__INFINITE;
}

static bool tl__lies_between(double x, double a, double b)
{
	return x >= tl__smaller(a, b) && x <= (a < b ? b : a);
}

TL_API bool doubleCompare(double expected, double result, double eps)
{
	eps += (double)1e-15;
	if (tl__is_nan(expected))
		return tl__is_nan(result);
	if (tl__is_infinite(expected))
		return tl__is_infinite(result) && (expected > 0) == (result > 0);
	if (tl__is_nan(result) || tl__is_infinite(result))
		return false;
	if (tl__magnitude(result - expected) <= eps)
		return true;
	return tl__lies_between(result, expected * (1.0 - eps), expected * (1.0 + eps));
}

TL_API double doubleDelta(double expected, double result)
{
	const double absolute = tl__magnitude(result - expected);

	if (tl__magnitude(expected) > (double)1e-9)
		return tl__smaller(absolute, tl__magnitude(absolute / expected));
	return absolute;
}
