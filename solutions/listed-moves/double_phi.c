/*
 * Multiplies and divides by the golden ratio in binary64.
 *
 * @expect  sample AC, million AC, full WA
 * @witness 102334154 165580140
 * @because low(F(40)) = low(102334155) comes out as 165580141, so that the pile 165580140 is
 *          paired with 102334153 instead of 267914295
 */
#include <math.h>
#include <stdio.h>

typedef long long i64;

#define PHI ((sqrt(5) + 1) / 2)

static i64 low(i64 k)
{
	return (i64)(k * PHI);
}

static i64 partner(i64 x)
{
	const i64 k = (i64)((x + 1) / PHI);

	return low(k) == x ? x + k : low((i64)((x + 1) / (PHI * PHI)));
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
