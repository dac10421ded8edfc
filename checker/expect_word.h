/*
 * expect_word.h - the words "Case" and "<number>:" before each test case.
 */
#ifndef EXPECT_WORD_H
#define EXPECT_WORD_H

#include "testlib.h"

static bool is_text(struct tl_span word, const char *text)
{
	return word.length == strlen(text) && memcmp(word.text, text, word.length) == 0;
}

static void expect_word(InStream *S, const char *expected, int test_case)
{
	struct tl_span word;

	readTokenTo(S, &word);
	if (!is_text(word, expected))
		streamQuitf(S, _pe, "Expected '%s' but found '%s' [test case %d]", expected,
				compressSpan(word), test_case);
}

static void expect_number(InStream *S, int test_case)
{
	char expected[16];

	snprintf(expected, sizeof expected, "%d:", test_case);
	expect_word(S, expected, test_case);
}

#endif
