/*
 * pool.h - many tasks, some at a time.
 *
 * A task is a function that runs in a process of its own (a fork of ours, in a process
 * group of its own), so it may be written as if it were alone: it may wait, report errors,
 * and die.  What it prints is kept, and shown in the order of the tasks, whatever order
 * they end in: the output is the same for any number of jobs.
 *
 *     static int make_one(void *context) { ... return EXIT_AS_DECLARED; }
 *
 *     struct task tasks[] = { { make_one, &first }, { make_one, &second } };
 *
 *     if (pool_run(tasks, 2, jobs, "tests"))
 *             ... interrupted ...
 */
#ifndef POOL_H
#define POOL_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "base/text.h"

struct task {
	int (*run)(void *context); /* returns an exit code */
	void *context;
	bool stops; /* if its code is not 0, those after it are not wanted */

	/* Afterwards; of what was printed, stdout and stderr together. */
	bool done;
	int code; /* what run() returned, or EXIT_BROKEN if it was killed */

	pid_t pool_pid; /* the rest is the pool's own */
	int pool_pipe;
	bool pool_full;
	struct text pool_said;
};

/*
 * Runs them all, at most `jobs` at a time.  `title` is what they make, for the progress
 * line.  Returns -1 if a signal came: those that were running are killed then, and have
 * done == false like those that never began.  So it is with those that are not wanted, whether
 * they were running or not; the ones before them are run to their end.
 *
 * Once the disk is full (whole_file.h) none is begun, those that are running end, and one of
 * them says it.  The others have done == false and the code EXIT_BROKEN.
 */
int pool_run(struct task *, size_t count, int jobs, const char *title);

/* N if it was given, or SETTER_JOBS, or otherwise all processors. */
int pool_job_count(int asked);

#endif
