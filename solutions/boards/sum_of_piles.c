/*
 * Takes the number of stones for the value of a board.
 *
 * @expect  sample AC, two WA, few WA, full WA
 * @witness 1; 1 3
 * @because from (1, 3) it looks for a move to the value 0, and in its eyes only (0, 0) has it
 */
#include <stdio.h>

static int value(int a, int b)
{
	return a + b;
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
	int sum = 0;

	if (scanf("%d", &n) != 1)
		return 1;
	for (int i = 0; i < n; i++)
		if (scanf("%d %d", &pile[i][0], &pile[i][1]) != 2)
			return 1;
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
