/*
 * Finds the index j of a pile in binary64, and tries j and j + 1.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 102334156 165580140
 * @because low(F(40)) = low(102334155) comes out as 165580141, so that the pile 165580140 is
 *          paired with 102334155 instead of 267914295
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;

static i64 low(i64 k)
{
	return (i64)(k * (1 + sqrt(5)) / 2);
}

static i64 partner(i64 x)
{
	const i64 j = (i64)(x * (sqrt(5) - 1) / 2);

	if (low(j) == x)
		return x + j;
	if (low(j + 1) == x)
		return x + j + 1;
	return low(x - j);
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
