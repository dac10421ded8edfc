/*
 * Keeps the moves in int.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 0 1327217885
 * @because the partner of 1327217885 is 2147483649, and 0 - 2147483649 becomes 2147483647, a move
 *          from the empty pile
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
		const int both = (int)((a < b ? a : b) - low(a < b ? b - a : a - b));
		const int first = (int)(a - partner(b)), second = (int)(b - partner(a));

		printf("%d\n", (both > 0) + (first > 0) + (second > 0));
		if (both > 0)
			printf("%d %d\n", both, both);
		if (first > 0)
			printf("%d 0\n", first);
		if (second > 0)
			printf("0 %d\n", second);
	}
	return 0;
}
