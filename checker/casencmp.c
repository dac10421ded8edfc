/*
 * casencmp - compares answers of the form "Case <number>: <integer> <integer> ...".
 *
 * Any number of test cases, numbered from 1, each with any number of integers
 * of 64 bits; white space is free.
 */
#include "testlib.h"
#include "number_list.h"
#include "read_case.h"

/* What follows a NUL is not looked at. */
static void add_number(InStream *S, struct tl_span word, void *list)
{
	const char *nul = (const char *)memchr(word.text, '\0', word.length);

	if (nul)
		word.length = (size_t)(nul - word.text);
	number_list_add((struct number_list *)list, stringToLongLong(S, word));
}

static bool same_numbers(const struct number_list *a, const struct number_list *b)
{
	return a->count == b->count &&
			(a->count == 0 || memcmp(a->at, b->at, a->count * sizeof *a->at) == 0);
}

int main(int argc, char *argv[])
{
	struct number_list jury = { NULL, 0, 0 }, found = { NULL, 0, 0 };
	bool jury_begun = false, found_begun = false;
	int cases = 0;

	setName("compare two sequences of \"Case #: numbers\"");
	registerTestlibCmd(argc, argv);

	while (!seekEof(ans)) {
		cases++;
		jury.count = found.count = 0;
		read_case(ans, &jury_begun, cases, add_number, &jury);
		read_case(ouf, &found_begun, cases, add_number, &found);
		if (!same_numbers(&jury, &found))
			quitf(_wa,
					"Sequences differ: jury has \"%s\" [size=%lu], "
					"but participant has \"%s\" [size=%lu] [test case %d]",
					number_list_text(&jury, 3), (unsigned long)jury.count,
					number_list_text(&found, 3), (unsigned long)found.count,
					cases);
	}
	quitf(_ok, "%d test cases(s)", cases);
}
