/*
 * Takes 1.6180339887, ten decimals, for the golden ratio.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 196418 317810
 * @because low(F(27)) = low(196418) comes out as 317810, so that the pile 317810 is paired with
 *          514228 instead of 196417
 */
#include <stdio.h>

typedef long long i64;

#define PHI 1.6180339887

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
