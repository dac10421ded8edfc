/*
 * Knows the lost pairs (1, 2), (3, 5), (8, 13), (21, 34), ... and no other.
 *
 * @expect  sample WA, small WA, full WA
 * @witness 4 7
 * @because there is a lost pair for every difference, not only for Fibonacci numbers: (4,
 *          7) with k = 3 is called won
 */
#include <stdio.h>

static int is_cold(long long a, long long b)
{
	const long long small = a < b ? a : b, large = a < b ? b : a;
	long long x = 1, y = 2;

	if (large == 0)
		return 1;
	while (y < large) {
		x += y;
		y += x;
	}
	return x == small && y == large;
}

int main(void)
{
	long long a, b;

	while (scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
