/*
 * Takes n = (b - a) / t rounded down, whether t divides the difference or not.
 *
 * @expect sample AC, plain AC, billion WA, full WA
 * @because (0, 1) with t = 2 becomes n = 0, whose pair has the smaller pile 0.
 * @witness 0 1 2
 */
#include <stdio.h>

static int is_lost(long long a, long long b, long long t)
{
	const long long n = (b - a) / t;
	const __int128 sum = (__int128)a + b, side = n * sum - (__int128)a * b;

	if (n == 0)
		return a == 0;
	return side > 0 && side <= sum - 2 * (__int128)n;
}

int main(void)
{
	long long a, b, t;
	int q;

	scanf("%d", &q);
	while (q-- > 0 && scanf("%lld %lld %lld", &a, &b, &t) == 3)
		puts((a < b ? is_lost(a, b, t) : is_lost(b, a, t)) ? "Second" : "First");
	return 0;
}
