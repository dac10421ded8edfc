/*
 * unit_tests.h - the validator and the checker of a problem, tested: unit.plan, and junk.
 */
#ifndef UNIT_TESTS_H
#define UNIT_TESTS_H

#include <stdbool.h>

#include "base/json.h"
#include "build/workpiece.h"

struct unit_options {
	int jobs, time_ms; /* at a time, and for each program */
	bool attack;       /* with junk, too */
};

/* What was tried, and how much of it is not as declared. */
struct unit_result {
	size_t tests, expectations, failed; /* of unit.plan */
	size_t attacks, succeeded;
	size_t junk, bounds; /* files that were tried, bounds in all groups */
};

/*
 * For a problem that was built.  Reports what is not as declared, and returns an exit
 * code; -1 if a signal came.  A problem whose tests could not be made keeps the code it
 * has, and its result is all 0.
 */
int unit_test_problem(const struct workpiece *, const struct unit_options *, struct unit_result *);

/* One line, for a problem where all is as declared. */
void unit_result_print(const struct unit_result *, const char *id);
/* The same as members of the object that is open. */
void unit_result_json(const struct unit_result *, struct json *);

#endif
