/*
 * Goes through the pairs of each game from the first on, with the rule a = the least number unused,
 * which is one or two more than the last, as the differences of alpha's multiples say.
 *
 * @expect sample AC, plain TLE, billion TLE, full TLE
 * @because there are up to 382 million pairs with piles of 10^9, for each of 10^5 cases.
 */
#include <stdio.h>

static int is_lost(long long a, long long b, long long t)
{
	const long long n = (b - a) / t;
	long long low = 0;

	if ((b - a) % t != 0)
		return 0;
	for (long long i = 1; i <= n; i++) {
		low++;
		/* Is it below i*alpha still? */
		if ((__int128)(low + 1) * (low + 1 + (t - 1) * i) < (__int128)i * (low + 1 + t * i))
			low++;
	}
	return low == a;
}

int main(void)
{
	long long a, b, t;
	int q;

	scanf("%d", &q);
	while (q-- > 0 && scanf("%lld %lld %lld", &a, &b, &t) == 3)
		puts((a < b ? is_lost(a, b, t) : is_lost(b, a, t)) ? "Second" : "First");
	return 0;
}
