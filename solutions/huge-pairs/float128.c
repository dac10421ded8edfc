/*
 * Multiplies by the golden ratio in the 113-bit mantissa of __float128.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 99194853094755496 160500643816367087
 * @because for k = F(82) = 61305790721611591 the product k*phi lies 7.3*10^-18 below
 *          99194853094755497 and is rounded up to it, so that the cold pair
 *          (99194853094755496, 160500643816367087) is called won
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
	int t;
	long long a, b;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "Second" : "First");
	return 0;
}
