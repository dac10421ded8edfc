/*
 * Takes the square root of 5 k^2, computed in 64 bits without a sign.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 960386190 2881153957
 * @because 5 k^2 does not fit in 64 bits from k = 1920767767 on, where it becomes 21279829,
 *          whose root 4613 gives 960386190, so that (960386190, 2881153957) is called lost
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static long long low(unsigned long long k)
{
	return (k + (unsigned long long)sqrtl(5 * k * k)) / 2;
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
