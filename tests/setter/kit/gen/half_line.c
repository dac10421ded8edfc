/*
 * half_line - the number on its command line.
 *
 *     half_line N
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	printf("%lld\n", opt_ll_at(1));
	return 0;
}
