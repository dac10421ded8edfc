/*
 * rectangles - the number of rectangles, then their corners, one rectangle on a line.
 *
 *     rectangles [--group G] < test
 *
 *     q               1 <= q
 *     x1 y1 x2 y2     0 <= x1 <= x2 <= pile, 0 <= y1 <= y2 <= pile, on q lines
 *
 * Bounds come from the problem; one blank between two numbers, one LF behind them.
 */
#include "testlib.h"
#include "bounds.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const struct bound_row *bound = bounds_for(getGroup());
	const int q = (int)readLong(inf, 1, bound->q, "q");

	readEoln(inf);
	for (int i = 1; i <= q; i++) {
		setTestCase(i);

		const long long x1 = readLong(inf, 0, bound->pile, "x1");
		readSpace(inf);
		const long long y1 = readLong(inf, 0, bound->pile, "y1");
		readSpace(inf);
		readLong(inf, x1, bound->pile, "x2");
		readSpace(inf);
		readLong(inf, y1, bound->pile, "y2");
		readEoln(inf);
	}
	readEof(inf);
	return 0;
}
