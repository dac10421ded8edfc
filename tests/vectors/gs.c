/* gs - strings repeated.  `gs N COUNT STRING ...`, N pairs of them */
#include "testlib.h"

/* Nothing must be printed before the last option was found good. */
static void check_options(int n)
{
	for (int i = 2; i <= 2 * n; i += 2) {
		opt_int_at(i);
		opt_str_at(i + 1);
	}
}

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);

	const int n = opt_int_at(1);

	check_options(n);
	for (int i = 2; i <= 2 * n; i += 2)
		for (int copies = opt_int_at(i); copies > 0; copies--)
			writeStr(opt_str_at(i + 1));
	writeEoln();
	return 0;
}
