/* iwgen - one weighted integer.  `iwgen WEIGHT` */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	writeInt(wnextInt(rnd, 1, 1000000, opt_int_at(1))), writeEoln();
	return 0;
}
