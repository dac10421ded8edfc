/*
 * The larger pile as k * phi * phi in binary64.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 39088169
 * @because high(F(38)) = high(39088169) comes out as 102334155: k * phi * phi is 1.1e-8 below that,
 *          and is rounded three times
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;

static i64 high(i64 k)
{
	const double phi = (1 + sqrt(5)) / 2;

	return (i64)(k * phi * phi);
}

int main(void)
{
	i64 k;
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld", &k) == 1)
		printf("%lld %lld\n", high(k) - k, high(k));
	return 0;
}
