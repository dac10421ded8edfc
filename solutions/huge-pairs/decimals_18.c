/*
 * Multiplies by 18 decimals of the golden ratio in integers.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 4807526975 7778742048
 * @because the constant is too small by 2.0*10^-19: for k = F(47) = 2971215073 the product
 *          lies below 4807526976 instead of 1.5*10^-10 above, so that (4807526975,
 *          7778742048) is called lost
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
	int t;
	long long a, b;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "Second" : "First");
	return 0;
}
