/*
 * V02 - a word by its pattern.
 *
 * One of the validators behind validators.vec; the recorded results are upstream's.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	readTokenPattern(inf, "[a-z]{1,10}", "s");
	readEoln(inf);
	readEof(inf);
	return 0;
}
