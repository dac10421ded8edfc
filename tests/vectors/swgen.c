/* swgen - one string whose greatest length is weighted.  `swgen WEIGHT` */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);

	const int length = wnextInt(rnd, 1, 1000, opt_int_at(1));

	writeStr(nextPattern(rnd, format("[a-zA-Z0-9]{1,%d}", length))), writeEoln();
	return 0;
}
