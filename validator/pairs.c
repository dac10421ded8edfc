/*
 * pairs - the number of positions, then the positions, one on a line.
 *
 *     pairs [--group G] < test
 *
 *     t           1 <= t
 *     a b         0 <= a, b <= pile, on t lines
 *
 * Bounds come from the problem; one blank between two numbers, one LF behind them.
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
		readLong(inf, 0, bound->pile, "a");
		readSpace(inf);
		readLong(inf, 0, bound->pile, "b");
		readEoln(inf);
	}
	readEof(inf);
	return 0;
}
