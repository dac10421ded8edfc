/*
 * Counts upwards from k to the last number below k*phi.
 *
 * @expect  sample AC, small AC, billion TLE, full TLE
 * @because it makes 0.618 k steps: 6*10^8 for a single pair of piles up to 10^9, 6*10^17
 *          for the largest, and there may be 100000
 */
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	__int128 m = k;

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
	int t;
	long long a, b;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "Second" : "First");
	return 0;
}
