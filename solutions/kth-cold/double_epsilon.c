/*
 * Adds 1e-9 to the product in binary64, against rounding.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 102334155
 * @because low(F(40)) = low(102334155) comes out as 165580141 with or without it: k * phi, only
 *          4.4e-9 below that, is 165580141 in binary64 already
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;

static i64 low(i64 k)
{
	const double phi = (1 + sqrt(5)) / 2;

	return (i64)(k * phi + 1e-9);
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
