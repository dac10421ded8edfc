/*
 * Prints the stones that are taken, not the piles that are left.
 *
 * @expect  sample WA, million WA, full WA
 * @witness 0 1
 * @because from (0, 1) it prints 0 1, the stone taken, where 0 0 is left
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

static i64 taken[3][2];
static int moves;

static void take(i64 x, i64 y)
{
	taken[moves][0] = x;
	taken[moves++][1] = y;
}

static void find(i64 a, i64 b)
{
	moves = 0;
	if (low(b - a) < a)
		take(a - low(b - a), a - low(b - a));
	if (partner(a) < b)
		take(0, b - partner(a));
	if (partner(b) < a && a < b)
		take(a - partner(b), 0);
}

int main(void)
{
	i64 a, b;
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2) {
		find(a < b ? a : b, a < b ? b : a);
		printf("%d\n", moves);
		for (int i = 0; i < moves; i++)
			printf("%lld %lld\n", taken[i][0], taken[i][1]);
	}
	return 0;
}
