/*
 * The root of 5k^2 in binary64.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 63245985 102334154
 * @because low(F(40)) = low(102334155) comes out one too large, and with it (x + 1) / phi for
 *          x = 102334154: this pile is paired with 63245984 instead of 63245985
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;

static i64 low(i64 k)
{
	return (k + (i64)sqrt(5.0 * k * k)) / 2;
}

static i64 partner(i64 x)
{
	const i64 k = low(x + 1) - (x + 1); /* (x + 1) / phi */

	return low(k) == x ? x + k : low(x - k);
}

int main(void)
{
	i64 a, b;
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2) {
		const i64 both = (a < b ? a : b) - low(a < b ? b - a : a - b);
		const i64 first = a - partner(b), second = b - partner(a);

		printf("%d\n", (both > 0) + (first > 0) + (second > 0));
		if (both > 0)
			printf("%lld %lld\n", both, both);
		if (first > 0)
			printf("%lld 0\n", first);
		if (second > 0)
			printf("0 %lld\n", second);
	}
	return 0;
}
