/*
 * Divides by 18 decimals of 1 / phi in binary64.
 *
 * @expect  sample AC, small AC, full WA
 * @witness 267914295 433494436
 * @because for k = F(41) = 165580141 the quotient lies 2.7*10^-9 above 267914296 and comes
 *          out below it, so that (267914295, 433494436) is called lost
 */
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	return k / 0.618033988749894848;
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
