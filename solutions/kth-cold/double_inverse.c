/*
 * Adds k / phi, in binary64, to k.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 102334155
 * @because low(F(40)) = low(102334155) comes out as 165580141: k / phi is 63245986 - 4.4e-9,
 *          which rounds to 63245986
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;

static i64 low(i64 k)
{
	return k + (i64)(k * (sqrt(5) - 1) / 2);
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
