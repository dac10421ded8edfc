/*
 * Plays with one pile at a time only.
 *
 * @expect  sample WA, million WA, full WA
 * @witness 1 1
 * @because from (1, 1) taking both stones wins, and it prints 0
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

/* Once, and the smaller pile first. */
static void leave(i64 x, i64 y)
{
	const i64 least = x < y ? x : y, most = x < y ? y : x;

	for (int i = 0; i < pairs; i++)
		if (pair[i][0] == least && pair[i][1] == most)
			return;
	pair[pairs][0] = least;
	pair[pairs++][1] = most;
}

static void find(i64 a, i64 b)
{
	pairs = 0;
	if (partner(a) < b)
		leave(a, partner(a));
	if (partner(b) < a)
		leave(partner(b), b);
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
