/*
 * Takes the square root of 5 k^2, computed in int.
 *
 * @expect  sample AC, small AC, full WA
 * @witness 14827 44136
 * @because 5 k^2 does not fit in an int from k = 20725 on: for k = 29309 it becomes 120109,
 *          whose root 346 gives 14827, so that (14827, 44136) is called lost
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static long long low(int k)
{
	return (k + (long long)sqrt(5 * k * k)) / 2;
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
