/*
 * ncmp - compares sequences of integers.
 *
 * Any number of integers of 64 bits; white space is free.
 */
#include "testlib.h"
#include "refuse_longer_sequence.h"

/* Sequences up to this length are shown in full. */
#define SHOWN 5

static void skip_number(InStream *S)
{
	readLong(S);
}

/* Returns the common length; the first numbers go to `shown`. */
static long long compare_numbers(long long shown[SHOWN])
{
	long long n = 0;

	while (!seekEof(ans) && !seekEof(ouf)) {
		const long long jury = readLong(ans);
		const long long found = readLong(ouf);

		if (n < SHOWN)
			shown[n] = jury;
		n++;
		if (jury != found)
			quitf(_wa, "%lld%s numbers differ - expected: '%lld', found: '%lld'", n,
					englishEnding((int)n), jury, found);
		if (n > SHOWN)
			n += skipEqualLongs(ans, ouf);
	}
	return n;
}

int main(int argc, char *argv[])
{
	long long shown[SHOWN];

	setName("compare ordered sequences of signed int64 numbers");
	registerTestlibCmd(argc, argv);

	const long long n = compare_numbers(shown);

	refuse_longer_sequence(n, skip_number);
	if (n <= SHOWN)
		quitf(_ok, "%lld number(s): \"%s\"", n, compress(joinLong(shown, (size_t)n, " ")));
	quitf(_ok, "%lld numbers", n);
}
