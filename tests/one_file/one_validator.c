/* one_validator - n, then n numbers in a line. */
#include "testlib.h"

int main(int argc, char *argv[])
{
	int n;

	registerValidation(argc, argv);
	n = readInt(inf, 1, 1000, "n");
	readEoln(inf);
	readInts(inf, NULL, n, -1000, 1000, "a");
	readEoln(inf);
	readEof(inf);
	return 0;
}
