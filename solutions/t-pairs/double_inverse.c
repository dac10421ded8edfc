/*
 * alpha = 1 + 2 / (t + sqrt(t*t + 4)) in binary64, where nothing cancels.
 *
 * @expect sample AC, plain WA, billion WA, full WA
 * @because n*alpha is closer to a whole number than binary64 can tell.
 * @witness 165580140 267914295 1
 */
#include <math.h>
#include <stdio.h>

static int is_lost(long long a, long long b, long long t)
{
	const double x = t, alpha = 1 + 2 / (x + sqrt(x * x + 4));
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
