/*
 * guess_talk - has a number, and says whether a guess is too small, too large or right.
 *
 *     guess_talk in out [ans]
 *
 * Notes down how many guesses were needed.  After the last, nothing may follow.
 */
#include "testlib.h"

#define GUESSES 10

static void answer(const char *word)
{
	printf("%s\n", word);
	fflush(stdout);
}

int main(int argc, char **argv)
{
	int number, guess, count = 0;

	registerInteraction(argc, argv);
	number = readInt(inf);
	do {
		if (count == GUESSES)
			quitf(_wa, "%d guesses were not enough", GUESSES);
		guess = readInt(ouf, 1, 1000, "guess");
		count++;
		answer(guess < number ? "<" : guess > number ? ">" : "=");
	} while (guess != number);
	fclose(stdout);
	if (!seekEof(ouf))
		quitf(_wa, "says more after the last guess");
	fprintf(tout, "%d\n", count);
	quitf(_ok, "%d guesses", count);
	return 0;
}
