/*
 * Sorts out pairs that look too flat or too steep before it computes.
 *
 * @expect  sample WA, small WA, billion WA|AC, full WA|AC
 * @witness 1 2
 * @because phi lies between 1 and 2, but floor(1 * phi) = 1 is no more than k = 1, so that
 *          the cold pair (1, 2) is called won; no other k is hurt
 */
#include <stdio.h>
#include <stdlib.h>

/* k * phi, phi - 1 cut after 128 fractional bits. */
static long long low(unsigned long long k)
{
	const unsigned __int128 fine = (unsigned __int128)k * 0xF39CC0605CEDC834;
	const unsigned __int128 product = (unsigned __int128)k * 0x9E3779B97F4A7C15 + (fine >> 64);

	return k + (unsigned long long)(product >> 64);
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
	int t;
	long long a, b;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "Second" : "First");
	return 0;
}
