/*
 * Multiplies by 18 decimals of phi in integers.
 *
 * @expect  sample AC, small AC, billion AC, full WA
 * @witness 2971215073
 * @because low(F(47)) = low(2971215073) comes out as 4807526975: the constant is short by 2.0e-19,
 *          and k * phi is only 1.5e-10 above 4807526976
 */
#include <stdio.h>

typedef long long i64;
typedef __int128 i128;

/* phi * 10^18 */
#define PHI 1618033988749894848
#define ONE 1000000000000000000

static i64 low(i64 k)
{
	return (i64)((i128)k * PHI / ONE);
}

int main(void)
{
	i64 k;
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld", &k) == 1)
		printf("%lld %lld\n", low(k), low(k) + k);
	return 0;
}
