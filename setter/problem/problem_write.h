/*
 * problem_write.h - a change to problem.yaml that leaves everything else as it is.
 */
#ifndef PROBLEM_WRITE_H
#define PROBLEM_WRITE_H

#include "problem/problem.h"

/*
 * Writes this time limit to the file: in the place of the one that is there, or as a new key.
 * What would be written is read first, and must say that and no more; otherwise the file stays
 * what it is.  Reports an error and returns an exit code.
 */
int problem_write_time_limit(const struct problem *, long long ms);

#endif
