/*
 * constants - the number of constants, then decimal numbers from 1 to 2, one on a line.
 *
 *     constants [--group G] < test
 *
 *     q           1 <= q
 *     c           1, 2, or `1.` and 1 to `decimals` digits, on q lines
 *
 * Bounds come from the problem; nothing on a line but the number and its LF.
 */
#include "testlib.h"
#include "bounds.h"

static void read_constant(long long decimals)
{
	const char *const c = readTokenPattern(inf, "1|2|1\\.[0-9]+", "c");
	const int count = strlen(c) < 2 ? 0 : (int)strlen(c) - 2;

	streamEnsuref(inf, count <= decimals, "Parameter [name=c] has %d decimals, more than %lld",
			count, decimals);
}

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const struct bound_row *bound = bounds_for(getGroup());
	const int q = (int)readLong(inf, 1, bound->q, "q");

	readEoln(inf);
	for (int i = 1; i <= q; i++) {
		setTestCase(i);
		read_constant(bound->decimals);
		readEoln(inf);
	}
	readEof(inf);
	return 0;
}
