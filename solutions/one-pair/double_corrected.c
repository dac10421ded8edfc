/*
 * Estimates in binary64, then corrects in integers.
 *
 * @expect  AC
 * @because the estimate is off by at most one, and m^2 <= k (m + k), at most 4*10^18 on
 *          either side, tells exactly whether m <= k*phi
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* m <= k * phi, without a root. */
static int reaches(long long m, long long k)
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
	long long a, b;

	if (scanf("%lld %lld", &a, &b) != 2)
		return 1;
	puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
