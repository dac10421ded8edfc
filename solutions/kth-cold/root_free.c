/*
 * Bisection with a test that needs no root.
 *
 * @expect  AC
 * @because a <= k * phi exactly when a^2 - ak - k^2 <= 0, which fits in 128 bits
 */
#include <stdio.h>

typedef unsigned long long u64;
typedef __int128 i128;

static int at_most_k_phi(i128 a, i128 k)
{
	return a * (a - k) <= k * k;
}

static u64 low(u64 k)
{
	u64 from = k, to = 2 * k;

	while (from < to) {
		const u64 middle = from + (to - from + 1) / 2;

		if (at_most_k_phi(middle, k))
			from = middle;
		else
			to = middle - 1;
	}
	return from;
}

int main(void)
{
	u64 k;
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%llu", &k) == 1)
		printf("%llu %llu\n", low(k), low(k) + k);
	return 0;
}
