/*
 * Shifts the Zeckendorf representation of k by one Fibonacci number.
 *
 * @expect  AC
 * @because floor(phi*F(n)) is F(n+1), less one when n is even, and in a sum of Fibonacci
 *          numbers, no two neighbours, the smallest alone decides whether one is lost
 */
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	long long smaller = 1, larger = 2, sum = 0;
	int index = 2, last = 3;

	for (; larger <= k; index++) {
		larger += smaller;
		smaller = larger - smaller;
	}
	for (; index >= 2; index--) {
		if (smaller <= k) {
			k -= smaller;
			sum += larger;
			last = index;
		}
		smaller = larger - smaller;
		larger -= smaller;
	}
	return sum - (last % 2 == 0);
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
