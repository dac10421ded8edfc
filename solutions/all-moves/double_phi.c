/*
 * Multiplies and divides by the golden ratio in binary64.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 102334154 165580140
 * @because low(F(40)) = low(102334155) comes out as 165580141, so that the pile 165580140 is
 *          paired with 102334153 instead of 267914295
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;

#define PHI ((sqrt(5) + 1) / 2)

static i64 low(i64 k)
{
	return (i64)(k * PHI);
}

static i64 partner(i64 x)
{
	const i64 k = (i64)((x + 1) / PHI);

	return low(k) == x ? x + k : low((i64)((x + 1) / (PHI * PHI)));
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
