/*
 * Multiplies by the golden ratio in x87 extended precision.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 4807526976
 * @because low(F(48)) = low(4807526976) comes out as 7778742049: k * phi is only 9.3e-11 below
 *          that, and 64 bits leave steps of 4.7e-10 there
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;

static i64 low(i64 k)
{
	return (i64)(k * (1 + sqrtl(5)) / 2);
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
