/*
 * Treats two empty piles as a win.
 *
 * @expect  sample AC, small WA, billion WA|AC, full WA|AC
 * @witness 0 0
 * @because who cannot move loses, and from (0, 0) there is no move: this one position alone
 *          is wrong
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
	if (a == 0 && b == 0)
		return 0;
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
