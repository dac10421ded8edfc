/*
 * rcmp6 - compares sequences of reals, with an absolute or relative error of 1e-6.
 *
 * The output must hold as many reals as the answer; white space is free.
 */
#include "testlib.h"
#include "compare_reals.h"

int main(int argc, char *argv[])
{
	setName("compare two sequences of doubles, max absolute or relative error = 1E-6");
	registerTestlibCmd(argc, argv);

	compare_reals(1e-6, 7);
	return 0;
}
