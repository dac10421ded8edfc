/*
 * Prints the verdict of the player who does not move.
 *
 * @expect  sample WA, small WA, billion WA, full WA
 * @witness 0 0
 * @because a cold position is lost for the player to move: for (0, 0) this says that the
 *          first player wins, and for every other position the opposite too
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

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "First" : "Second");
	return 0;
}
