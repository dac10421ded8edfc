/*
 * V03 - test cases, each with a permutation.
 *
 * One of the validators behind validators.vec; the recorded results are upstream's.
 */
#include "testlib.h"

static bool all_distinct(const int *p, int n)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < i; j++)
			if (p[i] == p[j])
				return false;
	return true;
}

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const int t = readInt(inf, 1, 5, "t");

	readEoln(inf);
	for (int i = 1; i <= t; i++) {
		int p[10];

		setTestCase(i);
		const int n = readInt(inf, 1, 10, "n");
		readEoln(inf);
		readInts(inf, p, n, 1, n, "p");
		ensuref(all_distinct(p, n), "p is not a permutation of size %d", n);
		readEoln(inf);
	}
	readEof(inf);
	return 0;
}
