/*
 * V14 - more names than the overview log keeps.
 *
 * One of the validators behind validators.vec; the recorded results are upstream's.
 */
#include "testlib.h"

/* 0 is "va", 25 "vz", 26 "vab": digits to the base 26, the last one first. */
static void spell(char name[8], int number)
{
	*name++ = 'v';
	do {
		*name++ = (char)('a' + number % 26);
		number /= 26;
	} while (number > 0);
	*name = '\0';
}

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const int n = readInt(inf, 1, 400, "n");

	readEoln(inf);
	for (int i = 0; i < n; i++) {
		char name[8];

		spell(name, i);
		readInt(inf, 0, 9, name);
		readEoln(inf);
	}
	readInt(inf, 1, 9, "n");
	readEoln(inf);
	readEof(inf);
	return 0;
}
