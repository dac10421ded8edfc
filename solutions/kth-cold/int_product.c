/*
 * The right product, kept in an int.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 1327217885
 * @because low(1327217885) = 2147483648 = 2^31 comes out as -2147483648
 */
#include <stdio.h>

typedef long long i64;
typedef unsigned long long u64;
typedef unsigned __int128 u128;

static int low(i64 k)
{
	const u128 fine = (u128)k * 0xF39CC0605CEDC834;
	const u128 coarse = (u128)k * 0x9E3779B97F4A7C15 + (u64)(fine >> 64);

	return (int)(k + (i64)(coarse >> 64));
}

int main(void)
{
	i64 k;
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld", &k) == 1)
		printf("%d %lld\n", low(k), low(k) + k);
	return 0;
}
