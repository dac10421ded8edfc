/*
 * Asks for each row whether its lost position is inside.
 *
 * @expect  sample AC, million TLE, full TLE
 * @because 10^6 rows for each of 10^5 rectangles
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

static i64 low(i64 k)
{
	return k + lows(k - 1);
}

/* The other pile of the lost position with x in it. */
static i64 partner(i64 x)
{
	const i64 k = lows(x);

	return low(k) == x ? x + k : low(x - k);
}

int main(void)
{
	i64 x1, y1, x2, y2;
	int q;

	if (scanf("%d", &q) != 1)
		return 1;
	while (q-- > 0 && scanf("%lld %lld %lld %lld", &x1, &y1, &x2, &y2) == 4) {
		i64 count = 0;

		for (i64 x = x1; x <= x2; x++)
			count += partner(x) >= y1 && partner(x) <= y2;
		printf("%lld\n", count);
	}
	return 0;
}
