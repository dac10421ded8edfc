/*
 * workpiece.h - a problem on its way to verified tests.
 *
 * A command that needs tests opens a workpiece for each problem and runs them all through
 * workpieces_build(): every step builds what it needs first.
 *
 *     open      read problem.yaml, tests.plan and tests.xxh, take the lock
 *     compile   validator, reference, generators, checker, if something changed
 *     make      those tests that are not there or not up to date
 *     verify    hashes against the manifest, duplicates
 *
 * What is wrong with one problem does not stop the others.
 */
#ifndef WORKPIECE_H
#define WORKPIECE_H

#include <stdbool.h>
#include <stdio.h>

#include "base/file_hash.h"
#include "build/manifest.h"
#include "build/test_maker.h"
#include "problem/plan.h"
#include "problem/problem.h"

enum test_state {
	TEST_LEFT_OUT,  /* by -t */
	TEST_UNCHANGED, /* was there */
	TEST_MADE,
	TEST_MISSING, /* could not be made */
};

struct workpiece {
	struct problem problem;
	struct plan plan;
	struct manifest manifest;
	struct test_maker *makers; /* one for each test of the plan, as are the states */
	enum test_state *states;
	int lock;   /* -1 when it is not held */
	int code;   /* exit code so far */
	bool tried; /* its tests were made, as far as that went well */
};

struct workpieces {
	struct workpiece **list;
	size_t count;
	struct file_hashes hashes;
};
#define WORKPIECES_INIT ((struct workpieces){ NULL, 0, FILE_HASHES_INIT })

struct build_options {
	const char *globs; /* of tests; NULL is all */
	int jobs, time_ms;
	bool verify;        /* hash every file again */
	bool twice;         /* run every generator twice, in two places */
	bool again;         /* make every test, whatever its receipt says */
	bool update_hashes; /* rewrite tests.xxh */
	bool only_json;     /* print nothing else to stdout */
	bool verified;      /* existing tests were just compared with tests.xxh */
};

/* Opens one problem; an error is reported, and in its code. */
void workpieces_open(struct workpieces *, const struct kit *, const char *id,
		const struct build_options *);

/*
 * Compiles, makes and verifies.  Returns the largest code of all; -1 if a signal came, and
 * then says how far it was.
 */
int workpieces_build(struct workpieces *, const struct build_options *);

/* The tests are made, and others may have the locks. */
void workpieces_unlock(struct workpieces *);
/* The programs only.  Returns the same. */
int workpieces_compile(struct workpieces *, const struct build_options *);

/* Keeps what was learnt about files, and releases everything. */
void workpieces_close(struct workpieces *);

/* How many tests are in that state. */
size_t workpiece_count(const struct workpiece *, enum test_state);
/* How many tests the globs chose. */
size_t workpiece_chosen(const struct workpiece *);
/* Bytes of all existing inputs and answers. */
long long workpiece_bytes(const struct workpieces *, const struct workpiece *);

/* The more serious of two exit codes. */
int worse(int code, int other);

/* --- manifest_check.c: the tests that were made, against the committed hashes ------------------ */

/*
 * Compares every file with its line.  Reports what differs: the test, both hashes, where
 * it begins to differ from the file that had the right hash, if that was kept, and the
 * versions of compiler and C library.  Without a manifest it only says how to get one.
 * Returns an exit code.
 */
int manifest_check(const struct workpiece *, struct file_hashes *);

/* Says what changes, if `out` is not NULL, and writes the manifest.  Returns an exit code. */
int manifest_update(struct workpiece *, struct file_hashes *, FILE *out);

/* Two tests with the same input: warns, with both lines and a way out. */
void manifest_warn_of_duplicates(const struct workpiece *, struct file_hashes *);

#endif
