/*
 * hcmp - compares two integers of any length.
 *
 * Each file holds one integer: no plus, no leading zeros, no "-0".
 */
#include "testlib.h"
#include "integer_text.h"
#include "same_text.h"

int main(int argc, char *argv[])
{
	struct tl_span jury, found;

	setName("compare two signed huge integers");
	registerTestlibCmd(argc, argv);

	readTokenTo(ans, &jury);
	readTokenTo(ouf, &found);
	/* Looking for more in `ans` ends the life of its token. */
	const bool same = same_text(jury, found);
	const char *expected = compressSpan(jury);

	if (!is_integer(jury))
		quitf(_fail, "%s is not a valid integer", expected);
	if (!seekEof(ans))
		quitf(_fail, "expected exactly one token in the answer file");
	if (!is_integer(found))
		quitf(_pe, "%s is not a valid integer", compressSpan(found));
	if (!same)
		quitf(_wa, "expected '%s', found '%s'", expected, compressSpan(found));
	quitf(_ok, "answer is '%s'", expected);
}
