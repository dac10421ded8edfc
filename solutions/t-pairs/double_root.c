/*
 * The closed form in whole numbers, and a root from binary64.
 *
 * @expect sample AC, plain WA, billion WA, full WA
 * @because n*n*(t*t + 4) has more than 53 bits, and its root comes out one too large.
 * @witness 11586 134246982 11586
 */
#include <math.h>
#include <stdio.h>

static int is_lost(long long a, long long b, long long t)
{
	const long long n = (b - a) / t;
	const double square = (double)n * n * ((double)t * t + 4);

	if ((b - a) % t != 0)
		return 0;
	return (n * (2 - t) + (__int128)sqrt(square)) / 2 == a;
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
