/*
 * manifest_check.h - the tests that were made, against the committed hashes.
 */
#ifndef MANIFEST_CHECK_H
#define MANIFEST_CHECK_H

#include <stdio.h>

#include "build/workpiece.h"

/*
 * Compares every file with its line.  Reports what differs: the test, both hashes, where
 * it begins to differ from the file that had the right hash, if that was kept, and the
 * versions of compiler and C library.  Without a manifest it only says how to get one.
 * Returns an exit code.
 */
int manifest_check(const struct workpiece *, struct file_hashes *);

/* Says what changes, if `out` is not NULL, and writes the manifest.  Returns an exit code. */
int manifest_update(struct workpiece *, struct file_hashes *, FILE *out);

/* Two tests with the same input: warns, with both lines and a way out. */
void manifest_warn_of_duplicates(const struct workpiece *, struct file_hashes *);

#endif
