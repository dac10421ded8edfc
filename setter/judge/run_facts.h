/*
 * run_facts.h - what a report tells besides the matrix, for run.json.
 *
 *     bounds    how far the tests of each group reach, see bounds_reached.h
 *     plots     see plot.h
 *     programs  generators, validator, reference, checker, plot program: hashes of source
 *               and program, the command that made it; and what they took when the tests
 *               were made
 *     machine   compilers, flags, kernel, processor
 *
 * Everything is looked up when it is written; only what must be run is collected before.
 */
#ifndef RUN_FACTS_H
#define RUN_FACTS_H

#include "base/file_hash.h"
#include "base/json.h"
#include "judge/matrix.h"
#include "plot/plot.h"

struct run_facts {
	struct plot_facts plots;
	struct names versions; /* what each language's tool says of itself, by its number; or "" */
	char *compiler;        /* and that of the kit's own programs */
};
#define RUN_FACTS_INIT ((struct run_facts){ PLOT_FACTS_INIT, NAMES_INIT, NULL })

/* Asks the compilers and the plot program.  Returns an exit code, or -1 if a signal came. */
int run_facts_collect(struct run_facts *, const struct matrix *, struct file_hashes *, int jobs);
void run_facts_release(struct run_facts *);

/* The members of run.json that come from here. */
void run_facts_json(const struct run_facts *, const struct matrix *, struct file_hashes *,
		struct json *);
/* "make_us": what its programs took when this test was made; null when nobody knows. */
void run_facts_times_json(const struct problem *, const struct test *, struct json *);

#endif
