#include "plot/plot.h"

#include <math.h>
#include <stdlib.h>

#include "base/html.h"
#include "base/xalloc.h"
#include "plot/svg.h"

/* Around the grid of cells. */
#define LEFT 64
#define RIGHT 16
#define TOP 34
#define BOTTOM 54
#define WIDTH (LEFT + PLOT_COLUMNS + RIGHT)
#define HEIGHT (TOP + PLOT_ROWS + BOTTOM)

/* A guide of which less is seen says nothing. */
#define GUIDE_LEAST 40

/* Fewer dots than this are drawn larger. */
#define FEW_DOTS 400

/* Near Okabe and Ito's, six and a mark: told apart by lightness where hues look the same. */
const char plot_light[] =
		"--g0:#1d1f23;--g1:#00a37a;--g2:#c77800;--g3:#0068a8;--g4:#cc79a7;"
		"--g5:#6b4200;--mark:#a80050;--grid:#e9eaec;--rule:#b4b8be;--guide:#3c4047;";
const char plot_dark[] =
		"--g0:#f4f5f7;--g1:#14a077;--g2:#f0a93c;--g3:#4aa8ec;--g4:#c45fa0;"
		"--g5:#a8741a;--mark:#fe2d65;--grid:#272b31;--rule:#565c65;--guide:#c3c7ce;";

const char plot_style[] =
		"svg text{font:13px system-ui,-apple-system,\"Segoe UI\",Roboto,sans-serif;"
		"fill:var(--soft)}"
		"svg .e{text-anchor:end}svg .m{text-anchor:middle}"
		"svg .grid{stroke:var(--grid);stroke-width:1}"
		"svg .rule{stroke:var(--rule);stroke-width:1}"
		"svg .guide{stroke:var(--guide);stroke-width:1.4}"
		"svg .name{fill:var(--guide);text-anchor:end;font-weight:600;paint-order:stroke;"
		"stroke:var(--bg);stroke-width:4px;stroke-linejoin:round}"
		"svg .axis{fill:var(--ink)}"
		"svg .dots path{fill:none;stroke-width:2.9;stroke-linecap:round;stroke-opacity:.66}"
		"svg .few path{stroke-width:7}"
		"svg .g0 path{stroke:var(--g0)}svg .g1 path{stroke:var(--g1)}"
		"svg .g2 path{stroke:var(--g2)}svg .g3 path{stroke:var(--g3)}"
		"svg .g4 path{stroke:var(--g4)}svg .g5 path{stroke:var(--g5)}"
		"svg .dots .mark path{stroke-opacity:.9}svg .mark path{stroke:var(--mark)}"
		"svg .dots g:hover path{stroke-opacity:1;stroke-width:5}"
		"svg .few g:hover path{stroke-width:10}";

static double x_of(const struct plot *plot, double place)
{
	return LEFT + (place - plot->x.from) / (plot->x.to - plot->x.from) * PLOT_COLUMNS;
}

static double y_of(const struct plot *plot, double place)
{
	return TOP + (plot->y.to - place) / (plot->y.to - plot->y.from) * PLOT_ROWS;
}

/* --- Axes ------------------------------------------------------------------------------------------- */

static void draw_axes(const struct plot *plot, struct text *out)
{
	struct tick ticks[TICKS_MAX];
	int count = scale_ticks(plot->x.scale, plot->x.from, plot->x.to, ticks);

	for (int i = 0; i < count; i++) {
		const double x = x_of(plot, ticks[i].place);

		if (!*ticks[i].label)
			continue;
		svg_line(out, "grid", x, TOP, x, TOP + PLOT_ROWS);
		svg_text(out, "m", x, TOP + PLOT_ROWS + 19, 0, ticks[i].label);
	}
	count = scale_ticks(plot->y.scale, plot->y.from, plot->y.to, ticks);
	for (int i = 0; i < count; i++) {
		const double y = y_of(plot, ticks[i].place);

		if (!*ticks[i].label)
			continue;
		svg_line(out, "grid", LEFT, y, LEFT + PLOT_COLUMNS, y);
		svg_text(out, "e", LEFT - 9, y + 4.5, 0, ticks[i].label);
	}
	svg_line(out, "rule", LEFT, TOP + PLOT_ROWS, LEFT + PLOT_COLUMNS, TOP + PLOT_ROWS);
	svg_line(out, "rule", LEFT, TOP, LEFT, TOP + PLOT_ROWS);
	svg_text(out, "axis", LEFT, TOP - 14, 0, plot->y.label);
	svg_text(out, "axis e", LEFT + PLOT_COLUMNS, TOP + PLOT_ROWS + 42, 0, plot->x.label);
}

/* --- Guides ------------------------------------------------------------------------------------------ */

/* A line, and the part of it that is inside: from start to end, 0 to 1. */
struct piece {
	double x, y, dx, dy, start, end;
};

/* Cuts off what is beyond one side: where `speed` * t < `room` does not hold. */
static void cut(struct piece *piece, double speed, double room)
{
	if (speed > 0 && room / speed < piece->end)
		piece->end = room / speed;
	else if (speed < 0 && room / speed > piece->start)
		piece->start = room / speed;
	else if (speed == 0 && room < 0)
		piece->end = -1;
}

static void draw_guide(const struct plot *plot, const struct plot_guide *guide, struct text *out)
{
	struct piece p = { .x = x_of(plot, guide->x1), .y = y_of(plot, guide->y1), .end = 1 };

	p.dx = x_of(plot, guide->x2) - p.x;
	p.dy = y_of(plot, guide->y2) - p.y;
	cut(&p, -p.dx, p.x - LEFT);
	cut(&p, p.dx, LEFT + PLOT_COLUMNS - p.x);
	cut(&p, -p.dy, p.y - TOP);
	cut(&p, p.dy, TOP + PLOT_ROWS - p.y);

	const double length = hypot(p.dx, p.dy);

	if (!isfinite(length) || (p.end - p.start) * length < GUIDE_LEAST)
		return;

	const double x = p.x + p.dx * p.end, y = p.y + p.dy * p.end;

	svg_line(out, "guide", p.x + p.dx * p.start, p.y + p.dy * p.start, x, y);
	/* Its name lies on it, near the end. */
	svg_text(out, "name", x - p.dx / length * 14 + p.dy / length * 7,
			y - p.dy / length * 14 - p.dx / length * 7,
			atan2(p.dy, p.dx) * 57.29577951308232, guide->label);
}

/* --- Dots ---------------------------------------------------------------------------------------------- */

/* Cells that a test of the same group has drawn already. */
static size_t draw_test(const struct plot_picture *picture, const struct plot_test *test,
		unsigned char *taken, struct text *out)
{
	const struct plot_dots *dots = &test->points->plots[picture->number];
	struct svg_pen pen;
	size_t drawn = 0;

	for (size_t i = 0; i < dots->count; i++) {
		const int x = (int)dots->list[i].x, y = PLOT_ROWS - 1 - (int)dots->list[i].y;
		unsigned char *cell = &taken[(size_t)y * PLOT_COLUMNS + (size_t)x];

		if (*cell == test->group % 255 + 1)
			continue;
		*cell = (unsigned char)(test->group % 255 + 1);
		if (!drawn++)
			svg_dots_begin(out, &pen);
		svg_dot(out, &pen, x, y);
	}
	if (drawn)
		svg_dots_end(out);
	return drawn;
}

static void draw_tests(const struct plot_picture *picture, bool marked, struct text *out)
{
	SCOPED_FREE unsigned char *taken = xcalloc(PLOT_ROWS * PLOT_COLUMNS, 1);

	for (size_t t = 0; t < picture->test_count; t++) {
		const struct plot_test *test = &picture->tests[t];
		SCOPED(text) path = TEXT_INIT, title = TEXT_INIT;
		char class[8];

		if (test->marked != marked)
			continue;
		text_printf(&title, "%s%s%s", test->name, *test->description ? ": " : "",
				test->description);
		snprintf(class, sizeof class, "g%d", (int)(test->group % PLOT_COLOURS));
		if (draw_test(picture, test, taken, &path)) {
			svg_group_open(out, marked ? "mark" : class, 0, 0, title.s);
			text_add(out, path.s, path.length);
			svg_group_close(out);
		}
	}
}

static void draw_dots(const struct plot_picture *picture, struct text *out)
{
	size_t count = 0;

	for (size_t t = 0; t < picture->test_count; t++)
		count += picture->tests[t].points->plots[picture->number].count;
	svg_group_open(out, count < FEW_DOTS ? "dots few" : "dots", LEFT + .5, TOP + .5, NULL);
	draw_tests(picture, false, out);
	draw_tests(picture, true, out);
	svg_group_close(out);
}

static void draw_inside(const struct plot_picture *picture, struct text *out)
{
	draw_axes(picture->plot, out);
	draw_dots(picture, out);
	for (size_t g = 0; g < picture->plot->guide_count; g++)
		draw_guide(picture->plot, &picture->plot->guides[g], out);
}

void plot_draw(const struct plot_picture *picture, struct text *out)
{
	svg_open(out, WIDTH, HEIGHT, picture->plot->title);
	draw_inside(picture, out);
	svg_close(out);
}

/* --- A file -------------------------------------------------------------------------------------------- */

static void draw_key(const char *class, int line, const char *words, struct text *out)
{
	struct svg_pen pen;
	char classes[16];

	snprintf(classes, sizeof classes, "key %s", class);
	svg_group_open(out, classes, LEFT + 18, TOP + 20 + 21 * line, NULL);
	svg_dots_begin(out, &pen);
	svg_dot(out, &pen, 0, 0);
	svg_dots_end(out);
	svg_text(out, NULL, 12, 4.5, 0, words);
	svg_group_close(out);
}

static const struct plot_test *find_test(const struct plot_picture *picture, bool marked,
		size_t group)
{
	for (size_t t = 0; t < picture->test_count; t++) {
		const struct plot_test *test = &picture->tests[t];

		if (test->marked == marked && (marked || test->group == group) &&
				test->points->plots[picture->number].count)
			return test;
	}
	return NULL;
}

static void draw_legend(const struct plot_picture *picture, struct text *out)
{
	const struct plot_test *marked = find_test(picture, true, 0);
	int line = 0;

	for (size_t g = 0; g < picture->group_count; g++) {
		char class[8];

		snprintf(class, sizeof class, "g%d", (int)(g % PLOT_COLOURS));
		if (find_test(picture, false, g))
			draw_key(class, line++, picture->groups[g], out);
	}
	if (marked) {
		SCOPED(text) words = TEXT_INIT;

		text_printf(&words, "%s%s%s", marked->name, *marked->description ? ": " : "",
				marked->description);
		draw_key("mark", line, words.s, out);
	}
}

void plot_draw_file(const struct plot_picture *picture, struct text *out)
{
	SCOPED(text) style = TEXT_INIT;

	text_printf(&style,
			":root{%s--bg:#fff;--ink:#1d1f23;--soft:#5c616a}"
			"@media(prefers-color-scheme:dark){:root{%s--bg:#0d1117;--ink:#e6e8eb;"
			"--soft:#9aa1ab}}%s.back{fill:var(--bg)}"
			"svg .title{fill:var(--ink);font-size:17px;font-weight:600}"
			".key path{stroke-width:8;stroke-linecap:round}svg .key text{fill:var(--ink)}",
			plot_light, plot_dark, plot_style);
	svg_open_file(out, WIDTH, HEIGHT + 34, picture->plot->title, style.s);
	text_printf(out, "<rect class=\"back\" width=\"%d\" height=\"%d\" rx=\"6\"/>\n", WIDTH,
			HEIGHT + 34);
	svg_text(out, "title", LEFT, 28, 0, picture->plot->title);
	svg_group_open(out, NULL, 0, 34, NULL);
	draw_inside(picture, out);
	draw_legend(picture, out);
	svg_group_close(out);
	svg_close(out);
}

/* --- Histograms ------------------------------------------------------------------------------------------ */

#define SMALL_WIDTH 300
#define SMALL_HEIGHT 130
#define SMALL_BASE 104

static void draw_bars(const struct plot_picture *picture, const long long *bins, long long most,
		struct text *out)
{
	const double width = (double)SMALL_WIDTH / picture->plot->bins;

	for (int b = 0; b < picture->plot->bins; b++) {
		const double height = (double)bins[b] / (double)most * (SMALL_BASE - 8);

		if (bins[b])
			svg_rect(out, NULL, b * width, SMALL_BASE - (height < 1 ? 1 : height),
					width * .8, height < 1 ? 1 : height);
	}
}

static void draw_ends(const struct plot_axis *axis, struct text *out)
{
	struct tick ticks[TICKS_MAX];
	const int count = scale_ticks(axis->scale, axis->from, axis->to, ticks);

	svg_line(out, "rule", 0, SMALL_BASE + .5, SMALL_WIDTH, SMALL_BASE + .5);
	if (!count)
		return;
	svg_text(out, NULL, 0, SMALL_BASE + 18, 0, ticks[0].label);
	svg_text(out, "e", SMALL_WIDTH, SMALL_BASE + 18, 0, ticks[count - 1].label);
}

void plot_draw_histograms(const struct plot_picture *picture, struct text *out)
{
	for (size_t g = 0; g < picture->group_count; g++) {
		long long bins[PLOT_BINS_MAX] = { 0 }, most = 0, all = 0;

		for (size_t t = 0; t < picture->test_count; t++)
			for (int b = 0; picture->tests[t].group == g && b < picture->plot->bins;
					b++)
				bins[b] += picture->tests[t].points->plots[picture->number].bins[b];
		for (int b = 0; b < picture->plot->bins; b++) {
			all += bins[b];
			most = bins[b] > most ? bins[b] : most;
		}
		if (!most)
			continue;
		html_put(out,
				"<figure class=\"small g%d\"><figcaption>%s <span>%lld</span>"
				"</figcaption>",
				(int)(g % PLOT_COLOURS), picture->groups[g], all);
		svg_open(out, SMALL_WIDTH, SMALL_HEIGHT, picture->plot->title);
		draw_bars(picture, bins, most, out);
		draw_ends(&picture->plot->x, out);
		svg_close(out);
		text_add_string(out, "</figure>\n");
	}
}
