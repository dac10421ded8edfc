/*
 * rectangle_cases.h - cases of four numbers `x1 y1 x2 y2`: what rects and smaller_rects share.
 *
 * The options are those of cases.h; the form is always count.  As there, a rectangle beyond
 * the limit is dropped, and so is one that is upside down; less than nothing wraps round, far
 * beyond the limit.
 */
#ifndef RECTANGLE_CASES_H
#define RECTANGLE_CASES_H

#include "cases.h"

struct rectangle {
	uint64_t x1, y1, x2, y2;
};

static struct {
	int count;
	struct rectangle at[CASES_MAX];
} rectangles;

CASES_API void refuse_other_forms(void)
{
	if (cases.form != FORM_COUNT || cases.pick > 0)
		quitf(_fail, "rectangles come with their number, and all of them");
}

CASES_API void add_rectangle(uint64_t x1, uint64_t y1, uint64_t x2, uint64_t y2)
{
	const struct rectangle r = { x1, y1, x2, y2 };

	if (x1 > x2 || y1 > y2 || x2 > cases.max || y2 > cases.max)
		return;
	if (rectangles.count == CASES_MAX)
		quitf(_fail, "more than %d cases", CASES_MAX);
	rectangles.at[rectangles.count++] = r;
}

CASES_API void write_rectangle(const struct rectangle *r)
{
	writeULong(r->x1);
	writeSpace();
	writeULong(r->y1);
	writeSpace();
	writeULong(r->x2);
	writeSpace();
	writeULong(r->y2);
	writeEoln();
}

/* Where there are more than T they are thinned out evenly. */
CASES_API void write_rectangles(void)
{
	const int count = rectangles.count < cases.most ? rectangles.count : cases.most;

	writeInt(count);
	writeEoln();
	for (int i = 0; i < count; i++)
		write_rectangle(&rectangles.at[(long long)i * rectangles.count / count]);
}

#endif
