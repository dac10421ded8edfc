/*
 * Extended precision, but the root of 5 comes from the sqrt() of binary64.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 102334155
 * @because low(F(40)) = low(102334155) comes out as 165580141: phi is too large by 5.4e-17, and
 *          k * phi is only 4.4e-9 below that
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;

static i64 low(i64 k)
{
	const long double phi = (1 + sqrt(5)) / 2;

	return (i64)(k * phi);
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
