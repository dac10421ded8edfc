/*
 * case_nval - a validator of upstream's suite: test cases with an array each.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const int t = readInt(inf, 1, 10, "t");

	readEoln(inf);
	for (int i = 1; i <= t; i++) {
		setTestCase(i);
		const int n = readInt(inf, 1, 10000, "n");
		readEoln(inf);
		readInts(inf, NULL, n, -1000, 1000, "a");
		readEoln(inf);
	}
	readEof(inf);
	return 0;
}
