/*
 * bounds_reached.h - which bounds the tests of a problem reach, from the validator's logs.
 *
 * A log says for each variable whether its smallest and its largest value were seen, and
 * what these are:
 *
 *     "t": min-value-hit max-value-hit
 *     constant-bounds "t": 1 100000
 *     feature "equal piles": hit
 *
 * Merged over all tests it shows what no test tries.  A group with smaller bounds says
 * nothing about the problem's own: only hits of the widest bounds count.
 */
#ifndef BOUNDS_REACHED_H
#define BOUNDS_REACHED_H

#include <stdbool.h>
#include <stddef.h>

struct reached {
	char *name;
	bool is_feature;
	bool least, most; /* a feature that was seen has both */
	bool has_bounds;
	long long low, high; /* the widest so far, if it has any */
};

struct bounds_reached {
	struct reached *list; /* in the order in which the logs first name them */
	size_t count;
};
#define BOUNDS_REACHED_INIT \
	{ \
		NULL, 0 \
	}

/* Merges one log; a file that is not there says nothing. */
void bounds_reached_add(struct bounds_reached *, const char *path);
void bounds_reached_release(struct bounds_reached *);

#endif
