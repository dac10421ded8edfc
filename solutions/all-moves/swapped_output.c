/*
 * Prints the moves for the sorted piles.
 *
 * @expect  sample WA, small WA, billion WA, full WA
 * @witness 1 0
 * @because from (1, 0) it prints 0 1 where 1 0 is asked for
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
		const i64 from_small = small - partner(large), from_large = large - partner(small);

		printf("%d\n", (both > 0) + (from_small > 0) + (from_large > 0));
		if (both > 0)
			printf("%lld %lld\n", both, both);
		if (from_small > 0)
			printf("%lld 0\n", from_small);
		if (from_large > 0)
			printf("0 %lld\n", from_large);
	}
	return 0;
}
