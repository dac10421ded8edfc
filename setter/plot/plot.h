/*
 * plot.h - pictures of the tests: what a problem's plot program says, made small.
 *
 * The driver knows nothing of what is drawn.  A program that problem.yaml names describes its
 * plots (--axes) and then prints, for each case of an input, a point in each, and with the
 * answer at hand the class of the case; gen/plot_pairs.c is one, and describes the format:
 *
 *     plot hardness dots                            hardness 102334155 0.447213
 *     title Hardness: which formats can err         offset 102334155 -1
 *     x log 1 - k, the difference of the piles      frac 0.9999 1
 *     y log 0.3 - k * distance of k*phi ...         class won
 *     guide 1 3.6e-16 1e19 3.6e22 binary64          ...
 *     note A dot below a line ...
 *     plot frac histogram
 *     ...
 *     bins 50
 *     class lost 10 lost
 *
 * A hundred thousand dots are no more than the pixels they fall on.  So what is kept is one
 * dot for each cell of a grid, for each test.
 *
 *     plots_parse()          the description
 *     plot_points_parse()    the points of one test, on a fine grid that knows no range
 *     plots_settle()         all tests are there: the ranges, and the cells
 *     plots_json(), plots_from_json()
 */
#ifndef PLOT_H
#define PLOT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/json.h"
#include "base/json_tree.h"
#include "base/names.h"
#include "plot/scale.h"
#include "base/text.h"

/* The grid that dots are kept on. */
#define PLOT_COLUMNS 720
#define PLOT_ROWS 400

#define PLOTS_MAX 16
#define PLOT_CLASSES_MAX 16
#define PLOT_BINS_MAX 400

struct plot_axis {
	enum scale scale;
	char *label;
	bool has_from, has_to; /* given; otherwise they come from the points */
	double from, to;       /* places, after the scale */
};

struct plot_guide {
	double x1, y1, x2, y2; /* places */
	char *label;
};

struct plot {
	char *id, *title;
	bool is_histogram;
	struct plot_axis x, y;
	struct plot_guide *guides;
	size_t guide_count;
	struct names notes;
	int bins;
};

struct plot_class {
	char *id, *label;
	int least; /* percent; a group with less of it deserves a warning */
};

struct plots {
	struct plot *list;
	size_t count;
	struct plot_class *classes;
	size_t class_count;
};
#define PLOTS_INIT \
	{ \
		NULL, 0, NULL, 0 \
	}

/* Reads what --axes printed; on -1 *why says what is wrong with which line. */
int plots_parse(struct plots *, const char *text, size_t length, struct text *why);
void plots_release(struct plots *);

/* The index, or the count. */
size_t plot_find(const struct plots *, const char *id);

/* --- Points ------------------------------------------------------------------------------------ */

struct plot_dot {
	double x, y; /* places; a cell's column and row once the plots are settled */
};

/* Of one test in one plot. */
struct plot_dots {
	struct plot_dot *list; /* sorted, none twice */
	size_t count;
	long long bins[PLOT_BINS_MAX]; /* of a histogram, instead */
};

struct plot_points {
	struct plot_dots *plots; /* one for each */
	long long classes[PLOT_CLASSES_MAX];
};

void plot_points_init(struct plot_points *, const struct plots *);
void plot_points_release(struct plot_points *, const struct plots *);

/* Reads what the program printed for one input; errors as above. */
int plot_points_parse(struct plot_points *, const struct plots *, const char *text, size_t length,
		struct text *why);

/* The same points as text, and back; false when that is not such a text. */
void plot_points_write(const struct plot_points *, const struct plots *, struct text *);
bool plot_points_read(struct plot_points *, const struct plots *, const char *text);

/* Sets the ranges that were left to the points, and moves all dots into cells. */
void plots_settle(struct plots *, struct plot_points *tests, size_t count);

/* --- In run.json ---------------------------------------------------------------------------------- */

/* The members "plots", "classes" and "points"; `names` are those of the tests. */
void plots_json(const struct plots *, const struct plot_points *tests, const char *const *names,
		size_t count, struct json *);

/*
 * The other way; the points of a test that the document does not have are none.  False when
 * there are no plots, or they are not what plots_json() writes.
 */
bool plots_from_json(struct plots *, struct plot_points *tests, const char *const *names,
		size_t count, const struct json_value *document);

#endif
