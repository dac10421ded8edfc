/*
 * Asks on which side of k*phi the smaller pile and the number after it lie.
 *
 * @expect  AC
 * @because phi is the positive root of x^2 = x + 1, so m < k*phi means m^2 < k (m + k), and
 *          the terms stay below 2*10^18
 */
#include <stdio.h>

static int is_cold(long long a, long long b)
{
	const long long low = a < b ? a : b;
	const long long k = a < b ? b - a : a - b;

	if (k == 0)
		return low == 0;
	return low * low < k * (low + k) && (low + 1) * (low + 1) > k * (low + 1 + k);
}

int main(void)
{
	long long a, b;

	while (scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
