/*
 * Plays nim: leaves equal piles.
 *
 * @expect  sample WA, million WA, full WA
 * @witness 1 1
 * @because from (1, 1) taking both stones wins, and it prints 0
 */
#include <stdio.h>

typedef long long i64;

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
	if (a < b)
		leave(a, a);
}

int main(void)
{
	i64 a, b;
	int t;

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
