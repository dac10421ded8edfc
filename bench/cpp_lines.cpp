/*
 * cpp_lines - a checker through upstream's C++ interface: the same words in each line?
 */
#include "testlib.h"

static bool has_same_words(const std::string &a, const std::string &b)
{
	return a == b || tokenize(a, " \t\v\f\r") == tokenize(b, " \t\v\f\r");
}

int main(int argc, char *argv[])
{
	int n = 0;

	registerTestlibCmd(argc, argv);
	while (!ans.eof()) {
		const std::string jury = ans.readLine(), found = ouf.readLine();

		n++;
		if (!has_same_words(jury, found))
			quitf(_wa, "line %d is %s and not %s", n, compress(found).c_str(),
					compress(jury).c_str());
	}
	quitf(_ok, "%d lines", n);
}
