/*
 * build_lock.h - who works in build/, and who is alone there.
 *
 * Whoever makes something in build/ shares the lock of build/lock with all others that do; one
 * that finds itself alone when it begins removes what killed drivers left where no problem's
 * lock protects it.  Whoever removes what others may need has to be alone.
 *
 * The lock is on the open file, as that of a problem below: it holds in all containers that see the
 * folder, and ends with the driver, however that ends.
 */
#ifndef BUILD_LOCK_H
#define BUILD_LOCK_H

/*
 * From here to the end of the process.  If build/ cannot be written there is no lock; whoever
 * writes there reports why.
 */
void build_lock_share(void);

/* At the end of a driver that was interrupted: if it is alone, it removes what its tasks left there. */
void build_lock_tidy(void);

/* Waits until no other process shares it, and says so.  Returns -1 if a signal came. */
int build_lock_alone(void);

/* --- One driver at a time in a problem's part of build/ --------------------- */

/*
 * The lock is on the open file: it ends with the driver and the tasks it forked, however
 * they end, so nothing is ever left locked.  Waits for whoever holds it, and says so.  Returns a descriptor, to be closed; -1 if it
 * cannot be had (reported), or a signal came.
 */
int build_lock_problem(const char *id);

#endif
