/*
 * Prints the verdict of the player who does not move.
 *
 * @expect  sample WA, small WA, full WA
 * @witness 0 0
 * @because a cold position is lost for the player to move: for (0, 0) this says that the
 *          first player wins, and for every other position the opposite too
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
	return (a < b ? a : b) == low(llabs(a - b));
}

int main(void)
{
	long long a, b;

	if (scanf("%lld %lld", &a, &b) != 2)
		return 1;
	puts(is_cold(a, b) ? "1" : "0");
	return 0;
}
