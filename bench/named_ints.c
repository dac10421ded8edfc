/*
 * named_ints - a validator: n, and n integers in one line, named and not stored.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const int n = readInt(inf, 1, 100000000, "n");

	readEoln(inf);
	readInts(inf, NULL, n, -1000000000, 1000000000, "a");
	readEoln(inf);
	readEof(inf);
	return 0;
}
