/*
 * Numbers read by strtoll, which stops at 2^63 - 1.
 *
 * @expect sample AC, word AC, hundred WA, thousand WA
 * @because 9223372036854775808 becomes 9223372036854775807, which is the larger pile of a lost
 *          position; larger cold pairs become equal piles.
 * @witness 5700357409661599242 9223372036854775808
 */
#include <stdio.h>
#include <stdlib.h>

static int is_lost(long long a, long long b)
{
	const __int128 x = a, y = b;

	return b == 0 || (0 < y * (y - x) - x * x && y * (y - x) - x * x <= 3 * x - y);
}

int main(void)
{
	static char first[1100], second[1100];
	int t;

	scanf("%d", &t);
	while (t-- > 0 && scanf("%1099s %1099s", first, second) == 2) {
		const long long a = strtoll(first, NULL, 10), b = strtoll(second, NULL, 10);

		puts((a < b ? is_lost(a, b) : is_lost(b, a)) ? "Second" : "First");
	}
	return 0;
}
