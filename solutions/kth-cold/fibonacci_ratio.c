/*
 * F(91) / F(90) in the place of phi.
 *
 * @expect  AC
 * @because this ratio is above phi, but for k < F(90) = 2880067194370816120 no k * phi is so close
 *          below an integer that it would matter
 */
#include <stdio.h>

typedef unsigned long long u64;
typedef unsigned __int128 u128;

static u64 low(u64 k)
{
	return (u64)((u128)k * 4660046610375530309 / 2880067194370816120);
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
