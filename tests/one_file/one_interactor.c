/* one_interactor - says a number and expects it back. */
#include "testlib.h"

int main(int argc, char *argv[])
{
	int number;

	registerInteraction(argc, argv);
	number = readInt(inf);
	printf("%d\n", number);
	fflush(stdout);
	if (readInt(ouf) != number)
		quitf(_wa, "%d did not come back", number);
	fprintf(tout, "%d\n", number);
	quitf(_ok, "%d came back", number);
}
