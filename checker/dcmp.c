/*
 * dcmp - compares two reals, with an absolute or relative error of 1e-6.
 *
 * Each file holds one real.  The relative error is relative to the jury's.
 */
#include "testlib.h"
#include "compare_one_real.h"

static bool close_in_either_way(double jury, double found)
{
	return doubleCompare(jury, found, 1e-6);
}

int main(int argc, char *argv[])
{
	setName("compare two doubles, maximal absolute or relative error = 1E-6");
	registerTestlibCmd(argc, argv);

	compare_one_real(close_in_either_way);
	return 0;
}
