/*
 * Compares the larger pile with k * phi * phi in binary64.
 *
 * @expect  sample AC, small AC, full WA
 * @witness 63245985 102334154
 * @because two roundings: for k = F(38) = 39088169 the product lies 1.1*10^-8 below
 *          102334155 and is rounded up to it, so that the cold pair (63245985, 102334154)
 *          is called won
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static int is_cold(long long a, long long b)
{
	const double phi = (1 + sqrt(5)) / 2;

	return (a > b ? a : b) == (long long)(llabs(a - b) * phi * phi);
}

int main(void)
{
	long long a, b;

	while (scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
