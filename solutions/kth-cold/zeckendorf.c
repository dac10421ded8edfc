/*
 * Shifts the Zeckendorf representation.
 *
 * @expect  AC
 * @because floor(k * phi) is one more than k - 1 with each Fibonacci number replaced by the next
 */
#include <stdio.h>

typedef unsigned long long u64;

#define COUNT 90

static u64 fibonacci[COUNT + 1] = { 1, 2 };

static u64 low(u64 k)
{
	u64 rest = k - 1, sum = 1;

	if (k == 0)
		return 0;
	for (int i = COUNT - 1; rest > 0; i--)
		if (fibonacci[i] <= rest) {
			rest -= fibonacci[i];
			sum += fibonacci[i + 1];
		}
	return sum;
}

int main(void)
{
	u64 k;
	int t;

	for (int i = 2; i <= COUNT; i++)
		fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%llu", &k) == 1)
		printf("%llu %llu\n", low(k), low(k) + k);
	return 0;
}
