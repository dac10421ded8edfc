/*
 * Multiplies by 27 decimals of 1 / phi, in three limbs of nine digits.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 72723460248140 117669030460993
 * @because the constant is too small by 3.7*10^-28: for k = F(67) = 44945570212853 the
 *          product lies below 72723460248141 instead of 10^-14 above, so that
 *          (72723460248140, 117669030460993) is called lost
 */
#include <stdio.h>
#include <stdlib.h>

#define BASE 1000000000

static long long low(long long k)
{
	static const long long limb[3] = { 618033988, 749894848, 204586834 };
	const long long high = k / BASE, rest = k % BASE;
	const long long third = rest * limb[2];
	const long long second = high * limb[2] + rest * limb[1] + third / BASE;
	const long long first = high * limb[1] + rest * limb[0] + second / BASE;

	return k + high * limb[0] + first / BASE;
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
