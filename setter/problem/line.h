/*
 * line.h - a generator and its options, as tests.plan and `hack:` write them.
 *
 *     trap -form {form} -bits 53 -max {pile} -t {t}
 *
 * Words split on blanks; there is no quoting.  {form} and the names of the problem's
 * bounds are replaced, and in tests.plan {1..20}, see line_ranges.h; the words after that are the
 * command line, and the seed.
 */
#ifndef LINE_H
#define LINE_H

#include <stdbool.h>

#include "base/names.h"
#include "base/source.h"
#include "problem/line_ranges.h"
#include "problem/problem.h"

/* More than any generator wants, and less than a jail or a machine can start. */
#define LINE_WORDS_MAX 1000
#define LINE_BYTES_MAX 16000

/* What the names in braces stand for. */
struct line_values {
	const struct problem *problem;
	const long long *bounds; /* one for each of the problem's, or NULL: its own */
	const char *seed;        /* what {seed} stands for; NULL: it is not known here */
	bool stream;             /* {form} is problem_stream_form() */

	const struct line_ranges *ranges; /* NULL: they are not known here */
};

/*
 * Reads the line in `at`, which has neither comment nor end.  Adds the words after
 * replacing to `words`; the first is a generator that exists.  Reports all errors, and
 * returns -1 if there are any.
 */
int line_read(struct span at, const struct line_values *, struct names *words);

/* The next word from *offset on, which moves past it; its length is 0 at the end. */
struct span line_next_word(struct span line, size_t *offset);

#endif
