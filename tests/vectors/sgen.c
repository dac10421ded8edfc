/* sgen - one string of letters and digits.  `sgen [anything]` */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	writeStr(nextPattern(rnd, "[a-zA-Z0-9]{1,1000}")), writeEoln();
	return 0;
}
