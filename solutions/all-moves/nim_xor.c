/*
 * Plays Nim: the piles are lost when they are equal.
 *
 * @expect  sample WA, small WA, billion WA, full WA
 * @witness 1 1
 * @because from (1, 1) taking both stones wins, and it prints 0
 */
#include <stdio.h>

typedef long long i64;

int main(void)
{
	i64 a, b;
	int t;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- > 0 && scanf("%lld %lld", &a, &b) == 2) {
		printf("%d\n", a != b);
		if (a != b)
			printf("%lld %lld\n", a > b ? a - b : 0, a > b ? 0 : b - a);
	}
	return 0;
}
