/*
 * Bisection with a test that needs no root.
 *
 * @expect  AC
 * @because a <= k * phi exactly when a^2 - ak - k^2 <= 0, which fits in 128 bits
 */
#include <stdio.h>

typedef long long i64;
typedef __int128 i128;

static int at_most_k_phi(i128 a, i128 k)
{
	return a * (a - k) <= k * k;
}

static i64 low(i64 k)
{
	i64 from = k, to = 2 * k;

	while (from < to) {
		const i64 middle = from + (to - from + 1) / 2;

		if (at_most_k_phi(middle, k))
			from = middle;
		else
			to = middle - 1;
	}
	return from;
}

/* The first k with k * phi >= x, or with k * phi >= x - k: low(k) = x or low(k) + k = x. */
static i64 first_k(i64 x, int larger)
{
	i64 from = 0, to = x;

	while (from < to) {
		const i64 middle = from + (to - from) / 2;

		if (at_most_k_phi(larger ? x - middle : x, middle))
			to = middle;
		else
			from = middle + 1;
	}
	return from;
}

static i64 partner(i64 x)
{
	const i64 k = first_k(x, 0);

	return low(k) == x ? x + k : x - first_k(x, 1);
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
