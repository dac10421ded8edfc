/*
 * Takes pairs of neighbouring Fibonacci numbers for the cold ones.
 *
 * @expect  sample WA, small WA, billion WA, full WA
 * @witness 3
 * @because for k = 3 it prints (8, 13); the third pair is (4, 7)
 */
#include <stdio.h>

typedef unsigned long long u64;

int main(void)
{
	u64 k;
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%llu", &k) == 1) {
		u64 a = 0, b = 0;

		/* (1, 2), (3, 5), (8, 13), ... */
		for (u64 i = 0; i < k && i < 45; i++) {
			a = i > 0 ? a + b : 1;
			b = i > 0 ? a + b : 2;
		}
		printf("%llu %llu\n", a, b);
	}
	return 0;
}
