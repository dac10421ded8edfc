/*
 * Takes a pair with an empty pile for the end of the input.
 *
 * @expect  sample AC, small WA|PE, full WA|PE
 * @witness 0 0
 * @because the input ends with its last pair, and 0 is a pile like any other: (0, 0) gets
 *          no answer
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

	while (scanf("%lld %lld", &a, &b) == 2 && a && b)
		puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
