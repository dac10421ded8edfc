/*
 * V05 - features that a test has or has not.
 *
 * One of the validators behind validators.vec; the recorded results are upstream's.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	addFeature("even");
	addFeature("odd n");
	addFeature("zero");

	const long long n = readLong(inf, 0, 1000000000000000000LL, "n");

	readEoln(inf);
	feature(n % 2 == 0 ? "even" : "odd n");
	if (n == 0)
		feature("zero");
	readEof(inf);
	return 0;
}
