/*
 * line_ranges.h - {1..20} in a line of tests.plan: the line is twenty tests.
 *
 *     tree -n {2..4} -shape {1..2}     # six: the last range changes first, as in a shell
 *
 * A range goes up, from a number to another.  A comment that repeats a range has the
 * number of the test there.
 *
 *     struct line_ranges ranges = LINE_RANGES_INIT;
 *
 *     if (!line_ranges_read(&ranges, line))
 *             do
 *                     ... line_ranges_value(&ranges, place) ...
 *             while (line_ranges_next(&ranges));
 *     line_ranges_release(&ranges);
 */
#ifndef LINE_RANGES_H
#define LINE_RANGES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/source.h"

/* So many tests are a mistake. */
#define LINE_RANGES_TESTS_MAX 10000

struct line_range {
	struct span place; /* from brace to brace */
	long long first, last, now;
};

struct line_ranges {
	struct line_range *list;
	size_t count;
};
#define LINE_RANGES_INIT ((struct line_ranges){ 0 })

/* Finds the ranges of a line; the first test is set.  Reports all errors, and returns -1 then. */
int line_ranges_read(struct line_ranges *, struct span line);
/* Sets the next test; false after the last one. */
bool line_ranges_next(struct line_ranges *);
void line_ranges_release(struct line_ranges *);

/* The range that begins there has this number now; NULL: none does. */
const long long *line_ranges_value(const struct line_ranges *, size_t offset);

/* The text with numbers for these ranges; to be freed. */
char *line_ranges_put(const struct line_ranges *, struct span text);
/* The same for each repetition of a range in any other text. */
char *line_ranges_repeat(const struct line_ranges *, struct span text);

#endif
