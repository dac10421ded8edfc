/* bgen - a hundred bits, one in ten of them set.  `bgen [anything]` */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	writeStr(nextPattern(rnd, "[0000000001]{100}")), writeEoln();
	return 0;
}
