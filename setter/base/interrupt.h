/*
 * interrupt.h - SIGINT, SIGTERM and SIGHUP, noticed but not obeyed at once.
 *
 * The handlers set a flag; whoever waits for something looks at it, cleans up, and the
 * driver ends by the same signal, so that a shell sees it.  A second signal ends the
 * driver at once.  One that was ignored when we started (nohup) stays so.
 *
 * SIGXFSZ, of a file that grows beyond `ulimit -f`, does nothing: the write fails.
 */
#ifndef INTERRUPT_H
#define INTERRUPT_H

void interrupt_install(void);
/* For a forked child: the signals do again what they always did. */
void interrupt_reset(void);
/* The signal that came, or 0. */
int interrupt_signal(void);
/* If one came: ends the process by it. */
void interrupt_obey(void);

#endif
