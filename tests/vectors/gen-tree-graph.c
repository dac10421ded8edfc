/* gen-tree-graph - a tree with its vertices and edges mixed.  `gen-tree-graph N WEIGHT` */
#include "testlib.h"

struct edge {
	int from, to;
};

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);

	const int n = opt_int_at(1), weight = opt_int_at(2);
	int *parent = calloc((size_t)n + 1, sizeof *parent);
	int *label = calloc((size_t)n + 1, sizeof *label);
	struct edge *edge = calloc((size_t)n + 1, sizeof *edge);

	for (int i = 1; i < n; i++)
		parent[i] = wnextInt(rnd, i, weight);
	permInt(rnd, label, n);
	for (int i = 1; i < n; i++) {
		const int child = label[i], above = label[parent[i]];

		edge[i - 1] = nextInt(rnd, 2) ? (struct edge){ child, above }
					      : (struct edge){ above, child };
	}
	if (n > 1)
		shuffle(edge, (size_t)n - 1, sizeof *edge);
	writeInt(n), writeEoln();
	for (int i = 0; i < n - 1; i++)
		writeInt(edge[i].from + 1), writeSpace(), writeInt(edge[i].to + 1), writeEoln();
	free(edge);
	free(label);
	free(parent);
	return 0;
}
