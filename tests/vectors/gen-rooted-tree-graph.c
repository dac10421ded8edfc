/* gen-rooted-tree-graph - the parents of a rooted tree.  `gen-rooted-tree-graph N WEIGHT` */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);

	const int n = opt_int_at(1), weight = opt_int_at(2);
	int *parent = calloc((size_t)n + 1, sizeof *parent);
	int *label = calloc((size_t)n + 1, sizeof *label);
	int *result = calloc((size_t)n + 1, sizeof *result);

	for (int i = 1; i < n; i++)
		parent[i] = wnextInt(rnd, i, weight);
	for (int i = 0; i < n; i++)
		label[i] = i;
	shuffleInt(label + 1, n - 1);
	for (int i = 1; i < n; i++)
		result[label[i] - 1] = label[parent[i]] + 1;
	writeInt(n), writeEoln();
	writeStr(joinInt(result, n > 0 ? (size_t)n - 1 : 0, " ")), writeEoln();
	free(result);
	free(label);
	free(parent);
	return 0;
}
