/*
 * judged_interactor - says numbers, wants each one back; the input says how many, and may end in
 * `no_answer`, so that no answer is read, or `points`.
 */
#include "testlib.h"

int main(int argc, char *argv[])
{
	const char *word;
	int n, i;

	registerInteraction(argc, argv);
	n = readInt(inf);
	word = seekEof(inf) ? "" : readToken(inf);
	if (!*word)
		fprintf(tout, "%d\n", readInt(ans));
	for (i = 1; i <= n; i++) {
		int found;

		printf("%d\n", i);
		fflush(stdout);
		found = readInt(ouf);
		if (found != i)
			quitf(_wa, "said %d, heard %d", i, found);
	}
	if (!strcmp(word, "points"))
		quitp(0.25, "some rounds");
	quitf(_ok, "%d rounds", n);
}
