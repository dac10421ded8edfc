/*
 * verdicts - proves who wins, for each position.
 *
 *     input     `a b`, one position or more, to the end of the file; or t on a
 *               line of its own, then t positions
 *     output    a word per position: 1 or 0, First or Second
 *
 * Which words is what the jury's answer begins with.  Where that is empty, the
 * mathematics is enough, and the words are First and Second if the input begins
 * with t, else 1 and 0.  White space is free.
 */
#include "testlib.h"
#include "wythoff.h"
#include "game_numbers.h"

struct vocabulary {
	const char *lost, *won; /* by the player to move */
};

static const struct vocabulary digits = { "0", "1" };
static const struct vocabulary words = { "Second", "First" };

/* How far the input has been read. */
struct progress {
	bool counted;
	case_number t; /* if counted */
	case_number i;
	unsigned long long first, second;
	bool begun; /* `first` of the first position was read in search of t */
};

static struct progress begin_input(void)
{
	struct progress at = { false, 0, 0, 0, 0, false };
	const unsigned long long number = read_given_number(0, "t or a pile");

	at.counted = seekEoln(inf);
	at.begun = !at.counted;
	if (at.counted)
		at.t = number;
	else
		at.first = number;
	return at;
}

/* Returns false when there are no more. */
static bool next_position(struct progress *at)
{
	if (at->counted ? at->i == at->t : !at->begun && seekEof(inf))
		return false;
	at->i++;
	if (!at->begun)
		at->first = read_given_number(at->i, "the first pile");
	at->begun = false;
	at->second = read_given_number(at->i, "the second pile");
	return true;
}

static case_number count_all_cases(struct progress *at)
{
	if (at->counted)
		return at->t;
	while (next_position(at)) {
	}
	return at->i;
}

static bool is_word(struct tl_span word, const char *text)
{
	return word.length == strlen(text) && memcmp(word.text, text, word.length) == 0;
}

static bool is_in(const struct vocabulary *v, struct tl_span word)
{
	return is_word(word, v->lost) || is_word(word, v->won);
}

static void refuse_other_count(InStream *S, case_number expected, case_number found)
{
	streamQuitf(S, _wa, "expected %s, found %llu", counted_noun(expected, "verdict"), found);
}

static struct tl_span read_verdict(InStream *S, struct progress *at)
{
	const case_number found = at->i - 1;
	struct tl_span word;

	if (seekEof(S))
		refuse_other_count(S, count_all_cases(at), found);
	readTokenTo(S, &word);
	return word;
}

/* Judges one word of the answer or of the output; returns if it is right. */
static void judge_word(InStream *S, const struct progress *at, const struct vocabulary *v,
		struct tl_span word)
{
	const bool lost = wy_is_cold(wy_pos_make(at->first, at->second));
	const char *const expected = lost ? v->lost : v->won;

	if (!is_in(v, word))
		streamQuitf(S, _pe, "case %llu: expected %s or %s, found %s", at->i, v->won,
				v->lost, quoted_word(word));
	if (!is_word(word, expected))
		streamQuitf(S, _wa, "case %llu: (%llu, %llu) is %s, expected %s, found %s", at->i,
				at->first, at->second, lost ? "lost" : "won", expected,
				lost ? v->won : v->lost);
}

static const struct vocabulary *vocabulary_of(struct tl_span word, const struct vocabulary *usual)
{
	if (is_in(&digits, word))
		return &digits;
	return is_in(&words, word) ? &words : usual;
}

static void refuse_more_verdicts(InStream *S, case_number cases)
{
	case_number found = cases;
	struct tl_span word;

	for (; !seekEof(S); found++)
		readTokenTo(S, &word);
	if (found > cases)
		refuse_other_count(S, cases, found);
}

int main(int argc, char *argv[])
{
	setName("who wins each position");
	registerTestlibCmd(argc, argv);

	const bool jury = jury_has_answered();
	struct progress at = begin_input();
	const struct vocabulary *v = at.counted ? &words : &digits;

	while (next_position(&at)) {
		if (jury) {
			const struct tl_span word = read_verdict(ans, &at);

			if (at.i == 1)
				v = vocabulary_of(word, v);
			judge_word(ans, &at, v, word);
		}
		judge_word(ouf, &at, v, read_verdict(ouf, &at));
	}
	refuse_more_input(at.i);
	refuse_more_verdicts(ans, at.i);
	refuse_more_verdicts(ouf, at.i);
	quitf(_ok, "%s", counted_noun(at.i, "verdict"));
}
