/*
 * Answers the first pair and stops.
 *
 * @expect  sample WA|PE, small WA|PE, full WA|PE
 * @witness 0 0; 0 0
 * @because an input holds up to 100000 pairs: of two only one is answered
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
	puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
