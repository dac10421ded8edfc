/*
 * refuse_longer_sequence.h - what is left when two sequences began alike.
 */
#ifndef REFUSE_LONGER_SEQUENCE_H
#define REFUSE_LONGER_SEQUENCE_H

#include "testlib.h"

static long long count_the_rest(InStream *S, void (*skip)(InStream *S))
{
	long long rest = 0;

	for (; !seekEof(S); rest++)
		skip(S);
	return rest;
}

/* After n equal elements: returns only if neither file has another one. */
static void refuse_longer_sequence(long long n, void (*skip)(InStream *S))
{
	const long long jury = count_the_rest(ans, skip);
	const long long found = count_the_rest(ouf, skip);

	if (jury > 0)
		quitf(_wa,
				"Answer contains longer sequence [length = %lld], "
				"but output contains %lld elements",
				n + jury, n);
	if (found > 0)
		quitf(_wa,
				"Output contains longer sequence [length = %lld], "
				"but answer contains %lld elements",
				n + found, n);
}

#endif
