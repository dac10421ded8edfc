/*
 * Wythoff's game, whatever t is.
 *
 * @expect sample WA, plain AC, billion WA, full WA
 * @because t = 2 lets one take all of (1, 2) at once.
 * @witness 1 2 2
 */
#include <stdio.h>

static int is_lost(long long a, long long b, long long t)
{
	t = 1;
	const long long n = (b - a) / t;
	const __int128 sum = (__int128)a + b, side = n * sum - (__int128)a * b;

	if (n == 0 || (b - a) % t != 0)
		return b == 0;
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
