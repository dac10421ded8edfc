/*
 * styled_pairs - the number of games, then the games, one on a line: the input of interactor/duel.c.
 *
 *     styled_pairs [--group G] < test
 *
 *     g                    1 <= g
 *     a b STYLE m x...     0 <= a, b <= pile, on g lines; STYLE is lead, small or random;
 *                          0 <= m <= replies, and m numbers x, 0 <= x <= pile, descending;
 *                          a random style has one number, its seed
 *
 * Bounds come from the problem; one blank between two words, one LF behind a line.
 */
#include "testlib.h"
#include "bounds.h"

/* Numbers that come a second time, or too late, would be passed over in every game. */
static void read_numbers(const struct bound_row *bound, int m)
{
	long long last = bound->pile;

	for (int i = 0; i < m; i++) {
		readSpace(inf);

		const long long x = readLong(inf, 0, bound->pile, "x");

		streamEnsuref(inf, i == 0 || x < last, "x = %lld follows %lld: they must descend",
				x, last);
		last = x;
	}
}

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const struct bound_row *bound = bounds_for(getGroup());
	const int g = (int)readLong(inf, 1, bound->g, "g");

	readEoln(inf);
	for (int i = 1; i <= g; i++) {
		setTestCase(i);
		readLong(inf, 0, bound->pile, "a");
		readSpace(inf);
		readLong(inf, 0, bound->pile, "b");
		readSpace(inf);

		const bool is_random = !strcmp(readTokenPattern(inf, "lead|small|random", "style"),
				"random");

		readSpace(inf);

		const int m = (int)readLong(inf, 0, bound->replies, "m");

		streamEnsuref(inf, !is_random || m == 1,
				"a random style has one number, its seed, not %d", m);
		read_numbers(bound, m);
		readEoln(inf);
	}
	readEof(inf);
	return 0;
}
