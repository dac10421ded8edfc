/*
 * sums_pairs - t, then t lines of two numbers.
 */
#include "testlib.h"
#include "bounds.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);
	const struct bound_row *bound = bounds_for(getGroup());
	const int t = readInt(inf, 1, (int)bound->t, "t");

	readEoln(inf);
	for (int i = 1; i <= t; i++) {
		setTestCase(i);
		readLong(inf, 0, bound->value, "a");
		readSpace(inf);
		readLong(inf, 0, bound->value, "b");
		readEoln(inf);
	}
	readEof(inf);
	return 0;
}
