/*
 * Answers the first question only.
 *
 * @expect  sample WA, small WA, billion WA, full WA
 * @witness 0; 0
 * @because the second answer is missing
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

	if (scanf("%*d %llu", &k) == 1)
		printf("%llu %llu\n", low(k), low(k) + k);
	return 0;
}
