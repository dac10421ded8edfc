/*
 * Tries both orders of every cold pair that a move may reach.
 *
 * @expect  sample WA, small WA, billion WA, full WA
 * @witness 1 1
 * @because from (1, 1) it prints the move 1 1 twice, once for each order of (0, 0)
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

/* Appends the move that leaves (x, y), if the rules allow it. */
static int try_move(i64 a, i64 b, i64 x, i64 y, int count, i64 moves[][2])
{
	const i64 first = a - x, second = b - y;

	if (first < 0 || second < 0 || first + second == 0)
		return count;
	if (first > 0 && second > 0 && first != second)
		return count;
	moves[count][0] = first;
	moves[count][1] = second;
	return count + 1;
}

int main(void)
{
	i64 a, b, moves[6][2];
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2) {
		const i64 k = a < b ? b - a : a - b;
		int count = 0;

		if (a <= b)
			count = try_move(a, b, low(k), low(k) + k, count, moves);
		if (a >= b)
			count = try_move(a, b, low(k) + k, low(k), count, moves);
		count = try_move(a, b, partner(b), b, count, moves);
		count = try_move(a, b, a, partner(a), count, moves);
		printf("%d\n", count);
		for (int i = 0; i < count; i++)
			printf("%lld %lld\n", moves[i][0], moves[i][1]);
	}
	return 0;
}
