/*
 * report.h - what one run found, for somebody who decides about the tests.
 *
 * Made from run.json alone: nothing is run, nothing is looked up, so the same run gives the
 * same bytes.  A run.json of an older driver may lack things; their sections say so.
 *
 *     struct report report;
 *
 *     if (!report_read(&report, "build/problems/x/run.json", ...)) {
 *             report_html(&report, &page);
 *             report_release(&report);
 *     }
 */
#ifndef REPORT_H
#define REPORT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/json_tree.h"
#include "plot/plot.h"
#include "plot/plot_draw.h"
#include "base/text.h"
#include "problem/verdict.h"

/* All strings below are the document's; figures are between 0 and this. */
#define REPORT_FIGURE_MAX 1000000000000LL

struct report_group {
	const char *name;
	size_t first, count; /* its tests, which follow each other */
};

struct report_test {
	const char *name, *line, *description, *in, *ans;
	size_t group;
	const struct json_value *make_us; /* or NULL: nobody knows */

	/* What it is good for. */
	size_t kills;          /* solutions that it fails */
	size_t only_killer_of; /* those that no other test fails */
	long long weight;      /* criticality in millionths, see below */
	size_t like; /* the first test that fails the same solutions: itself, or earlier */
};

struct report_cell {
	bool judged, near, cut;
	bool unexpected; /* a verdict that the declaration does not permit */
	bool only;       /* no other test fails this solution */
	enum verdict verdict;
	long long time_ms, wall_ms, memory_kb;
	const char *message;
	long long case_number; /* that the checker names, or 0 */
};

struct report_solution {
	const char *name, *file, *language, *because, *witness, *surprise, *compile, *source,
			*program;
	bool as_declared, is_reference;
	bool must_fail; /* some group does not permit that it passes */
	enum verdict verdict;
	const char *test, *message; /* of its first failure */
	long long limit_ms, slowest_ms;
	bool cut; /* and it would have taken longer */
	size_t killers;
	struct report_cell *cells;             /* one for each test */
	const struct json_value *declarations; /* "groups" of run.json */
};

struct report {
	struct json_value *document;
	const char *problem, *title;
	bool as_declared, is_unsafe;

	struct report_group *groups;
	size_t group_count;
	struct report_test *tests;
	size_t test_count;
	struct report_solution *solutions;
	size_t solution_count;

	long long last_case;                /* the largest number of a case that a checker names */
	size_t surprises;                   /* solutions that are not as declared */
	size_t killed;                      /* solutions that some test fails, declared so or not */
	size_t wrong, survivors;            /* solutions that must fail; that no test fails */
	size_t *killing_set, killing_count; /* few tests that fail all others of those: greedy */

	bool has_plots;
	struct plots plots;
	struct plot_points *points; /* one for each test */
};

/*
 * Reads a run.json; `shown` is what messages call it.  Reports an error and returns -1 if it
 * is none.
 */
int report_read(struct report *, const char *path, const char *shown);
/* Of a document that was read already, and is the report's from now on. */
void report_take(struct report *, struct json_value *document);
void report_release(struct report *);

/* --- What follows from it ---------------------------------------------------------------------- */

/*
 * Criticality: the sum, over the solutions that a test fails, of 1 / (the number of tests that
 * fail that solution).  Fills in what says so above.
 */
void report_count_kills(struct report *);

/* Cases of a class in a group, and of all classes. */
long long report_class_cases(const struct report *, size_t group, size_t class);
long long report_group_cases(const struct report *, size_t group);

/* "small AC|TLE, full WA", "all WA", "AC": what it declares, without groups that are AC. */
void report_add_declared(const struct report_solution *, struct text *);
/* "WA small full" or "WA all": its verdict, and in which groups it fails. */
void report_add_found(const struct report *, const struct report_solution *, struct text *);
/* A name without its ending, where that says which. */
void report_add_short_name(const struct report *, const struct report_solution *, struct text *);

/* "6 solutions, 11 tests: all as declared". Of nothing, nothing is said to be. */
void report_add_headline(const struct report *, struct text *);

/* "6 of 45 tests are enough to fail all 30 wrong or slow solutions". */
void report_add_killing(const struct report *, struct text *);
/* Those that must fail, and no test fails: "one, other". */
void report_add_survivors(const struct report *, struct text *);

/* What a setter should look at first, and the command for it. */
struct report_note {
	struct text words, command;
};
#define REPORT_NOTES_MAX 5
/* Returns how many; the caller releases their texts. */
size_t report_notes(const struct report *, struct report_note notes[REPORT_NOTES_MAX]);

/* --- Forms ----------------------------------------------------------------------------------------- */

void report_html(const struct report *, struct text *);
void report_markdown(const struct report *, struct text *);
/* One plot as an SVG file; false when there is none of that name.  `marks` are globs, or NULL. */
bool report_plot(const struct report *, const char *id, const char *marks, struct text *);

/* A page over several problems, whose own pages are ID.html beside it. */
struct report_index_row {
	const char *problem;
	const struct report *report; /* NULL: it was never run */
};
void report_index(const struct report_index_row *, size_t count, struct text *);

/* The style sheet and the script of every page. */
extern const char report_style[], report_script[];

#endif
