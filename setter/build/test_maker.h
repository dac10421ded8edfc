/*
 * test_maker.h - one test: generated, validated, answered, and the answer checked.
 *
 *     generator words...                      > NAME.in
 *     validator --group GROUP                 < NAME.in
 *     reference                               < NAME.in > NAME.ans
 *     checker NAME.in NAME.ans NAME.ans
 *
 * Without a validator, nothing validates; without a reference, the answer is copied, too.
 *
 * All under temporary names in build/problems/X/tests; renamed only when everything is
 * right, and then a receipt is written, so that it need not be made again.  What cannot be
 * right is left in build/problems/X/failed, for the commands in the error messages.
 */
#ifndef TEST_MAKER_H
#define TEST_MAKER_H

#include <stdbool.h>

#include "base/file_hash.h"
#include "base/json.h"
#include "build/bounds_reached.h"
#include "build/manifest.h"
#include "problem/plan.h"
#include "problem/problem.h"

/* Where the files of a problem are; each is to be freed. */
char *tests_folder(const struct problem *);
/* build/problems/X/tests/NAME.in; endings are "in" and "ans". */
char *test_file(const struct problem *, const struct test *, const char *ending);
/* What tests.xxh says of the file that is there: kept when a new one differs from it. */
char *test_previous_file(const struct problem *, const struct test *, const char *ending);
char *test_receipt_file(const struct problem *, const struct test *);
/* The validator's overview log: which bounds were reached. */
char *test_overview_file(const struct problem *, const struct test *);
/* The validator's bounds file: how far. */
char *test_reached_file(const struct problem *, const struct test *);
/* Merges both. */
void test_add_reached(const struct problem *, const struct test *, struct bounds_reached *);

/* What its input or answer is; false if it is not there. */
bool test_hash(const struct problem *, const struct test *, const char *ending,
		struct file_hashes *, struct hash *);
/* The member "in" or "ans": the hash, or null. */
void test_hash_json(const struct problem *, const struct test *, const char *ending,
		struct file_hashes *, struct json *);

struct test_maker {
	const struct problem *problem;
	const struct plan *plan;
	const struct test *test;
	const struct manifest *manifest;
	struct file_hashes *hashes;
	int time_ms; /* for each program */
	bool twice;  /* run the generator again, whatever the manifest says */
};

/* True when all is there and nothing changed. */
bool test_is_made(const struct test_maker *);

/*
 * Makes it; `maker` is a struct test_maker, so that this is a task of a pool.  Reports
 * errors at the line of the plan, with the command to repeat what failed.  Returns
 * EXIT_NOT_AS_DECLARED when a program is to blame, EXIT_BROKEN when the machine is.
 */
int test_make(void *maker);

/* Does the manifest have the hash of its input? */
bool test_is_in_manifest(const struct test_maker *);

/*
 * Generates the input of an existing test once more, and compares.  A task, which reports and
 * returns the same; one that comes out otherwise is to be made again.
 */
int test_repeat(void *maker);

/* Makes the folders that this needs; reports an error and returns -1. */
int test_make_folders(const struct problem *);

#endif
