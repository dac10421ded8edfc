/*
 * Multiplies by the golden ratio in the 113-bit mantissa of __float128.
 *
 * @expect  AC
 * @because the first k for which a 113-bit mantissa errs is F(82) = 61305790721611591, and
 *          here k <= 10^9
 */
#include <stdio.h>
#include <stdlib.h>

#define PHI 1.6180339887498948482045868343656381177Q

static long long low(long long k)
{
	return k * PHI;
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
