/*
 * Decides as if the game were Nim.
 *
 * @expect  sample WA, small WA, full WA
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
	long long a, b;

	if (scanf("%lld %lld", &a, &b) != 2)
		return 1;
	puts(is_cold(a, b) ? "0" : "1");
	return 0;
}
