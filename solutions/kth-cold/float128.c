/*
 * Multiplies by the golden ratio in binary128.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 61305790721611591
 * @because low(F(82)) = low(61305790721611591) comes out as 99194853094755497: k * phi is only
 *          7.3e-18 below that, and 113 bits leave steps of 1.4e-17 there
 */
#include <stdio.h>

typedef long long i64;

#define PHI 1.618033988749894848204586834365638117720309179805762862Q

static i64 low(i64 k)
{
	return (i64)(k * PHI);
}

int main(void)
{
	i64 k;
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld", &k) == 1)
		printf("%lld %lld\n", low(k), low(k) + k);
	return 0;
}
