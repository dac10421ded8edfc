/*
 * pointsinfo - hands both reals on to the scorer as points_info.
 *
 * Each file holds one real.  An example of a checker whose points are found later.
 */
#include "testlib.h"
#include <math.h>

int main(int argc, char *argv[])
{
	setName("example of checker with points_info");
	registerTestlibCmd(argc, argv);

	const double found = readDouble(ouf);
	const double jury = readDouble(ans);

	quitpi(format("pa=%f,ja=%f", found, jury), format("d=%f", fabs(jury - found)));
}
