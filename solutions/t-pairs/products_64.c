/*
 * The test without a root, in 64 bits, which forget the rest.
 *
 * @expect sample AC, plain AC, billion AC, full WA
 * @because it is right on every lost position, where the true value is small; of the won ones it
 *          takes (2^32, 2^32 + 1) with t = 1 for lost, whose value is 2^32 + 1 - 2^64.
 * @witness 4294967296 4294967297 1
 */
#include <stdio.h>

static int is_lost(long long a, long long b, long long t)
{
	const unsigned long long x = (unsigned long long)a, y = (unsigned long long)b;
	const unsigned long long n = (y - x) / (unsigned long long)t;
	const long long side = (long long)(n * (x + y) - x * y);

	if (n == 0 || (b - a) % t != 0)
		return b == 0;
	return side > 0 && side <= (long long)(x + y - 2 * n);
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
