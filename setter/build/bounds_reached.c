#include "build/bounds_reached.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/xalloc.h"

static struct reached *find(struct bounds_reached *all, const char *name, bool is_feature)
{
	for (size_t i = 0; i < all->count; i++)
		if (all->list[i].is_feature == is_feature && !strcmp(all->list[i].name, name))
			return &all->list[i];
	GROW(all->list, all->count);
	all->list[all->count].name = xstrdup(name);
	all->list[all->count].is_feature = is_feature;
	return &all->list[all->count++];
}

/* [feature |constant-bounds ]"NAME": words */
static void read_line(struct bounds_reached *log, char *line)
{
	static const char bounds[] = "constant-bounds ", feature[] = "feature ";
	const bool is_bounds = !strncmp(line, bounds, sizeof bounds - 1);
	const bool is_feature = !strncmp(line, feature, sizeof feature - 1);
	char *quote = strchr(line, '"'), *end = strstr(line, "\":");
	struct reached *r;

	if (!quote || !end || end <= quote || (quote != line && !is_bounds && !is_feature))
		return;
	*end = '\0';
	end += 2;
	r = find(log, quote + 1, is_feature);
	if (is_bounds) {
		r->low = strtoll(end, &end, 10);
		r->high = strtoll(end, NULL, 10);
		r->has_bounds = true;
	} else {
		r->least |= strstr(end, is_feature ? "hit" : "min-value-hit") != NULL;
		r->most |= strstr(end, is_feature ? "hit" : "max-value-hit") != NULL;
	}
}

static void merge(struct bounds_reached *all, const struct reached *one)
{
	struct reached *r = find(all, one->name, one->is_feature);
	const bool lower = one->has_bounds && (!r->has_bounds || one->low < r->low);
	const bool higher = one->has_bounds && (!r->has_bounds || one->high > r->high);

	if (lower || !r->has_bounds || one->low == r->low)
		r->least = one->least || (!lower && r->least);
	if (higher || !r->has_bounds || one->high == r->high)
		r->most = one->most || (!higher && r->most);
	if (lower)
		r->low = one->low;
	if (higher)
		r->high = one->high;
	r->has_bounds |= one->has_bounds;
}

static void read_file(struct bounds_reached *log, const char *path,
		void (*take_line)(struct bounds_reached *, char *))
{
	SCOPED(text) text = TEXT_INIT;

	if (!text_read_file(&text, path))
		for (char *line = strtok(text.s, "\n"); line; line = strtok(NULL, "\n"))
			take_line(log, line);
}

void bounds_reached_add(struct bounds_reached *all, const char *path)
{
	SCOPED(bounds_reached) log = BOUNDS_REACHED_INIT;

	read_file(&log, path, read_line);
	for (size_t i = 0; i < log.count; i++)
		merge(all, &log.list[i]);
}

/* --- Values ---------------------------------------------------------------------------------- */

static bool is_whole(const char *number)
{
	number += *number == '-';
	return *number && !number[strspn(number, "0123456789")];
}

/* Whole numbers of any length, exactly; others are only shown. */
static bool is_less(const char *a, const char *b)
{
	const bool a_negative = *a == '-', b_negative = *b == '-';
	int order;

	if (!is_whole(a) || !is_whole(b))
		return strtod(a, NULL) < strtod(b, NULL);
	if (a_negative != b_negative)
		return a_negative;
	order = strlen(a) != strlen(b) ? (strlen(a) < strlen(b) ? -1 : 1) : strcmp(a, b);
	return a_negative ? order > 0 : order < 0;
}

static void keep(char **kept, const char *number, bool smaller)
{
	if (*kept && !(smaller ? is_less(number, *kept) : is_less(*kept, number)))
		return;
	free(*kept);
	*kept = xstrdup(number);
}

/* Cuts the last word off the line; NULL when there is none. */
static char *last_word(char *line)
{
	char *blank = strrchr(line, ' ');

	if (!blank || blank == line)
		return NULL;
	*blank = '\0';
	return blank + 1;
}

/* NAME LO HI SMALLEST LARGEST; the name may have blanks in it. */
static void read_values(struct bounds_reached *all, char *line)
{
	char *numbers[4];
	struct reached *r;

	for (int i = 3; i >= 0; i--) {
		numbers[i] = last_word(line);
		if (!numbers[i])
			return;
	}
	r = find(all, line, false);
	keep(&r->lo, numbers[0], true);
	keep(&r->hi, numbers[1], false);
	keep(&r->smallest, numbers[2], true);
	keep(&r->largest, numbers[3], false);
}

void bounds_reached_add_values(struct bounds_reached *all, const char *path)
{
	read_file(all, path, read_values);
}

static bool is_within(const struct reached *value, const struct bounds_reached *bounds)
{
	for (size_t i = 0; i < bounds->count; i++) {
		const struct reached *b = &bounds->list[i];

		if (b->lo && !strcmp(b->name, value->name))
			return !is_less(value->smallest, b->lo) && !is_less(b->hi, value->largest);
	}
	return false;
}

bool reached_number(const char *text, long long *value)
{
	*value = strtoll(text, NULL, 10);
	return !text[strspn(text, "-0123456789")] && LLONG_MIN < *value && *value < LLONG_MAX;
}

bool bounds_reached_within(const struct bounds_reached *values, const struct bounds_reached *bounds)
{
	size_t within = 0;

	for (size_t i = 0; i < values->count; i++)
		within += is_within(&values->list[i], bounds);
	return within && within == values->count;
}

void bounds_reached_json(const struct bounds_reached *all, struct json *j)
{
	for (size_t i = 0; i < all->count; i++) {
		const struct reached *r = &all->list[i];

		json_open(j, '{');
		json_put_string(j, "name", r->name);
		json_put_bool(j, "feature", r->is_feature);
		json_put_bool(j, "least", r->least);
		json_put_bool(j, "most", r->most);
		json_put_string(j, "lo", r->lo);
		json_put_string(j, "hi", r->hi);
		json_put_string(j, "smallest", r->smallest);
		json_put_string(j, "largest", r->largest);
		json_close(j, '}');
	}
}

void bounds_reached_release(struct bounds_reached *all)
{
	for (size_t i = 0; i < all->count; i++) {
		struct reached *r = &all->list[i];
		char *const texts[] = { r->name, r->lo, r->hi, r->smallest, r->largest };

		for (size_t t = 0; t < sizeof texts / sizeof *texts; t++)
			free(texts[t]);
	}
	free(all->list);
	*all = BOUNDS_REACHED_INIT;
}
