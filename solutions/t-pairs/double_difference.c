/*
 * alpha = (2 - t + sqrt(t*t + 4)) / 2 in binary64.
 *
 * @expect sample AC, plain WA, billion WA, full WA
 * @because 2 - t and the root cancel, and the larger t, the more.
 * @witness 263682 135269892 513
 */
#include <math.h>
#include <stdio.h>

static int is_lost(long long a, long long b, long long t)
{
	const double x = t, alpha = (2 - x + sqrt(x * x + 4)) / 2;
	const long long n = (b - a) / t;

	if ((b - a) % t != 0)
		return 0;
	return floor(n * alpha) == a;
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
