/*
 * bigrandom - random positions with big piles.
 *
 *     bigrandom [-size any|full] [-digits D] [-t T] [-pick N] [salt ...]
 *
 * With -size any, the default, as many digits as chance has it, from 1 to D, and two piles of
 * one length; with -size full all of them have D digits, and half of the positions are cold:
 * that is as slow as it can get.
 *
 * The control: what it does not find needs the other generators.  With -size full it kills
 * products digit by digit, and searches for k that multiply in each step.
 */
#include "big_cases.h"

static struct wy_big draw_big(int digits)
{
	char text[WY_BIG_TEXT];
	struct wy_big x;

	text[0] = (char)('0' + nextInt(rnd, 1, 9));
	for (int i = 1; i < digits; i++)
		text[i] = (char)('0' + nextInt(rnd, 10));
	wy_big_parse(&x, text, (size_t)digits);
	return x;
}

static void add_any(void)
{
	const int digits = nextInt(rnd, 1, big.digits);
	const struct wy_big first = draw_big(digits), second = draw_big(digits);

	add_big_position(&first, &second);
}

/* k near the largest: its pair has D digits, nearly always. */
static void add_full_pair(void)
{
	static int index[BIG_FIBONACCI_MAX];
	struct wy_big a, b;
	int count = 0;

	index[count++] = big.last - 2;
	for (int i = index[0] - 3; i >= 2; i -= 1)
		if (nextInt(rnd, 2) == 0)
			index[count++] = i--;
	big_pair_of_sum(index, count, &a, &b);
	if (nextInt(rnd, 2) == 0)
		add_big_position(&a, &b);
	else
		add_big_position(&b, &a);
}

static void add_full(void)
{
	const struct wy_big first = draw_big(big.digits), second = draw_big(big.digits);

	add_big_position(&first, &second);
	if (big.last > 6)
		add_full_pair();
}

int main(int argc, char *argv[])
{
	begin_big_cases(argc, argv);

	const char *const size = opt_str("size", "any");
	const bool full = strcmp(size, "full") == 0;

	if (!full && strcmp(size, "any") != 0)
		quitf(_fail, "-size %s: there are any and full", compress(size));
	for (int i = 0; i < 2 * big.most && big.count < big.most; i++)
		if (full)
			add_full();
		else
			add_any();
	write_big_cases();
	return 0;
}
