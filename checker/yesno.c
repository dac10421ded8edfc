/*
 * yesno - compares one YES or NO.
 *
 * Each file holds one word, YES or NO; capitals do not matter.
 */
#include "testlib.h"
#include "yes_or_no.h"

int main(int argc, char *argv[])
{
	setName("YES or NO (case insensitive)");
	registerTestlibCmd(argc, argv);

	quitf(_ok, "answer is %s", read_agreed_yes("") ? "YES" : "NO");
}
