/*
 * V08 - forgets the end of the file, which the library must notice.
 *
 * One of the validators behind validators.vec; the recorded results are upstream's.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	readInt(inf, 1, 5, "n");
	readEoln(inf);
	return 0;
}
