/* igen - one uniform integer.  `igen [anything]` */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	writeInt(nextInt(rnd, 1, 1000000)), writeEoln();
	return 0;
}
