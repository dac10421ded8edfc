/*
 * Multiplies in long double, but keeps the product in an int.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 2147483648 3474701533
 * @because for k = 1327217885 the product 2147483648.41 does not fit in an int, so that the
 *          cold pair (2147483648, 3474701533) is called won
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	const int product = (1 + sqrtl(5)) / 2 * k;

	return product;
}

static int is_cold(long long a, long long b)
{
	return (a < b ? a : b) == low(llabs(a - b));
}

int main(void)
{
	int t;
	long long a, b;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "Second" : "First");
	return 0;
}
