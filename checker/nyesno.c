/*
 * nyesno - compares sequences of YES and NO.
 *
 * Any number of words YES and NO; capitals do not matter, white space is free.
 */
#include "testlib.h"
#include "refuse_longer_sequence.h"
#include "yes_or_no.h"

static void skip_word(InStream *S)
{
	struct tl_span word;

	readTokenTo(S, &word);
}

int main(int argc, char *argv[])
{
	long long n = 0, yes = 0;
	char place[64];

	setName("multiple YES/NO (case insensitive)");
	registerTestlibCmd(argc, argv);

	while (!seekEof(ans) && !seekEof(ouf)) {
		n++;
		snprintf(place, sizeof place, " [%lld%s token]", n, englishEnding((int)n));
		yes += read_agreed_yes(place);
	}
	refuse_longer_sequence(n, skip_word);
	if (n == 0)
		quitf(_ok, "Empty output");
	if (n == 1)
		quitf(_ok, "%s", yes ? "YES" : "NO");
	quitf(_ok, "%lld token(s): yes count is %lld, no count is %lld", n, yes, n - yes);
}
