/*
 * bound.h - the numbers of a problem: the largest values its input may hold.
 *
 * problem.yaml names them once (`bounds: {t: 100000, pile: 10^18}`); a group of
 * tests.plan may make one smaller (`pile=1000`).  They reach the validator as a header.
 */
#ifndef BOUND_H
#define BOUND_H

#include <stdbool.h>

#include "base/source.h"

struct plan;
struct problem;

struct bound {
	char *name; /* a C identifier */
	long long value;
	struct span place;
};

/*
 * Reads 1000, 10^18, -10^9 or 2^31-1 style numbers: digits, or base^exponent, with an
 * optional sign before and an optional -1 or +1 after.  False when it is none, or does
 * not fit.
 */
bool bound_parse(const char *text, long long *value);
/* Is it one that does not fit? */
bool bound_is_too_large(const char *text);

/* As a setter would write it: 10^18, but 100000. */
struct bound_text {
	char s[24];
};
struct bound_text bound_text(long long value);

/*
 * Writes the header that the problem's validator includes:
 *
 *     struct bound_row { const char *group; long long t, pile; };
 *     static const struct bound_row *bounds_for(const char *group);
 *
 * One row per group, row 0 for no group.  The file is left alone if it says the same
 * already.  Reports an error and returns -1.
 */
int bounds_write_header(const struct problem *, const struct plan *, const char *path);
/* Does it say that already? */
bool bounds_header_is_written(const struct problem *, const struct plan *, const char *path);

/*
 * The same, for a validator whose bounds can be moved, one at a time and in all rows:
 *
 *     --testset pile:raised     one more, if there is a number that is
 *     --testset pile:lowered    0; where it is not more than that, as little as there is
 */
int bounds_write_movable_header(const struct problem *, const struct plan *, const char *path);

/*
 * The same rows for programs in Python: {"": {"pile": 2000}, "small": {"pile": 50}}.  `bound` is
 * NULL, or the one that moves, `how` is "raised" or "lowered".
 */
int bounds_write_json(const struct problem *, const struct plan *, const char *bound,
		const char *how, const char *path);

#endif
