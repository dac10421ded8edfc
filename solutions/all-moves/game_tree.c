/*
 * The definition: a table of all positions, filled from the lost ones.
 *
 * @expect  sample AC, small AC, billion TLE|MLE|RE, full TLE|MLE|RE
 * @because time and memory grow with the square of the largest pile: 1 MB at 1000, 10^18 bytes
 *          at 10^9
 */
#include <stdio.h>
#include <stdlib.h>

typedef long long i64;

static i64 side, *partner, *low;

/* Marks all positions with a move to (x, y). */
static void mark(char *won, i64 x, i64 y)
{
	for (i64 n = 1; x + n < side || y + n < side; n++) {
		if (x + n < side)
			won[(x + n) * side + y] = 1;
		if (y + n < side)
			won[x * side + y + n] = 1;
		if (x + n < side && y + n < side)
			won[(x + n) * side + y + n] = 1;
	}
}

static void play(void)
{
	char *won = (char *)calloc((size_t)side, (size_t)side);

	partner = (i64 *)malloc((size_t)side * sizeof(i64));
	low = (i64 *)malloc((size_t)side * sizeof(i64));
	for (i64 x = 0; x < side; x++)
		partner[x] = low[x] = side;
	for (i64 x = 0; x < side; x++)
		for (i64 y = 0; y < side; y++)
			if (!won[x * side + y]) {
				mark(won, x, y);
				partner[x] = y;
				if (x <= y)
					low[y - x] = x;
			}
}

int main(void)
{
	static i64 pile[100000][2];
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	for (int i = 0; i < 2 * t && scanf("%lld", &pile[i / 2][i % 2]) == 1; i++)
		if (pile[i / 2][i % 2] >= side)
			side = pile[i / 2][i % 2] + 1;
	play();
	for (int i = 0; i < t; i++) {
		const i64 a = pile[i][0], b = pile[i][1];
		const i64 both = (a < b ? a : b) - low[a < b ? b - a : a - b];
		const i64 first = a - partner[b], second = b - partner[a];

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
