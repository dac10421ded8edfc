/* gen-bipartite-graph - K different edges of a bipartite graph.  `gen-bipartite-graph N M K` */
#include "testlib.h"

struct pair {
	int a, b;
};

static int compare_pairs(const void *left, const void *right)
{
	const struct pair *x = left, *y = right;

	if (x->a != y->a)
		return x->a < y->a ? -1 : 1;
	return (x->b > y->b) - (x->b < y->b);
}

static bool contains(const struct pair *pair, int count, struct pair wanted)
{
	for (int i = 0; i < count; i++)
		if (compare_pairs(&pair[i], &wanted) == 0)
			return true;
	return false;
}

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);

	const int n = opt_int_at(1), m = opt_int_at(2), k = opt_int_at(3);
	const int weight = nextInt(rnd, -2, 2);
	struct pair *pair = calloc((size_t)k + 1, sizeof *pair);
	int *left = calloc((size_t)n + 1, sizeof *left);
	int *right = calloc((size_t)m + 1, sizeof *right);

	for (int count = 0; count < k;) {
		struct pair drawn;

		drawn.a = wnextInt(rnd, n, weight);
		drawn.b = wnextInt(rnd, m, weight);
		if (!contains(pair, count, drawn))
			pair[count++] = drawn;
	}
	qsort(pair, (size_t)k, sizeof *pair, compare_pairs);
	shuffle(pair, (size_t)k, sizeof *pair);
	permInt(rnd, left, n, 1);
	permInt(rnd, right, m, 1);
	writeInt(n), writeSpace(), writeInt(m), writeSpace(), writeInt(k), writeEoln();
	for (int i = 0; i < k; i++)
		writeInt(left[pair[i].a]), writeSpace(), writeInt(right[pair[i].b]), writeEoln();
	free(right);
	free(left);
	free(pair);
	return 0;
}
