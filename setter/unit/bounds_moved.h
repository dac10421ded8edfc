/*
 * bounds_moved.h - does the validator follow the bounds of its problem?
 *
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
 */
#ifndef BOUNDS_MOVED_H
#define BOUNDS_MOVED_H

#include <stdbool.h>

#include "unit/bounds_attack.h"
#include "build/bounds_reached.h"

/*
 * Asks a validator in the group of the attack: is the input valid?  Then its ranges are
 * added.  `testset` may be NULL.  Reports an error and returns -1 if it cannot be run.
 */
int ask_ranges(const struct bounds_attack *, char *validator, char *testset, const char *in,
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
int judge_ranges_past_bounds(const struct bounds_moved *);

/* Reports what is wrong with this bound, and returns an exit code. */
int judge_moved_bound(const struct bounds_moved *, size_t bound);

#endif
