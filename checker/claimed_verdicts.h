/*
 * claimed_verdicts.h - who wins, claimed for each case by First or Second.
 *
 *     judge_all_claims(read_given_number(0, "t"), next_case_is_lost, text_of_case);
 *
 * The jury's claims go through the same functions; where its answer is empty, the
 * mathematics is enough.  White space is free.
 */
#ifndef CLAIMED_VERDICTS_H
#define CLAIMED_VERDICTS_H

#include "testlib.h"
#include "game_numbers.h"

static bool is_claim(struct tl_span word, const char *text)
{
	return word.length == strlen(text) && memcmp(word.text, text, word.length) == 0;
}

static case_number count_claims(InStream *S, case_number read)
{
	struct tl_span word;

	for (; !seekEof(S); read++)
		readTokenTo(S, &word);
	return read;
}

/* Reads the claim of one file about case i of `count`; returns if it is right. */
static void judge_claim(InStream *S, case_number i, case_number count, bool lost,
		const char *(*text_of_case)(void))
{
	const char *const expected = lost ? "Second" : "First";
	const char *const other = lost ? "First" : "Second";
	struct tl_span word;

	if (seekEof(S))
		streamQuitf(S, _wa, "expected %s, found %llu", counted_noun(count, "verdict"),
				i - 1);
	readTokenTo(S, &word);
	if (is_claim(word, expected))
		return;
	if (!is_claim(word, other))
		streamQuitf(S, _pe, "case %llu: expected First or Second, found %s", i,
				quoted_word(word));
	streamQuitf(S, _wa, "case %llu: %s is %s, expected %s, found %s", i, text_of_case(),
			lost ? "lost" : "won", expected, other);
}

/*
 * The whole checker, once it is registered: `count` cases, of which next_case(i) reads one
 * and says whether it is lost, and text_of_case() how it is called.
 */
static void judge_all_claims(case_number count, bool (*next_case)(case_number i),
		const char *(*text_of_case)(void))
{
	const bool jury = jury_has_answered();
	InStream *const files[] = { ans, ouf };

	for (case_number i = 1; i <= count; i++) {
		const bool lost = next_case(i);

		if (jury)
			judge_claim(ans, i, count, lost, text_of_case);
		judge_claim(ouf, i, count, lost, text_of_case);
	}
	refuse_more_input(count);
	for (int i = 0; i < 2; i++) {
		const case_number found = count_claims(files[i], jury || i == 1 ? count : 0);

		if (found > count)
			streamQuitf(files[i], _wa, "expected %s, found %llu",
					counted_noun(count, "verdict"), found);
	}
	quitf(_ok, "%s", counted_noun(count, "verdict"));
}

#endif
