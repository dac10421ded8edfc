/*
 * t_verdicts - proves who wins t-Wythoff, for each case.
 *
 *     input     q, then q cases `a b t`: from both piles one takes x, y >= 1, |x - y| < t
 *     output    a word per case: First or Second
 *
 * The jury's answer goes through the same function; where it is empty, the mathematics is
 * enough.  White space is free.
 */
#include "testlib.h"
#include "wythoff.h"
#include "claimed_verdicts.h"

static unsigned long long first, second, t;

static bool next_case_is_lost(case_number i)
{
	first = read_given_number(i, "the first pile");
	second = read_given_number(i, "the second pile");
	t = read_given_number(i, "t");
	if (t == 0)
		streamQuitf(inf, _pe, "case %llu: t is 0", i);
	return wy_is_cold_t(wy_pos_make(first, second), t);
}

static const char *text_of_case(void)
{
	return format("(%llu, %llu) with t = %llu", first, second, t);
}

int main(int argc, char *argv[])
{
	setName("who wins each case of t-Wythoff");
	registerTestlibCmd(argc, argv);
	judge_all_claims(read_given_number(0, "q"), next_case_is_lost, text_of_case);
}
