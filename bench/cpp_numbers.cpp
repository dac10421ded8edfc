/*
 * cpp_numbers - a checker through upstream's C++ interface: the same 64-bit numbers?
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	int n = 0;

	registerTestlibCmd(argc, argv);
	while (!ans.seekEof() && !ouf.seekEof()) {
		const long long jury = ans.readLong(), found = ouf.readLong();

		n++;
		if (jury != found)
			quitf(_wa, "number %d is %lld and not %lld", n, found, jury);
	}
	if (!ans.seekEof())
		quitf(_wa, "there are only %d numbers", n);
	quitf(_ok, "%d numbers", n);
}
