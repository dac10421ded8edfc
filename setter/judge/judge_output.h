/*
 * judge_output.h - what a program printed in the jail, and the verdict on it.
 *
 *     struct printed printed;
 *
 *     printed_init(&printed, scratch, "full-03");         full-03.out and full-03.err
 *     printed_reserve(&printed, 1 << 20);
 *     job.out = printed.out;
 *     job.err = printed.err;
 *     jail_run(&jail, &job, &result);
 *     verdict = judge_program_verdict(&result, &limits, &printed, &why);
 *     if (verdict == VERDICT_AC && !printed_is(&printed, answer)) {
 *             judge_checker_job(&job, problem, folder, in, &printed, answer, &own);
 *             jail_run(&jail, &job, &result);
 *             verdict = judge_checker_verdict(&result, &own, &why);
 *     }
 *     printed_release(&printed, false);
 */
#ifndef JUDGE_OUTPUT_H
#define JUDGE_OUTPUT_H

#include <stdbool.h>

#include "base/text.h"
#include "jail/jail.h"
#include "judge/judge_verdict.h"
#include "problem/problem.h"

/* --- Two files --------------------------------------------------------------------------- */

/* The descriptors are what is read, not the names. */
struct printed {
	char *out_path, *err_path;
	int out, err; /* -1: it cannot be written, which was reported */
	long long out_room,
			err_room; /* bytes that the disk has for each, for certain, or unknown */
};

/* FOLDER/NAME.out and .err, created or emptied. */
void printed_init(struct printed *, const char *folder, const char *name);
/* Also of one that was never opened, if all of it is zero. */
void printed_release(struct printed *, bool keep);
/* Makes both empty, for the next run of a program whose processes are all dead. */
void printed_empty(struct printed *);
/* Cuts stderr to what is worth keeping, and gives back what was reserved. */
void printed_shorten(struct printed *);

/*
 * A full disk must not become a wrong answer, whoever filled it and however short it was full.
 * So room for so many bytes of each is reserved before the run; if there is less, as much as
 * there is.  Within it no write can fail.  A program that filled the room, yet printed no more
 * than `limit` bytes, may have lost some: to be run again with more room, or not to be judged.
 * Where gigabytes are free before and after the run, nothing need be reserved: no program may
 * print that much.  Where the file system reserves nothing, or the program gave the room back by truncating its
 * output, it counts whether more can be written now.
 */
void printed_reserve(struct printed *, long long bytes);
bool printed_may_be_cut(const struct printed *, long long limit);

long long printed_size(int fd);
/* What stands in the last 64 KiB of stderr; to be freed. */
char *printed_said(const struct printed *);
/* Is stdout these bytes, or those of a file? */
bool printed_is_bytes(const struct printed *, const char *bytes, size_t length);
bool printed_is(const struct printed *, const char *path);

/* --- Verdicts ------------------------------------------------------------------------------ */

/* What a checker or an interactor may take. */
extern const struct limits judge_referee_limits;
void judge_limit_referee(struct jail_job *);

/* As judge_run(); for RE the last line of stderr is added: a language's own reason. */
enum verdict judge_outcome_verdict(const struct outcome *, const struct limits *,
		const struct printed *, struct text *why);
enum verdict judge_program_verdict(const struct jail_result *, const struct limits *,
		const struct printed *, struct text *why);

/*
 * A run of the checker in `folder`, where it is called `checker`, with what it says in `own`.
 * The paths must stay as they are until the run has started.
 */
void judge_checker_job(struct jail_job *, const struct problem *, const char *folder,
		const char *in, const struct printed *output, const char *answer,
		const struct printed *own);
/* As judge_check(). */
enum verdict judge_checker_verdict(const struct jail_result *, const struct printed *own,
		const struct score_scale *, long long *score, struct text *why);

#endif
