/*
 * The root of 5k^2 in binary64.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 102334155
 * @because low(F(40)) = low(102334155) comes out as 165580141: sqrt(5k^2) is 228826127 - 8.7e-9,
 *          which rounds to 228826127
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;

static i64 low(i64 k)
{
	return (k + (i64)sqrt(5.0 * k * k)) / 2;
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
