/*
 * The integer root of 5k^2, kept in a signed 64-bit integer.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 839406294 1358187913
 * @because 5 * 1358187914^2 is more than 2^63 - 1, so that the pile 1358187913 is paired with
 *          1777891061 instead of 839406293
 */
#include <stdio.h>

typedef long long i64;
typedef unsigned long long u64;

static u64 isqrt(i64 n)
{
	u64 from = 0, to = 3037000499;

	while (from < to) {
		const u64 middle = (from + to + 1) / 2;

		if (n >= 0 && middle * middle <= (u64)n)
			from = middle;
		else
			to = middle - 1;
	}
	return from;
}

static i64 low(u64 k)
{
	const i64 square = (i64)(5 * k * k);

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
