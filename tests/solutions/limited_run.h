/*
 * limited_run.h - a program of the bank, run once within limits.
 *
 * These are our own programs, so there is no jail here: only limits, so that a slow or
 * greedy one ends.  Time is CPU time, because the machine may be busy.
 */
#ifndef LIMITED_RUN_H
#define LIMITED_RUN_H

#include "problem/problem.h"
#include "problem/verdict.h"

struct limits {
	long long time_ms, memory_kib, output_bytes;
};

struct limits limits_of(const struct problem *, enum language);

/*
 * Runs argv (which ends in NULL) with these files as standard input and output.  Returns
 * AC when it ended by itself with exit code 0 within the limits, else TLE, MLE, OLE or RE.
 */
enum verdict limited_run(char *const argv[], const char *in, const char *out, struct limits);

/* Runs argv without limits, its output into /dev/null; returns its exit code, 3 for a crash. */
int plain_run(char *const argv[]);

#endif
