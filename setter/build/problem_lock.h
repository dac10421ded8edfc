/*
 * problem_lock.h - one driver at a time in a problem's part of build/.
 *
 * The lock is on the open file: it ends with the driver and the tasks it forked, however
 * they end, so nothing is ever left locked.
 */
#ifndef PROBLEM_LOCK_H
#define PROBLEM_LOCK_H

/*
 * Waits for whoever holds it, and says so.  Returns a descriptor, to be closed; -1 if it
 * cannot be had (reported), or a signal came.
 */
int problem_lock(const char *id);

#endif
