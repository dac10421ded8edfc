/*
 * v1 - a validator of upstream's suite: plain names.
 */
#include "permutations.h"
#include "testlib.h"

int main(int argc, char *argv[])
{
	const struct input_names name = { "t", "n", "l0", "r[1]", "a" };

	registerValidation(argc, argv);
	read_permutations(name);
	return 0;
}
