/*
 * Treats equal piles as a loss.
 *
 * @expect  sample AC, small WA, full WA
 * @witness 1 1
 * @because one move takes both equal piles away: (1, 1) is won at once, and is called lost
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
	if (a == b)
		return 1;
	return (a < b ? a : b) == low(llabs(a - b));
}

int main(void)
{
	long long a, b;

	while (scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
