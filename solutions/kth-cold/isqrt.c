/*
 * The integer square root of 5k^2, in 128 bits.
 *
 * @expect  AC
 * @because floor(k * phi) = (k + floor(sqrt(5k^2))) / 2, and the root is corrected until
 *          it is exact
 */
#include <math.h>
#include <stdio.h>

typedef unsigned long long u64;
typedef unsigned __int128 u128;

static u64 isqrt(u128 n)
{
	u64 r = (u64)sqrtl((long double)n);

	while ((u128)r * r > n)
		r--;
	while ((u128)(r + 1) * (r + 1) <= n)
		r++;
	return r;
}

static u64 low(u64 k)
{
	return (k + isqrt((u128)5 * k * k)) / 2;
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
