/* one_checker - the smallest useful checker: one integer. */
#include "testlib.h"

int main(int argc, char *argv[])
{
	int jury, found;

	setName("one integer");
	registerTestlibCmd(argc, argv);
	jury = readInt(ans);
	found = readInt(ouf);
	if (jury != found)
		quitf(_wa, "expected %d, found %d", jury, found);
	quitf(_ok, "answer is %d", jury);
}
