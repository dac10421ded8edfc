/*
 * Multiplies by 27 decimals of phi - 1 in three limbs.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 27777890035289 44945570212852
 * @because low(F(67)) = low(44945570212853) comes out one too small, so that the pile
 *          44945570212852 is paired with 27777890035288 instead of 72723460248140
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

static i64 partner(i64 x)
{
	const i64 k = low(x + 1) - (x + 1); /* (x + 1) / phi */

	return low(k) == x ? x + k : low(x - k);
}

int main(void)
{
	i64 a, b;
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2) {
		const i64 both = (a < b ? a : b) - low(a < b ? b - a : a - b);
		const i64 first = a - partner(b), second = b - partner(a);

		printf("%d\n", (both > 0) + (first > 0) + (second > 0));
		if (both > 0)
			printf("%lld %lld\n", both, both);
		if (first > 0)
			printf("%lld 0\n", first);
		if (second > 0)
			printf("0 %lld\n", second);
	}
	return 0;
}
