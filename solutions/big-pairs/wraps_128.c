/*
 * The test without a root, in 128 bits, which forget the rest.
 *
 * @expect sample AC, word AC, hundred WA, thousand WA
 * @because for a lost position 0 < b*k - a*a <= 3*a - b holds in arithmetic modulo 2^128, too,
 *          and up to 38 digits that is all that random cold pairs show; but it also holds for
 *          won ones such as (2^64, 2^64 + 1), where b*k - a*a is 2^64 + 1 - 2^128.
 * @witness 18446744073709551616 18446744073709551617
 */
#include <stdio.h>

typedef unsigned __int128 wide;

static wide parse(const char *text)
{
	wide x = 0;

	while (*text)
		x = 10 * x + (wide)(*text++ - '0');
	return x;
}

static int is_lost(wide a, wide b)
{
	const wide difference = b * (b - a) - a * a;

	return b == 0 || (difference > 0 && difference <= 3 * a - b && b <= 3 * a);
}

int main(void)
{
	static char first[1100], second[1100];
	int t;

	scanf("%d", &t);
	while (t-- > 0 && scanf("%1099s %1099s", first, second) == 2) {
		const wide a = parse(first), b = parse(second);

		puts((a < b ? is_lost(a, b) : is_lost(b, a)) ? "Second" : "First");
	}
	return 0;
}
