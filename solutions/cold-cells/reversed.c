/*
 * Counts the positions that are won.
 *
 * @expect  sample WA, million WA, full WA
 * @witness 0 0 0 0
 * @because (0, 0) is lost
 */
#include <stdio.h>

typedef long long i64;
typedef unsigned long long u64;
typedef unsigned __int128 u128;

/* So many k >= 1 have low(k) = floor(k * phi) <= n. */
static i64 lows(i64 n)
{
	const u128 fine = (u128)(n + 1) * 0xF39CC0605CEDC834;
	const u128 coarse = (u128)(n + 1) * 0x9E3779B97F4A7C15 + (u64)(fine >> 64);

	return (i64)(coarse >> 64);
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
		printf("%lld\n", (x2 - x1 + 1) * (y2 - y1 + 1) - (corner(x2, y2) - corner(x1 - 1, y2) - corner(x2, y1 - 1) +
				corner(x1 - 1, y1 - 1)));
	return 0;
}
