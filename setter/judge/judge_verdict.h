/*
 * judge_verdict.h - the one place where a run becomes a verdict.
 *
 * The jail measures, this decides.  The first that holds counts:
 *
 *     SE    the jail failed, whatever else is said
 *     MLE   the kernel killed it for memory, or it used more than it may
 *     OLE   it printed more than it may (before TLE: a flood usually ends in a spin)
 *     TLE   processor time, or time on the clock: "idle"
 *     RE    a signal, or an exit code that is not 0
 *     AC    it ended well; now the checker speaks
 *
 * Limits are compared with the final figures, not with who killed whom: a program that
 * kills itself within its limits is RE, and one that ends by itself a little late is TLE.
 */
#ifndef JUDGE_VERDICT_H
#define JUDGE_VERDICT_H

#include <stdbool.h>

#include "base/text.h"
#include "build/role_score.h"
#include "jail/jail.h"
#include "problem/verdict.h"

/* How one program ended. */
struct outcome {
	const char *failure; /* what the jail could not do, in words; NULL: nothing */
	int status;          /* as waitpid() says */
	bool no_memory;      /* it was killed for memory */
	bool no_time;        /* it was killed for processor time, */
	bool idle;           /* or for time on the clock, without what it waited for others */
	long long cpu_us, memory_kb, output_bytes;
};

/* How a run of the jail ended; the failure is the result's message. */
struct outcome outcome_of(const struct jail_result *, long long output_bytes);

struct limits {
	long long time_ms, wall_ms, memory_kb, output_bytes;
};

/* What the jail allows in time on the clock to a program that has so much processor time. */
long long judge_wall_limit_ms(long long time_ms);

/* Did it pass a limit, other than that of time on the clock? */
bool judge_is_over(const struct outcome *, const struct limits *);
/*
 * The verdict on a program's run; AC when the checker is to say.  The reason, in words, is
 * added to `why`; nothing for AC.
 */
enum verdict judge_run(const struct outcome *, const struct limits *, struct text *why);

/* Who says how right an output is, and what is everything for it. */
struct referee {
	const char *role; /* "checker": what is its own fault begins with that */
	struct score_scale scale;
};

/*
 * The verdict of a checker that ended so and said these words on stderr.  One that fails,
 * crashes or is too slow is SE, and the reason begins with "checker:".  So is a score that is none,
 * or more than everything (role_score.h); everything is AC, nothing WA, and what is between them
 * PC, whose reason begins with "score 0.7".  *score is SCORE_FULL for AC, 0 where there is none.
 */
enum verdict judge_check(const struct outcome *, const struct limits *, const struct referee *,
		const char *said, long long *score, struct text *why);

/*
 * The case that a checker's message names first, behind a score: "case 9: ..." or "test case 9: ...";
 * 0: none.
 */
long long judge_case_number(const char *message);

/*
 * A compiler's: AC or CE, or SE.  What it printed goes elsewhere; the reason is one of its
 * limits, or empty.
 */
enum verdict judge_compile(const struct outcome *, const struct limits *, struct text *why);

/*
 * Within a fifth of the limit a machine that is a little faster or slower says something
 * else, so there AC and TLE are the same to a declaration.
 */
bool judge_is_near_limit(long long cpu_us, long long time_ms);
/* Where that ends: how long a program must be allowed to run for it. */
long long judge_near_limit_end_ms(long long time_ms);

#endif
