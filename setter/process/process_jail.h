/*
 * process_jail.h - what the ways to run a process share: outside (process.c), in the jail
 * (process_jail.c), and as a fork of ours (pool.c).
 */
#ifndef PROCESS_JAIL_H
#define PROCESS_JAIL_H

#include <sys/types.h>

#include "process/process.h"

/* In a fork of ours: it ends with its parent, and now if that has ended already. */
void process_end_with(pid_t parent);

/* As process_run(), in the jail, which is open. */
int process_run_in_jail(struct process *);

/*
 * What it prints stays in memory until it has ended, and is written then: so a full disk is
 * seen by us, who look at every write, and not by a program that may not.  The first returns
 * -1 if nothing is to be kept; the second closes, reports an error and returns -1.
 */
int process_open_output(const struct process *);
int process_keep_output(const struct process *, int output);

/* Both ends close when another program is started. */
void process_pipe(int ends[2]);
/* With -v: says what is started. */
void process_say(const struct process *);
/* Keeps what there is to read; false at the end of the file. */
bool process_hear(struct process *, int fd);

#endif
