/*
 * V10 - bounds that depend on the testset and the group.
 *
 * One of the validators behind validators.vec; the recorded results are upstream's.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const int n = readInt(inf, 1, !strcmp(getTestset(), "pretests") ? 10 : 100, "n");

	if (!strcmp(getGroup(), "even"))
		ensure(n % 2 == 0);
	readEoln(inf);
	readEof(inf);
	return 0;
}
