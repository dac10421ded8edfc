/*
 * build_preview.h - what a build would do; nothing is started, written or locked.
 */
#ifndef BUILD_PREVIEW_H
#define BUILD_PREVIEW_H

#include "base/file_hash.h"
#include "problem/kit.h"

/*
 * Prints the programs that would be compiled and the tests that would be made.  Whether a
 * test changes with a program that must be compiled first, nobody knows: it counts as one
 * that would be made.  Reports errors in the files, and returns an exit code.  Adds to
 * `chosen` how many tests have a name that matches.
 */
int build_preview(const struct kit *, const char *id, const char *globs, struct file_hashes *,
		size_t *chosen);

#endif
