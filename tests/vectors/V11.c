/*
 * V11 - words in a row, and numbers without bounds.
 *
 * One of the validators behind validators.vec; the recorded results are upstream's.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const char *token[3];
	int number[2];

	readTokensPattern(inf, token, 3, "[0-9]{2}|[a-z]", "tok");
	readEoln(inf);
	readInts(inf, number, 2);
	readEoln(inf);
	readEof(inf);
	return 0;
}
