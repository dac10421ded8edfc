/*
 * bounds_attack.h - numbers one past each bound, against the validator.
 *
 * In each group, on the smallest test that is valid there and has the most variables, three things
 * are tried:
 *
 *     each bound, moved            the ranges of the validator follow it (bounds_moved.c)
 *     each bound of the problem    somewhere in the input the bound itself is in range, and
 *                                  one more is not, of a variable that follows no other
 *                                  bound: the validator holds it; or 10 to the power of it
 *                                  is in range, and one more is not; or so many cases
 *                                  to the end of the file are right, one more is not
 *     each variable                one less than its least value and one more than its
 *                                  largest are refused
 *
 * A bound that is of no single number, such as the largest sum, must only be used at all.
 * The values of a bound come from the problem's files, so a validator that has a number
 * of its own is found out; those of a variable are what the validator itself says.
 */
#ifndef BOUNDS_ATTACK_H
#define BOUNDS_ATTACK_H

#include <stdbool.h>

#include "build/bounds_reached.h"
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

/* How this validator finds the row of a group, and a hint on how it reads a bound. */
const char *bounds_row_words(const struct problem *);
void bounds_hint_read(const struct problem *, const char *bound);

/* --- bounds_moved.c: does the validator follow the bounds of its problem? -------------------- */

/*
 * A number that the validator holds may be there by chance: two bounds have the same value,
 * or a range ends at a number that somebody typed.  So the validator is compiled a second
 * time, with bounds that can be moved (bound.h).  In one group, each is made one larger, and
 * the ranges that the two report of their variables are compared:
 *
 *     a 0 1000 5 17     'a' follows a bound if its range ends at 1001 when that one
 *                       is raised, and at 1000 when any other is
 *
 * Of each bound, these are found:
 *
 *     a variable that follows it, and may be more
 *     one that follows none, and may be what the bound is elsewhere, but more than here
 *     that it moves no range, and that no test is refused when it is lowered
 *
 * Lowering tells of bounds that are in no range, such as the largest sum, or the
 * largest number of lines to the end of the file, and of variables that a validator does not
 * report, because their names have digits.  Lower ends of ranges are not judged.
 *
 * Of 24 faults planted in the validator of tests/setter/bounds_kit, the junk and the numbers one past
 * each bound find 8; with this, 21 are found.  The 13 are a wrong end of one variable beside another
 * that holds the bound, numbers that are typed instead of read, and bounds of no single number.
 */

/*
 * Asks a validator in the group of the attack: is the input valid?  Then its ranges are
 * added.  `moved` is "BOUND:HOW", of the one whose bounds move, or NULL.  Reports an error and returns -1 if it cannot be run.
 */
int bounds_ask_ranges(const struct bounds_attack *, const char *moved, const char *in,
		struct bounds_reached *ranges);

struct bounds_moved {
	const struct bounds_attack *on;
	const struct bounds_reached *ranges; /* with the bounds as they are */
	size_t *moves;                       /* how many bounds move the end of each range */
	size_t *follows; /* the last of them that moves it by one, or bound_count */
	bool *is_seen;   /* of each bound: it moves a range, or the input is not valid then */
};

/*
 * Moves all bounds on this input, which is valid and has these ranges.  Returns -1 if a
 * validator cannot be run.  To be released in any case.
 */
int bounds_moved_init(struct bounds_moved *, const struct bounds_attack *,
		const struct bounds_reached *ranges, const char *in);
void bounds_moved_release(struct bounds_moved *);

/*
 * Reports ranges that end past all bounds, but not at two of them together, nor at what comes of
 * the input: at another number for another test.  Returns an exit code.
 */
int bounds_judge_ranges_past(const struct bounds_moved *);

/* Reports what is wrong with this bound, and returns an exit code. */
int bounds_judge_moved(const struct bounds_moved *, size_t bound);

#endif
