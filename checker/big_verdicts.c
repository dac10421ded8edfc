/*
 * big_verdicts - proves who wins, for each position with piles of up to 1080 digits.
 *
 *     input     t, then t positions `a b`
 *     output    a word per position: First or Second
 *
 * The jury's answer goes through the same function; where it is empty, the mathematics is
 * enough.  White space is free.
 */
#include "testlib.h"
#include "wythoff.h"
#include "claimed_verdicts.h"

static struct wy_big piles[2];
static char digits[WY_BIG_TEXT];

static void read_big_pile(case_number i, int which, const char *what)
{
	struct tl_span word;

	if (seekEof(inf))
		streamQuitf(inf, _pe, "case %llu: expected %s, found the end of the file", i, what);
	readTokenTo(inf, &word);
	if (word.length > WY_BIG_PILE_DIGITS ||
			!wy_big_parse(&piles[which], word.text, word.length))
		streamQuitf(inf, _pe, "case %llu: expected %s of up to %d digits, found %s", i,
				what, WY_BIG_PILE_DIGITS, quoted_word(word));
}

static bool next_case_is_lost(case_number i)
{
	read_big_pile(i, 0, "the first pile");
	read_big_pile(i, 1, "the second pile");
	return wy_big_is_cold(&piles[0], &piles[1]);
}

static const char *text_of_case(void)
{
	const char *const first = printable(compress(wy_big_print(&piles[0], digits)));
	const char *const second = printable(compress(wy_big_print(&piles[1], digits)));

	return format("(%s, %s)", first, second);
}

int main(int argc, char *argv[])
{
	setName("who wins each position with big piles");
	registerTestlibCmd(argc, argv);
	judge_all_claims(read_given_number(0, "t"), next_case_is_lost, text_of_case);
}
