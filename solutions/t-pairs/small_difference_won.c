/*
 * A difference below t: take all. There are no two empty piles in this program.
 *
 * @expect sample AC, plain WA, billion WA, full WA
 * @because at (0, 0) there is nothing to take.
 * @witness 0 0 1
 */
#include <stdio.h>

static int is_lost(long long a, long long b, long long t)
{
	const long long n = (b - a) / t;
	const __int128 sum = (__int128)a + b, side = n * sum - (__int128)a * b;

	if (n == 0 || (b - a) % t != 0)
		return 0;
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
