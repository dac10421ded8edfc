/* guess_number - one number. */
#include "testlib.h"
#include "bounds.h"

int main(int argc, char **argv)
{
	registerValidation(argc, argv);
	readInt(inf, 1, (int)bounds_for(getGroup())->number, "number");
	readEoln(inf);
	readEof(inf);
	return 0;
}
