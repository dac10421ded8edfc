/*
 * Adds k / phi, in binary64, to k.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 63245985 102334154
 * @because low(F(40)) = low(102334155) comes out one too large, and with it (x + 1) / phi for
 *          x = 102334154: this pile is paired with 63245984 instead of 63245985
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;

static i64 quotient(i64 k)
{
	return (i64)(k * (sqrt(5) - 1) / 2);
}

static i64 low(i64 k)
{
	return k + quotient(k);
}

static i64 partner(i64 x)
{
	const i64 k = quotient(x + 1);

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
