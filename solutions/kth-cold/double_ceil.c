/*
 * Rounds the product up in binary64 and takes one off.
 *
 * @expect  sample WA, small WA, billion WA, full WA
 * @witness 0
 * @because for k = 0 the product is an integer and (-1, -1) comes out; the next one is F(41) =
 *          165580141, where k * phi, 2.7e-9 above 267914296, rounds to that integer
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;

static i64 low(i64 k)
{
	return (i64)ceil(k * (1 + sqrt(5)) / 2) - 1;
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
