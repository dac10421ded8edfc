/*
 * half_number - one number.
 */
#include "testlib.h"
#include "bounds.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);
	readLong(inf, 0, bounds_for(getGroup())->n, "n");
	readEoln(inf);
	readEof(inf);
	return 0;
}
