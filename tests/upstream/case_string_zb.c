/*
 * case_string_zb - a validator of upstream's suite: test cases counted from zero.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const int t = readInt(inf, 1, 10, "t");

	readEoln(inf);
	for (int i = 0; i < t; i++) {
		setTestCase(i);
		readLinePattern(inf, "[\\\\!a-z]{1,100}");
	}
	readEof(inf);
	return 0;
}
