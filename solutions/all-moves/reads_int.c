/*
 * Reads the piles into int.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 0 2147483648
 * @because 2147483648 = 2^31 is read as -2147483648
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
	int t, x, y;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%d %d", &x, &y) == 2) {
		const i64 a = x, b = y;
		const i64 both = (a < b ? a : b) - low(a < b ? b - a : a - b);
		const i64 first = a - partner(b), second = b - partner(a);

		printf("%d\n", (both > 0) + (first > 0) + (second > 0));
		if (both > 0)
			printf("%lld %lld\n", both, both);
		if (first > 0)
			printf("%lld 0\n", first);
		if (second > 0)
			printf("0 %lld\n", second);
	}
	return 0;
}
