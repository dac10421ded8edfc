/*
 * Asks on which side of k*phi the smaller pile and the number after it lie.
 *
 * @expect  AC
 * @because phi is the positive root of x^2 = x + 1, so m < k*phi means m^2 < k (m + k), and
 *          the terms stay below 2*10^36 in 128 bits
 */
#include <stdio.h>

static int is_cold(long long a, long long b)
{
	const __int128 low = a < b ? a : b;
	const __int128 k = a < b ? b - a : a - b;

	if (k == 0)
		return low == 0;
	return low * low < k * (low + k) && (low + 1) * (low + 1) > k * (low + 1 + k);
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
