/*
 * The integer root of 5k^2, kept in an int.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 20725
 * @because 5 * 20725^2 = 2147628125 is more than 2^31 - 1: the square is negative and has no root
 */
#include <stdio.h>

typedef unsigned long long u64;

static u64 isqrt(int n)
{
	u64 from = 0, to = 46340;

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
	const int square = (int)(5 * k * k);

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
