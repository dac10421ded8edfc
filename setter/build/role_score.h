/*
 * role_score.h - what a checker or an interactor says with quitp() or _pc().
 *
 *     points 0.7 two of three         exit code 7: quitp(0.7, "two of three")
 *     partially correct (70) words    exit code 70, or 120: quitf(_pc(70), "words"), percents
 *     multiplier 0.7 words            exit code 7: score_multiplier.txt of Kattis, by roles.c
 *
 * The number is that of the message: exit codes collide with those of other verdicts, so they only
 * confirm that the words were meant.  The words must be the first on stderr, where nothing of a
 * contestant's can stand.  Of quitp(), 1 is everything, or points of the test's group count, to
 * hundredths; multipliers and percents are parts of 1 and of 100 in both.
 */
#ifndef ROLE_SCORE_H
#define ROLE_SCORE_H

#include "base/text.h"
#include "problem/plan.h"
#include "problem/score.h"

/* What is everything. */
struct score_scale {
	enum score_unit unit;
	long long hundredths; /* of points: what the group has, or SCORE_OF_NO_GROUP */
	bool or_more;         /* more than that is everything, too */
};

/* Points count as they are: quitp(30) is a score of 30. */
#define SCORE_OF_NO_GROUP (-1)

/* That of a group of the plan.  If it has no points, any points at all are everything. */
struct score_scale score_scale_of(const struct plan *, size_t group);
/* Of nobody knows which group: the fewest points that a group has, or more, are everything. */
struct score_scale score_scale_of_any(const struct plan *);

enum said_score {
	SAID_NO_SCORE,
	SAID_SCORE,
	SAID_BAD_SCORE, /* no number, or more than everything: `fault` says it */
};

/*
 * What was said with this exit code.  The score is at most SCORE_FULL, except of no group; *words is
 * where the message goes on.
 */
enum said_score score_said(const struct score_scale *, int code, const char *said, long long *score,
		const char **words, struct text *fault);

/* Is it everything?  Of no group, points are never known to be. */
bool score_is_full(const struct score_scale *, long long score);

#endif
