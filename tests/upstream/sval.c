/*
 * sval - a validator of upstream's suite: one word.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	readTokenPattern(inf, "[a-z]{1,100}", "s");
	readEoln(inf);
	readEof(inf);
	return 0;
}
