/*
 * Multiplies by the golden ratio in fixed point, 64 by 128 bits.
 *
 * @expect  AC
 * @because the product is short by less than 0.065 k / 2^128, and k*phi is never closer to
 *          an integer from above than about 1 / (2.24 k), so that the cut decides nothing
 *          for k < 2^64
 */
#include <stdio.h>
#include <stdlib.h>

/* k * phi, phi - 1 cut after 128 fractional bits. */
static long long low(unsigned long long k)
{
	const unsigned __int128 fine = (unsigned __int128)k * 0xF39CC0605CEDC834;
	const unsigned __int128 product = (unsigned __int128)k * 0x9E3779B97F4A7C15 + (fine >> 64);

	return k + (unsigned long long)(product >> 64);
}

static int is_cold(long long a, long long b)
{
	return (a < b ? a : b) == low(llabs(a - b));
}

int main(void)
{
	long long a, b;

	/* One pair is all that a test has; `setter hack` has it answer a whole stream. */
	while (scanf("%lld %lld", &a, &b) == 2)
		puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
