/*
 * Never takes from the smaller pile alone.
 *
 * @expect  sample WA, small WA, billion WA, full WA
 * @witness 2 2
 * @because from (2, 2) the moves 1 0 and 0 1 both win, and it prints 1 0 only
 */
#include <stdio.h>

typedef long long i64;
typedef unsigned long long u64;
typedef unsigned __int128 u128;

static i64 low(i64 k)
{
	const u128 fine = (u128)k * 0xF39CC0605CEDC834;
	const u128 coarse = (u128)k * 0x9E3779B97F4A7C15 + (u64)(fine >> 64);

	return k + (i64)(coarse >> 64);
}

static i64 partner(i64 x)
{
	const i64 k = low(x + 1) - (x + 1); /* (x + 1) / phi */

	return low(k) == x ? x + k : low(x - k);
}

int main(void)
{
	i64 a, b;
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2) {
		const i64 small = a < b ? a : b, large = a < b ? b : a;
		const i64 both = small - low(large - small);
		const i64 from_large = large - partner(small);

		printf("%d\n", (both > 0) + (from_large > 0));
		if (both > 0)
			printf("%lld %lld\n", both, both);
		if (from_large > 0)
			printf("%lld %lld\n", a < b ? 0 : from_large, a < b ? from_large : 0);
	}
	return 0;
}
