/*
 * Tries every move.
 *
 * @expect  sample AC, million TLE, full TLE
 * @because from two piles of 10^6 there are 3 * 10^6 moves, and there are 10^5 positions
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

static int lost(i64 x, i64 y)
{
	return x < y ? low(y - x) == x : low(x - y) == y;
}

static void find(i64 a, i64 b)
{
	pairs = 0;
	for (i64 n = 1; n <= a; n++)
		if (lost(a - n, b - n))
			leave(a - n, b - n);
	for (i64 n = 1; n <= b; n++)
		if (lost(a, b - n))
			leave(a, b - n);
	for (i64 n = 1; n <= a; n++)
		if (lost(a - n, b))
			leave(a - n, b);
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
