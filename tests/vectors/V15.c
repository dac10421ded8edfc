/*
 * V15 - bounds that change from read to read, and reals out of proportion.
 *
 * One of the validators behind validators.vec; the recorded results are upstream's.
 */
#include "testlib.h"

static void read_number(int index, int lo, const char *name)
{
	if (index > 0)
		readSpace(inf);
	readInt(inf, lo, index + 5, name);
}

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const int n = readInt(inf, 1, 9, "n");

	readEoln(inf);
	for (int i = 0; i < n; i++)
		read_number(i, 1, "x");
	readEoln(inf);
	for (int i = 0; i < n; i++)
		read_number(i, -i, "y");
	readEoln(inf);
	readReal(inf, -1e30, 1e30, "r");
	readEoln(inf);
	readReal(inf, 0.1, 2, "q");
	readEoln(inf);
	readEof(inf);
	return 0;
}
