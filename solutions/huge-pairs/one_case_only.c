/*
 * Answers the first pair and stops.
 *
 * @expect  sample WA|PE, small WA|PE, billion WA|PE, full WA|PE
 * @witness 0 0; 0 0
 * @because an input holds up to 100000 pairs: of two only one is answered
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
	return (a < b ? a : b) == low(llabs(a - b));
}

int main(void)
{
	int t;
	long long a, b;

	if (scanf("%d %lld %lld", &t, &a, &b) != 3)
		return 1;
	puts(is_cold(a, b) ? "Second" : "First");
	return 0;
}
