/*
 * report.h - what one run found, for somebody who decides about the tests.
 *
 * Made from run.json and mutate.json alone: nothing is run, nothing is looked up, so the same run gives
 * the same bytes.  A run.json of an older driver may lack things; their sections say so.
 *
 *     struct run_file run;
 *
 *     if (!run_file_read(&run, "build/problems/x/run.json", ...)) {
 *             report_html(&run, &page);
 *             run_file_release(&run);
 *     }
 */
#ifndef REPORT_H
#define REPORT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "judge/run_file.h"
#include "mutate/mutate_file.h"
#include "plot/plot.h"

/* --- Words ------------------------------------------------------------------------------------------- */

/* "small AC|TLE, full WA", "all WA", "AC": what it declares, without groups that are AC. */
void report_add_declared(const struct run_solution *, struct text *);
/* "WA small full" or "WA all": its verdict, and in which groups it fails. */
void report_add_found(const struct run_file *, const struct run_solution *, struct text *);
/* The end of the first dialogue that failed, an array of lines; or NULL. */
const json_t *report_dialogue(const struct run_file *, const struct run_solution *);
/* A name without its ending, where that says which. */
void report_add_short_name(const struct run_file *, const struct run_solution *, struct text *);

/* "6 solutions, 11 tests: all as declared". Of nothing, nothing is said to be. */
void report_add_headline(const struct run_file *, struct text *);

/* "6 of 45 tests are enough to fail all 30 wrong or slow solutions". */
void report_add_killing(const struct run_file *, struct text *);
/* Those that must fail, and no test fails: "one, other". */
void report_add_survivors(const struct run_file *, struct text *);

/* What a setter should look at first, and the command for it. */
struct report_note {
	struct text words, command;
};
#define REPORT_NOTES_MAX 5
/* Returns how many; the caller releases their texts. */
size_t report_notes(const struct run_file *, struct report_note notes[REPORT_NOTES_MAX]);

/* --- Forms ----------------------------------------------------------------------------------------- */

/* It has a section about the mutants, if these were ever measured (mutate_file.h), and are not NULL. */
void report_html(const struct run_file *, const struct mutate_file *, struct text *);
void report_markdown(const struct run_file *, struct text *);
/* One plot as an SVG file; false when there is none of that name.  `marks` are globs, or NULL. */
bool report_plot(const struct run_file *, const char *id, const char *marks, struct text *);

/* A page over several problems, whose own pages are ID.html beside it. */
struct report_index_row {
	const char *problem;
	const struct run_file *report; /* NULL: it was never run */
};
void report_index(const struct report_index_row *, size_t count, struct text *);

#endif
