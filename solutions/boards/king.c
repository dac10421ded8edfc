/*
 * Takes one stone at a time.
 *
 * @expect  sample WA, two WA, few WA, full WA
 * @witness 1; 0 2
 * @because taking both stones wins, and with one stone at a time (0, 2) is lost
 */
#include <stdio.h>

#define SIDE 2001

static unsigned char g[SIDE][SIDE];

static void fill(int side)
{
	for (int a = 0; a < side; a++)
		for (int b = 0; b < side; b++) {
			int seen = 0;

			if (a > 0)
				seen |= 1 << g[a - 1][b];
			if (b > 0)
				seen |= 1 << g[a][b - 1];
			if (a > 0 && b > 0)
				seen |= 1 << g[a - 1][b - 1];
			while (seen & 1 << g[a][b])
				g[a][b]++;
		}
}

static int value(int a, int b)
{
	return g[a][b];
}

static int pile[100000][2], n;

/* Prints a move on the i-th board that leaves this value, if there is one. */
static int move_to(int i, int wanted)
{
	const int a = pile[i][0], b = pile[i][1];

	for (int x = 1; x <= 1; x++) {
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
