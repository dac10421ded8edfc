/*
 * Plays by the rule that who takes the last stone loses.
 *
 * @expect  sample WA, small WA, full WA|AC
 * @witness 0 0
 * @because who takes the last stone wins: (0, 0) is lost for the player to move, and (0,
 *          1), (1, 2), (2, 2) are mistaken too
 */
#include <math.h>
#include <stdio.h>

static long long low(long long k)
{
	return k * ((1 + sqrtl(5)) / 2);
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
	long long a, b;

	while (scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
