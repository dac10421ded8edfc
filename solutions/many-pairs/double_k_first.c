/*
 * Multiplies by 1 + sqrt(5) in binary64 and halves.
 *
 * @expect  sample AC, small AC, full WA
 * @witness 165580140 267914295
 * @because for k = F(40) = 102334155 the product k*phi lies 4.4*10^-9 below 165580141 and
 *          is rounded up to it, so that the cold pair (165580140, 267914295) is called won
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	return k * (1 + sqrt(5)) / 2;
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
