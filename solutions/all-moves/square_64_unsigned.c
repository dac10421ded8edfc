/*
 * The integer root of 5k^2, in an unsigned 64-bit integer.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 1187099766 1920767768
 * @because 5k^2 is more than 2^64 - 1 from k = 1920767767 on, so that the pile 1920767768 is
 *          paired with 2513939811 instead of 1187099765
 */
#include <stdio.h>

typedef long long i64;
typedef unsigned long long u64;

static u64 isqrt(u64 n)
{
	u64 from = 0, to = 4294967295;

	while (from < to) {
		const u64 middle = (from + to + 1) / 2;

		if (middle * middle <= n)
			from = middle;
		else
			to = middle - 1;
	}
	return from;
}

static i64 low(u64 k)
{
	const u64 square = 5 * k * k;

	return (i64)((k + isqrt(square)) / 2);
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
