/*
 * Plays Nim, where no move takes from both piles.
 *
 * @expect  WA
 * @witness 1 1 lead 0
 * @because equal piles are lost in Nim, but here a player takes both
 */
#include <stdio.h>

typedef long long i64;

static int is_lost(i64 a, i64 b)
{
	return (a ^ b) == 0;
}

static void choose(i64 a, i64 b, i64 *x, i64 *y)
{
	*x = a > b ? a - b : 0;
	*y = a > b ? 0 : b - a;
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
