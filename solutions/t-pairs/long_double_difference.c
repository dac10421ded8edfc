/*
 * alpha = (2 - t + sqrt(t*t + 4)) / 2 in x87's extended precision.
 *
 * @expect sample AC, plain AC, billion AC, full WA
 * @because 2 - t and the root cancel: 64 bits are too few from t = 294 on.
 * @witness 25499208 7496854176 294
 */
#include <math.h>
#include <stdio.h>

static int is_lost(long long a, long long b, long long t)
{
	const long double x = t, alpha = (2 - x + sqrtl(x * x + 4)) / 2;
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
