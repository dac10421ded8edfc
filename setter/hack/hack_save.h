/*
 * hack_save.h - a finding becomes a test.
 */
#ifndef HACK_SAVE_H
#define HACK_SAVE_H

#include "hack/hack_report.h"

/*
 * Adds a line at the end of the group: the generator's, if `as` is "line", or `copy` of a file
 * that is written, if it is "text"; if it is NULL, what was minimised or cut is text, and a batch
 * as it was made a line.  Then builds the tests and renews tests.xxh; if that fails, the plan is
 * again what it was.  Sets attack->saved.  Reports errors and returns an exit code.
 */
int hack_save(struct hack *, const struct kit *, struct attack *, const char *group,
		const char *as);

#endif
