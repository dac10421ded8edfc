/*
 * compare_reals.h - sequences of reals, with an absolute or relative error.
 */
#ifndef COMPARE_REALS_H
#define COMPARE_REALS_H

#include "testlib.h"

/* Ends the program.  Messages show `digits` digits after the point. */
static void compare_reals(double eps, int digits)
{
	double jury = 0, found = 0;
	long long n = 0;

	while (!seekEof(ans)) {
		jury = readDouble(ans);
		found = readDouble(ouf);
		n++;
		if (!doubleCompare(jury, found, eps))
			quitf(_wa,
					"%lld%s numbers differ - expected: '%.*f', found: '%.*f', "
					"error = '%.*f'",
					n, englishEnding((int)n), digits, jury, digits, found,
					digits, doubleDelta(jury, found));
		n += skipEqualDoubles(ans, ouf);
	}
	if (n == 1)
		quitf(_ok, "found '%.*f', expected '%.*f', error '%.*f'", digits, found, digits,
				jury, digits, doubleDelta(jury, found));
	quitf(_ok, "%lld numbers", n);
}

#endif
