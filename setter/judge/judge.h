/*
 * judge.h - files of one problem, judged, some at a time.
 *
 *     struct judge judge = JUDGE_INIT;
 *
 *     judge.options = ...;
 *     code = judge_open(&judge, &kit, "one-pair");            builds the tests, too
 *     if (!code && !judge_add_file(&judge, "a.cpp", "/tmp/a.cpp", NULL))
 *             code = judge_all(&judge);
 *     ... judge.matrix ...
 *     judge_close(&judge);
 *
 * What a file does wrong is in the matrix; what returns a code is the request or the machine.
 */
#ifndef JUDGE_H
#define JUDGE_H

#include <stdbool.h>

#include "build/workpiece.h"
#include "judge/judge_file.h"
#include "judge/judge_place.h"
#include "problem/kit.h"

struct judge_options {
	const char *globs; /* of tests; NULL is all */
	int jobs;          /* 0: half of the processors */
	enum judge_extent extent;
	int time_ms, memory_mib;  /* 0: the problem's own */
	const char *outputs;      /* folder, or NULL */
	bool resume;              /* take what the journal has */
	bool declared;            /* as in struct judging */
	bool verified;            /* as in struct build_options */
	bool fail_fast;           /* only up to the first row that is not as declared */
	bool trace;               /* say what is started */
	const struct text *input; /* judge on this instead of the tests, or NULL */
};

struct judge {
	struct judge_options options;
	struct workpieces work; /* of one problem */
	struct solutions solutions;
	struct matrix matrix;
	struct journal journal;
	struct judge_place place;
	struct plan given; /* of options.input */
	bool *chosen;
	int build_code;  /* 1: the tests do not match tests.xxh, but they exist */
	int header_code; /* 2: what some solutions declare is wrong */
	size_t left_out; /* files of languages that this machine does not have */
	size_t unwanted; /* rows after the one that ended the run; they are not reported */
};
#define JUDGE_INIT \
	((struct judge){ .work = WORKPIECES_INIT, \
			.journal = JOURNAL_INIT, \
			.place = JUDGE_PLACE_INIT })

/*
 * Sees what the jail can do here, and builds the tests.  Reports errors and returns an exit
 * code; -1 if a signal came.
 */
int judge_open(struct judge *, const struct kit *, const char *id);
void judge_close(struct judge *);

const struct problem *judge_problem(const struct judge *);
const struct plan *judge_plan(const struct judge *);

/*
 * One more row.  `file` is what the user calls it, `path` where it is from here.  One whose
 * language this machine does not have is left out, with a note.  Reports an error and returns
 * -1 if it cannot be judged at all.
 */
int judge_add_file(struct judge *, const char *file, const char *path, const struct solution *);

/*
 * Judges all rows.  Returns -1 if a signal came: what was judged until then is in the matrix,
 * and in the journal.  Otherwise EXIT_AS_DECLARED, or EXIT_BROKEN.
 */
int judge_all(struct judge *);

/* A note about what was not judged again, if anything. */
void judge_tell_known(const struct judge *);

/* While judge_all() is at work: what is known by now, in the matrix. */
void judge_peek(struct judge *);

/*
 * The solutions, in judge.solutions, but not what they declare; judge_solution() finds one by
 * its name or path.  They report errors, and return EXIT_BAD_REQUEST and NULL.
 */
int judge_list_solutions(struct judge *);
struct solution *judge_solution(const struct judge *, const char *name);
/* A row for one of them, with what it declares. */
int judge_add_solution(struct judge *, const char *name);
/*
 * Instead of judge_list_solutions(): a row for each.  Those whose headers are wrong are left
 * out, and then judge.header_code says so.
 */
int judge_add_solutions(struct judge *);

/* "limit 1000 ms", for the head of a report; to be freed. */
char *judge_limit_words(const struct judge *);

#endif
