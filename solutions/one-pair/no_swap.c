/*
 * Takes the first pile for the smaller one.
 *
 * @expect  sample WA, small WA, full WA
 * @witness 2 1
 * @because the order of the piles is not promised: (2, 1) is as lost as (1, 2), and is
 *          called won
 */
#include <math.h>
#include <stdio.h>

static long long low(long long k)
{
	return k * ((1 + sqrtl(5)) / 2);
}

static int is_cold(long long a, long long b)
{
	return a <= b && a == low(b - a);
}

int main(void)
{
	long long a, b;

	if (scanf("%lld %lld", &a, &b) != 2)
		return 1;
	puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
