/*
 * Multiplies by ten decimals of the golden ratio.
 *
 * @expect  sample AC, small AC, full WA
 * @witness 317810 514228
 * @because 1.6180339887 is too small by 5.0*10^-11: for k = F(27) = 196418 it gives
 *          317810.9999925 instead of 317811.0000023, so that (317810, 514228) is called
 *          lost
 */
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	return k * 1.6180339887;
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
