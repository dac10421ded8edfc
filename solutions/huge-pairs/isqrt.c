/*
 * Takes the integer square root of 5 k^2.
 *
 * @expect  AC
 * @because floor(k*phi) = floor((k + floor(sqrt(5 k^2))) / 2) holds in integers, and 5 k^2
 *          <= 5*10^36 fits in 128 bits
 */
#include <stdio.h>
#include <stdlib.h>

static long long isqrt(__int128 n)
{
	__int128 root = 0;

	for (__int128 bit = (__int128)1 << 61; bit; bit >>= 1)
		if ((root + bit) * (root + bit) <= n)
			root += bit;
	return root;
}

static long long low(long long k)
{
	return (k + isqrt((__int128)5 * k * k)) / 2;
}

static int is_cold(long long a, long long b)
{
	return (a < b ? a : b) == low(llabs(a - b));
}

int main(void)
{
	int t;
	long long a, b;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "Second" : "First");
	return 0;
}
