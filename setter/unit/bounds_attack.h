/*
 * bounds_attack.h - numbers one past each bound, against the validator.
 *
 * In each group, on the smallest test that is valid there, three things are tried:
 *
 *     each bound, moved            the ranges of the validator follow it (bounds_moved.h)
 *     each bound of the problem    somewhere in the input the bound itself is in range, and
 *                                  one more is not, of a variable that follows no other
 *                                  bound: the validator holds it; or so many
 *                                  cases to the end of the file are right, one more is not
 *     each variable                one less than its least value and one more than its
 *                                  largest are refused
 *
 * A bound that is of no single number, such as the largest sum, must only be used at all.
 * The values of a bound come from the problem's files, so a validator that has a number
 * of its own is found out; those of a variable are what the validator itself says.
 */
#ifndef BOUNDS_ATTACK_H
#define BOUNDS_ATTACK_H

#include "problem/plan.h"

/* What attack_bounds() returns besides exit codes: no test is valid in the group. */
#define BOUNDS_UNTRIED 65

struct bounds_attack {
	const struct plan *plan;
	size_t group;
	const struct test *const *tests; /* to choose from, the smallest first; they are made */
	size_t test_count;
	int time_ms; /* for each run */
};

/*
 * A task for a pool; `attack` is a struct bounds_attack.  What got through is left in
 * build/problems/X/unit, for the command in the message.  Returns an exit code, or
 * BOUNDS_UNTRIED.  Both validators must be compiled; the second only if the problem has bounds.
 */
int attack_bounds(void *attack);

#endif
