/* one_generator - n numbers in a line, in the form that one_validator reads. */
#include "testlib.h"
#ifdef __cplusplus
#include <algorithm> /* it names rand */
#endif

int main(int argc, char *argv[])
{
	int n, i;

	registerGen(argc, argv, 1);
	n = opt_int("n", 10);
	writeInt(n), writeEoln();
	for (i = 0; i < n; i++) {
		if (i > 0)
			writeSpace();
		writeInt(nextInt(rnd, -1000, 1000));
	}
	writeEoln();
	return 0;
}
