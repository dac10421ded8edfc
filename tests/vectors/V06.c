/*
 * V06 - names with tildes, which excuse a bound.
 *
 * One of the validators behind validators.vec; the recorded results are upstream's.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	static const char *const name[] = { "~n", "m~", "~k~", "a1", "~", "~~", "~~~" };

	for (int i = 0; i < 7; i++) {
		if (i > 0)
			readSpace(inf);
		readInt(inf, 1, 5, name[i]);
	}
	readEoln(inf);
	readEof(inf);
	return 0;
}
