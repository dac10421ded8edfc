/*
 * bounds_reached.h - how far the tests of a problem reach its bounds, from the validator's logs.
 *
 * The overview log says for each variable whether its smallest and its largest value were
 * seen, and what these are; the bounds file says what was seen instead:
 *
 *     "t": min-value-hit max-value-hit
 *     constant-bounds "t": 1 100000
 *     feature "equal piles": hit
 *
 *     t 1 100000 1 100000
 *
 * Merged over all tests they show what no test tries.  A group with smaller bounds says
 * nothing about the problem's own: only hits of the widest bounds count.
 */
#ifndef BOUNDS_REACHED_H
#define BOUNDS_REACHED_H

#include <stdbool.h>
#include <stddef.h>

#include "base/json.h"

struct reached {
	char *name;
	bool is_feature;
	bool least, most; /* a feature that was seen has both */
	bool has_bounds;
	long long low, high; /* the widest so far, if it has any */
	/* From the bounds files, as they write numbers; NULL when there was none. */
	char *lo, *hi, *smallest, *largest;
};

struct bounds_reached {
	struct reached *list; /* in the order in which the logs first name them */
	size_t count;
};
#define BOUNDS_REACHED_INIT ((struct bounds_reached){ 0 })

/* Merges one overview log; a file that is not there says nothing. */
void bounds_reached_add(struct bounds_reached *, const char *path);
/* The same for a bounds file. */
void bounds_reached_add_values(struct bounds_reached *, const char *path);
/* Of lo, hi, smallest, largest: false for one that is not whole, or has no neighbour in its type. */
bool reached_number(const char *text, long long *value);
/* Are all values of one within the bounds of the other?  No where either knows nothing. */
bool bounds_reached_within(const struct bounds_reached *values,
		const struct bounds_reached *bounds);
/* The members of an array. */
void bounds_reached_json(const struct bounds_reached *, struct json *);
void bounds_reached_release(struct bounds_reached *);

#endif
