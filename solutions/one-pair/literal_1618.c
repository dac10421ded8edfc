/*
 * Multiplies by 1.618.
 *
 * @expect  sample AC, small WA, full WA
 * @witness 376 609
 * @because 1.618 is too small by 0.000034: for k = F(13) = 233 it gives 376.994 instead of
 *          377.0019, so that (376, 609) is called lost
 */
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	return k * 1.618;
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
