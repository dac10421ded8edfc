/*
 * Reads digit by digit into 64 bits, which forget the rest.
 *
 * @expect sample AC, word AC, hundred WA, thousand WA
 * @because 18446744073709551616 becomes 0, and two empty piles are lost.
 * @witness 0 18446744073709551616
 */
#include <stdio.h>

static unsigned long long parse(const char *text)
{
	unsigned long long x = 0;

	while (*text)
		x = 10 * x + (unsigned long long)(*text++ - '0');
	return x;
}

static int is_lost(unsigned long long a, unsigned long long b)
{
	const unsigned long long k = b - a;
	/* The root is right for k < 2^62; Newton's step makes it whole. */
	const unsigned __int128 square = (unsigned __int128)5 * k * k;
	unsigned __int128 root = (unsigned __int128)1 << 66;

	if (k == 0)
		return a == 0;
	for (;;) {
		const unsigned __int128 next = (root + square / root) / 2;

		if (next >= root)
			break;
		root = next;
	}
	return (k + root) / 2 == a;
}

int main(void)
{
	static char first[1100], second[1100];
	int t;

	scanf("%d", &t);
	while (t-- > 0 && scanf("%1099s %1099s", first, second) == 2) {
		const unsigned long long a = parse(first), b = parse(second);

		puts((a < b ? is_lost(a, b) : is_lost(b, a)) ? "Second" : "First");
	}
	return 0;
}
