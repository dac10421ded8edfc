/*
 * Shifts the Zeckendorf representation.
 *
 * @expect  AC
 * @because a pile is the smaller one of its cold pair when its last Fibonacci number has an even
 *          index, and the larger one of the pair is the smaller one shifted up
 */
#include <stdio.h>

typedef long long i64;

#define COUNT 50

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
	if (low(b - a) < a)
		leave(low(b - a), low(b - a) + b - a);
	if (partner(a) < b)
		leave(a, partner(a));
	if (partner(b) < a)
		leave(partner(b), b);
}

int main(void)
{
	i64 a, b;
	int t;

	for (int i = 2; i <= COUNT; i++)
		fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
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
