/*
 * judge_test.h - one program on one test: run, and checked.
 */
#ifndef JUDGE_TEST_H
#define JUDGE_TEST_H

#include "judge/judge_file.h"

struct judge_test {
	const struct judging *judging;
	const struct row *row;
	const struct test *test;
	const char *program_folder; /* what a run sees as /sub */
	const char *scratch;        /* folder for its files */
	long long cap_ms;           /* of processor time: the limit, or more */
};

/* The digest of all that the result depends on.  Dies if a file of the test cannot be read. */
struct digest judge_test_key(const struct judge_test *);

/* Are the files of the test still those that the key was made of? */
bool judge_test_key_holds(const struct judge_test *);

/* Fills the cell. */
void judge_on_test(const struct judge_test *, struct cell *);

#endif
