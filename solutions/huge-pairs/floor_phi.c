/*
 * Rounds the golden ratio down before it multiplies.
 *
 * @expect  sample WA, small WA, billion WA, full WA
 * @witness 2 4
 * @because an int holds 1 of phi = 1.618...: the smaller pile for k = 2 comes out as 2
 *          instead of 3, so that (2, 4) is called lost
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	const int phi = (1 + sqrt(5)) / 2;

	return k * phi;
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
