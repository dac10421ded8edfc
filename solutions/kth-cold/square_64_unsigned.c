/*
 * The integer root of 5k^2, in an unsigned 64-bit integer.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 1920767767
 * @because 5 * 1920767767^2 is more than 2^64 - 1, and what is left of it has a small root
 */
#include <stdio.h>

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

static u64 low(u64 k)
{
	const u64 square = 5 * k * k;

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
