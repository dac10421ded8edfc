/*
 * Multiplies by 0.618..., the other golden ratio.
 *
 * @expect  sample WA, small WA, full WA
 * @witness 0 1
 * @because phi is 1.618...: with 0.618... the smaller pile for k = 1 comes out as 0, so
 *          that (0, 1) is called lost
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	return k * ((sqrtl(5) - 1) / 2);
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
