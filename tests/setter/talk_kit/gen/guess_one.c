/* guess_one - prints the number that it is given. */
#include "testlib.h"

int main(int argc, char **argv)
{
	registerGen(argc, argv, 1);
	printf("%d\n", opt_int_at(1));
	return 0;
}
