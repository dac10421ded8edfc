/*
 * rcmp - compares two reals, as acmp does: an absolute error of 1.5e-6.
 *
 * Each file holds one real.  A larger error is a wrong answer, something behind
 * the real a wrong output format.
 */
#include "testlib.h"
#include "compare_one_real.h"
#include "absolute_error.h"

int main(int argc, char *argv[])
{
	setName("compare two doubles, maximal absolute error = 1.5E-6");
	registerTestlibCmd(argc, argv);

	compare_one_real(close_absolutely);
	return 0;
}
