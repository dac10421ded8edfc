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
 * A hundred thousand dots need only as many pixels as they fall on.  So what is kept is one
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

#include "base/file_hash.h"
#include "base/json.h"
#include "base/json_read.h"
#include "base/names.h"
#include "base/text.h"
#include "plot/scale.h"
#include "problem/plan.h"

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
#define PLOTS_INIT ((struct plots){ 0 })

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
		size_t count, const json_t *document);

/* --- plot_run.c: the points of all tests, from the plot program that the problem names ------ */

/*
 * It runs in a jail, once for each test, and once for the description of the plots.  What it
 * said is kept in build/problems/X/plots, under a hash of the program, its words and the two
 * files of the test: as long as these are the same, it is not called again.
 *
 * If it fails, the problem does not: there are no plots then, and a warning says why.
 * That it does not compile is an error of the request, like that of any other source.
 */

struct plot_facts {
	struct plots plots;
	struct plot_points *tests; /* one for each of the plan, settled; NULL when there are none */
	size_t test_count;
};
#define PLOT_FACTS_INIT ((struct plot_facts){ PLOTS_INIT, NULL, 0 })

/* Returns an exit code, or -1 if a signal came. */
int plot_facts_collect(struct plot_facts *, const struct plan *, struct file_hashes *, int jobs);
void plot_facts_release(struct plot_facts *);

/* --- plot_draw.c: a plot as SVG ------------------------------------------------------------- */

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

/* --- The words that plot programs write, for the readers of their two texts -------------------- */

/* The next word of a line, cut off; *line is after it.  NULL when there is none. */
char *plot_next_word(char **line);

/* [-]digits[.digits][e[-]digits], at most 40 bytes; false otherwise, and for NULL. */
bool plot_number(const char *word, double *value);

#endif
