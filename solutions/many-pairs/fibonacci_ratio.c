/*
 * Multiplies by F(46) / F(45) instead of the golden ratio.
 *
 * @expect  AC
 * @because F(46) / F(45) is a convergent of phi: no integer lies between k*phi and
 *          k*F(46)/F(45) while k < F(45) = 1134903170, and k <= 10^9
 */
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	return k * 1836311903 / 1134903170;
}

static int is_cold(long long a, long long b)
{
	return (a < b ? a : b) == low(llabs(a - b));
}

int main(void)
{
	long long a, b;

	while (scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
