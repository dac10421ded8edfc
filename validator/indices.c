/*
 * indices - the number of cases, then indices of cold pairs, one on a line.
 *
 *     indices [--group G] < test
 *
 *     t           1 <= t
 *     k           0 <= k, on t lines
 *
 * Bounds come from the problem; nothing on a line but the number and its LF.
 */
#include "testlib.h"
#include "bounds.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const struct bound_row *bound = bounds_for(getGroup());
	const int t = (int)readLong(inf, 1, bound->t, "t");

	readEoln(inf);
	for (int i = 1; i <= t; i++) {
		setTestCase(i);
		readLong(inf, 0, bound->k, "k");
		readEoln(inf);
	}
	readEof(inf);
	return 0;
}
