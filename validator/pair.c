/*
 * pair - one position on one line.
 *
 *     pair [--group G] < test
 *
 *     a b         0 <= a, b <= pile
 *
 * Bounds come from the problem; one blank between two numbers, one LF behind them.
 */
#include "testlib.h"
#include "bounds.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const struct bound_row *bound = bounds_for(getGroup());

	readLong(inf, 0, bound->pile, "a");
	readSpace(inf);
	readLong(inf, 0, bound->pile, "b");
	readEoln(inf);
	readEof(inf);
	return 0;
}
