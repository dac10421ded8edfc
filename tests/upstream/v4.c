/*
 * v4 - a validator of upstream's suite: nearly everything is excused.
 */
#include "permutations.h"
#include "testlib.h"

int main(int argc, char *argv[])
{
	const struct input_names name = { "~t~", "~n", "l~", "~r~", "~a~" };

	registerValidation(argc, argv);
	read_permutations(name);
	return 0;
}
