/*
 * cpp_printf - a generator through upstream's C++ interface: -n integers, one a line, by printf.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	const int n = opt<int>("n");

	for (int i = 0; i < n; i++)
		printf("%d\n", rnd.next(1, 1000000000));
	return 0;
}
