/*
 * Takes the difference of the piles without its sign, then compares the first pile.
 *
 * @expect  sample WA, small WA, full WA
 * @witness 1 0
 * @because the smaller pile belongs there: of (1, 0) the first pile equals floor(1 * phi) =
 *          1, and it is called lost
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
	return a == low(llabs(a - b));
}

int main(void)
{
	long long a, b;

	while (scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
