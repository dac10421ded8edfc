/*
 * The product with phi in fixed point.
 *
 * @expect  AC
 * @because 128 fractional bits of phi are short by less than k / 2^131, and k * phi is never that
 *          close above an integer for k < 2^64
 */
#include <stdio.h>

typedef unsigned long long u64;
typedef unsigned __int128 u128;

/* k * phi with 128 fractional bits of phi - 1 = 0.9E3779B97F4A7C15F39CC060..., rounded down. */
static u64 low(u64 k)
{
	const u128 fine = (u128)k * 0xF39CC0605CEDC834;
	const u128 coarse = (u128)k * 0x9E3779B97F4A7C15 + (u64)(fine >> 64);

	return k + (u64)(coarse >> 64);
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
