/*
 * interactor - an interactor of upstream's suite: the participant adds numbers.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	setName("Interactor A+B");
	registerInteraction(argc, argv);

	const int n = readInt(inf);

	for (int i = 0; i < n; i++) {
		const int a = readInt(inf), b = readInt(inf);

		printf("%d %d\n", a, b);
		fflush(stdout);
		fprintf(tout, "%d\n", readInt(ouf));
	}
	quitf(_ok, "%d queries processed", n);
}
