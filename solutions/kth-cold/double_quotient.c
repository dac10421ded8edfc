/*
 * Divides by 1 / phi in binary64.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 165580141
 * @because low(F(41)) = low(165580141) comes out as 267914295: k * phi is 2.7e-9 above 267914296,
 *          and the rounded quotient falls below it
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;

static i64 low(i64 k)
{
	return (i64)(2 * k / (sqrt(5) - 1));
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
