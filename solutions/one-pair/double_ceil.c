/*
 * Rounds the product with the golden ratio up and subtracts one, in binary64.
 *
 * @expect  sample AC, small WA, full WA
 * @witness 0 0
 * @because k*phi is an integer for k = 0, where this gives -1 and calls (0, 0) won; the
 *          next k to fail is F(41) = 165580141
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	return (long long)ceil(k * ((1 + sqrt(5)) / 2)) - 1;
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
