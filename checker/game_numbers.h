/*
 * game_numbers.h - piles, moves and counts, read so that a refusal can name them.
 *
 * Every complaint begins with the case, then says what was expected there and what
 * was found; on whose account it goes, the stream decides.  A word that is not an
 * integer is a wrong output format; an integer that no game can have, or an end
 * that comes too early, is a wrong answer.
 */
#ifndef GAME_NUMBERS_H
#define GAME_NUMBERS_H

#include "testlib.h"
#include "integer_text.h"

/* Numbers of cases start at 1; 0 is the time before the first. */
typedef unsigned long long case_number;

struct game_number {
	unsigned long long value;
	const char *odd; /* NULL, or its text if it is negative or needs more than 64 bits */
};

/* "1 move", "2 moves" */
static const char *counted_noun(unsigned long long count, const char *noun)
{
	return format("%llu %s%s", count, noun, count == 1 ? "" : "s");
}

/* A word out of somebody's file, as it may stand in a message. */
static const char *quoted_word(struct tl_span word)
{
	return format("\"%s\"", printable(compressSpan(word)));
}

static const char *place_of(case_number i)
{
	return i > 0 ? format("case %llu: ", i) : "";
}

/* Most numbers, in one pass: up to 19 digits, which need no care about overflow. */
static bool is_short_number(struct tl_span word, unsigned long long *value)
{
	unsigned long long sum = 0;

	if (word.length > 19 || (word.text[0] == '0' && word.length > 1))
		return false;
	for (size_t i = 0; i < word.length; i++) {
		const unsigned digit = (unsigned)(word.text[i] - '0');

		if (digit > 9)
			return false;
		sum = 10 * sum + digit;
	}
	*value = sum;
	return true;
}

/* An integer of 20 digits: does it fit in 64 bits all the same? */
static bool is_20_digit_number(struct tl_span integer, unsigned long long *value)
{
	struct tl_span front = { integer.text, 19 };
	const unsigned last = (unsigned)(integer.text[integer.length - 1] - '0');

	if (integer.length != 20 || !is_short_number(front, value))
		return false;
	if (*value > (ULLONG_MAX - last) / 10)
		return false;
	*value = 10 * *value + last;
	return true;
}

/* `what` is expected now: "m", "a pile". */
static struct game_number read_game_number(InStream *S, case_number i, const char *what)
{
	struct game_number number = { 0, NULL };
	struct tl_span word;

	if (seekEof(S))
		streamQuitf(S, _wa, "%sexpected %s, found the end of the file", place_of(i), what);
	readTokenTo(S, &word);
	if (is_short_number(word, &number.value))
		return number;
	if (!is_integer(word))
		streamQuitf(S, _pe, "%sexpected %s as a plain integer, found %s", place_of(i), what,
				quoted_word(word));
	if (!is_20_digit_number(word, &number.value))
		number.odd = printable(compressSpan(word));
	return number;
}

/* As it was printed; the middle of a long one is left out. */
static const char *game_number_text(struct game_number number)
{
	return number.odd ? number.odd : vtosULong(number.value);
}

/* From the input, where it has to fit. */
static unsigned long long read_given_number(case_number i, const char *what)
{
	const struct game_number number = read_game_number(inf, i, what);

	if (number.odd)
		streamQuitf(inf, _pe, "%sexpected %s of 64 bits, found %s", place_of(i), what,
				game_number_text(number));
	return number.value;
}

/*
 * The jury's file may be empty, and some judges have none: these checkers know
 * the answer themselves.  If it says anything, it has to be right.
 */
static bool jury_has_answered(void)
{
	return !seekEof(ans);
}

/* All cases are over. */
static void refuse_more_input(case_number cases)
{
	if (!seekEof(inf))
		streamQuitf(inf, _pe, "the input goes on after %s", counted_noun(cases, "case"));
}

#endif
