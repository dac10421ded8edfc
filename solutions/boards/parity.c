/*
 * Counts the boards that are won: an odd number wins.
 *
 * @expect  sample WA, two WA, few WA, full WA
 * @witness 2; 0 1; 1 1
 * @because two boards are won, and their values are 1 and 2
 */
#include <stdio.h>

#define SIDE 2001

#define WORDS 64

typedef unsigned long long u64;

static unsigned short g[SIDE][SIDE];
static u64 row[WORDS], column[SIDE][WORDS], diagonal[2 * SIDE][WORDS];

/* The smallest number that no move leads to: 64 numbers are one word of each set. */
static int mex(const u64 *x, const u64 *y, const u64 *z)
{
	int i = 0;

	while (!~(x[i] | y[i] | z[i]))
		i++;
	return 64 * i + __builtin_ctzll(~(x[i] | y[i] | z[i]));
}

static void fill(int side)
{
	for (int a = 0; a < side; a++) {
		for (int i = 0; i < WORDS; i++)
			row[i] = 0;
		for (int b = 0; b < side; b++) {
			u64 *const d = diagonal[SIDE + a - b];
			const int v = mex(row, column[b], d);

			g[a][b] = (unsigned short)v;
			row[v / 64] |= 1ULL << v % 64;
			column[b][v / 64] |= 1ULL << v % 64;
			d[v / 64] |= 1ULL << v % 64;
		}
	}
}

static int value(int a, int b)
{
	return g[a][b] != 0;
}

static int pile[100000][2], n;

/* Prints a move on the i-th board that leaves this value, if there is one. */
static int move_to(int i, int wanted)
{
	const int a = pile[i][0], b = pile[i][1];

	for (int x = 1; x <= a || x <= b; x++) {
		if (x <= a && x <= b && value(a - x, b - x) == wanted)
			return printf("%d %d %d\n", i + 1, x, x);
		if (x <= a && value(a - x, b) == wanted)
			return printf("%d %d 0\n", i + 1, x);
		if (x <= b && value(a, b - x) == wanted)
			return printf("%d 0 %d\n", i + 1, x);
	}
	return 0;
}

int main(void)
{
	int sum = 0, side = 0;

	if (scanf("%d", &n) != 1)
		return 1;
	for (int i = 0; i < n; i++)
		for (int j = 0; j < 2; j++) {
			if (scanf("%d", &pile[i][j]) != 1)
				return 1;
			if (pile[i][j] >= side)
				side = pile[i][j] + 1;
		}
	fill(side);
	for (int i = 0; i < n; i++)
		sum ^= value(pile[i][0], pile[i][1]);
	for (int i = 0; i < n && sum != 0; i++) {
		const int v = value(pile[i][0], pile[i][1]);

		if ((v ^ sum) < v && move_to(i, v ^ sum))
			return 0;
	}
	puts("0");
	return 0;
}
