/*
 * v3 - a validator of upstream's suite: names that excuse both bounds, or one.
 */
#include "permutations.h"
#include "testlib.h"

int main(int argc, char *argv[])
{
	const struct input_names name = { "~t~", "~n", "l", "r", "~a" };

	registerValidation(argc, argv);
	read_permutations(name);
	return 0;
}
