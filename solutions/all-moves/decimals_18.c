/*
 * Multiplies by 18 decimals of phi in integers.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 1836311904 2971215072
 * @because low(F(47)) = low(2971215073) comes out one too small, so that the pile 2971215072 is
 *          paired with 1836311903 instead of 4807526975
 */
#include <stdio.h>

typedef long long i64;
typedef __int128 i128;

/* phi * 10^18 */
#define PHI 1618033988749894848
#define ONE 1000000000000000000

static i64 low(i64 k)
{
	return (i64)((i128)k * PHI / ONE);
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
