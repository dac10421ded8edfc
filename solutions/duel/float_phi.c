/*
 * Multiplies and divides by the golden ratio in binary32.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 4180 6764 lead 0
 * @because low(F(18)) = low(2584) comes out as 4181, so that the lost pair (4180, 6764) is called
 *          won
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;

#define PHI ((sqrtf(5) + 1) / 2)

static i64 low(i64 k)
{
	return (i64)((float)k * PHI);
}

static i64 partner(i64 x)
{
	const i64 k = (i64)((float)(x + 1) / PHI);

	return low(k) == x ? x + k : low((i64)((float)(x + 1) / (PHI * PHI)));
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

	puts(mine ? "first" : "second");
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
