/*
 * cpp_validator - a validator through upstream's C++ interface: n, and n named integers.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);
	const int n = inf.readInt(1, 100000000, "n");

	inf.readEoln();
	inf.readInts(n, -1000000000, 1000000000, "a");
	inf.readEoln();
	inf.readEof();
	return 0;
}
