/*
 * roles.h - the programs of a problem at work: generator, validator, reference, checker and interactor.
 *
 * No other file starts one of them, or says what its exit code means:
 *
 *     struct role_call r = role_validator(problem, in, "full");
 *
 *     if (role_run(&r, 10000))
 *             ... the machine cannot start it, which was reported ...
 *     else if (role_validity(&r) == ROLE_INVALID)
 *             ... r.process.said ...
 *     role_release(&r);
 *
 * The programs must be compiled (compile.h).  A judge runs the checker in a jail of its own
 * with role_checker_job().
 */
#ifndef ROLES_H
#define ROLES_H

#include "build/role_score.h"
#include "jail/jail.h"
#include "problem/problem.h"
#include "process/process.h"

struct role_call {
	const struct problem *problem;
	struct names argv, settings, typed;
	struct process process;
	char *program;
};

/* --- The validator ------------------------------------------------------------------------- */

/* The group may be NULL. */
struct role_call role_validator(const struct problem *, const char *in, const char *group);

/* What else a validator may be asked; each may be NULL. */
struct role_asks {
	const char *group;
	const char *overview, *reached; /* files to write: which bounds are reached, how far */
	const char *moved;              /* "BOUND:HOW", of the validator whose bounds move */
};
struct role_call role_validator_asked(const struct problem *, const char *in,
		const struct role_asks *);
/* On every file of a folder, in the order of their names; it prints one exit code after another. */
struct role_call role_validator_on_each(const struct problem *, const char *group,
		const char *folder);

enum role_validity {
	ROLE_VALID,
	ROLE_INVALID,
	ROLE_FAILED, /* it says nothing about the input: a crash, a time-out, an exception */
};
enum role_validity role_validity(const struct role_call *);
enum role_validity role_validity_of(const struct problem *, long exit_code);
/* Is the validator in C, and so written with our testlib?  Any other may refuse in its own way. */
bool role_is_of_testlib(const struct problem *);
/* Did such a one fail, so that nothing is known of the input?  That is no fault of the test. */
bool role_is_at_fault(const struct role_call *validator);
/* Of one in Python that raised an exception: how it refuses an input. */
void role_hint_refusal(const struct role_call *validator);
/* "refuses the input", or how it ended. */
struct process_ending role_refusal(const struct role_call *);

/* --- The checker --------------------------------------------------------------------------- */

struct role_call role_checker(const struct problem *, const char *in, const char *out,
		const char *ans);
/*
 * On every file of a folder: as the output, then as the answer.  Says a line for each: the exit code,
 * and what it said if that is a score.
 */
struct role_call role_checker_on_each(const struct problem *, const char *in, const char *ans,
		const char *folder);
/* The exit codes of testlib, and what has none of its own. */
enum role_verdict { ROLE_AC, ROLE_WA, ROLE_PE, ROLE_FAIL, ROLE_PC, ROLE_NO_VERDICT };
/* Of these codes, the last; any other is a fault of the checker. */
#define ROLE_LAST_VERDICT 8

/* Or of an interactor: by its exit code and what it said; the score is as score_said() has it. */
enum role_verdict role_check(const struct role_call *, const struct score_scale *,
		long long *score);
/* The same of another that ended so. */
enum role_verdict role_check_said(int code, const char *said, const struct score_scale *,
		long long *score);

/*
 * For a jail: the checker that lies in `folder` under the name `checker`.  The paths must stay as
 * they are until the run has started.
 */
void role_checker_job(struct jail_job *, const struct problem *, const char *folder, const char *in,
		const char *out, const char *ans);

/* --- The interactor ------------------------------------------------------------------------ */

/* It talks to a program by role_talk.h; it reads `in` and `ans`, and what it notes down goes to `out`. */
struct role_call role_interactor(const struct problem *, const char *in, const char *out,
		const char *ans);
/* It hears the whole of a file, whatever it says itself; that goes to `said`. */
struct role_call role_interactor_alone(const struct problem *, const char *in, const char *out,
		const char *ans, const char *heard, const char *said);
/* As role_checker_job(): it lies there under the name `interactor`.  `fetch` is what it noted down. */
void role_interactor_job(struct jail_job *, const char *folder, const char *in, const char *ans);

/* --- The others ---------------------------------------------------------------------------- */

/* The first word names the generator. */
struct role_call role_generator(const struct problem *, const struct names *words, const char *out);
struct role_call role_reference(const struct problem *, const char *in, const char *out);
/* The same of any solution that is compiled as the reference is. */
struct role_call role_solution(const struct problem *, const char *source, const char *in,
		const char *out);
/* The same call of a program with sanitizers (compile_sanitized()). */
void role_take_sanitized(struct role_call *, const char *program);

/* Is it in Python, so that bounds.json is part of what it reads? */
bool role_reads_bounds(const struct problem *, enum kit_folder, const char *name);

/* --- All of them ----------------------------------------------------------------------------- */

/* In another folder, where the path of its program from the root leads nowhere. */
void role_start_in(struct role_call *, const char *folder, const char *root);
/* As process_run(). */
int role_run(struct role_call *, int time_ms);
/* Also of one that never ran. */
void role_release(struct role_call *);

#endif
