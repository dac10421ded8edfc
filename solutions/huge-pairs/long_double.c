/*
 * Multiplies by the golden ratio in the 64-bit mantissa of long double.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 7778742048 12586269024
 * @because for k = F(48) = 4807526976 the product k*phi lies 9.3*10^-11 below 7778742049
 *          and is rounded up to it, so that the cold pair (7778742048, 12586269024) is
 *          called won
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	return (1 + sqrtl(5)) / 2 * k;
}

static int is_cold(long long a, long long b)
{
	return (a < b ? a : b) == low(llabs(a - b));
}

int main(void)
{
	int t;
	long long a, b;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "Second" : "First");
	return 0;
}
