/*
 * Multiplies in long double by a golden ratio made by the binary64 sqrt().
 *
 * @expect  sample AC, small AC, full WA
 * @witness 165580140 267914295
 * @because sqrt() gives binary64 whatever receives it, here a phi too large by 5.4*10^-17:
 *          for k = F(40) = 102334155 the product passes 165580141, so that the cold pair
 *          (165580140, 267914295) is called won
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	const long double phi = (1 + sqrt(5)) / 2;

	return k * phi;
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
