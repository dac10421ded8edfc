/*
 * unit_tests.h - the validator and the checker of a problem, tested: unit.plan, and junk.
 */
#ifndef UNIT_TESTS_H
#define UNIT_TESTS_H

#include <stdbool.h>

#include "workpiece.h"

struct unit_options {
	int jobs, seconds; /* at a time, and for each program */
	bool attack;       /* with junk, too */
};

/*
 * For a problem that was built.  Prints one line when all is as declared, reports what is
 * not, and returns an exit code; -1 if a signal came.  A problem whose tests could not be
 * made keeps the code it has.
 */
int unit_test_problem(const struct workpiece *, const struct unit_options *);

#endif
