/*
 * caseicmp - compares answers of the form "Case <number>: <integer>".
 *
 * Any number of test cases, numbered from 1; white space is free.
 */
#include "testlib.h"
#include "expect_word.h"
#include "number_list.h"

static struct number_list read_cases(InStream *S)
{
	struct number_list list = { NULL, 0, 0 };

	while (!seekEof(S)) {
		const int test_case = (int)list.count + 1;

		expect_word(S, "Case", test_case);
		expect_number(S, test_case);
		number_list_add(&list, readLong(S));
	}
	return list;
}

int main(int argc, char *argv[])
{
	setName("compare two sequences of \"Case #: int64\"");
	registerTestlibCmd(argc, argv);

	const struct number_list jury = read_cases(ans), found = read_cases(ouf);

	for (size_t i = 0; i < jury.count && i < found.count; i++)
		if (jury.at[i] != found.at[i])
			quitf(_wa, "Expected %lld found %lld [test case %lu]", jury.at[i],
					found.at[i], (unsigned long)i + 1);
	if (jury.count != found.count)
		quitf(_pe, "Expected %lu test case(s) but found %lu", (unsigned long)jury.count,
				(unsigned long)found.count);
	quitf(_ok, "%lu case(s): %s", (unsigned long)jury.count, number_list_text(&jury, 3));
}
