/*
 * Counts upwards from k to the last number below k*phi.
 *
 * @expect  sample AC, small AC, full TLE
 * @because it makes 0.618 k steps: 6*10^8 for a single pair, and there may be 100000
 */
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	long long m = k;

	while ((m + 1) * (m + 1) <= k * (m + 1 + k))
		m++;
	return m;
}

static int is_cold(long long a, long long b)
{
	return (a < b ? a : b) == low(llabs(a - b));
}

int main(void)
{
	long long a, b;

	while (scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
