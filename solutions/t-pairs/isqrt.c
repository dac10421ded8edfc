/*
 * The closed form: a = (n*(2 - t) + isqrt(n*n*(t*t + 4))) / 2, in 128 bits.
 *
 * @expect AC
 */
#include <math.h>
#include <stdio.h>

typedef unsigned __int128 wide;

static wide root_of(wide x)
{
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
	const wide n = (wide)((b - a) / t), tn = (wide)(b - a);

	if (n == 0 || (b - a) % t != 0)
		return b == 0;
	return (root_of(tn * tn + 4 * n * n) + 2 * n - tn) / 2 == (wide)a;
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
