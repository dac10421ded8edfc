/*
 * rcmp4 - compares sequences of reals, with an absolute or relative error of 1e-4.
 *
 * The output must hold as many reals as the answer; white space is free.
 */
#include "testlib.h"
#include "compare_reals.h"

int main(int argc, char *argv[])
{
	setName("compare two sequences of doubles, max absolute or relative error = 1E-4");
	registerTestlibCmd(argc, argv);

	compare_reals(1e-4, 5);
	return 0;
}
