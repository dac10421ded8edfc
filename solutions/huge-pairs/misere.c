/*
 * Plays by the rule that who takes the last stone loses.
 *
 * @expect  sample WA, small WA, billion WA|AC, full WA|AC
 * @witness 0 0
 * @because who takes the last stone wins: (0, 0) is lost for the player to move, and (0,
 *          1), (1, 2), (2, 2) are mistaken too
 */
#include <stdio.h>

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

	if (large <= 2)
		return (small == 0 && large == 1) || (small == 2 && large == 2);
	return small == low(large - small);
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
