/*
 * Values with a pointer for each row and diagonal to the first number that is still free there.
 *
 * @expect  AC
 * @because the value of a position is the first number, from the largest of its three pointers
 *          on, that is free in its row, its column and its diagonal
 */
#include <stdio.h>

#define SIDE 2001

#define VALUES 4100

/* The numbers that are taken; row x and column x have the same ones. */
struct line {
	char taken[VALUES];
	int first_free;
};

static struct line row[SIDE], diagonal[SIDE];
static unsigned short g[SIDE][SIDE];

static void take(struct line *l, int v)
{
	l->taken[v] = 1;
	while (l->taken[l->first_free])
		l->first_free++;
}

static int larger(int x, int y)
{
	return x > y ? x : y;
}

static void fill(int side)
{
	for (int a = 0; a < side; a++)
		for (int b = a; b < side; b++) {
			struct line *const x = &row[a], *const y = &row[b], *const z = &diagonal[b - a];
			int v = larger(larger(x->first_free, y->first_free), z->first_free);

			while (x->taken[v] | y->taken[v] | z->taken[v])
				v++;
			g[a][b] = g[b][a] = (unsigned short)v;
			take(x, v);
			take(y, v);
			take(z, v);
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
