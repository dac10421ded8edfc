/*
 * svg.h - pictures as text.
 *
 *     svg_open(&page, 800, 480, "hardness map");
 *     svg_line(&page, "grid", 60, 20, 780, 20);
 *     svg_dots_begin(&page, &pen);
 *     svg_dot(&page, &pen, 3, 4);
 *     svg_dots_end(&page);
 *     svg_close(&page);
 *
 * Colours come from a style sheet, by class; the picture alone knows none.  Words are
 * escaped.  Coordinates have one digit after the point, or none.
 */
#ifndef SVG_H
#define SVG_H

#include "base/text.h"

/* `label` is for those who cannot see it. */
void svg_open(struct text *, int width, int height, const char *label);
/* A file of its own instead of a part of a page, with this style sheet. */
void svg_open_file(struct text *, int width, int height, const char *label, const char *style);
void svg_close(struct text *);

/* A group that begins at a place; `title` is what one sees when pointing at it, or NULL. */
void svg_group_open(struct text *, const char *class, double x, double y, const char *title);
void svg_group_close(struct text *);

void svg_line(struct text *, const char *class, double x1, double y1, double x2, double y2);
void svg_rect(struct text *, const char *class, double x, double y, double width, double height);
/* The class also says where the anchor is; `degrees` turn it clockwise around that. */
void svg_text(struct text *, const char *class, double x, double y, double degrees,
		const char *words);

/*
 * Many dots are one path: from each to the next it only says how far, and a stroke with round
 * ends makes a dot of a line without length.  Sorted ones take seven bytes each.
 */
struct svg_pen {
	int x, y;
};
void svg_dots_begin(struct text *, struct svg_pen *);
void svg_dot(struct text *, struct svg_pen *, int x, int y);
void svg_dots_end(struct text *);

#endif
