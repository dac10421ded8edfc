/*
 * Divides by the golden ratio in binary64; the larger piles are the other numbers.
 *
 * @expect  sample AC, million AC, full WA
 * @witness 0 0 165580140 267914295
 * @because 267914296 / phi, which is 1.7e-9 below 165580141, comes out as 165580141, so that one
 *          larger pile is missing
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;

#define PHI ((1 + sqrt(5)) / 2)

static i64 lows(i64 n)
{
	return (i64)((n + 1) / PHI);
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

	if (scanf("%d", &q) != 1)
		return 1;
	while (q-- > 0 && scanf("%lld %lld %lld %lld", &x1, &y1, &x2, &y2) == 4)
		printf("%lld\n", corner(x2, y2) - corner(x1 - 1, y2) - corner(x2, y1 - 1) +
				corner(x1 - 1, y1 - 1));
	return 0;
}
