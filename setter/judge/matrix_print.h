/*
 * matrix_print.h - a matrix for people.
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
 * near the time limit, a middle dot not judged.  W T R M O, P(resentation), C(ompile), F: the
 * judge failed.  What does not fit the width is broken into blocks of ten tests.
 *
 * Only what is not as declared is explained, the loudest first: a solution that is declared
 * wrong, but survived.
 */
#ifndef MATRIX_PRINT_H
#define MATRIX_PRINT_H

#include <stdio.h>

#include "judge/matrix.h"

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

#endif
