/*
 * Multiplies by 1.6180339887, ten decimals of phi.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 196418
 * @because low(F(27)) = low(196418) comes out as 317810: the literal is short by 5.0e-11, and
 *          k * phi is only 2.3e-6 above 317811
 */
#include <stdio.h>

typedef long long i64;

static i64 low(i64 k)
{
	return (i64)(1.6180339887 * k);
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
