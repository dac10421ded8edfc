/*
 * run_accept.h - what a run has found, written into the solutions as what they declare.
 */
#ifndef RUN_ACCEPT_H
#define RUN_ACCEPT_H

#include "judge/matrix.h"

/*
 * Rewrites the @expect of every solution that is not as declared; groups that are keep the
 * words they have.  Prints the old line and the new one.  A solution that does not compile or
 * could not be judged stays what it is, as does one whose new header would not be right: one
 * that fails must say why.  Reports errors, and returns an exit code: not as declared if some
 * solution still is not.
 */
int run_accept(const struct matrix *);

#endif
