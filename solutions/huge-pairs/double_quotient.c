/*
 * Divides by half of sqrt(5) - 1 in binary64.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 267914295 433494436
 * @because for k = F(41) = 165580141 the quotient lies 2.7*10^-9 above 267914296 and comes
 *          out below it, so that (267914295, 433494436) is called lost
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static long long low(long long k)
{
	return 2 * k / (sqrt(5) - 1);
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
