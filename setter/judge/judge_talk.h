/*
 * judge_talk.h - a program and the interactor of its problem in the jail, and the verdict.
 *
 *     struct judge_talk t = { .problem = problem, .folder = interactor_folder, .in = in, .ans = ans,
 *             .wall_ms = 4000 };
 *
 *     judge_talk_run(&t, runner, &job, &output, &own);
 *     verdict = judge_talk_verdict(&t, &limits, &scale, &output, &own, &score, &why);
 *     judge_talk_release(&t);
 *
 * The first that holds counts:
 *
 *     SE    the jail failed
 *     MLE OLE TLE   the program's processor time, memory or output, as judge_verdict.h has it
 *     TLE   both wait for each other
 *     RE    the program crashed, and the interactor could know of it when it gave its verdict
 *     SE    the program waited for the interactor until its time was up
 *     OLE   the interactor was stopped, but had not read a flood of the program's
 *     TLE   the program did not end: it had won, or there was no verdict
 *     SE WA PE PC AC   the interactor failed, or gave this verdict
 *
 * After AC the checker judges what the interactor noted down, if the problem names one.
 */
#ifndef JUDGE_TALK_H
#define JUDGE_TALK_H

#include "jail/jail_talk.h"
#include "judge/judge_file.h"
#include "judge/judge_output.h"

struct judge_talk {
	const struct problem *problem;
	const char *folder; /* with nothing else in it; the interactor is called `interactor` there */
	const char *in, *ans;
	long long wall_ms; /* for what the program, or the interactor, sleeps */

	/* Afterwards. */
	struct jail_talk talk;
	bool lost; /* what it noted down could not be kept */
};

/*
 * `output` gets what the interactor noted down, and what the program wrote to stderr; `own`, what the
 * interactor did.
 */
void judge_talk_run(struct judge_talk *, const struct judge_runner *, struct jail_job *program,
		const struct printed *output, const struct printed *own);
void judge_talk_release(struct judge_talk *);

/* AC when the checker is to say, or nobody. */
enum verdict judge_talk_verdict(const struct judge_talk *, const struct limits *,
		const struct score_scale *, const struct printed *output, const struct printed *own,
		long long *score, struct text *why);

#endif
