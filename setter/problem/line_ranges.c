#include "problem/line_ranges.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "base/xalloc.h"
#include "problem/bound.h"

static const char *span_text(struct span s)
{
	return s.source->text + s.offset;
}

/* From an opening brace to the closing one; all that is left if there is none. */
static struct span braces_at(struct span line, size_t at)
{
	const char *open = span_text(line) + at;
	const char *close = memchr(open, '}', line.length - at);

	return source_span(line.source, line.offset + at,
			close ? (size_t)(close - open) + 1 : line.length - at);
}

/* {1..20}, {a..b}, {20..1}, {..}: right or not. */
static bool is_range(struct span braces)
{
	const char *text = span_text(braces);

	if (text[0] != '{' || text[braces.length - 1] != '}' || memchr(text, '\0', braces.length))
		return false;
	for (size_t i = 1; i + 1 < braces.length; i++)
		if (text[i] == '.' && text[i + 1] == '.')
			return true;
	return false;
}

/* --- Reading ------------------------------------------------------------------------------- */

static int read_one(struct line_range *range)
{
	char *words = span_copy(range->place), *dots = strstr(words, "..");
	int rc = 0;

	words[range->place.length - 1] = '\0';
	*dots = '\0';
	if (!bound_parse(words + 1, &range->first) || !bound_parse(dots + 2, &range->last))
		rc = diag_at(DIAG_ERROR, range->place,
				"write {1..20}: from a number to a larger one, one by one",
				"'{%s..%s}' is not a range", words + 1, dots + 2);
	else if (range->first > range->last)
		rc = diag_at(DIAG_ERROR, range->place, "a range goes up",
				"%lld is larger than %lld", range->first, range->last);
	range->now = range->first;
	free(words);
	return rc;
}

static bool is_too_many(const struct line_range *range, unsigned long long *tests)
{
	const unsigned long long numbers = (unsigned long long)range->last -
			(unsigned long long)range->first + 1;

	if (numbers - 1 >= LINE_RANGES_TESTS_MAX)
		return true;
	*tests *= numbers;
	return *tests > LINE_RANGES_TESTS_MAX;
}

/* At the range that makes them too many. */
static int check_count(const struct line_ranges *ranges)
{
	unsigned long long tests = 1;

	for (size_t i = 0; i < ranges->count; i++)
		if (is_too_many(&ranges->list[i], &tests))
			return diag_at(DIAG_ERROR, ranges->list[i].place,
					"ranges of one line make all combinations",
					"this makes more than %d tests", LINE_RANGES_TESTS_MAX);
	return 0;
}

int line_ranges_read(struct line_ranges *ranges, struct span line)
{
	int rc = 0;

	for (size_t at = 0; at < line.length; at++) {
		const struct span braces = braces_at(line, at);

		if (!is_range(braces))
			continue;
		GROW(ranges->list, ranges->count);
		ranges->list[ranges->count].place = braces;
		rc |= read_one(&ranges->list[ranges->count++]);
	}
	return rc ? rc : check_count(ranges);
}

void line_ranges_release(struct line_ranges *ranges)
{
	free(ranges->list);
	*ranges = LINE_RANGES_INIT;
}

/* --- One test after the other ---------------------------------------------------------------- */

bool line_ranges_next(struct line_ranges *ranges)
{
	for (size_t i = ranges->count; i-- > 0;) {
		struct line_range *range = &ranges->list[i];

		if (range->now < range->last) {
			range->now++;
			return true;
		}
		range->now = range->first;
	}
	return false;
}

static const struct line_range *range_at(const struct line_ranges *ranges, size_t offset)
{
	for (size_t i = 0; ranges && i < ranges->count; i++)
		if (ranges->list[i].place.offset == offset)
			return &ranges->list[i];
	return NULL;
}

/* The first that is written like this. */
static const struct line_range *range_like(const struct line_ranges *ranges, struct span braces)
{
	for (size_t i = 0; i < ranges->count; i++)
		if (ranges->list[i].place.length == braces.length &&
				!memcmp(span_text(ranges->list[i].place), span_text(braces),
						braces.length))
			return &ranges->list[i];
	return NULL;
}

const long long *line_ranges_value(const struct line_ranges *ranges, size_t offset)
{
	const struct line_range *range = range_at(ranges, offset);

	return range ? &range->now : NULL;
}

static char *put(const struct line_ranges *ranges, struct span text, bool repeated)
{
	struct text out = TEXT_INIT;

	for (size_t at = 0; at < text.length;) {
		const struct line_range *range = repeated ? range_like(ranges, braces_at(text, at))
							  : range_at(ranges, text.offset + at);

		if (range)
			text_printf(&out, "%lld", range->now);
		else
			text_add_char(&out, span_text(text)[at]);
		at += range ? range->place.length : 1;
	}
	text_add_string(&out, "");
	return text_detach(&out);
}

char *line_ranges_put(const struct line_ranges *ranges, struct span text)
{
	return put(ranges, text, false);
}

char *line_ranges_repeat(const struct line_ranges *ranges, struct span text)
{
	return put(ranges, text, true);
}
