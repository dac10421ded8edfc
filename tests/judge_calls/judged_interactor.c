/* judged_interactor - says numbers, wants each one back; the input says how many. */
#include "testlib.h"

int main(int argc, char *argv[])
{
	int n, i;

	registerInteraction(argc, argv);
	n = readInt(inf);
	fprintf(tout, "%d\n", readInt(ans));
	for (i = 1; i <= n; i++) {
		int found;

		printf("%d\n", i);
		fflush(stdout);
		found = readInt(ouf);
		if (found != i)
			quitf(_wa, "said %d, heard %d", i, found);
	}
	quitf(_ok, "%d rounds", n);
}
