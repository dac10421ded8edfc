/*
 * gen - a generator of upstream's suite: one call of nearly everything random.
 *
 *     gen n type
 *
 * A tree with n vertices first, then single values, one per line.
 */
#include "testlib.h"

#define SQUARES 100

static void line_int(int value)
{
	writeInt(value), writeEoln();
}

static void line_uint(unsigned value)
{
	writeUInt(value), writeEoln();
}

static void line_long(long long value)
{
	writeLong(value), writeEoln();
}

static void line_ulong(unsigned long long value)
{
	writeULong(value), writeEoln();
}

static void line_str(const char *text)
{
	writeStr(text), writeEoln();
}

static void line_ints(const int *a, int n)
{
	line_str(joinInt(a, (size_t)n, " "));
}

static void line_double(double value)
{
	line_str(format("%.4f", value));
}

static void write_tree(int n, int type)
{
	struct edge {
		int u, v;
	};
	int *parent = (int *)calloc((size_t)n, sizeof *parent);
	int *label = (int *)calloc((size_t)n, sizeof *label);
	struct edge *edge = (struct edge *)calloc((size_t)n, sizeof *edge);

	for (int i = 1; i < n; i++)
		parent[i] = wnextInt(rnd, i, type);
	line_int(n);
	for (int i = 0; i < n; i++)
		label[i] = i;
	shuffleInt(label + 1, n - 1);
	for (int i = 1; i < n; i++) {
		const int child = label[i], above = label[parent[i]];

		if (nextInt(rnd, 2))
			edge[i - 1].u = child, edge[i - 1].v = above;
		else
			edge[i - 1].u = above, edge[i - 1].v = child;
	}
	shuffle(edge, (size_t)n - 1, sizeof *edge);
	for (int i = 0; i < n - 1; i++)
		writeInt(edge[i].u + 1), writeSpace(), line_int(edge[i].v + 1);
	free(parent);
	free(label);
	free(edge);
}

static void write_lists(void)
{
	int a[10];

	permInt(rnd, a, 10, 0), line_ints(a, 10);
	permInt(rnd, a, 0, 0), line_ints(a, 0);
	permInt(rnd, a, 0, 1), line_ints(a, 0);
	permInt(rnd, a, 10, 1), line_ints(a, 10);
	distinctInt(rnd, a, 10, 15, 100), line_ints(a, 10);
	distinctInt(rnd, a, 0, 15, 100), line_ints(a, 0);
	partitionInt(rnd, a, 10, 100, 3), line_ints(a, 10);
	partitionInt(rnd, a, 0, 0, 10), line_ints(a, 0);
	partitionInt(rnd, a, 1, 0, 0), line_ints(a, 1);
}

static void write_weighted(void)
{
	line_int(wnextInt(rnd, 1000, 2));
	line_long(wnextLong(rnd, 1000, 2));
	line_int(wnextInt(rnd, 1000, 20));
	line_long(wnextLong(rnd, 1000, 20));
	line_int(wnextInt(rnd, 100000, 200));
	line_long(wnextLong(rnd, 100000, 200));
}

static void write_doubles(void)
{
	const double single = 2011.1109f, full = 2011.1109;

	line_double(nextDouble(rnd, 42, single));
	line_double(nextDouble(rnd, 42, full));
	line_double(wnextDouble(rnd, 42, single, 5));
	line_double(wnextDouble(rnd, 42, full, 5));
	line_double(wnextDouble(rnd, 42, single, -7));
	line_double(wnextDouble(rnd, 42, full, -7));
}

static void write_ranges(void)
{
	line_ulong(nextULong(rnd, 42, 2011));
	line_uint(nextUInt(rnd, 42, 2011));
	line_int(nextInt(rnd, 42, 2011));
	for (int type = -3; type <= 3; type += 6) {
		line_ulong(wnextULong(rnd, 42, 2011, type));
		line_uint(wnextUInt(rnd, 42, 2011, type));
		line_int(wnextInt(rnd, 42, 2011, type));
	}
	for (int type = -5; type <= 4; type += 9) {
		line_long(wnextLong(rnd, 42, 2011, type));
		line_int(wnextInt(rnd, 42, 2011, type));
		line_int(wnextInt(rnd, 42, 2011, type));
	}
}

static void write_letters(void)
{
	static const char *const seven[] = { "a", "b", "c", "d", "e", "f", "g" };
	static const char *const many[] = { "a", "b", "b", "c", "c", "c", "d", "e", "e", "e", "f",
		"f", "f", "f" };
	static const int for_six[] = { 1, 1, -1, -1 }, for_many[] = { 2, 1, -1, -2 };

	line_str(anyStr(rnd, seven, 7));
	for (int i = 0; i < 2; i++)
		line_str(anyStr(rnd, seven, 6));
	for (int i = 0; i < 4; i++)
		line_str(wanyStr(rnd, seven, 6, for_six[i]));
	for (int i = 0; i < 2; i++)
		line_str(anyStr(rnd, many, 14));
	for (int i = 0; i < 4; i++)
		line_str(wanyStr(rnd, many, 14, for_many[i]));
}

int main(int argc, char *argv[])
{
	int square[SQUARES];

	registerGen(argc, argv, 1);

	const int n = opt_int_at(1), type = opt_int_at(2);

	write_tree(n, type);
	line_str(nextPattern(rnd, "[a-z]{100}"));
	line_double(nextDouble(rnd, 3.1415));
	line_long(nextLong(rnd, 12345678901234, 82345678901234));
	line_ulong(nextULong(rnd, 1345678901234, 8345678901234));
	line_ulong(nextULong(rnd, 134567, 834567));
	line_int(nextInt(rnd, 134567, 834567));
	for (int i = 0; i < SQUARES; i++)
		square[i] = i * i;
	line_int(anyInt(rnd, square, SQUARES));
	write_lists();
	write_weighted();
	write_doubles();
	write_ranges();
	line_int(wanyInt(rnd, square, SQUARES, 1));
	line_int(wanyInt(rnd, square, SQUARES, -1));
	write_letters();
	return 0;
}
