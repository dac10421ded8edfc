/*
 * Sorts out pairs that look too flat or too steep before it computes.
 *
 * @expect  sample WA, small WA, full WA|AC
 * @witness 1 2
 * @because phi lies between 1 and 2, but floor(1 * phi) = 1 is no more than k = 1, so that
 *          the cold pair (1, 2) is called won; no other k is hurt
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	return k * ((1 + sqrtl(5)) / 2);
}

static int is_cold(long long a, long long b)
{
	const long long small = a < b ? a : b, k = llabs(a - b);

	if (k == 0)
		return small == 0;
	if (small <= k || small >= 2 * k)
		return 0;
	return small == low(k);
}

int main(void)
{
	long long a, b;

	if (scanf("%lld %lld", &a, &b) != 2)
		return 1;
	puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
