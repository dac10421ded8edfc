/*
 * permutations.h - the input of the validators v1 to v4 of upstream's suite.
 *
 * They differ only in the names of what they read, and so in the overview log.
 */
#ifndef PERMUTATIONS_H
#define PERMUTATIONS_H

#include "testlib.h"

struct input_names {
	const char *t, *n, *l, *r, *a;
};

static bool has_duplicates(const int *a, int n)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < i; j++)
			if (a[i] == a[j])
				return true;
	return false;
}

static void read_permutations(struct input_names name)
{
	const int t = readInt(inf, 1, 3, name.t);
	int a[4];

	readEoln(inf);
	for (int i = 1; i <= t; i++) {
		setTestCase(i + 1);
		const int n = readInt(inf, 1, 4, name.n);
		readSpace(inf);
		readInt(inf, -2, 2, name.l);
		readSpace(inf);
		readInt(inf, -5, 5, name.r);
		readEoln(inf);
		readInts(inf, a, n, 1, n, name.a);
		ensuref(!has_duplicates(a, n), "not a permutation (duplicates)");
		readEoln(inf);
	}
	readEof(inf);
}

#endif
