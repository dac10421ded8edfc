/*
 * Shifts the Zeckendorf representation.
 *
 * @expect  AC
 * @because a pile is the smaller one of its cold pair when its last Fibonacci number has an even
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

int main(void)
{
	i64 a, b;
	int t;

	for (int i = 2; i <= COUNT; i++)
		fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2) {
		const i64 both = (a < b ? a : b) - low(a < b ? b - a : a - b);
		const i64 first = a - partner(b), second = b - partner(a);

		printf("%d\n", (both > 0) + (first > 0) + (second > 0));
		if (both > 0)
			printf("%lld %lld\n", both, both);
		if (first > 0)
			printf("%lld 0\n", first);
		if (second > 0)
			printf("0 %lld\n", second);
	}
	return 0;
}
