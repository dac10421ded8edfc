/*
 * mutate.h - how strong is the data of a problem, in a number.
 *
 *     struct mutate m = MUTATE_INIT;
 *
 *     m.options = ...;
 *     code = mutate_open(&m, &kit, "one-pair", &names);        the right programs, and their mutants
 *     if (!code)
 *             code = mutate_judge(&m);
 *     if (!code)
 *             code = mutate_hunt(&m, &kit);
 *     mutate_print(&m, stdout);
 *     mutate_close(&m);
 *
 * Theory of operation
 *
 *     make      small changes to each right program (mutants.h), in the order of their places
 *     compile   each in a jail.  One whose program is, byte for byte, that of the original or of an
 *               earlier mutant is the same: compilers print no names and no places of a source
 *     judge     each until it falls, in rounds: in a round, tests come in the order of how many
 *               mutants they felled before it.  So the order is the same for any number of jobs
 *     ask       which tests are the only ones to fell something?  What fell runs on the others until it
 *               falls again, for tests of which that is not known yet; but nothing is too slow twice
 *     hunt      hack.h attacks each survivor; what it finds is a hole
 *
 * Everything but the hunt goes through the journal, so an interrupted run goes on where it was, and a
 * new test is run on survivors only.
 */
#ifndef MUTATE_H
#define MUTATE_H

#include "hack/hack_report.h"
#include "judge/judge.h"
#include "mutate/mutants.h"

struct mutate_options {
	int jobs;          /* at least 1 */
	size_t sample;     /* so many mutants, chosen by their names; 0: all */
	long long time_ms; /* for the hunt, all of it */
	long long tries;   /* cases for each survivor; 0: any number */
	const char *save;  /* a group for the inputs of holes, or NULL */
	bool resume, only_json;
};

/* A right program. */
struct mutate_program {
	const struct row *row; /* of the judge's matrix */
	struct mutants mutants;
};

enum mutant_end {
	MUTANT_UNKNOWN, /* not judged: a signal came */
	MUTANT_SAME,
	MUTANT_UNCOMPILED,
	MUTANT_FALLEN,
	MUTANT_SURVIVOR,
	MUTANT_HOLE
};
/* "fallen", "hole", "survivor", ...: as JSON has it. */
const char *mutant_end_word(enum mutant_end);

#define NO_TEST ((size_t)-1)

struct mutant_state {
	size_t program, number; /* which of programs, and of its mutants */
	enum mutant_end end;
	bool compiled;
	struct digest code; /* then: of what */
	size_t test;        /* that felled it, with that verdict */
	enum verdict verdict;
	bool asked;    /* whether another fells it, too: */
	size_t second; /* or NO_TEST */
};

struct mutate_hole {
	size_t mutant;
	struct attack attack;
};

struct mutate {
	struct mutate_options options;
	struct judge judge;
	struct mutate_program *programs;
	size_t program_count;
	struct mutant_state *list; /* shared with the processes that judge */
	size_t made;
	struct names test_keys; /* what the journal calls the tests */
	size_t *order;          /* of tests, in this round */
	struct mutate_hole *holes;
	size_t hole_count;
	size_t not_attacked; /* survivors: the time was over before, or nobody hunts */
	bool interrupted;
};
#define MUTATE_INIT ((struct mutate){ .judge = JUDGE_INIT })

const struct problem *mutate_problem(const struct mutate *);
const struct plan *mutate_plan(const struct mutate *);
/* FILE:LINE:COLUMN OLD -> NEW.  To be freed. */
char *mutate_name(const struct mutate *, const struct mutant_state *);
/* The program that it is, added. */
void mutate_source(const struct mutate *, const struct mutant_state *, struct text *);

/*
 * Builds the tests, judges the solutions that are named, or all that are declared right, and makes
 * their mutants.  Reports errors and returns an exit code; -1 if a signal came.
 */
int mutate_open(struct mutate *, const struct kit *, const char *id, const struct names *named);
void mutate_close(struct mutate *);

/* Memory that processes to come share; it begins as zeros, and mutate_unshare() ends it. */
void *mutate_shared_memory(size_t size);
void mutate_unshare(void *, size_t size);

/* mutate_judge.c: compiles and judges all.  The same codes. */
int mutate_judge(struct mutate *);
/* mutate_hunt.c: attacks survivors, and adds to the plan what breaks them, if a group is named. */
int mutate_hunt(struct mutate *, const struct kit *);

/* --- mutate_score.c: what follows ------------------------------------------------------------------ */

/* How many ended so; of this kind, or -1: of any. */
size_t mutate_count(const struct mutate *, enum mutant_end, int kind);
/* "98.9", percents of what should fall: fallen and holes. */
struct mutate_percent {
	char s[24];
};
struct mutate_percent mutate_score(size_t fallen, size_t holes);

struct mutate_test {
	size_t fells; /* so many fell on it first */
	size_t only;  /* of those, so many are known to pass all others; see MUTATE_ONLY */
	bool needed;  /* one of few tests that together fell all that fell */
};
/* Of a test that fells so many alone, no more are asked. */
#define MUTATE_ONLY 3
/* By test.  To be freed. */
struct mutate_test *mutate_tests(const struct mutate *);

/* --- Saying so --------------------------------------------------------------------------------------- */

/* mutate_print.c: the last line only, if it is to be quiet. */
void mutate_print(const struct mutate *, bool quiet, FILE *);
/* mutate_json.c: the document that docs/schemas/setter-mutate.json describes. */
void mutate_json(const struct mutate *, FILE *);

#endif
