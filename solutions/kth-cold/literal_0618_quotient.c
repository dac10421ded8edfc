/*
 * Divides by the literal 0.6180339887498949.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 165580141
 * @because low(F(41)) = low(165580141) comes out as 267914295: the divisor is too large by 5e-17,
 *          and k * phi is only 2.7e-9 above 267914296
 */
#include <stdio.h>

typedef long long i64;

static i64 low(i64 k)
{
	return (i64)(k / 0.6180339887498949);
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
