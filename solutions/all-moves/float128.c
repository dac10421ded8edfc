/*
 * Multiplies and divides by the golden ratio in binary128.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 61305790721611590 99194853094755496
 * @because low(F(82)) = low(61305790721611591) comes out as 99194853094755497, so that the pile
 *          99194853094755496 is paired with 61305790721611589 instead of 160500643816367087
 */
#include <stdio.h>

typedef long long i64;

static const __float128 phi = 1.618033988749894848204586834365638117720309179805762862Q;

static i64 low(i64 k)
{
	return (i64)(k * phi);
}

static i64 partner(i64 x)
{
	const i64 k = (i64)((x + 1) / phi);

	return low(k) == x ? x + k : low((i64)((x + 1) / (phi * phi)));
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
