/*
 * cpp_words - a checker through upstream's C++ interface: the same tokens?
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	std::string jury, found;
	int n = 0;

	registerTestlibCmd(argc, argv);
	while (!ans.seekEof() && !ouf.seekEof()) {
		n++;
		ans.readWordTo(jury);
		ouf.readWordTo(found);
		if (jury != found)
			quitf(_wa, "word %d is %s and not %s", n, compress(found).c_str(),
					compress(jury).c_str());
	}
	if (!ans.seekEof())
		quitf(_wa, "there are only %d words", n);
	quitf(_ok, "%d words", n);
}
