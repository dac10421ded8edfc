/*
 * Treats two empty piles as a win.
 *
 * @expect  sample AC, small WA, full WA|AC
 * @witness 0 0
 * @because who cannot move loses, and from (0, 0) there is no move: this one position alone
 *          is wrong
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
	if (a == 0 && b == 0)
		return 0;
	return (a < b ? a : b) == low(llabs(a - b));
}

int main(void)
{
	long long a, b;

	if (scanf("%lld %lld", &a, &b) != 2)
		return 1;
	puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
