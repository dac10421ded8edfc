/*
 * casewcmp - compares answers of the form "Case <number>: <word> <word> ...".
 *
 * Any number of test cases, numbered from 1, each with any number of words;
 * white space is free.  No word of an answer can be "Case".
 */
#include "testlib.h"
#include "read_case.h"
#include "same_text.h"
#include "word_list.h"

static void add_word(InStream *S, struct tl_span word, void *list)
{
	(void)S;
	word_list_add((struct word_list *)list, word);
}

static void compare_case(const struct word_list *jury, const struct word_list *found, int test_case)
{
	const struct tl_span expected = word_list_text(jury), output = word_list_text(found);

	if (!same_text(expected, output))
		quitf(_wa,
				"Sequences differ: jury has \"%s\" [size=%lu], "
				"but participant has \"%s\" [size=%lu] [test case %d]",
				compressSpan(expected), (unsigned long)jury->count,
				compressSpan(output), (unsigned long)found->count, test_case);
}

int main(int argc, char *argv[])
{
	struct word_list jury = { NULL, 0, 0, 0 }, found = { NULL, 0, 0, 0 };
	bool jury_begun = false, found_begun = false;
	int cases = 0;

	setName("compare two sequences of \"Case #: words\"");
	registerTestlibCmd(argc, argv);

	while (!seekEof(ans)) {
		cases++;
		word_list_clear(&jury);
		word_list_clear(&found);
		read_case(ans, &jury_begun, cases, add_word, &jury);
		read_case(ouf, &found_begun, cases, add_word, &found);
		compare_case(&jury, &found, cases);
	}
	quitf(_ok, "%d test cases(s)", cases);
}
