#include <string.h>

#include "base/xalloc.h"
#include "plot/plot.h"

/* --- Writing -------------------------------------------------------------------------------------- */

/* JSON numbers are whole here, so places are strings. */
static void put_place(struct json *j, const char *key, double place)
{
	char number[32];

	snprintf(number, sizeof number, "%.9g", place);
	json_put_string(j, key, number);
}

static void put_axis(struct json *j, const char *key, const struct plot_axis *axis)
{
	json_put_open(j, key, '{');
	json_put_string(j, "label", axis->label);
	json_put_string(j, "scale", scale_name(axis->scale));
	put_place(j, "from", axis->from);
	put_place(j, "to", axis->to);
	json_close(j, '}');
}

static void put_guide(struct json *j, const struct plot_guide *guide)
{
	json_open(j, '{');
	put_place(j, "x1", guide->x1);
	put_place(j, "y1", guide->y1);
	put_place(j, "x2", guide->x2);
	put_place(j, "y2", guide->y2);
	json_put_string(j, "label", guide->label);
	json_close(j, '}');
}

static void put_plot(struct json *j, const struct plot *plot)
{
	json_open(j, '{');
	json_put_string(j, "id", plot->id);
	json_put_string(j, "kind", plot->is_histogram ? "histogram" : "dots");
	json_put_string(j, "title", plot->title);
	put_axis(j, "x", &plot->x);
	put_axis(j, "y", &plot->y);
	json_put_number(j, "columns", plot->is_histogram ? plot->bins : PLOT_COLUMNS);
	json_put_number(j, "rows", plot->is_histogram ? 0 : PLOT_ROWS);
	json_put_open(j, "guides", '[');
	for (size_t g = 0; g < plot->guide_count; g++)
		put_guide(j, &plot->guides[g]);
	json_close(j, ']');
	json_put_names(j, "notes", &plot->notes);
	json_close(j, '}');
}

/* x, y, x, y, ...; or a number for each bin. */
static void put_dots(struct json *j, const struct plot *plot, const struct plot_dots *dots)
{
	json_key(j, plot->id);
	json_open(j, '[');
	for (size_t i = 0; i < dots->count; i++) {
		json_add_number(j, (long long)dots->list[i].x);
		json_add_number(j, (long long)dots->list[i].y);
	}
	for (int b = 0; b < plot->bins; b++)
		json_add_number(j, dots->bins[b]);
	json_close(j, ']');
}

static void put_test(struct json *j, const struct plots *plots, const struct plot_points *points,
		const char *name)
{
	json_open(j, '{');
	json_put_string(j, "name", name);
	json_put_open(j, "classes", '[');
	for (size_t c = 0; c < plots->class_count; c++)
		json_add_number(j, points->classes[c]);
	json_close(j, ']');
	json_put_open(j, "dots", '{');
	for (size_t p = 0; p < plots->count; p++)
		put_dots(j, &plots->list[p], &points->plots[p]);
	json_close(j, '}');
	json_close(j, '}');
}

static void put_class(struct json *j, const struct plot_class *class)
{
	json_open(j, '{');
	json_put_string(j, "id", class->id);
	json_put_string(j, "label", class->label);
	json_put_number(j, "least", class->least);
	json_close(j, '}');
}

void plots_json(const struct plots *plots, const struct plot_points *tests,
		const char *const *names, size_t count, struct json *j)
{
	json_put_open(j, "plots", '[');
	for (size_t p = 0; p < plots->count; p++)
		put_plot(j, &plots->list[p]);
	json_close(j, ']');
	json_put_open(j, "classes", '[');
	for (size_t c = 0; c < plots->class_count; c++)
		put_class(j, &plots->classes[c]);
	json_close(j, ']');
	json_put_open(j, "points", '[');
	for (size_t t = 0; t < count; t++)
		put_test(j, plots, &tests[t], names[t]);
	json_close(j, ']');
}

/* --- Reading ------------------------------------------------------------------------------------------ */

/* No number has a larger power of ten. */
#define POWER_MAX 400

static bool get_place(const json_t *object, const char *key, double *place)
{
	return plot_number(json_read_string(object, key, ""), place);
}

static bool get_axis(const json_t *object, struct plot_axis *axis)
{
	if (!scale_of(json_read_string(object, "scale", ""), &axis->scale) ||
			!get_place(object, "from", &axis->from) ||
			!get_place(object, "to", &axis->to) || !(axis->from < axis->to) ||
			(axis->scale != SCALE_LINEAR &&
					(axis->from < -POWER_MAX || axis->to > POWER_MAX)))
		return false;
	axis->label = xstrdup(json_read_string(object, "label", ""));
	axis->has_from = axis->has_to = true;
	return true;
}

static bool get_guides(const json_t *array, struct plot *plot)
{
	for (size_t i = 0; i < json_array_size(array); i++) {
		const json_t *object = json_array_get(array, i);
		struct plot_guide guide;

		if (!get_place(object, "x1", &guide.x1) || !get_place(object, "y1", &guide.y1) ||
				!get_place(object, "x2", &guide.x2) ||
				!get_place(object, "y2", &guide.y2))
			return false;
		guide.label = xstrdup(json_read_string(object, "label", ""));
		GROW(plot->guides, plot->guide_count);
		plot->guides[plot->guide_count++] = guide;
	}
	return true;
}

static bool get_plot(const json_t *object, struct plot *plot)
{
	const json_t *notes = json_object_get(object, "notes");
	const long long bins = json_read_number(object, "columns", 0);

	plot->id = xstrdup(json_read_string(object, "id", ""));
	plot->title = xstrdup(json_read_string(object, "title", ""));
	plot->is_histogram = !strcmp(json_read_string(object, "kind", ""), "histogram");
	for (size_t i = 0; i < json_array_size(notes); i++)
		if (json_is_string(json_array_get(notes, i)))
			names_add(&plot->notes, json_string_value(json_array_get(notes, i)));
	if (plot->is_histogram && (bins < 1 || bins > PLOT_BINS_MAX))
		return false;
	plot->bins = plot->is_histogram ? (int)bins : 0;
	return get_axis(json_object_get(object, "x"), &plot->x) &&
			get_axis(json_object_get(object, "y"), &plot->y) &&
			get_guides(json_object_get(object, "guides"), plot);
}

/* So few that no sum of them overflows. */
static bool is_count(const json_t *value)
{
	return json_is_integer(value) && json_integer_value(value) >= 0 &&
			json_integer_value(value) < 1000000000000LL;
}

static bool get_dots(const json_t *array, const struct plot *plot, struct plot_dots *dots)
{
	const size_t count = json_array_size(array);

	for (size_t i = 0; i < count; i++)
		if (!is_count(json_array_get(array, i)))
			return false;
	for (size_t b = 0; plot->is_histogram && b < count && b < (size_t)plot->bins; b++)
		dots->bins[b] = json_integer_value(json_array_get(array, b));
	if (plot->is_histogram)
		return true;
	dots->list = xcalloc(count / 2 + 1, sizeof *dots->list);
	for (size_t i = 0; i + 1 < count; i += 2) {
		const json_int_t x = json_integer_value(json_array_get(array, i)),
				 y = json_integer_value(json_array_get(array, i + 1));

		if (x >= PLOT_COLUMNS || y >= PLOT_ROWS)
			return false;
		dots->list[dots->count++] = (struct plot_dot){ (double)x, (double)y };
	}
	return true;
}

static bool get_test(const json_t *object, const struct plots *plots, struct plot_points *points)
{
	const json_t *classes = json_object_get(object, "classes"),
		     *dots = json_object_get(object, "dots");

	for (size_t c = 0; c < plots->class_count; c++) {
		const json_t *count = json_array_get(classes, c);

		points->classes[c] = is_count(count) ? json_integer_value(count) : 0;
	}
	for (size_t p = 0; p < plots->count; p++)
		if (!points->plots[p].list &&
				!get_dots(json_object_get(dots, plots->list[p].id), &plots->list[p],
						&points->plots[p]))
			return false;
	return true;
}

static void get_classes(const json_t *array, struct plots *plots)
{
	for (size_t i = 0; i < json_array_size(array) && i < PLOT_CLASSES_MAX; i++) {
		const json_t *object = json_array_get(array, i);
		const long long least = json_read_number(object, "least", 0);

		GROW(plots->classes, plots->class_count);
		plots->classes[plots->class_count++] = (struct plot_class){
			xstrdup(json_read_string(object, "id", "")),
			xstrdup(json_read_string(object, "label", "")),
			least > 0 && least <= 100 ? (int)least : 0
		};
	}
}

bool plots_from_json(struct plots *plots, struct plot_points *tests, const char *const *names,
		size_t count, const json_t *document)
{
	const json_t *list = json_object_get(document, "plots"),
		     *points = json_object_get(document, "points");
	bool good = json_array_size(list) > 0 && json_array_size(list) <= PLOTS_MAX;

	for (size_t i = 0; good && i < json_array_size(list); i++) {
		GROW(plots->list, plots->count);
		good = get_plot(json_array_get(list, i), &plots->list[plots->count++]);
	}
	get_classes(json_object_get(document, "classes"), plots);
	for (size_t t = 0; t < count; t++)
		plot_points_init(&tests[t], plots);
	for (size_t i = 0; good && i < json_array_size(points); i++)
		for (size_t t = 0; good && t < count; t++)
			if (!strcmp(names[t],
					    json_read_string(json_array_get(points, i), "name",
							    "")))
				good = get_test(json_array_get(points, i), plots, &tests[t]);
	return good;
}
