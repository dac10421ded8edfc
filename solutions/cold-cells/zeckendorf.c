/*
 * Shifts the Zeckendorf representation.
 *
 * @expect  AC
 * @because the sum for n + 1 shifted down is floor((n + 1) / phi), or one more if its last
 *          Fibonacci number has an even index
 */
#include <stdio.h>

typedef long long i64;

#define COUNT 90

static i64 fibonacci[COUNT + 1] = { 1, 2 };

/* floor((n + 1) / phi); fibonacci[0] is F(2). */
static i64 lows(i64 n)
{
	i64 rest = n + 1, down = 0;
	int last = 1;

	for (int i = COUNT - 1; rest > 0; i--)
		if (fibonacci[i] <= rest) {
			rest -= fibonacci[i];
			down += i > 0 ? fibonacci[i - 1] : 1;
			last = i;
		}
	return down - (last % 2 == 0);
}

/* The same of low(k) + k: each number from 1 to n is the one or the other. */
static i64 highs(i64 n)
{
	return n - lows(n);
}

static i64 least(i64 x, i64 y)
{
	return x < y ? x : y;
}

/* Lost positions from (0, 0) to (x, y). */
static i64 corner(i64 x, i64 y)
{
	if (x < 0 || y < 0)
		return 0;
	return 1 + least(lows(x), highs(y)) + least(highs(x), lows(y));
}

int main(void)
{
	i64 x1, y1, x2, y2;
	int q;

	for (int i = 2; i <= COUNT; i++)
		fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
	if (scanf("%d", &q) != 1)
		return 1;
	while (q-- > 0 && scanf("%lld %lld %lld %lld", &x1, &y1, &x2, &y2) == 4)
		printf("%lld\n", corner(x2, y2) - corner(x1 - 1, y2) - corner(x2, y1 - 1) +
				corner(x1 - 1, y1 - 1));
	return 0;
}
