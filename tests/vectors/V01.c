/*
 * V01 - a length and an array.
 *
 * One of the validators behind validators.vec; the recorded results are upstream's.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const int n = readInt(inf, 1, 100, "n");

	readEoln(inf);
	readInts(inf, NULL, n, -1000000000, 1000000000, "a");
	readEoln(inf);
	readEof(inf);
	return 0;
}
