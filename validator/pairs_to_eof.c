/*
 * pairs_to_eof - positions to the end of the file, one on a line.
 *
 *     pairs_to_eof [--group G] < test
 *
 *     a b         0 <= a, b <= pile, on 1 to t lines
 *
 * Bounds come from the problem; one blank between two numbers, one LF behind them.
 */
#include "testlib.h"
#include "bounds.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const struct bound_row *bound = bounds_for(getGroup());
	int cases = 0;

	do {
		setTestCase(++cases);
		readLong(inf, 0, bound->pile, "a");
		readSpace(inf);
		readLong(inf, 0, bound->pile, "b");
		readEoln(inf);
		streamEnsuref(inf, cases <= bound->t,
				"Parameter [name=t], the number of lines, exceeds %lld", bound->t);
	} while (!eof(inf));
	readEof(inf);
	return 0;
}
