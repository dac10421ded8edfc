/*
 * cold_pairs - proves the cold pair of each index.
 *
 *     input     t, then t indices `k`
 *     output    per index the piles `a b` of the k-th cold pair, the smaller first
 *
 * The jury's answer goes through the same function; where it is empty, the
 * mathematics is enough.  White space is free.
 */
#include "testlib.h"
#include "wythoff.h"
#include "game_numbers.h"
#include "refuse_more_output.h"

static struct wy_pos read_expected_pair(case_number i, unsigned long long *k)
{
	struct wy_pos pair = { 0, 0 };

	*k = read_given_number(i, "k");
	if (!wy_cold_pair(*k, &pair))
		streamQuitf(inf, _pe, "case %llu: the cold pair of k = %llu is beyond 64 bits", i,
				*k);
	return pair;
}

static bool is_number(struct game_number found, unsigned long long expected)
{
	return !found.odd && found.value == expected;
}

/* Reads one pair of the answer or of the output; returns if it is the expected one. */
static void judge_case(InStream *S, case_number i, unsigned long long k, struct wy_pos expected)
{
	const struct game_number a = read_game_number(S, i, "the smaller pile");
	const struct game_number b = read_game_number(S, i, "the larger pile");

	if (is_number(a, expected.a) && is_number(b, expected.b))
		return;

	const bool swapped = is_number(a, expected.b) && is_number(b, expected.a);

	streamQuitf(S, _wa, "case %llu: k = %llu: expected %s, found (%s, %s)%s", i, k,
			wy_pos_text(expected).s, game_number_text(a), game_number_text(b),
			swapped ? ": the smaller pile comes first" : "");
}

int main(int argc, char *argv[])
{
	setName("the cold pair of each index");
	registerTestlibCmd(argc, argv);

	const bool jury = jury_has_answered();
	const case_number t = read_given_number(0, "t");

	for (case_number i = 1; i <= t; i++) {
		unsigned long long k;
		const struct wy_pos expected = read_expected_pair(i, &k);

		if (jury)
			judge_case(ans, i, k, expected);
		judge_case(ouf, i, k, expected);
	}
	refuse_more_input(t);
	refuse_more_output(ans, t);
	refuse_more_output(ouf, t);
	quitf(_ok, "%s", counted_noun(t, "pair"));
}
