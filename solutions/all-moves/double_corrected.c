/*
 * A guess in binary64, then corrected in integers.
 *
 * @expect  AC
 * @because the guess is off by a few hundred at most, and a^2 - ak - k^2 <= 0 says exactly
 *          which way
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;
typedef __int128 i128;

static int at_most_k_phi(i128 a, i128 k)
{
	return a * (a - k) <= k * k;
}

static i64 low(i64 k)
{
	i64 a = (i64)((double)k * (1 + sqrt(5)) / 2);

	while (!at_most_k_phi(a, k))
		a--;
	while (k > 0 && at_most_k_phi(a + 1, k))
		a++;
	return a;
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
