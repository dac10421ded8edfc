/*
 * judge_input.h - an input that is given, made a test: the only one of a plan of its own.
 *
 * Its files are build/problems/X/shown/input-HASH.in and .ans.
 */
#ifndef JUDGE_INPUT_H
#define JUDGE_INPUT_H

#include "problem/plan.h"
#include "base/text.h"

/*
 * Makes the plan.  The reference writes the answer; a validator that refuses the input gets
 * a warning, no more: whoever asks wants to see what happens.  The programs must be compiled.
 * Reports an error and returns an exit code.
 */
int judge_input_plan(struct plan *, const struct problem *, const struct text *input);

#endif
