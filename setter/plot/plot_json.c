#include <stdlib.h>
#include <string.h>

#include "plot/plot.h"
#include "plot/plot_words.h"
#include "base/xalloc.h"

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
	json_key(j, key);
	json_open(j, '{');
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
	json_key(j, "guides");
	json_open(j, '[');
	for (size_t g = 0; g < plot->guide_count; g++)
		put_guide(j, &plot->guides[g]);
	json_close(j, ']');
	json_key(j, "notes");
	json_open(j, '[');
	for (size_t n = 0; n < plot->notes.count; n++)
		json_string(j, plot->notes.list[n]);
	json_close(j, ']');
	json_close(j, '}');
}

/* x, y, x, y, ...; or a number for each bin. */
static void put_dots(struct json *j, const struct plot *plot, const struct plot_dots *dots)
{
	json_key(j, plot->id);
	json_open(j, '[');
	for (size_t i = 0; i < dots->count; i++) {
		json_number(j, (long long)dots->list[i].x);
		json_number(j, (long long)dots->list[i].y);
	}
	for (int b = 0; b < plot->bins; b++)
		json_number(j, dots->bins[b]);
	json_close(j, ']');
}

static void put_test(struct json *j, const struct plots *plots, const struct plot_points *points,
		const char *name)
{
	json_open(j, '{');
	json_put_string(j, "name", name);
	json_key(j, "classes");
	json_open(j, '[');
	for (size_t c = 0; c < plots->class_count; c++)
		json_number(j, points->classes[c]);
	json_close(j, ']');
	json_key(j, "dots");
	json_open(j, '{');
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
	json_key(j, "plots");
	json_open(j, '[');
	for (size_t p = 0; p < plots->count; p++)
		put_plot(j, &plots->list[p]);
	json_close(j, ']');
	json_key(j, "classes");
	json_open(j, '[');
	for (size_t c = 0; c < plots->class_count; c++)
		put_class(j, &plots->classes[c]);
	json_close(j, ']');
	json_key(j, "points");
	json_open(j, '[');
	for (size_t t = 0; t < count; t++)
		put_test(j, plots, &tests[t], names[t]);
	json_close(j, ']');
}

/* --- Reading ------------------------------------------------------------------------------------------ */

/* No number has a larger power of ten. */
#define POWER_MAX 400

static bool get_place(const struct json_value *object, const char *key, double *place)
{
	return plot_number(json_get_string(object, key, ""), place);
}

static bool get_axis(const struct json_value *object, struct plot_axis *axis)
{
	if (!scale_of(json_get_string(object, "scale", ""), &axis->scale) ||
			!get_place(object, "from", &axis->from) ||
			!get_place(object, "to", &axis->to) || !(axis->from < axis->to) ||
			(axis->scale != SCALE_LINEAR &&
					(axis->from < -POWER_MAX || axis->to > POWER_MAX)))
		return false;
	axis->label = xstrdup(json_get_string(object, "label", ""));
	axis->has_from = axis->has_to = true;
	return true;
}

static bool get_guides(const struct json_value *array, struct plot *plot)
{
	for (size_t i = 0; i < json_length(array); i++) {
		const struct json_value *object = &array->items[i];
		struct plot_guide guide;

		if (!get_place(object, "x1", &guide.x1) || !get_place(object, "y1", &guide.y1) ||
				!get_place(object, "x2", &guide.x2) ||
				!get_place(object, "y2", &guide.y2))
			return false;
		guide.label = xstrdup(json_get_string(object, "label", ""));
		GROW(plot->guides, plot->guide_count);
		plot->guides[plot->guide_count++] = guide;
	}
	return true;
}

static bool get_plot(const struct json_value *object, struct plot *plot)
{
	const struct json_value *notes = json_get(object, "notes");
	const long long bins = json_get_number(object, "columns", 0);

	plot->id = xstrdup(json_get_string(object, "id", ""));
	plot->title = xstrdup(json_get_string(object, "title", ""));
	plot->is_histogram = !strcmp(json_get_string(object, "kind", ""), "histogram");
	for (size_t i = 0; i < json_length(notes); i++)
		if (notes->items[i].kind == JSON_STRING)
			names_add(&plot->notes, notes->items[i].string);
	if (plot->is_histogram && (bins < 1 || bins > PLOT_BINS_MAX))
		return false;
	plot->bins = plot->is_histogram ? (int)bins : 0;
	return get_axis(json_get(object, "x"), &plot->x) &&
			get_axis(json_get(object, "y"), &plot->y) &&
			get_guides(json_get(object, "guides"), plot);
}

/* So few that no sum of them overflows. */
static bool is_count(const struct json_value *value)
{
	return value->kind == JSON_NUMBER && value->number >= 0 && value->number < 1000000000000LL;
}

static bool get_dots(const struct json_value *array, const struct plot *plot,
		struct plot_dots *dots)
{
	const size_t count = json_length(array);

	for (size_t i = 0; i < count; i++)
		if (!is_count(&array->items[i]))
			return false;
	for (size_t b = 0; plot->is_histogram && b < count && b < (size_t)plot->bins; b++)
		dots->bins[b] = array->items[b].number;
	if (plot->is_histogram)
		return true;
	dots->list = xcalloc(count / 2 + 1, sizeof *dots->list);
	for (size_t i = 0; i + 1 < count; i += 2) {
		if (array->items[i].number >= PLOT_COLUMNS ||
				array->items[i + 1].number >= PLOT_ROWS)
			return false;
		dots->list[dots->count++] = (struct plot_dot){ (double)array->items[i].number,
			(double)array->items[i + 1].number };
	}
	return true;
}

static bool get_test(const struct json_value *object, const struct plots *plots,
		struct plot_points *points)
{
	const struct json_value *classes = json_get(object, "classes"),
				*dots = json_get(object, "dots");

	for (size_t c = 0; c < plots->class_count && c < json_length(classes); c++)
		points->classes[c] = is_count(&classes->items[c]) ? classes->items[c].number : 0;
	for (size_t p = 0; p < plots->count; p++)
		if (!points->plots[p].list &&
				!get_dots(json_get(dots, plots->list[p].id), &plots->list[p],
						&points->plots[p]))
			return false;
	return true;
}

static void get_classes(const struct json_value *array, struct plots *plots)
{
	for (size_t i = 0; i < json_length(array) && i < PLOT_CLASSES_MAX; i++) {
		const struct json_value *object = &array->items[i];
		const long long least = json_get_number(object, "least", 0);

		GROW(plots->classes, plots->class_count);
		plots->classes[plots->class_count++] = (struct plot_class){
			xstrdup(json_get_string(object, "id", "")),
			xstrdup(json_get_string(object, "label", "")),
			least > 0 && least <= 100 ? (int)least : 0
		};
	}
}

bool plots_from_json(struct plots *plots, struct plot_points *tests, const char *const *names,
		size_t count, const struct json_value *document)
{
	const struct json_value *list = json_get(document, "plots"),
				*points = json_get(document, "points");
	bool good = json_length(list) > 0 && json_length(list) <= PLOTS_MAX;

	for (size_t i = 0; good && i < list->count; i++) {
		GROW(plots->list, plots->count);
		good = get_plot(&list->items[i], &plots->list[plots->count++]);
	}
	get_classes(json_get(document, "classes"), plots);
	for (size_t t = 0; t < count; t++)
		plot_points_init(&tests[t], plots);
	for (size_t i = 0; good && i < json_length(points); i++)
		for (size_t t = 0; good && t < count; t++)
			if (!strcmp(names[t], json_get_string(&points->items[i], "name", "")))
				good = get_test(&points->items[i], plots, &tests[t]);
	return good;
}
