/*
 * The closed form with an exact root, of n*n*(t*t + 4) in 64 bits.
 *
 * @expect sample AC, plain AC, billion AC, full WA
 * @because the square wraps at 2^64; for t = 1 from b - a = 1920767767 on, where its root is 4613.
 * @witness 960386190 2881153957 1
 */
#include <math.h>
#include <stdio.h>

typedef unsigned __int128 wide;

static wide root_of(wide x)
{
	if (x == 0)
		return 0;
	wide root = (wide)sqrtl((long double)x) + 1;

	for (;;) {
		const wide next = (root + x / root) / 2;

		if (next >= root)
			return root;
		root = next;
	}
}

static int is_lost(long long a, long long b, long long t)
{
	const unsigned long long n = (unsigned long long)((b - a) / t);
	const unsigned long long square = n * n * ((unsigned long long)t * t + 4);

	if ((b - a) % t != 0)
		return 0;
	return ((long long)n * (2 - t) + (long long)root_of(square)) / 2 == a;
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
