/*
 * V09 - 64 bits without and with a sign.
 *
 * One of the validators behind validators.vec; the recorded results are upstream's.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	readUnsignedLong(inf, 0, 18446744073709551615ULL, "u");
	readSpace(inf);
	readLong(inf, -5, 5);
	readEoln(inf);
	readEof(inf);
	return 0;
}
