/*
 * plot_draw.h - a plot as SVG.
 */
#ifndef PLOT_DRAW_H
#define PLOT_DRAW_H

#include "plot/plot.h"

/* Whose dots these are. */
struct plot_test {
	const char *name, *description;
	size_t group;
	const struct plot_points *points;
	bool marked; /* drawn last, in a colour of its own */
};

struct plot_picture {
	const struct plot *plot;
	size_t number; /* of the plot, in the points */
	const char *const *groups;
	size_t group_count;
	const struct plot_test *tests;
	size_t test_count;
};

/* Colours of groups are classes g0, g1, ..., and begin again after this many. */
#define PLOT_COLOURS 6

/* For a page, which has the style, the title and the legend. */
void plot_draw(const struct plot_picture *, struct text *);
/* Those of a histogram: a small one for each group that has cases. */
void plot_draw_histograms(const struct plot_picture *, struct text *);

/* A file of its own: with all of that, for light and for dark. */
void plot_draw_file(const struct plot_picture *, struct text *);

/* The colours of the groups and of the lines, light and then dark, as CSS variables. */
extern const char plot_light[], plot_dark[];
/* What the classes look like; both kinds of picture use it. */
extern const char plot_style[];

#endif
