/*
 * pointscmp - gives as many points as the two reals differ by.
 *
 * Each file holds one real.  An example of a checker with points, not a scoring rule.
 */
#include "testlib.h"
#include <math.h>

int main(int argc, char *argv[])
{
	setName("example of scored checker");
	registerTestlibCmd(argc, argv);

	const double jury = readDouble(ans);
	const double found = readDouble(ouf);

	quitp(fabs(jury - found), "ja=%.4f pa=%.4f", jury, found);
}
