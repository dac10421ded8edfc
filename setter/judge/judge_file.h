/*
 * judge_file.h - one file, judged: compiled, run on the tests, checked.
 *
 *     compile   in a jail; the program is kept in build/problems/X/judged/DIGEST/program
 *     run       in a jail, its input read-only, its output a file of ours
 *     check     in a jail too, unless the output is the answer, byte by byte
 *
 * Of an interactive problem, a run has a second one beside it, of the interactor (judge_talk.h).
 *
 * Tests come in the plan's order, one after the other: which of them are judged depends on
 * this file alone, and so the result is the same for any number of jobs.
 *
 * Every cell goes through the journal.  So the judging process need not talk to the printing one:
 * that one walks the same way with may_run == false, and finds everything there.
 */
#ifndef JUDGE_FILE_H
#define JUDGE_FILE_H

#include <stdbool.h>

#include "base/file_hash.h"
#include "jail/jail.h"
#include "jail/jail_talk.h"
#include "judge/journal.h"
#include "judge/matrix.h"
#include "problem/problem.h"

/* How much of a file is judged. */
enum judge_extent {
	JUDGE_GROUPS, /* a failure ends its group, and those that include it */
	JUDGE_FIRST,  /* the first failure ends the file */
	JUDGE_ALL,
};

/* Whatever starts programs: jail_run() and jail_talk_run(), or a stand-in for them in a test. */
struct judge_runner {
	void (*run)(void *context, const struct jail_job *, struct jail_result *);
	void *context;
	void (*talk)(void *context, const struct jail_job *program,
			const struct jail_job *interactor, struct jail_talk *);
};

/* What is the same for all files of a call. */
struct judging {
	const struct problem *problem;
	const struct plan *plan;
	struct file_hashes *hashes;
	struct journal *journal;
	struct judge_runner runner;

	const bool *chosen; /* for each test: whether to judge it */
	enum judge_extent extent;
	bool declared; /* slow ones run on, and a cell near the limit is marked */
	long long memory_mib;
	char *checker_folder; /* with nothing else in it; the checker is called `checker` there */
	struct hash checker;  /* 0: there is none */
	char *interactor_folder; /* the same, of an interactive problem */
	struct hash interactor;
	enum jail_level jail; /* as in struct matrix: what held one need not hold another */
	const char *limits;   /* the same: other accounting, other figures */
	const char *outputs;  /* folder for what was printed, or NULL */
	const char *scratch;  /* folder for the files of a run; each row has its own in it */
	int cpu;              /* to run on, or -1 */
	bool trace;           /* say what is started */
};

/* A declared slow solution may take so many times its limit. */
#define JUDGE_RUN_ON 3

/*
 * Fills the row from the journal; what is not there is judged if `may_run` is true, and left
 * empty otherwise.  `number` is that of the row.  Reports what the machine cannot do, and
 * returns -1.
 */
int judge_file(const struct judging *, struct matrix *, size_t number, bool may_run);

/* --- judge_compile.c: the program of a file, made in a jail and kept by content ---------------- */

/*
 * The journal knows what the compiler said, and the digest of what it made, by a digest of the
 * source, the command, the compiler and the level of the jail.  The program is
 * build/problems/X/judged/DIGEST/program, alone in its folder, because that folder is all that a
 * run sees of it.  It is read whole before it is used again: a damaged one is made again.
 */

/* Of what a compiler says, this much is kept. */
#define COMPILE_WORDS_MAX 4096

/*
 * Is it a file that can be compiled, and in which language?  A foreign one must not be a link.
 * Reports an error and returns -1.
 */
int judge_check_source(const char *file, const char *path, bool foreign, enum language *);

/*
 * Sets what the row says of its program, and returns the folder it is in, to be freed; NULL
 * if there is none, which the row's verdict explains, or if it would have to be made and
 * `may_run` is false.  `scratch` is a folder for the row's files.
 */
char *judge_compile_file(const struct judging *, struct row *, const char *scratch, bool may_run);

/* --- judge_test.c: one program on one test: run, and checked ----------------------------------- */

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
