/*
 * journal.h - what was judged, a line for each cell, as it finished.
 *
 *     build/problems/X/journal.jsonl
 *     {"key":"64 hex digits","verdict":"PC","score":7000000000,"time_ms":3,...,"check":"..."}
 *
 * The key is a digest of everything that the verdict depends on: the program, the input, the
 * answer, the limits, the checker.  So a cell whose key is known need not be judged again,
 * be it because nothing changed or because the last run was interrupted: that is the same.
 * A line is written by one write(), so many processes may append at once; a line that a
 * crash cut short, or that was damaged since, does not fit its check, and is left out.
 * A compilation is a line, too, with the digest of the program that it made.
 *
 * SE is written, because the results of a run are read from here, but never taken from an
 * earlier run: whatever failed may be right again.  So it is with what was ended for time on
 * the clock: the machine may have been busy.
 */
#ifndef JOURNAL_H
#define JOURNAL_H

#include <stddef.h>
#include <sys/types.h>

#include "base/digest.h"
#include "judge/matrix.h"

struct journal_entry {
	struct digest key;
	struct cell cell;
};

struct journal {
	char *path;
	int fd;                      /* to append; -1 when it is not open */
	struct journal_entry *table; /* open addressing, by key */
	size_t capacity, count;
	off_t read_to; /* what is before this was read */
};
#define JOURNAL_INIT ((struct journal){ NULL, -1, NULL, 0, 0, 0 })

/* Larger than this, it starts again (judge_place.h): it is only a cache. */
#define JOURNAL_BYTES_MAX (16 << 20)

/* Reads it, and opens it for appending.  Reports an error and returns -1. */
int journal_open(struct journal *, const char *path);
void journal_release(struct journal *);

/* The cell, or NULL.  It is the journal's: journal_copy() makes another. */
const struct cell *journal_find(const struct journal *, struct digest key);
struct cell journal_copy(const struct cell *);

/* Appends a line.  Reports an error and returns -1 if that fails. */
int journal_add(struct journal *, struct digest key, const struct cell *);

/* Reads the lines that others have appended since. */
void journal_reread(struct journal *);

#endif
