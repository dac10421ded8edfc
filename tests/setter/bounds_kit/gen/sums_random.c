/*
 * sums_random - uniformly random pairs.
 *
 *     sums_random -t T -max M [salt]
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	const int t = opt_int("t");
	const long long most = opt_ll("max");

	writeInt(t), writeEoln();
	for (int i = 0; i < t; i++) {
		writeLong(nextLong(rnd, 0, most)), writeSpace();
		writeLong(nextLong(rnd, 0, most)), writeEoln();
	}
	return 0;
}
