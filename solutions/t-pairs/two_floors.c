/*
 * Published for piles of up to 10^8: floor(n*alpha) and floor(n*beta) in binary64, beta = alpha + t.
 *
 * @expect sample AC, plain WA, billion WA, full WA
 * @because for n = t = 8208 or 8209, n*beta is whole but for 1 / n, and beta in binary64 has lost more.
 * @witness 8209 67395890 8209
 */
#include <math.h>
#include <stdio.h>

static int is_lost(long long a, long long b, long long t)
{
	const double x = t, alpha = (2 - x + sqrt(x * x + 4)) / 2;
	const long long n = (b - a) / t;

	if ((b - a) % t != 0)
		return 0;
	return floor(n * alpha) == a && floor(n * (alpha + x)) == b;
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
