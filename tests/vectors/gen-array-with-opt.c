/*
 * gen-array-with-opt - several arrays whose lengths have a given sum.
 *
 *     gen-array-with-opt -test-count T -sum-n S [-min-n 1] [-min-value 1]
 *                        [-max-value 1e9] [-value-bias 0]
 */
#include "testlib.h"

/* Draws all before it writes any: a bad range leaves no half of an array. */
static void write_array(int n, int lo, int hi, int bias)
{
	ensuref(n >= 0, "an array can't have %d elements", n);

	int *a = calloc((size_t)n + 1, sizeof *a);

	for (int i = 0; i < n; i++)
		a[i] = wnextInt(rnd, lo, hi, bias);
	writeInt(n), writeEoln();
	writeStr(joinInt(a, (size_t)n, " ")), writeEoln();
	free(a);
}

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);

	const int tests = opt_int("test-count"), sum = opt_int("sum-n");
	const int least = opt_int("min-n", 1);
	const int lo = opt_int("min-value", 1), hi = opt_int("max-value", 1000000000);
	const int bias = opt_int("value-bias", 0);
	int *length = calloc((size_t)(tests > 0 ? tests : 0) + 1, sizeof *length);

	partitionInt(rnd, length, tests, sum, least);
	writeInt(tests), writeEoln();
	for (int i = 0; i < tests; i++)
		write_array(length[i], lo, hi, bias);
	free(length);
	return 0;
}
