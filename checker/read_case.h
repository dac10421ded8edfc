/*
 * read_case.h - one test case "Case <number>: <word> <word> ...".
 */
#ifndef READ_CASE_H
#define READ_CASE_H

#include "testlib.h"
#include "expect_word.h"

/*
 * A case ends where the word "Case" of the next one is read; `begun` is where
 * that is remembered, false at first.  `take` gets each word in between.
 */
static void read_case(InStream *S, bool *begun, int test_case,
		void (*take)(InStream *S, struct tl_span word, void *to), void *to)
{
	struct tl_span word;

	if (!*begun)
		expect_word(S, "Case", test_case);
	expect_number(S, test_case);
	while (!seekEof(S)) {
		readTokenTo(S, &word);
		if (is_text(word, "Case")) {
			*begun = true;
			return;
		}
		take(S, word, to);
	}
}

#endif
