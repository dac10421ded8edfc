/*
 * The integer square root of 5(n + 1)^2.
 *
 * @expect  AC
 * @because lows(n) = (floor(sqrt(5 m^2)) - m) / 2 with m = n + 1, and the root is corrected in
 *          128 bits
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;
typedef unsigned __int128 u128;

static i64 lows(i64 n)
{
	const u128 square = (u128)5 * (n + 1) * (n + 1);
	i64 root = (i64)sqrtl((long double)square);

	while ((u128)root * root > square)
		root--;
	while ((u128)(root + 1) * (root + 1) <= square)
		root++;
	return (root - (n + 1)) / 2;
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
