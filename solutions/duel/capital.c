/*
 * Writes First and Second as a sentence begins.
 *
 * @expect  PE
 * @because a side is first or second
 */
#include <stdio.h>

typedef long long i64;
typedef unsigned long long u64;
typedef unsigned __int128 u128;

/* k * phi with 128 fractional bits of phi - 1 = 0.9E3779B97F4A7C15F39CC060..., rounded down. */
static i64 low(i64 k)
{
	const u128 fine = (u128)k * 0xF39CC0605CEDC834;
	const u128 coarse = (u128)k * 0x9E3779B97F4A7C15 + (u64)(fine >> 64);

	return k + (i64)(coarse >> 64);
}

/* The other pile of the lost pair with x in it: it is x + k if x = low(k), else x = low(k) + k. */
static i64 partner(i64 x)
{
	const i64 k = low(x + 1) - (x + 1); /* (x + 1) / phi */

	return low(k) == x ? x + k : low(x - k);
}

static int is_lost(i64 a, i64 b)
{
	return low(a < b ? b - a : a - b) == (a < b ? a : b);
}

/* Stones from both piles, if that wins, else from the larger one: one of the two always does. */
static void choose(i64 a, i64 b, i64 *x, i64 *y)
{
	const i64 both = (a < b ? a : b) - low(a < b ? b - a : a - b);

	*x = *y = 0;
	if (both > 0)
		*x = *y = both;
	else if (a > b)
		*x = a - partner(b);
	else
		*y = b - partner(a);
}

static void say_move(i64 x, i64 y)
{
	printf("%lld %lld\n", x, y);
	fflush(stdout);
}

/* Until 0 0 is read: the other side cannot move. */
static void play(i64 a, i64 b)
{
	int mine = !is_lost(a, b);
	i64 x, y;

	puts(mine ? "First" : "Second");
	fflush(stdout);
	for (;; mine = !mine) {
		if (mine) {
			choose(a, b, &x, &y);
			say_move(x, y);
		} else if (scanf("%lld %lld", &x, &y) != 2 || (x == 0 && y == 0)) {
			return;
		}
		a -= x;
		b -= y;
	}
}

int main(void)
{
	i64 a, b;
	int games;

	if (scanf("%d", &games) != 1)
		return 1;
	while (games-- > 0 && scanf("%lld %lld", &a, &b) == 2)
		play(a, b);
	return 0;
}
