/*
 * cpp_minimal - one integer against another through upstream's C++ interface: what
 * compiling costs.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerTestlibCmd(argc, argv);
	const int jury = ans.readInt(), found = ouf.readInt();

	if (jury != found)
		quitf(_wa, "expected %d, found %d", jury, found);
	quitf(_ok, "answer is %d", jury);
}
