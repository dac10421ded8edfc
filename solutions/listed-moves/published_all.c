/*
 * Both piles, the smaller pile, the larger pile: as a published program for HDU 2177 prints them.
 *
 * @expect  sample WA, million WA, full WA
 * @witness 2 3
 * @because from (2, 3) taking from both piles and taking from the larger one leave (1, 2), which
 *          it prints twice
 */
#include <stdio.h>

typedef long long i64;
typedef unsigned long long u64;
typedef unsigned __int128 u128;

static i64 low(i64 k)
{
	const u128 fine = (u128)k * 0xF39CC0605CEDC834;
	const u128 coarse = (u128)k * 0x9E3779B97F4A7C15 + (u64)(fine >> 64);

	return k + (i64)(coarse >> 64);
}

static i64 partner(i64 x)
{
	const i64 k = low(x + 1) - (x + 1); /* (x + 1) / phi */

	return low(k) == x ? x + k : low(x - k);
}

static i64 pair[3][2];
static int pairs;

/* The smaller pile first. */
static void leave(i64 x, i64 y)
{
	pair[pairs][0] = x < y ? x : y;
	pair[pairs++][1] = x < y ? y : x;
}

static void find(i64 a, i64 b)
{
	pairs = 0;
	if (low(b - a) < a)
		leave(low(b - a), low(b - a) + b - a);
	if (partner(b) < a && a < b)
		leave(partner(b), b);
	if (partner(a) < b)
		leave(a, partner(a));
}

int main(void)
{
	i64 a, b;
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2) {
		find(a < b ? a : b, a < b ? b : a);
		printf("%d\n", pairs);
		for (int i = 0; i < pairs; i++)
			printf("%lld %lld\n", pair[i][0], pair[i][1]);
	}
	return 0;
}
