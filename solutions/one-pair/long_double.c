/*
 * Multiplies by the golden ratio in the 64-bit mantissa of long double.
 *
 * @expect  AC
 * @because the first k for which a 64-bit mantissa errs is F(48) = 4807526976, and here k
 *          <= 10^9
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
	long long a, b;

	if (scanf("%lld %lld", &a, &b) != 2)
		return 1;
	puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
