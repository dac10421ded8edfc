/*
 * hack_minimise.h - the same failure with smaller numbers.
 *
 * By domain: the problem's `shrink` program reads one input with one case, and prints a batch
 * of smaller cases, ascending, in the form of a hack line; the first that fails is the next
 * case, until none does.  Failures of floating point are isolated: no halving leads from one to
 * the next, but such a program can walk from danger to danger.
 *
 * For any problem: every number is tried as 0, 1, half of it and, in the end, one less, and all
 * numbers halved.  A candidate counts only if the validator takes it and the program still fails.
 */
#ifndef HACK_MINIMISE_H
#define HACK_MINIMISE_H

#include "hack/hack.h"

/*
 * The group fails, with that verdict.  It becomes a smaller one that fails, too, until hack.until;
 * *smaller is how many cases the shrink program knows that are smaller still, and pass.
 */
enum hack_end hack_minimise(struct hack *, struct case_list *group, enum verdict seen,
		size_t *smaller);

#endif
