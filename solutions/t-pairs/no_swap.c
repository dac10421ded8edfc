/*
 * Takes the first pile for the smaller one.
 *
 * @expect WA
 * @because the larger pile may come first: (2, 1) with t = 1 is lost.
 * @witness 2 1 1
 */
#include <stdio.h>

static int is_lost(long long a, long long b, long long t)
{
	const long long n = (b - a) / t;
	const __int128 sum = (__int128)a + b, side = n * sum - (__int128)a * b;

	if (a > b)
		return 0;
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
		puts(is_lost(a, b, t) ? "Second" : "First");
	return 0;
}
