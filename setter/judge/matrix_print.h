/*
 * matrix_print.h - a matrix for people, and for programs.
 *
 *     huge-pairs  6 solutions x 11 tests, limit 1000 ms, cgroup-v1
 *
 *                  sample small full
 *                  12     123   123456   max ms
 *       exact      ..     ...   ......       21  AC             as declared
 *       phi_1618   ..     .w.   WWWWWW       17  WA small full  EXPECTED AC ON small
 *       brute      ..     ...   TTTTTT    >3000  TLE full       as declared
 *
 * '.' is accepted, a capital a failure that is permitted, a small letter one that is not, '~'
 * near the time limit, a middle dot not judged.  W T R M O, H(alf right, or any part: PC),
 * P(resentation), C(ompile), F: the judge failed.  What does not fit the width is broken into blocks of ten tests.
 *
 * Only what is not as declared is explained, the loudest first: a solution that is declared
 * wrong, but survived.
 */
#ifndef MATRIX_PRINT_H
#define MATRIX_PRINT_H

#include <stdio.h>

#include "base/file_hash.h"
#include "judge/matrix.h"
#include "judge/run_facts.h"
#include "judge/run_file.h"

struct matrix_print {
	FILE *out;
	size_t width;      /* columns of the terminal */
	const char *limit; /* "limit 1000 ms" */
	bool quiet;        /* the last line only */
	bool verbose;      /* a line for each test, too */
	bool by_test;      /* tests are rows */
};

/* Declared solutions. */
void matrix_print_run(const struct matrix *, const struct matrix_print *);
/* The table only, of a run that is not over. */
void matrix_print_table(const struct matrix *, const struct matrix_print *);
/* Submissions: a line for each, with the reason of its failure. */
void matrix_print_judge(const struct matrix *, const struct matrix_print *);

/* --- matrix_json.c, matrix_changes.c: as one JSON document, and what changed since an older one --- */

/*
 * docs/schemas/ describes both forms: "setter-judge", and "setter-run", which is the
 * same and more: what was declared, the plan, bounds and hashes, all that a report needs.
 */
void matrix_json_judge(const struct matrix *, FILE *);

/* `hashes` knows the files of the tests. */
void matrix_json_run(const struct matrix *, const struct run_facts *, struct file_hashes *, FILE *);

/* How many solutions were judged, and those that are not as declared: members of an open object. */
void matrix_json_surprises(const struct matrix *, struct json *);

/*
 * The verdicts that differ from those in an older run.json, and how many of each kind:
 *
 *     double_phi  full-03  WA -> AC
 *     1 of 480 verdicts changed: 1 WA -> AC; 2 tests are new, 1 is gone
 */
void matrix_print_changes(const struct matrix *, const struct run_file *old, FILE *);

#endif
