/*
 * run_file.h - run.json, read: what one complete run found.
 *
 * matrix_json.c writes it; nobody else reads it.  A run.json of an older driver may lack things.
 *
 *     struct run_file run;
 *
 *     if (!run_file_read(&run, "build/problems/x/run.json", ...)) {
 *             ... run.solutions[3].cells[7].verdict ...
 *             run_file_release(&run);
 *     }
 */
#ifndef RUN_FILE_H
#define RUN_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/json_read.h"
#include "plot/plot.h"
#include "problem/solution.h"

/* All strings below are the document's; figures are between 0 and this. */
#define RUN_FIGURE_MAX 1000000000000LL

struct run_group {
	const char *name;
	size_t first, count; /* its tests, which follow each other */
};

struct run_test {
	const char *name, *line, *description, *in, *ans;
	size_t group;
	const json_t *make_us; /* or NULL: nobody knows */

	/* What it is good for. */
	size_t kills;     /* solutions that it fails */
	long long weight; /* criticality in millionths, see below */
	size_t like;      /* the first test that fails the same solutions: itself, or earlier */
};

struct run_cell {
	bool judged, near, cut;
	bool unexpected; /* a verdict that the declaration does not permit */
	bool only;       /* no other test fails this solution */
	enum verdict verdict;
	long long score; /* of PC; else SCORE_FULL or 0 */
	long long time_ms, wall_ms, memory_kb;
	const char *message;
	long long case_number;  /* that the checker names, or 0 */
	const json_t *dialogue; /* its last lines, of a talk that failed; or NULL */
};

/* What a solution declares of a group; nothing is permitted: nobody knows. */
struct run_declared {
	const char *group;
	struct expectation expect;
};

struct run_solution {
	const char *name, *file, *language, *because, *witness, *surprise, *compile, *source,
			*program;
	bool as_declared, is_reference;
	bool must_fail; /* some group does not permit that it passes */
	enum verdict verdict;
	const char *test, *message; /* of its first failure */
	long long limit_ms, slowest_ms;
	bool cut; /* and it would have taken longer */
	size_t killers;
	struct run_cell *cells;        /* one for each test */
	struct run_declared *declared; /* by group */
	size_t declared_count;
};

struct run_file {
	json_t *document;
	const char *problem, *title;
	const char *samples; /* the group that contestants see */
	bool as_declared, is_unsafe;
	const char *jail; /* the level that held the programs; "": an older run does not say */

	struct run_group *groups;
	size_t group_count;
	struct run_test *tests;
	size_t test_count;
	struct run_solution *solutions;
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
int run_file_read(struct run_file *, const char *path, const char *shown);
/* The last complete run of a problem; false if there is none, or it cannot be read, with a warning. */
bool run_file_last(struct run_file *, const char *id);
/* Of a document that was read already, and belongs to it from now on. */
void run_file_take(struct run_file *, json_t *document);
void run_file_release(struct run_file *);

/* The number of a test, or test_count: there the cells of each solution have one more, not judged. */
size_t run_file_test(const struct run_file *, const char *name);
/* A solution by its path, or NULL. */
const struct run_solution *run_file_solution(const struct run_file *, const char *file);

/* --- What follows from it ---------------------------------------------------------------------- */

/*
 * Criticality: the sum, over the solutions that a test fails, of 1 / (the number of tests that
 * fail that solution).  Fills in what says so above.
 */
void run_file_count_kills(struct run_file *);

/* Cases of a class in a group, and of all classes. */
long long run_file_class_cases(const struct run_file *, size_t group, size_t class);
long long run_file_group_cases(const struct run_file *, size_t group);

#endif
