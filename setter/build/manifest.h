/*
 * manifest.h - tests.xxh, the committed hashes of all tests.
 *
 * Exactly what `xxhsum -H2` prints in build/problems/X/tests for every .in and .ans: 32
 * hex digits, two blanks, the bare name; sorted by name, no comments.  So the data can be
 * verified without our tools: cd build/problems/X/tests && xxhsum --check --strict
 * .../tests.xxh
 */
#ifndef MANIFEST_H
#define MANIFEST_H

#include <stdbool.h>

#include "base/file_hash.h"
#include "base/source.h"

struct manifest_line {
	char *name; /* "full-03.in" */
	struct hash hash;
	struct span place;
};

struct manifest {
	struct source source;
	struct manifest_line *lines; /* sorted by name */
	size_t count;
	bool exists;      /* the file is there */
	bool has_returns; /* lines end in CR LF */
};
#define MANIFEST_INIT ((struct manifest){ 0 })

/* A missing file is an empty manifest.  Reports all errors and returns -1. */
int manifest_read(struct manifest *, const char *path);
/* The same for a text that is in manifest->source already. */
int manifest_parse(struct manifest *);
void manifest_release(struct manifest *);

/* The line of a file, or NULL. */
const struct manifest_line *manifest_find(const struct manifest *, const char *name);

/* Adds a line, or replaces the one there is; drops one. */
void manifest_set(struct manifest *, const char *name, struct hash);
void manifest_drop(struct manifest *, const char *name);
/* Reports an error and returns -1. */
int manifest_write(const struct manifest *, const char *path);

#endif
