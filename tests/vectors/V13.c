/*
 * V13 - test cases that are counted from zero.
 *
 * One of the validators behind validators.vec; the recorded results are upstream's.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const int t = readInt(inf, 1, 5, "t");

	readEoln(inf);
	for (int i = 0; i < t; i++) {
		setTestCase(i);
		readLinePattern(inf, "[\\\\!a-z]{1,10}", "s");
	}
	readEof(inf);
	return 0;
}
