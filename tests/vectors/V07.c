/*
 * V07 - lines by their pattern.
 *
 * One of the validators behind validators.vec; the recorded results are upstream's.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const int n = readInt(inf, 0, 5, "n");

	readEoln(inf);
	for (int i = 0; i < n; i++)
		readLinePattern(inf, "[a-zA-Z\\ ]{0,20}", "line");
	readEof(inf);
	return 0;
}
