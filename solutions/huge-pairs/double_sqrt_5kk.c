/*
 * Takes the square root of 5 k^2 in binary64.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 165580140 267914295
 * @because for k = F(40) = 102334155 the root of 5 k^2 lies 8.7*10^-9 below 228826127 and
 *          is rounded up to it, so that the cold pair (165580140, 267914295) is called won
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	return (k + (long long)sqrt(5.0 * k * k)) / 2;
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
