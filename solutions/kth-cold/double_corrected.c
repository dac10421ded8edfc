/*
 * A guess in binary64, then corrected in integers.
 *
 * @expect  AC
 * @because the guess is off by a few hundred at most, and a^2 - ak - k^2 <= 0 says exactly
 *          which way
 */
#include <math.h>
#include <stdio.h>

typedef unsigned long long u64;
typedef __int128 i128;

static int at_most_k_phi(i128 a, i128 k)
{
	return a * (a - k) <= k * k;
}

static u64 low(u64 k)
{
	u64 a = (u64)((double)k * (1 + sqrt(5)) / 2);

	while (!at_most_k_phi(a, k))
		a--;
	while (k > 0 && at_most_k_phi(a + 1, k))
		a++;
	return a;
}

int main(void)
{
	u64 k;
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%llu", &k) == 1)
		printf("%llu %llu\n", low(k), low(k) + k);
	return 0;
}
