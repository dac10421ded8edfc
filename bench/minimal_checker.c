/*
 * minimal_checker - one integer against another: what compiling and starting cost.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerTestlibCmd(argc, argv);

	const int jury = readInt(ans), found = readInt(ouf);

	if (jury != found)
		quitf(_wa, "expected %d, found %d", jury, found);
	quitf(_ok, "answer is %d", jury);
}
