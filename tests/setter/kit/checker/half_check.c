/*
 * half_check - one number, half of the input's.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerTestlibCmd(argc, argv);
	const long long n = readLong(inf), jury = readLong(ans), found = readLong(ouf);

	if (jury != n / 2)
		quitf(_fail, "jury says %lld", jury);
	if (found != jury)
		quitf(_wa, "expected %lld, found %lld", jury, found);
	quitf(_ok, "%lld", found);
}
