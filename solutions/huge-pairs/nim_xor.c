/*
 * Decides as if the game were Nim.
 *
 * @expect  sample WA, small WA, billion WA, full WA
 * @witness 1 1
 * @because Nim has no move on both piles: equal piles such as (1, 1) are lost there and won
 *          here
 */
#include <stdio.h>

static int is_cold(long long a, long long b)
{
	return (a ^ b) == 0;
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
