/*
 * refuse_more_output.h - what is left when all cases were right.
 */
#ifndef REFUSE_MORE_OUTPUT_H
#define REFUSE_MORE_OUTPUT_H

#include "testlib.h"
#include "game_numbers.h"

/* Returns only if nothing is. */
static void refuse_more_output(InStream *S, case_number cases)
{
	struct tl_span word;

	if (seekEof(S))
		return;
	readTokenTo(S, &word);
	streamQuitf(S, _wa, "expected the end of the file after case %llu, found %s", cases,
			quoted_word(word));
}

#endif
