/*
 * Multiplies by F(91) / F(90) instead of the golden ratio.
 *
 * @expect  AC
 * @because F(91) / F(90) is a convergent of phi: no integer lies between k*phi and
 *          k*F(91)/F(90) while k < F(90) = 2880067194370816120, and k <= 10^18
 */
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	return (__int128)k * 4660046610375530309 / 2880067194370816120;
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
