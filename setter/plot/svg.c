#include "plot/svg.h"

#include <string.h>

#include "base/html.h"

/* "12.3", but "12" for 12.0. */
static void put_number(struct text *out, const char *name, double number)
{
	char digits[32];
	size_t length;

	snprintf(digits, sizeof digits, "%.1f", number);
	length = strlen(digits);
	if (!strcmp(digits + length - 2, ".0"))
		digits[length - 2] = '\0';
	text_printf(out, " %s=\"%s\"", name, strcmp(digits, "-0") ? digits : "0");
}

static void put_class(struct text *out, const char *class)
{
	if (class)
		html_put(out, " class=\"%s\"", class);
}

void svg_open(struct text *out, int width, int height, const char *label)
{
	html_put(out, "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">\n", width, height,
			label);
}

void svg_open_file(struct text *out, int width, int height, const char *label, const char *style)
{
	html_put(out,
			"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
			"viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">\n<style>",
			width, height, width, height, label);
	text_add_string(out, style);
	text_add_string(out, "</style>\n");
}

void svg_close(struct text *out)
{
	text_add_string(out, "</svg>\n");
}

void svg_group_open(struct text *out, const char *class, double x, double y, const char *title)
{
	text_add_string(out, "<g");
	put_class(out, class);
	if (x != 0 || y != 0)
		text_printf(out, " transform=\"translate(%.1f %.1f)\"", x, y);
	text_add_char(out, '>');
	if (title)
		html_put(out, "<title>%s</title>", title);
	text_add_char(out, '\n');
}

void svg_group_close(struct text *out)
{
	text_add_string(out, "</g>\n");
}

static void put_shape(struct text *out, const char *shape, const char *class,
		const char *const names[4], const double numbers[4])
{
	text_printf(out, "<%s", shape);
	put_class(out, class);
	for (int i = 0; i < 4; i++)
		put_number(out, names[i], numbers[i]);
	text_add_string(out, "/>\n");
}

void svg_line(struct text *out, const char *class, double x1, double y1, double x2, double y2)
{
	put_shape(out, "line", class, (const char *const[]){ "x1", "y1", "x2", "y2" },
			(const double[]){ x1, y1, x2, y2 });
}

void svg_rect(struct text *out, const char *class, double x, double y, double width, double height)
{
	put_shape(out, "rect", class, (const char *const[]){ "x", "y", "width", "height" },
			(const double[]){ x, y, width, height });
}

void svg_text(struct text *out, const char *class, double x, double y, double degrees,
		const char *words)
{
	text_add_string(out, "<text");
	put_class(out, class);
	if (degrees != 0) {
		text_printf(out, " transform=\"translate(%.1f %.1f) rotate(%.1f)\"", x, y, degrees);
	} else {
		put_number(out, "x", x);
		put_number(out, "y", y);
	}
	html_put(out, ">%s</text>\n", words);
}

/* --- Dots ---------------------------------------------------------------------------------------- */

void svg_dots_begin(struct text *out, struct svg_pen *pen)
{
	*pen = (struct svg_pen){ 0, 0 };
	text_add_string(out, "<path d=\"");
}

void svg_dot(struct text *out, struct svg_pen *pen, int x, int y)
{
	const int dy = y - pen->y;

	/* A minus sign parts two numbers as well as a blank does. */
	text_printf(out, "m%d%s%dh0", x - pen->x, dy < 0 ? "" : " ", dy);
	*pen = (struct svg_pen){ x, y };
}

void svg_dots_end(struct text *out)
{
	text_add_string(out, "\"/>\n");
}
