/*
 * process_jail.h - what the two ways to run a process share: outside (process.c), and in the
 * jail (process_jail.c).
 */
#ifndef PROCESS_JAIL_H
#define PROCESS_JAIL_H

#include "process.h"

/* As process_run(), in the jail, which is open. */
int process_run_in_jail(struct process *);

/* Both ends close when another program is started. */
void process_pipe(int ends[2]);
/* Keeps what there is to read; false at the end of the file. */
bool process_hear(struct process *, int fd);

#endif
