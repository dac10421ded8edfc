/*
 * b = a*(t + 1), which a formula of a forum's thread says.
 *
 * @expect plain WA, billion WA, full WA
 * @because it holds as long as a < t + 2 only: (2, 4) with t = 1 is won.
 * @witness 2 4 1
 */
#include <stdio.h>

static int is_lost(long long a, long long b, long long t)
{
	return (__int128)a * (t + 1) == b;
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
