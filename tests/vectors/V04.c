/*
 * V04 - a real and a strict real.
 *
 * One of the validators behind validators.vec; the recorded results are upstream's.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	readReal(inf, -10.5, 10.5, "x");
	readSpace(inf);
	readStrictReal(inf, 0, 1, 1, 3, "y");
	readEoln(inf);
	readEof(inf);
	return 0;
}
