/* judged_validator - one integer from 1 to 10 and a line end. */
#include "testlib.h"

int main(int argc, char *argv[])
{
	int n;

	registerValidation(argc, argv);
	n = readInt(inf, 1, 10, "n");
	readEoln(inf);
	if (n == 3)
		return 0; /* too early */
	readEof(inf);
	ensuref(n != 5, "five");
	printf("read %d\n", n);
	return 0;
}
