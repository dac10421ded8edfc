#include "hack/delta.h"

#include <stdlib.h>

#include "base/xalloc.h"

/* A counter is in one of the first lines, or in one just above; and among the first words. */
#define LINES_NEAR 3
#define WORDS_NEAR 8

static size_t log_of(size_t n)
{
	size_t log = 0;

	for (; n > 1; n /= 2)
		log++;
	return log;
}

/* --- Counters --------------------------------------------------------------------------------- */

static void add_counter(const struct delta *d, size_t word, long long by, size_t distance,
		struct delta_counter *list, size_t *count)
{
	const struct delta_word *w = &d->text.words[word];
	const size_t column = word - d->text.lines[w->line];

	if (*count < DELTA_COUNTERS && w->is_number && w->value >= by)
		list[(*count)++] = (struct delta_counter){ word, by,
			column + 16 * distance + (by == 1 ? 512 : 0) };
}

/* It is none of many, and cannot count more lines than there are below it. */
static void add_counters_of(const struct delta *d, size_t line, size_t distance, size_t amount,
		struct delta_counter *list, size_t *count)
{
	const struct delta_text *t = &d->text;
	const size_t words = delta_is_record(t, line) ? 0 : delta_line_length(t, line);

	for (size_t i = t->lines[line];
			i < t->lines[line] + words && i < t->lines[line] + WORDS_NEAR; i++) {
		if (t->words[i].value > (long long)(t->line_count - line))
			continue;
		add_counter(d, i, (long long)amount, distance, list, count);
		if (amount > 1)
			add_counter(d, i, 1, distance, list, count);
	}
}

size_t delta_counters(const struct delta *d, size_t line, size_t amount,
		struct delta_counter list[DELTA_COUNTERS])
{
	size_t count = 0;

	for (size_t near = 1; near <= LINES_NEAR && near + LINES_NEAR <= line; near++)
		add_counters_of(d, line - near, LINES_NEAR + near, amount, list, &count);
	for (size_t i = 0; i < LINES_NEAR && i < line; i++)
		add_counters_of(d, i, i, amount, list, &count);
	return count;
}

/* --- Cases ------------------------------------------------------------------------------------ */

/* How long is a case, by its first line? */
struct case_rule {
	size_t column; /* SIZE_MAX: all have `more` lines */
	long long more;
};

static bool follow_rule(const struct delta *d, struct case_rule rule, size_t *starts)
{
	const struct delta_text *t = &d->text;
	size_t line = 1, found = 0;

	for (; line < t->line_count && found < d->case_count; found++) {
		long long length = rule.more;

		if (rule.column != SIZE_MAX) {
			if (rule.column >= delta_line_length(t, line))
				return false;
			length += 1 + t->words[t->lines[line] + rule.column].value;
		}
		if (length < 1 || length > (long long)(t->line_count - line))
			return false;
		starts[found] = line;
		line += (size_t)length;
	}
	starts[found] = line;
	return found == d->case_count && line == t->line_count;
}

static void try_rule(struct delta *d, size_t column, long long more)
{
	const struct case_rule rule = { column, more };
	size_t *starts;

	if (d->reading_count == DELTA_READINGS)
		return;
	starts = xcalloc(d->case_count + 1, sizeof *starts);
	if (follow_rule(d, rule, starts))
		d->cases[d->reading_count++] = starts;
	else
		free(starts);
}

void delta_find_cases(struct delta *d)
{
	const struct delta_text *t = &d->text;

	if (t->line_count < 3 || delta_line_length(t, 0) != 1 || !t->words[0].is_number ||
			t->words[0].value < 2 || t->words[0].value >= (long long)t->line_count)
		return;
	d->case_count = (size_t)t->words[0].value;
	for (size_t column = 0; column < 4; column++)
		for (long long more = -1; more <= 1; more++)
			try_rule(d, column, more);
	if ((t->line_count - 1) % d->case_count == 0)
		try_rule(d, SIZE_MAX, (long long)((t->line_count - 1) / d->case_count));
}

/* Options: how the text is read. */
enum delta_answer delta_pass_cases(const struct delta *d, struct delta_step *step,
		struct delta_edit *edit)
{
	const size_t from = step->place.at, size = step->place.size, option = step->place.option;
	const size_t to = from + size < d->case_count ? from + size : d->case_count;

	if (!d->reading_count || from >= d->case_count)
		return DELTA_NO_PLACE;
	if (option == d->reading_count)
		return DELTA_NO_OPTION;
	if (!delta_wants(d, step, 0))
		return DELTA_OTHER;
	delta_edit_begin(edit, &d->text);
	for (size_t line = d->cases[option][from]; line < d->cases[option][to]; line++)
		delta_edit_cut_line(edit, line);
	delta_edit_set(edit, 0, (long long)(d->case_count - (to - from)));
	return DELTA_MADE;
}

/* --- Lines ------------------------------------------------------------------------------------ */

enum delta_answer delta_pass_lines(const struct delta *d, struct delta_step *step,
		struct delta_edit *edit)
{
	const size_t from = step->place.at, lines = d->text.line_count;
	const size_t to = from + step->place.size < lines ? from + step->place.size : lines;
	const size_t option = step->place.option;
	struct delta_counter counters[DELTA_COUNTERS];
	const size_t count = from < lines ? delta_counters(d, from, to - from, counters) : 0;

	if (from >= lines)
		return DELTA_NO_PLACE;
	if (option > count)
		return DELTA_NO_OPTION;
	if (!delta_wants(d, step,
			    delta_way_key(step->place.pass,
					    option ? counters[option - 1].way + 1 : 0,
					    log_of(step->place.size), 0)))
		return DELTA_OTHER;
	delta_edit_begin(edit, &d->text);
	for (size_t i = from; i < to; i++)
		delta_edit_cut_line(edit, i);
	if (option) {
		const struct delta_counter *c = &counters[option - 1];

		delta_edit_set(edit, c->word, d->text.words[c->word].value - c->by);
	}
	return DELTA_MADE;
}

/* --- Words and letters ------------------------------------------------------------------------ */

/* Numbers before that word which are its sequence's length, or nearly so. */
static size_t length_counters(const struct delta *d, size_t word, size_t length, size_t amount,
		struct delta_counter list[DELTA_COUNTERS])
{
	const struct delta_text *t = &d->text;
	const size_t line = t->words[word].line;
	size_t count = 0;

	for (size_t i = 0; i <= line; i++) {
		const size_t end = i == line ? word : t->lines[i + 1];

		if (i >= LINES_NEAR && i + LINES_NEAR < line)
			continue;
		for (size_t w = t->lines[i]; w < end && w < t->lines[i] + WORDS_NEAR; w++) {
			const long long off = t->words[w].value - (long long)length;

			if (off >= -1 && off <= 1)
				add_counter(d, w, (long long)amount,
						i < LINES_NEAR ? i : LINES_NEAR + line - i, list,
						&count);
		}
	}
	return count;
}

/* Does the line above it look the same?  Then it is left to what changes all of them. */
static bool is_one_of_many(const struct delta_text *t, size_t line)
{
	return line && delta_line_length(t, line) == delta_line_length(t, line - 1) &&
			delta_line_length(t, line) <= 6;
}

static void cut_words(const struct delta *d, size_t line, size_t from, size_t to,
		struct delta_edit *edit)
{
	for (size_t i = from; i < to; i++)
		edit->words[d->text.lines[line] + i].gone = true;
}

/* Options: of this line or of all that are as long, each with no counter or with one. */
enum delta_answer delta_pass_words(const struct delta *d, struct delta_step *step,
		struct delta_edit *edit)
{
	const struct delta_text *t = &d->text;
	const size_t word = step->place.at, size = step->place.size, option = step->place.option;

	if (word >= t->word_count)
		return DELTA_NO_PLACE;

	const size_t line = t->words[word].line, length = delta_line_length(t, line);
	const size_t from = word - t->lines[line], to = from + size < length ? from + size : length;
	struct delta_counter counters[DELTA_COUNTERS];

	if (from % size || length < 2 || length <= size)
		return DELTA_NO_OPTION;

	const size_t count = length_counters(d, word, length, to - from, counters);
	const bool all = option > count;
	const size_t counter = all ? option - count - 1 : option;

	if (option > 2 * count + 1)
		return DELTA_NO_OPTION;
	if (is_one_of_many(t, line) && (!all || (line > 1 && is_one_of_many(t, line - 1))))
		return DELTA_OTHER;
	if (!delta_wants(d, step,
			    delta_way_key(step->place.pass,
					    counter ? counters[counter - 1].way + 1 : 0,
					    2 * log_of(size) + all, length < 32 ? length : 32)))
		return DELTA_OTHER;
	delta_edit_begin(edit, t);
	for (size_t i = 0; i < t->line_count; i++)
		if (i == line || (all && i && delta_line_length(t, i) == length))
			cut_words(d, i, from, to, edit);
	if (counter) {
		const struct delta_counter *c = &counters[counter - 1];

		if (edit->words[c->word].gone)
			return DELTA_OTHER;
		delta_edit_set(edit, c->word, t->words[c->word].value - c->by);
	}
	return DELTA_MADE;
}

static size_t word_at(const struct delta_text *t, size_t at)
{
	size_t low = 0, high = t->word_count;

	while (high - low > 1) {
		const size_t middle = low + (high - low) / 2;

		*(t->words[middle].at <= at ? &low : &high) = middle;
	}
	return low;
}

/* As the words; but a number has no letters, unless something counts its digits. */
enum delta_answer delta_pass_letters(const struct delta *d, struct delta_step *step,
		struct delta_edit *edit)
{
	const struct delta_text *t = &d->text;
	const size_t at = step->place.at, size = step->place.size, option = step->place.option;

	if (at >= t->bytes.length || !t->word_count)
		return DELTA_NO_PLACE;

	const size_t word = word_at(t, at);
	const struct delta_word *w = &t->words[word];
	const size_t from = at - w->at, to = from + size < w->length ? from + size : w->length;
	struct delta_counter counters[DELTA_COUNTERS];

	if (at < w->at || from >= w->length || from % size || w->length <= size)
		return DELTA_NO_OPTION;

	const size_t count = length_counters(d, word, w->length, to - from, counters);
	const bool all = option > count;
	const size_t counter = all ? option - count - 1 : option;

	if (option > 2 * count + 1)
		return DELTA_NO_OPTION;
	if ((w->is_number && !counter) ||
			!delta_wants(d, step,
					delta_way_key(step->place.pass,
							counter ? counters[counter - 1].way + 1 : 0,
							2 * log_of(size) + all, 0)))
		return DELTA_OTHER;
	delta_edit_begin(edit, t);
	for (size_t i = 0; i < t->word_count; i++)
		if (i == word ||
				(all && t->words[i].line && t->words[i].length == w->length &&
						(counter || !t->words[i].is_number))) {
			edit->words[i].cut_from = from;
			edit->words[i].cut_to = to;
		}
	if (counter) {
		const struct delta_counter *c = &counters[counter - 1];

		delta_edit_set(edit, c->word, t->words[c->word].value - c->by);
	}
	return DELTA_MADE;
}
