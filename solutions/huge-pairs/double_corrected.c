/*
 * Estimates in binary64, then corrects in integers.
 *
 * @expect  AC
 * @because the estimate is off by some hundreds at most, and m^2 <= k (m + k) in 128 bits
 *          tells exactly whether m <= k*phi
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* m <= k * phi, without a root. */
static int reaches(__int128 m, __int128 k)
{
	return m * m <= k * (m + k);
}

static long long low(long long k)
{
	long long m = k * ((1 + sqrt(5)) / 2);

	while (!reaches(m, k))
		m--;
	while (reaches(m + 1, k))
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
