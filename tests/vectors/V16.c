/*
 * V16 - features that are declared twice, not at all, or with a bad name.
 *
 * One of the validators behind validators.vec; the recorded results are upstream's.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	addFeature("a");

	const int n = readInt(inf, 0, 3, "n");

	if (n == 1)
		addFeature("a");
	if (n == 2)
		feature("b");
	if (n == 3)
		addFeature("x\ty");
	readEoln(inf);
	readEof(inf);
	return 0;
}
