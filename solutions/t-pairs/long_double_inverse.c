/*
 * alpha = 1 + 2 / (t + sqrt(t*t + 4)) in x87's extended precision.
 *
 * @expect sample AC, plain AC, billion AC, full WA
 * @because n*alpha is closer to a whole number than 64 bits can tell.
 * @witness 4478554082 10812186006 2
 */
#include <math.h>
#include <stdio.h>

static int is_lost(long long a, long long b, long long t)
{
	const long double x = t, alpha = 1 + 2 / (x + sqrtl(x * x + 4));
	const long long n = (b - a) / t;

	if ((b - a) % t != 0)
		return 0;
	return floorl(n * alpha) == a;
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
