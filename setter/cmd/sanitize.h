/*
 * sanitize.h - programs with the sanitizers of the compiler, on all tests: `setter run --sanitize`.
 */
#ifndef SANITIZE_H
#define SANITIZE_H

#include "judge/judge.h"

/*
 * Compiles the solutions, validator, checker and generators that are in C or C++ again, runs each
 * on the chosen tests until a sanitizer finds something, and prints that.  Others are left out,
 * which is noted.  `named`: only these solutions; none: all of them and the programs.  Verdicts,
 * the journal and run.json are not touched.  Returns an exit code, or -1 for a signal.
 */
int sanitize(struct judge *, const struct names *named);

#endif
