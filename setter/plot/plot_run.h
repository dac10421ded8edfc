/*
 * plot_run.h - the points of all tests, from the plot program that the problem names.
 *
 * It runs in a jail, once for each test, and once for the description of the plots.  What it
 * said is kept in build/problems/X/plots, under a hash of the program, its words and the two
 * files of the test: as long as these are the same, it is not called again.
 *
 * That it fails is no failure of the problem: there are no plots then, and a warning says why.
 * That it does not compile is an error of the request, like that of any other source.
 */
#ifndef PLOT_RUN_H
#define PLOT_RUN_H

#include <stdbool.h>

#include "base/file_hash.h"
#include "problem/plan.h"
#include "plot/plot.h"

struct plot_facts {
	struct plots plots;
	struct plot_points *tests; /* one for each of the plan, settled; NULL when there are none */
	size_t test_count;
};
#define PLOT_FACTS_INIT \
	{ \
		PLOTS_INIT, NULL, 0 \
	}

/* `unsafe` is the jail's.  Returns an exit code, or -1 if a signal came. */
int plot_facts_collect(struct plot_facts *, const struct plan *, struct file_hashes *, bool unsafe,
		int jobs);
void plot_facts_release(struct plot_facts *);

#endif
