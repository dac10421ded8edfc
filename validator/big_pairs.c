/*
 * big_pairs - the number of positions, then the positions, whose piles may have many digits.
 *
 *     big_pairs [--group G] < test
 *
 *     t           1 <= t
 *     a b         0 <= a, b <= 10^exponent, on t lines
 *
 * Bounds come from the problem; one blank between two numbers, one LF behind them.
 */
#include "testlib.h"
#include "bounds.h"

/* Is it 10^exponent, a number with that many digits and one more? */
static bool is_power_of_10(const char *number, size_t exponent)
{
	return number[0] == '1' && strspn(number + 1, "0") == exponent;
}

/* With bounds that fit in 64 bits, a number like any other. */
#define SHORT_EXPONENT 18

static long long power_of_10(int exponent)
{
	return exponent == 0 ? 1 : 10 * power_of_10(exponent - 1);
}

static void read_long_pile(size_t exponent, const char *name)
{
	const char *const number = readTokenPattern(inf, "0|[1-9][0-9]*", name);
	const size_t digits = strlen(number);

	streamEnsuref(inf, digits <= exponent || is_power_of_10(number, exponent),
			"Parameter [name=%s] has %d digits, violates the range [0, 10^%d]", name,
			(int)digits, (int)exponent);
}

static void read_pile(long long exponent, const char *name)
{
	if (exponent > SHORT_EXPONENT)
		read_long_pile((size_t)exponent, name);
	else
		readLong(inf, 0, power_of_10((int)exponent), name);
}

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const struct bound_row *bound = bounds_for(getGroup());
	const int t = (int)readLong(inf, 1, bound->t, "t");

	readEoln(inf);
	for (int i = 1; i <= t; i++) {
		setTestCase(i);
		read_pile(bound->exponent, "a");
		readSpace(inf);
		read_pile(bound->exponent, "b");
		readEoln(inf);
	}
	readEof(inf);
	return 0;
}
