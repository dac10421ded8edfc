/*
 * random_ints - a generator: -n integers from 1 to 10^9, one a line.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);

	const int n = opt_int("n");

	for (int i = 0; i < n; i++)
		writeInt(nextInt(rnd, 1, 1000000000)), writeEoln();
	return 0;
}
