/*
 * rncmp - compares sequences of reals, with an absolute error of 1.5e-5.
 *
 * The output must hold as many reals as the answer; white space is free.
 */
#include "testlib.h"
#include <math.h>

int main(int argc, char *argv[])
{
	long long n = 0;

	setName("compare two sequences of doubles, maximal absolute error = 1.5E-5");
	registerTestlibCmd(argc, argv);

	while (!seekEof(ans)) {
		const double jury = readDouble(ans);
		const double found = readDouble(ouf);

		n++;
		if (fabs(jury - found) > 1.5e-5 + 1e-15)
			quitf(_wa, "%lld%s numbers differ - expected: '%.10f', found: '%.10f'", n,
					englishEnding((int)n), jury, found);
		n += skipEqualDoubles(ans, ouf);
	}
	quitf(_ok, "%lld numbers", n);
}
