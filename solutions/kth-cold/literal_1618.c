/*
 * Multiplies by 1.618.
 *
 * @expect  sample AC, small WA, billion WA, full WA
 * @witness 233
 * @because low(F(13)) = low(233) comes out as 376: 1.618 is short by 3.4e-5, and k * phi is only
 *          1.9e-3 above 377
 */
#include <stdio.h>

typedef long long i64;

static i64 low(i64 k)
{
	return (i64)(1.618 * k);
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
