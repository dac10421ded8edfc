/*
 * The integer square root of 5k^2, in 128 bits.
 *
 * @expect  AC
 * @because floor(k * phi) = (k + floor(sqrt(5k^2))) / 2, and the root is corrected until
 *          it is exact
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;
typedef __int128 i128;

static i64 isqrt(i128 n)
{
	i64 r = (i64)sqrtl((long double)n);

	while ((i128)r * r > n)
		r--;
	while ((i128)(r + 1) * (r + 1) <= n)
		r++;
	return r;
}

static i64 low(i64 k)
{
	return (k + isqrt((i128)5 * k * k)) / 2;
}

/* How many cold pairs but (0, 0) have their smaller, and their larger pile up to x. */
static i64 partner(i64 x)
{
	const i64 root = isqrt((i128)5 * (x + 1) * (x + 1));
	const i64 smaller = (root - x - 1) / 2, larger = (3 * x + 2 - root) / 2;

	return low(smaller) == x ? x + smaller : low(larger);
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
