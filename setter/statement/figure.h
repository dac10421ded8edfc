/*
 * figure.h - the figures of a statement: PNG, JPEG, SVG and PDF files in the problem's folder.
 *
 * Not every judge shows every format.  So a figure may lie there in several: board.svg and, beside
 * it, board.png.  The statement names one of them; a package gets the one that its judge shows.
 *
 *     if (!figure_find(&figure, "problems/x", place, "board.svg"))
 *             path = figure_file(&figure, FIGURES_OF_TEX);
 *
 * A figure is refused, at its place in the statement, if it is outside of that folder, a link, not
 * there, too large, or not what its ending says.
 */
#ifndef FIGURE_H
#define FIGURE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/source.h"
#include "base/text.h"

/* The best one first, where a judge shows several. */
enum figure_format { FIGURE_SVG, FIGURE_PDF, FIGURE_PNG, FIGURE_JPEG, FIGURE_FORMATS };

/* Sets of formats: what LaTeX, a browser, and the image data in a page may hold. */
#define FIGURES_OF_TEX (1u << FIGURE_PDF | 1u << FIGURE_PNG | 1u << FIGURE_JPEG)
#define FIGURES_OF_HTML (1u << FIGURE_SVG | 1u << FIGURE_PNG | 1u << FIGURE_JPEG)
#define FIGURES_OF_PIXELS (1u << FIGURE_PNG | 1u << FIGURE_JPEG)

#define FIGURE_BYTES_MAX (4 << 20)

struct figure {
	char *written; /* as the statement has it: figures/board */
	char *address; /* the same with its ending: figures/board.svg */
	enum figure_format format;
	char *files[FIGURE_FORMATS]; /* paths; NULL where it is not there in that format */
	size_t width;                /* in pixels, of a PNG or a JPEG; else 0 */
};

/* TeX may leave the ending out.  Reports an error at that place and returns -1 if there is no such figure. */
int figure_find(struct figure *, const char *folder, struct span place, const char *address);
void figure_release(struct figure *);

/* The format that is taken of these: its own, or the best; FIGURE_FORMATS if it has none. */
enum figure_format figure_choose(const struct figure *, unsigned formats);
/* What to call it in the best of these formats; to be freed. */
char *figure_other(const struct figure *, unsigned formats);
/* "PDF, PNG or JPEG"; to be freed. */
char *figure_formats_text(unsigned formats);

/* How a target refers to figures. */
struct figure_style {
	unsigned formats;
	const char *before; /* stands before each name; NULL: nothing */
	bool flat;          /* figures-board.png instead of figures/board.png */
	bool inside;        /* no name: data:image/png;base64,... */
	bool sized;         /* with a width for LaTeX where it is wider than a page */
};

/* The name of its file in a package: without what stands before. */
void figure_add_name(struct text *, const struct figure *, const struct figure_style *);
/* What stands in Markdown between the parentheses. */
void figure_add_address(struct text *, const struct figure *, const struct figure_style *);

#endif
