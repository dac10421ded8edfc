/*
 * jail_talk.h - two programs that talk to each other: a program under judgement, and the interactor
 * that judges it.
 *
 *     struct jail_talk talk = { .said_max = 16 << 20 };
 *
 *     jail_talk_run(&jail, &program, &interactor, &talk);
 *     ... talk.program, talk.interactor, talk.both_wait ...
 *     jail_talk_release(&talk);
 *
 * Each is a run of its own (jail.h), with a jail and limits of its own.  What the one writes to its
 * standard output is what the other reads from its standard input.  But it goes through us, because
 * whoever has one end of a pipe can open the other one.
 *
 * The same dialogue gives the same facts, whatever else the machine has to do.  So the ends are
 * told in order:
 *
 *     - The interactor sees the end of what the program says when the program has ended, or has
 *       closed its output and lives on; and only when the interactor has read everything before it, and
 *       waits for more.  If its verdict comes earlier, it comes of the dialogue alone.
 *     - The program sees the end of what the interactor says when that has ended, or has closed
 *       its output and lives on.
 *     - A program never gets SIGPIPE, and an interactor no EPIPE: what the other side does not read
 *       any more is thrown away.
 *
 * Who works has its own limits.  But while nothing is said, time on the clock is counted for the one
 * that sleeps, and does not wait for the other: after linger_ms, the program is stopped by its wall
 * limit, whoever it was.  When the interactor has ended, the program has these limits to end as well, and
 * if it waits for anything then, that is at once.  A program that is stopped
 * ends the talk, and an interactor that is stopped or killed by a signal, too.
 */
#ifndef JAIL_TALK_H
#define JAIL_TALK_H

#include "jail/dialogue.h"
#include "jail/jail.h"

struct jail_talk {
	/* Set before. */
	int64_t said_max; /* bytes that the program may print */
	int linger_ms;    /* or 0: only the wall limits count */

	/* Afterwards. */
	struct jail_result program, interactor;
	bool interactor_first; /* it ended before it could know anything of the program's end: its
				* verdict counts before a crash */
	bool both_wait;        /* each waited for the other: both were stopped */
	bool hidden;           /* the kernel does not show whether they wait */
	bool flooded;          /* the program printed more than said_max, and was stopped */
	bool unread; /* when the interactor was stopped by its own limits, the program still had
				* text for it that it had not read (a flood) */
	bool program_waited; /* when the program was stopped by its wall limit, it was waiting for the
			      * interactor (which was not waiting for it) */
	int64_t said, heard; /* bytes that the program printed, and that it was sent */
	struct dialogue dialogue;
};

/*
 * Of the jobs, `in`, `in_fd`, `out` and `series` are not looked at.  If one of them cannot be started, both
 * results are JAIL_BROKEN.  Both run on one processor, the program's `cpu` or one that we may use,
 * and so do we meanwhile: the dialogue goes faster so.
 */
void jail_talk_run(struct jail *, const struct jail_job *program, const struct jail_job *interactor,
		struct jail_talk *);
void jail_talk_release(struct jail_talk *);

#endif
