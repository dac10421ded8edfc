#include "plot/plot.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"

/* --- Words of a line ------------------------------------------------------------------------------ */

char *plot_next_word(char **line)
{
	char *word = *line, *blank = strchr(word, ' ');

	if (!*word)
		return NULL;
	*line = blank ? blank + 1 : word + strlen(word);
	if (blank)
		*blank = '\0';
	return *word ? word : NULL;
}

bool plot_number(const char *word, double *value)
{
	char *end;

	if (!word || !*word || strlen(word) > 40 || word[strspn(word, "-+.e0123456789")])
		return false;
	*value = strtod(word, &end);
	return !*end && isfinite(*value);
}

static bool is_id(const char *word)
{
	const size_t length = word ? strlen(word) : 0;

	return length && length <= 32 && islower((unsigned char)*word) &&
			strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}

/* --- The description -------------------------------------------------------------------------------- */

/* NUMBER, or "-": the points decide. */
static bool read_end(char **line, enum scale scale, bool *has, double *place)
{
	const char *word = plot_next_word(line);
	double value;

	*has = word && strcmp(word, "-") != 0;
	return word && (!*has || (plot_number(word, &value) && scale_apply(scale, value, place)));
}

/* SCALE LOW HIGH TEXT */
static bool read_axis(struct plot_axis *axis, char *line)
{
	const char *scale = plot_next_word(&line);

	if (axis->label || !scale || !scale_of(scale, &axis->scale) ||
			!read_end(&line, axis->scale, &axis->has_from, &axis->from) ||
			!read_end(&line, axis->scale, &axis->has_to, &axis->to) ||
			(axis->has_from && axis->has_to && axis->from >= axis->to))
		return false;
	axis->label = xstrdup(line);
	return true;
}

/* X1 Y1 X2 Y2 TEXT */
static bool read_guide(struct plot *plot, char *line)
{
	struct plot_guide guide = { 0, 0, 0, 0, NULL };
	double *const numbers[] = { &guide.x1, &guide.y1, &guide.x2, &guide.y2 };

	for (int i = 0; i < 4; i++) {
		double value;

		if (!plot_number(plot_next_word(&line), &value) ||
				!scale_apply(i % 2 ? plot->y.scale : plot->x.scale, value,
						numbers[i]))
			return false;
	}
	guide.label = xstrdup(line);
	GROW(plot->guides, plot->guide_count);
	plot->guides[plot->guide_count++] = guide;
	return true;
}

/* ID KIND */
static bool read_plot(struct plots *plots, char *line)
{
	const char *id = plot_next_word(&line), *kind = plot_next_word(&line);

	if (!is_id(id) || !strcmp(id, "class") || !kind || plots->count == PLOTS_MAX ||
			plot_find(plots, id) < plots->count)
		return false;

	const bool is_histogram = !strcmp(kind, "histogram");

	if (!is_histogram && strcmp(kind, "dots") != 0)
		return false;
	GROW(plots->list, plots->count);
	plots->list[plots->count].id = xstrdup(id);
	plots->list[plots->count++].is_histogram = is_histogram;
	return true;
}

/* ID LEAST TEXT */
static bool read_class(struct plots *plots, char *line)
{
	const char *id = plot_next_word(&line);
	double least;

	if (!is_id(id) || !plot_number(plot_next_word(&line), &least) || least < 0 || least > 100 ||
			plots->class_count == PLOT_CLASSES_MAX)
		return false;
	GROW(plots->classes, plots->class_count);
	plots->classes[plots->class_count++] = (struct plot_class){ xstrdup(id), xstrdup(line),
		(int)least };
	return true;
}

static bool read_bins(struct plot *plot, char *line)
{
	double bins;

	if (!plot->is_histogram || !plot_number(line, &bins) || bins < 1 || bins > PLOT_BINS_MAX)
		return false;
	plot->bins = (int)bins;
	return true;
}

static bool read_line(struct plots *plots, char *line)
{
	struct plot *last = plots->count ? &plots->list[plots->count - 1] : NULL;
	const char *key = plot_next_word(&line);

	if (!key)
		return false;
	if (!strcmp(key, "plot"))
		return read_plot(plots, line);
	if (!strcmp(key, "class"))
		return read_class(plots, line);
	if (!last || plots->class_count)
		return false;
	if (!strcmp(key, "title") && !last->title) {
		last->title = xstrdup(line);
		return true;
	}
	if (!strcmp(key, "x") || !strcmp(key, "y"))
		return read_axis(*key == 'x' ? &last->x : &last->y, line);
	if (!strcmp(key, "guide") && last->y.label && last->x.label)
		return read_guide(last, line);
	if (!strcmp(key, "note")) {
		names_add(&last->notes, line);
		return true;
	}
	return !strcmp(key, "bins") && read_bins(last, line);
}

static bool is_complete(const struct plot *plot)
{
	const bool whole = plot->x.scale == SCALE_LINEAR && plot->x.has_from && plot->x.has_to;

	return plot->title && plot->x.label && plot->y.label &&
			(!plot->is_histogram || (plot->bins && whole));
}

int plots_parse(struct plots *plots, const char *text, size_t length, struct text *why)
{
	SCOPED_FREE char *copy = xstrndup(text, length);
	char *rest = copy;
	int rc = 0;

	for (size_t number = 1; !rc && rest && *rest; number++)
		if (!read_line(plots, strsep(&rest, "\n"))) {
			text_printf(why, "line %zu of its --axes is malformed", number);
			rc = -1;
		}
	for (size_t i = 0; !rc && i < plots->count; i++)
		if (!is_complete(&plots->list[i])) {
			text_printf(why, "plot '%s' is incomplete", plots->list[i].id);
			rc = -1;
		}
	return rc;
}

/* --- Asking, and the end ------------------------------------------------------------------------------ */

size_t plot_find(const struct plots *plots, const char *id)
{
	size_t i = 0;

	while (i < plots->count && strcmp(plots->list[i].id, id) != 0)
		i++;
	return i;
}

static void plot_release(struct plot *plot)
{
	free(plot->id);
	free(plot->title);
	free(plot->x.label);
	free(plot->y.label);
	for (size_t i = 0; i < plot->guide_count; i++)
		free(plot->guides[i].label);
	free(plot->guides);
	names_release(&plot->notes);
}

void plots_release(struct plots *plots)
{
	for (size_t i = 0; i < plots->count; i++)
		plot_release(&plots->list[i]);
	for (size_t i = 0; i < plots->class_count; i++) {
		free(plots->classes[i].id);
		free(plots->classes[i].label);
	}
	free(plots->list);
	free(plots->classes);
	*plots = PLOTS_INIT;
}
