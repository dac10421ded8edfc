/*
 * make_times.h - what the programs of a test took when it was made.
 *
 * Processor time of each, kept in build/problems/X/times/NAME:
 *
 *     generator 9122
 *     validator 2058
 *     reference 3435
 *     checker 1917
 *
 * No part of the test's receipt, because they are never the same twice.
 */
#ifndef MAKE_TIMES_H
#define MAKE_TIMES_H

#include <stdbool.h>

#include "problem/plan.h"
#include "problem/problem.h"

enum make_step { STEP_GENERATOR, STEP_VALIDATOR, STEP_REFERENCE, STEP_CHECKER, MAKE_STEPS };
extern const char *const make_step_words[MAKE_STEPS];

#define TIME_UNKNOWN (-1)

struct make_times {
	long long us[MAKE_STEPS]; /* TIME_UNKNOWN also without that step: copies */
};

/* All unknown. */
void make_times_init(struct make_times *);

/* False when nothing is known. */
bool make_times_read(struct make_times *, const struct problem *, const struct test *);
/* Reports an error and returns -1. */
int make_times_write(const struct make_times *, const struct problem *, const struct test *);

#endif
