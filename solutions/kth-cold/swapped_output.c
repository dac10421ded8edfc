/*
 * Prints the larger pile first.
 *
 * @expect  sample WA, small WA, billion WA, full WA
 * @witness 1
 * @because for k = 1 it prints 2 1 where 1 2 is asked for
 */
#include <stdio.h>

typedef unsigned long long u64;
typedef unsigned __int128 u128;

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
		printf("%llu %llu\n", low(k) + k, low(k));
	return 0;
}
