/*
 * guess - an interactor: the participant looks for a number.
 *
 *     guess in out        in: <limit> <number> <questions>
 *
 * Says the limit first; then answers each guess by "<" (the number is smaller),
 * ">" or "=".  The number of questions asked goes to the file `out`.
 */
#include "testlib.h"

static void say(const char *line)
{
	puts(line);
	fflush(stdout);
}

int main(int argc, char *argv[])
{
	setName("find the number");
	registerInteraction(argc, argv);

	const int limit = readInt(inf);
	const int number = readInt(inf, 1, limit);
	const int questions = readInt(inf);

	say(format("%d", limit));
	for (int asked = 1; asked <= questions; asked++) {
		const int guess = readInt(ouf, 1, limit, "guess");

		say(number < guess ? "<" : number > guess ? ">" : "=");
		if (number == guess) {
			fprintf(tout, "%d\n", asked);
			quitf(_ok, "found with %d questions", asked);
		}
	}
	quitf(_wa, "not found with %d questions", questions);
}
