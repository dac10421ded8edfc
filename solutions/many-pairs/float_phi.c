/*
 * Multiplies by the golden ratio in binary32.
 *
 * @expect  sample AC, small AC, full WA
 * @witness 4180 6764
 * @because for k = F(18) = 2584 the product k*phi lies 0.00017 below 4181 and is rounded up
 *          to it, so that the cold pair (4180, 6764) is called won
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	const float phi = (1 + sqrtf(5)) / 2;

	return (float)k * phi;
}

static int is_cold(long long a, long long b)
{
	return (a < b ? a : b) == low(llabs(a - b));
}

int main(void)
{
	long long a, b;

	while (scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
