/*
 * rcmp9 - compares sequences of reals, with an absolute or relative error of 1e-9.
 *
 * The output must hold as many reals as the answer; white space is free.
 */
#include "testlib.h"
#include "compare_reals.h"

int main(int argc, char *argv[])
{
	setName("compare two sequences of doubles, max absolute or relative error = 1E-9");
	registerTestlibCmd(argc, argv);

	compare_reals(1e-9, 10);
	return 0;
}
