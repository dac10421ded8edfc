#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"
#include "plot/plot.h"

/* Places are kept in steps so fine that no picture shows them. */
#define STEPS_PER_DECADE 100
#define STEPS_PER_RANGE 1000

void plot_points_init(struct plot_points *points, const struct plots *plots)
{
	memset(points, 0, sizeof *points);
	points->plots = xcalloc(plots->count + 1, sizeof *points->plots);
}

void plot_points_release(struct plot_points *points, const struct plots *plots)
{
	for (size_t i = 0; points->plots && i < plots->count; i++)
		free(points->plots[i].list);
	free(points->plots);
	points->plots = NULL;
}

/* --- Dots -------------------------------------------------------------------------------------------- */

static int compare_dots(const void *a, const void *b)
{
	const struct plot_dot *p = a, *q = b;

	if (p->x != q->x)
		return p->x < q->x ? -1 : 1;
	return p->y < q->y ? -1 : p->y > q->y;
}

static void drop_repetitions(struct plot_dots *dots)
{
	size_t kept = 0;

	if (!dots->count)
		return;
	qsort(dots->list, dots->count, sizeof *dots->list, compare_dots);
	for (size_t i = 1; i < dots->count; i++)
		if (compare_dots(&dots->list[kept], &dots->list[i]))
			dots->list[++kept] = dots->list[i];
	dots->count = kept + 1;
}

/* Three digits of a number whose range is not known yet. */
static double three_digits(double place)
{
	const double step = place ? pow(10, floor(log10(fabs(place))) - 2) : 1;

	return round(place / step) * step;
}

static double on_fine_grid(const struct plot_axis *axis, double place)
{
	if (axis->scale != SCALE_LINEAR)
		return round(place * STEPS_PER_DECADE) / STEPS_PER_DECADE;
	if (!axis->has_from || !axis->has_to)
		return three_digits(place);

	const double step = (axis->to - axis->from) / STEPS_PER_RANGE;

	return axis->from + round((place - axis->from) / step) * step;
}

static void add_dot(struct plot_dots *dots, double x, double y)
{
	GROW(dots->list, dots->count);
	/* "0" and "-0" are one place. */
	dots->list[dots->count++] = (struct plot_dot){ x + 0.0, y + 0.0 };
}

static size_t bin_of(const struct plot *plot, double x)
{
	const double share = (x - plot->x.from) / (plot->x.to - plot->x.from);
	const double bin = floor(share * plot->bins);

	return bin < 0 ? 0 : bin >= plot->bins ? (size_t)plot->bins - 1 : (size_t)bin;
}

/* --- What the program prints ---------------------------------------------------------------------------- */

static bool take_point(struct plot_dots *dots, const struct plot *plot, char *line)
{
	double x, y, x_place, y_place;

	if (!plot_number(plot_next_word(&line), &x) || !plot_number(plot_next_word(&line), &y) ||
			*line || !scale_apply(plot->x.scale, x, &x_place))
		return false;
	if (plot->is_histogram) {
		dots->bins[bin_of(plot, x_place)] += (long long)y;
		return true;
	}
	if (!scale_apply(plot->y.scale, y, &y_place))
		return false;
	add_dot(dots, on_fine_grid(&plot->x, x_place), on_fine_grid(&plot->y, y_place));
	return true;
}

static bool take_class(struct plot_points *points, const struct plots *plots, const char *id,
		long long cases)
{
	for (size_t c = 0; id && c < plots->class_count; c++)
		if (!strcmp(plots->classes[c].id, id)) {
			points->classes[c] += cases;
			return true;
		}
	return false;
}

static bool take_line(struct plot_points *points, const struct plots *plots, char *line)
{
	const char *id = plot_next_word(&line);

	if (!id)
		return false;
	if (!strcmp(id, "class"))
		return take_class(points, plots, plot_next_word(&line), 1) && !*line;

	const size_t p = plot_find(plots, id);

	return p < plots->count && take_point(&points->plots[p], &plots->list[p], line);
}

int plot_points_parse(struct plot_points *points, const struct plots *plots, const char *text,
		size_t length, struct text *why)
{
	SCOPED_FREE char *copy = xstrndup(text, length);
	char *rest = copy;
	int rc = 0;

	for (size_t number = 1; !rc && rest && *rest; number++)
		if (!take_line(points, plots, strsep(&rest, "\n"))) {
			text_printf(why, "line %zu of its points is malformed", number);
			rc = -1;
		}
	for (size_t p = 0; p < plots->count; p++)
		drop_repetitions(&points->plots[p]);
	return rc;
}

/* --- Kept in a file: places instead of values, and counts ------------------------------------------------- */

void plot_points_write(const struct plot_points *points, const struct plots *plots,
		struct text *out)
{
	for (size_t p = 0; p < plots->count; p++) {
		const struct plot_dots *dots = &points->plots[p];

		for (size_t i = 0; i < dots->count; i++)
			text_printf(out, "%s %.9g %.9g\n", plots->list[p].id, dots->list[i].x,
					dots->list[i].y);
		for (int b = 0; b < plots->list[p].bins; b++)
			if (dots->bins[b])
				text_printf(out, "%s %d %lld\n", plots->list[p].id, b,
						dots->bins[b]);
	}
	for (size_t c = 0; c < plots->class_count; c++)
		text_printf(out, "class %s %lld\n", plots->classes[c].id, points->classes[c]);
}

static bool restore_line(struct plot_points *points, const struct plots *plots, char *line)
{
	const char *id = plot_next_word(&line), *first = plot_next_word(&line);
	const size_t p = id ? plot_find(plots, id) : plots->count;
	double x = 0, y;

	if (!id || !plot_number(plot_next_word(&line), &y))
		return false;
	if (!strcmp(id, "class"))
		return take_class(points, plots, first, (long long)y);
	if (p == plots->count || !plot_number(first, &x))
		return false;
	if (!plots->list[p].is_histogram)
		add_dot(&points->plots[p], x, y);
	else if (x >= 0 && x < plots->list[p].bins)
		points->plots[p].bins[(int)x] = (long long)y;
	return true;
}

bool plot_points_read(struct plot_points *points, const struct plots *plots, const char *text)
{
	char *copy = xstrdup(text), *save;
	bool good = true;

	for (char *line = strtok_r(copy, "\n", &save); line && good;
			line = strtok_r(NULL, "\n", &save))
		good = restore_line(points, plots, line);
	free(copy);
	return good;
}

/* --- All tests together ----------------------------------------------------------------------------------- */

static void widen(struct plot_axis *axis, double place, bool first)
{
	if (!axis->has_from && (first || place < axis->from))
		axis->from = place;
	if (!axis->has_to && (first || place > axis->to))
		axis->to = place;
}

/* Given ends stay as they are; the others go a little beyond the points. */
static void round_axis(struct plot_axis *axis, bool empty)
{
	double from, to;

	if (empty && !axis->has_from)
		axis->from = axis->has_to ? axis->to - 1 : 0;
	if (empty && !axis->has_to)
		axis->to = axis->from + 1;
	from = axis->from;
	to = axis->to > from ? axis->to : from + 1;
	scale_widen(axis->scale, &from, &to);
	if (!axis->has_from)
		axis->from = from;
	if (!axis->has_to)
		axis->to = to;
	axis->has_from = axis->has_to = true;
}

static double cell_of(const struct plot_axis *axis, double place, int cells)
{
	const double cell = floor((place - axis->from) / (axis->to - axis->from) * cells);

	return cell < 0 ? 0 : cell >= cells ? cells - 1 : cell;
}

static void settle_dots(struct plot *plot, size_t p, struct plot_points *tests, size_t count)
{
	bool empty = true;

	for (size_t t = 0; t < count; t++)
		for (size_t i = 0; i < tests[t].plots[p].count; i++) {
			widen(&plot->x, tests[t].plots[p].list[i].x, empty);
			widen(&plot->y, tests[t].plots[p].list[i].y, empty);
			empty = false;
		}
	round_axis(&plot->x, empty);
	round_axis(&plot->y, empty);
	for (size_t t = 0; t < count; t++) {
		struct plot_dots *dots = &tests[t].plots[p];

		for (size_t i = 0; i < dots->count; i++) {
			dots->list[i].x = cell_of(&plot->x, dots->list[i].x, PLOT_COLUMNS);
			dots->list[i].y = cell_of(&plot->y, dots->list[i].y, PLOT_ROWS);
		}
		drop_repetitions(dots);
	}
}

void plots_settle(struct plots *plots, struct plot_points *tests, size_t count)
{
	for (size_t p = 0; p < plots->count; p++)
		if (plots->list[p].is_histogram)
			round_axis(&plots->list[p].y, true);
		else
			settle_dots(&plots->list[p], p, tests, count);
}
