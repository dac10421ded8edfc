/*
 * Multiplies by the golden ratio in binary32.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 2584
 * @because low(F(18)) = low(2584) comes out as 4181: k * phi is 1.7e-4 below that, and 24 bits
 *          leave steps of 4.9e-4 there
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;

static i64 low(i64 k)
{
	return (i64)(k * (sqrtf(5) + 1) / 2);
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
