/*
 * The integer root of 5k^2, kept in a signed 64-bit integer.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 1358187914
 * @because 5 * 1358187914^2 is more than 2^63 - 1: the square is negative and has no root
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

static u64 low(u64 k)
{
	const i64 square = (i64)(5 * k * k);

	return (k + isqrt(square)) / 2;
}

int main(void)
{
	u64 k;
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%llu", &k) == 1)
		printf("%llu %llu\n", low(k), low(k) + k);
	return 0;
}
