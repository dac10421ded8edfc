/*
 * icmp - compares two integers.
 *
 * Each file holds one integer of 32 bits.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	setName("compare two signed int32");
	registerTestlibCmd(argc, argv);

	const int jury = readInt(ans);
	const int found = readInt(ouf);

	if (jury != found)
		quitf(_wa, "expected %d, found %d", jury, found);
	quitf(_ok, "answer is %d", jury);
}
