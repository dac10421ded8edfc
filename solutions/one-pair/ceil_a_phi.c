/*
 * Calls a pair lost when the larger pile is the smaller one times phi, rounded up.
 *
 * @expect  sample AC, small WA, full WA
 * @witness 2 4
 * @because every lost pair is like that, but so is (2, 4), since 2*phi = 3.2: it is won,
 *          and is called lost
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	return k * ((1 + sqrtl(5)) / 2);
}

static int is_cold(long long a, long long b)
{
	const long long small = a < b ? a : b, large = a < b ? b : a;

	return large == (small ? low(small) + 1 : 0);
}

int main(void)
{
	long long a, b;

	if (scanf("%lld %lld", &a, &b) != 2)
		return 1;
	puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
