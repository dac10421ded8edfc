/*
 * long_loop - a checker as a user writes one: two numbers, compared, until the end.
 *
 * Nothing in it is made for speed; `make bench` shows what the plain readers cost.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	long long n = 0;

	registerTestlibCmd(argc, argv);
	while (!seekEof(ans)) {
		const long long jury = readLong(ans);
		const long long found = readLong(ouf);

		n++;
		if (jury != found)
			quitf(_wa, "number %lld: expected %lld, found %lld", n, jury, found);
	}
	quitf(_ok, "%lld numbers", n);
}
