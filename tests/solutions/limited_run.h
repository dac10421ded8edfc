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

/*
 * The same with standard input and output joined to those of another program, which has no limits;
 * *code is its exit code, 3 for a crash.  TLE, too, if both wait for each other; what the other one
 * has done to a pipe is no crash.
 */
enum verdict limited_talk(char *const argv[], char *const other[], struct limits, int *code);

/* Runs argv without limits, its output into /dev/null; returns its exit code, 3 for a crash. */
int plain_run(char *const argv[]);

#endif
