/*
 * Multiplies by 27 decimals of phi - 1 in three limbs.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 44945570212853
 * @because low(F(67)) = low(44945570212853) comes out as 72723460248140: the constant is short by
 *          3.7e-28, and k * phi is only 1.0e-14 above 72723460248141
 */
#include <stdio.h>

typedef long long i64;

#define LIMB 1000000000

/* k * 0.618033988749894848204586834, limb by limb from the last one. */
static i64 low(i64 k)
{
	const i64 phi[3] = { 618033988, 749894848, 204586834 };
	const i64 upper = k / LIMB, lower = k % LIMB;
	i64 carry = lower * phi[2] / LIMB;

	carry = (carry + upper * phi[2] + lower * phi[1]) / LIMB;
	carry = (carry + upper * phi[1] + lower * phi[0]) / LIMB;
	return k + carry + upper * phi[0];
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
