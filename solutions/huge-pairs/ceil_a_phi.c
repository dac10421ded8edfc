/*
 * Calls a pair lost when the larger pile is the smaller one times phi, rounded up.
 *
 * @expect  sample AC, small WA, billion WA, full WA
 * @witness 2 4
 * @because every lost pair is like that, but so is (2, 4), since 2*phi = 3.2: it is won,
 *          and is called lost
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
	const long long small = a < b ? a : b, large = a < b ? b : a;

	return large == (small ? low(small) + 1 : 0);
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
