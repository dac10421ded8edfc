/*
 * t_pairs - the number of cases, then the cases, one on a line.
 *
 *     t_pairs [--group G] < test
 *
 *     q           1 <= q
 *     a b t       0 <= a, b <= pile, 1 <= t, on q lines
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
		readLong(inf, 0, bound->pile, "a");
		readSpace(inf);
		readLong(inf, 0, bound->pile, "b");
		readSpace(inf);
		readLong(inf, 1, bound->t, "t");
		readEoln(inf);
	}
	readEof(inf);
	return 0;
}
