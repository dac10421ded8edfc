/*
 * Multiplies by 18 decimals of the golden ratio in integers.
 *
 * @expect  AC
 * @because the constant is too small by 2.0*10^-19, and the first k for which that crosses
 *          an integer is F(47) = 2971215073, while here k <= 10^9
 */
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	return (__int128)k * 1618033988749894848 / 1000000000000000000;
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
