/*
 * v2 - a validator of upstream's suite: names that excuse one bound.
 */
#include "permutations.h"
#include "testlib.h"

int main(int argc, char *argv[])
{
	const struct input_names name = { "~t", "n~", "l0l", "r1d", "a" };

	registerValidation(argc, argv);
	read_permutations(name);
	return 0;
}
