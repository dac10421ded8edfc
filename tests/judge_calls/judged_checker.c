/*
 * judged_checker - one integer; the input says what is expected and what it is worth.
 *
 *     7 ok | fail | silent | answer | points 0.5 | percent 50 | info | quote | bulk
 */
#include "testlib.h"

static void compare_with_answer(void)
{
	const long long same = skipEqualTokens(ouf, ans);

	quitf(seekEof(ouf) && seekEof(ans) ? _ok : _wa, "%lld tokens skipped", same);
}

static void quote_two_lines(void)
{
	const char *const first = readLine(ouf), *const second = readLine(ouf);

	quitf(_wa, "found %s\n%s", first, second);
}

int main(int argc, char *argv[])
{
	int expected, found;
	const char *worth;

	registerTestlibCmd(argc, argv);
	expected = readInt(inf);
	worth = readToken(inf);
	if (!strcmp(worth, "quote"))
		quote_two_lines();
	if (!strcmp(worth, "bulk"))
		compare_with_answer();
	found = readInt(ouf);
	if (found != expected)
		quitf(_wa, "expected %d, found %d", expected, found);
	if (!strcmp(worth, "answer") && readInt(ans) != found)
		quitf(_fail, "the answer is another");
	if (!strcmp(worth, "fail"))
		quitf(_fail, "the jury is wrong");
	if (!strcmp(worth, "points"))
		quitp(readDouble(inf), "some of it");
	if (!strcmp(worth, "percent"))
		quitf(_pc(readInt(inf)), "some of it");
	if (!strcmp(worth, "info"))
		quitpi("better");
	if (strcmp(worth, "silent"))
		quitf(_ok, "found %d", found);
	return 0;
}
