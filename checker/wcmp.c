/*
 * wcmp - compares sequences of words.
 *
 * Any number of words, equal byte for byte; white space is free.
 */
#include "testlib.h"
#include "same_text.h"

int main(int argc, char *argv[])
{
	struct tl_span jury, found;
	const char *first = "";
	long long n = 0;

	setName("compare sequences of tokens");
	registerTestlibCmd(argc, argv);

	while (!seekEof(ans) && !seekEof(ouf)) {
		readTokenTo(ans, &jury);
		readTokenTo(ouf, &found);
		n++;
		if (!same_text(jury, found))
			quitf(_wa, "%lld%s words differ - expected: '%s', found: '%s'", n,
					englishEnding((int)n), compressSpan(jury),
					compressSpan(found));
		if (n == 1)
			first = compressSpan(jury);
		n += skipEqualTokens(ans, ouf);
	}

	if (!seekEof(ans))
		quitf(_wa, "Unexpected EOF in the participants output");
	if (!seekEof(ouf))
		quitf(_wa, "Participant output contains extra tokens");
	if (n == 1)
		quitf(_ok, "\"%s\"", first);
	quitf(_ok, "%lld tokens", n);
}
