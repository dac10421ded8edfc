/*
 * Shifts the Zeckendorf representation, and takes from one pile where that wins.
 *
 * @expect  AC
 * @because a pile is the smaller one of its lost pair when its last Fibonacci number has an even
 *          index, and the larger one of the pair is the smaller one shifted up
 */
#include <stdio.h>

typedef long long i64;

#define COUNT 90

static i64 fibonacci[COUNT + 1] = { 1, 2 };

/* The sum for x with each Fibonacci number replaced by its neighbour up or down; the last one. */
static int shift(i64 x, i64 *up, i64 *down)
{
	int last = 0;

	*up = *down = 0;
	for (int i = COUNT - 1; x > 0; i--)
		if (fibonacci[i] <= x) {
			x -= fibonacci[i];
			*up += fibonacci[i + 1];
			*down += i > 0 ? fibonacci[i - 1] : 1;
			last = i;
		}
	return last;
}

static i64 low(i64 k)
{
	i64 up, down;

	if (k == 0)
		return 0;
	shift(k - 1, &up, &down);
	return up + 1;
}

/* fibonacci[0] is F(2). */
static i64 partner(i64 x)
{
	i64 up, down;

	return shift(x, &up, &down) % 2 == 0 ? up : down;
}

static int is_lost(i64 a, i64 b)
{
	return partner(a) == b;
}

static void choose(i64 a, i64 b, i64 *x, i64 *y)
{
	*x = *y = 0;
	if (partner(a) < b)
		*y = b - partner(a);
	else if (partner(b) < a)
		*x = a - partner(b);
	else
		*x = *y = (a < b ? a : b) - low(a < b ? b - a : a - b);
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

	for (int i = 2; i <= COUNT; i++)
		fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
	if (scanf("%d", &games) != 1)
		return 1;
	while (games-- > 0 && scanf("%lld %lld", &a, &b) == 2)
		play(a, b);
	return 0;
}
