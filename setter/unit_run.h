/*
 * unit_run.h - one expectation of unit.plan, tried out.
 */
#ifndef UNIT_RUN_H
#define UNIT_RUN_H

#include "problem.h"
#include "unit_plan.h"

struct unit_run {
	const struct problem *problem;
	const struct unit_case *expected;
	size_t number; /* of the case in its plan: part of the names of its files */
	int seconds;   /* for each program */
};

/*
 * A task for a pool; `run` is a struct unit_run.  The programs must be compiled.  Files are
 * in build/problems/X/unit.  Reports what is not as expected, with the command to repeat
 * it, and returns an exit code.
 */
int run_unit_case(void *run);

#endif
