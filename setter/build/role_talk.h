/*
 * role_talk.h - a solution and the interactor of its problem, at work together; and who is to blame.
 *
 *     struct role_talk t = role_talk_reference(problem, in, out);
 *
 *     if (role_talk_run(&t, 10000))
 *             ... the machine cannot start them, which was reported ...
 *     else if (!role_talk_is_won(&t))
 *             ... role_talk_fault() ...
 *     role_talk_release(&t);
 *
 * A judge runs both in jails of its own (jail_talk.h), and asks role_talk_blame() as well: there is one
 * order in which what went wrong counts.
 */
#ifndef ROLE_TALK_H
#define ROLE_TALK_H

#include "build/roles.h"
#include "jail/jail_talk.h"

/* --- Who is to blame ------------------------------------------------------------------------- */

/* Whose end is the verdict. */
enum talk_blame {
	TALK_BROKEN,     /* nobody's: the jail failed */
	TALK_PROGRAM,    /* it passed a limit, or crashed before the interactor had a verdict */
	TALK_BOTH_WAIT,  /* the program's: it waits, and so does the interactor */
	TALK_INTERACTOR, /* its verdict; or it failed by itself */
	TALK_NO_REPLY,   /* the interactor's: the program waited for it until its time was up */
	TALK_FLOOD, /* the program's: the interactor was stopped while it read what that printed */
};

/* `over` says that the program passed a limit of processor time, memory or output. */
enum talk_blame role_talk_blame(const struct jail_talk *, bool over);

/*
 * "the program has printed 6 bytes, last 'first', and waits for input; is a flush missing?", where
 * both wait.
 */
void role_talk_add_wait(const struct jail_talk *, struct text *);

/* --- The two -------------------------------------------------------------------------------- */

struct role_talk {
	struct role_call program, interactor;
	struct jail_talk talk;
};

/*
 * What the interactor notes down, often nothing, is the answer of the test: so there is none yet, and its
 * answer is an empty file.
 */
struct role_talk role_talk_reference(const struct problem *, const char *in, const char *out);
/* Of any solution that is compiled as the reference is; with the answer. */
struct role_talk role_talk_solution(const struct problem *, const char *source, const char *in,
		const char *out, const char *ans);
/* As role_run(), for each of them. */
int role_talk_run(struct role_talk *, int time_ms);
void role_talk_release(struct role_talk *);

/* Both ended well. */
bool role_talk_is_won(const struct role_talk *);
/* Otherwise: whose fault that is, one of the two calls; and which, to be printed after its name. */
const struct role_call *role_talk_fault(const struct role_talk *, struct text *fault);
/* Below an error: what that one said, the end of the dialogue, and a command to repeat it. */
void role_talk_explain(const struct role_talk *, const struct role_call *);

#endif
