/*
 * auto - a generator of upstream's suite; at exit it refuses options nobody asked for.
 */
#include "array_options.h"
#include "testlib.h"

int main(int argc, char *argv[])
{
	struct array_option option[ARRAY_OPTIONS];

	registerGen(argc, argv, 1);

	read_array_options(option);
	for (int i = 0; i < ARRAY_OPTIONS; i++)
		printf("%s = %d\n", option[i].key, option[i].value);
	return 0;
}
