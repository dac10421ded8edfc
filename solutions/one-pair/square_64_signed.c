/*
 * Takes the square root of 5 k^2, computed in 64 bits with a sign.
 *
 * @expect  AC
 * @because 5 k^2 <= 5*10^18 fits in 63 bits, and the root of such a number is never rounded
 *          up to an integer in a 64-bit mantissa
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	return (k + (long long)sqrtl(5 * k * k)) / 2;
}

static int is_cold(long long a, long long b)
{
	return (a < b ? a : b) == low(llabs(a - b));
}

int main(void)
{
	long long a, b;

	if (scanf("%lld %lld", &a, &b) != 2)
		return 1;
	puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
