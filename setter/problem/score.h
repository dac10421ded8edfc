/*
 * score.h - how much of a test is right: exact, a whole number of parts of 10^10.
 *
 *     long long score;
 *
 *     if (score_parse("0.7", 3, &score))                7000000000
 *             puts(score_text(score).s);                0.7
 *
 * Ten decimals count, as many as quitp() prints; what is behind them is rounded, half of it up,
 * as quitp() does.  No floating point takes part.
 */
#ifndef SCORE_H
#define SCORE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

/* Everything is right. */
#define SCORE_FULL 10000000000LL
/* More than any judge gives, as quitp() has it: points. */
#define SCORE_MAX (1000000 * SCORE_FULL)

/* Digits, perhaps a point and more digits: "1", "0.70".  False if it is none, or above SCORE_MAX. */
bool score_parse(const char *text, size_t length, long long *score);

/* Without zeros at the end. */
struct score_text {
	char s[32];
};
struct score_text score_text(long long score);

/*
 * What of these hundredths of points the mean of so many scores earns, rounded to whole hundredths,
 * half of one up.
 */
long long score_of_hundredths(long long hundredths, long long sum, size_t count);

/* --- What a score has to be, as in PC>=0.4 ----------------------------------------------------- */

enum score_relation { SCORE_ANY, SCORE_AT_LEAST, SCORE_EXACTLY };

struct score_demand {
	enum score_relation relation;
	long long score;
};

/* Does the mean of so many scores meet it? */
bool score_meets(const struct score_demand *, long long sum, size_t count);
/* "", ">=0.4" or "=0.7" is added. */
void score_demand_add(const struct score_demand *, struct text *);
/* Reads what that writes; false if it is nothing of the kind, or not between 0 and `whole`. */
bool score_demand_parse(const char *text, size_t length, long long whole, struct score_demand *);

#endif
