/*
 * F(91) / F(90) in the place of phi.
 *
 * @expect  AC
 * @because this ratio is above phi, but for k < F(90) = 2880067194370816120 no k * phi is so close
 *          below an integer that it would matter
 */
#include <stdio.h>

typedef long long i64;
typedef __int128 i128;

#define F89 1779979416004714189
#define F90 2880067194370816120
#define F91 4660046610375530309

static i64 low(i64 k)
{
	return (i64)((i128)k * F91 / F90);
}

static i64 partner(i64 x)
{
	const i64 k = (i64)((i128)(x + 1) * F89 / F90);

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
