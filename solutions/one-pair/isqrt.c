/*
 * Takes the integer square root of 5 k^2.
 *
 * @expect  AC
 * @because floor(k*phi) = floor((k + floor(sqrt(5 k^2))) / 2) holds in integers, and 5 k^2
 *          <= 5*10^18 fits in 63 bits
 */
#include <stdio.h>
#include <stdlib.h>

static long long isqrt(unsigned long long n)
{
	unsigned long long root = 0;

	for (unsigned long long bit = 1ULL << 31; bit; bit >>= 1)
		if ((root + bit) * (root + bit) <= n)
			root += bit;
	return root;
}

static long long low(long long k)
{
	return (k + isqrt(5 * k * k)) / 2;
}

static int is_cold(long long a, long long b)
{
	return (a < b ? a : b) == low(llabs(a - b));
}

int main(void)
{
	long long a, b;

	if (scanf("%lld %lld", &a, &b) != 2)
		return 1;
	puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
