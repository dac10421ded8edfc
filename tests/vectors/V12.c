/*
 * V12 - edges of a graph, none of them a loop.
 *
 * One of the validators behind validators.vec; the recorded results are upstream's.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const int n = readInt(inf, 1, 5, "n");

	readSpace(inf);
	const int m = readInt(inf, 0, 10, "m");
	readEoln(inf);
	for (int i = 0; i < m; i++) {
		const int u = readInt(inf, 1, n, "u");
		readSpace(inf);
		const int v = readInt(inf, 1, n, "v");
		readEoln(inf);
		streamEnsuref(inf, u != v, "loop at vertex %d", u);
	}
	readEof(inf);
	return 0;
}
