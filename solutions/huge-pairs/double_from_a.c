/*
 * Recovers k from the smaller pile: floor(a / phi) or one more, in binary64.
 *
 * @expect  sample AC, small AC, billion WA, full WA
 * @witness 165580140 267914295
 * @because k is found, but not confirmed: for k = F(40) = 102334155 the product k*phi lies
 *          4.4*10^-9 below 165580141 and is rounded up to it, so that the cold pair
 *          (165580140, 267914295) is called won
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static int is_cold(long long a, long long b)
{
	const double root = sqrt(5);
	const long long small = a < b ? a : b, large = a < b ? b : a;
	long long j = small * (root - 1) / 2;

	if (small != (long long)(j * (root + 1) / 2))
		j++;
	return small == (long long)(j * (root + 1) / 2) && large == small + j;
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
