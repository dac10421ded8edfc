/*
 * Reads the piles into ints.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 1327217885 2147483649
 * @because 2147483649 is read as -2147483647, so that the cold pair (1327217885,
 *          2147483649), the first with a pile beyond 2^31, is called won
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
	int t, a, b;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%d %d", &a, &b) == 2)
		puts(is_cold(a, b) ? "Second" : "First");
	return 0;
}
