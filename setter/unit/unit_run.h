/*
 * unit_run.h - one expectation of unit.plan, tried out.
 */
#ifndef UNIT_RUN_H
#define UNIT_RUN_H

#include "base/file_hash.h"
#include "problem/problem.h"
#include "unit/unit_plan.h"

struct unit_run {
	const struct problem *problem;
	const struct unit_case *expected;
	size_t number; /* of the case in its plan: part of the names of its files */
	int time_ms;   /* for each program */
};

/* The generators of a plan.  Reports errors and returns an exit code. */
int unit_compile_generators(const struct unit_plan *, const struct problem *, struct file_hashes *);

/*
 * A task for a pool; `run` is a struct unit_run.  The programs must be compiled.  Files are
 * in build/problems/X/unit.  Reports what is not as expected, with the command to repeat
 * it, and returns an exit code.
 */
int run_unit_case(void *run);

/*
 * Only its files: the input, and for an expectation about the checker the output and the
 * answer too.  Reports errors and returns an exit code.
 */
int unit_case_write(const struct unit_run *);
/* Where they are: "in", "out", "ans".  To be freed. */
char *unit_case_file(const struct unit_run *, const char *ending);

#endif
