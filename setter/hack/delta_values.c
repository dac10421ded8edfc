#include "hack/delta.h"

#include <stdlib.h>

#include "base/xalloc.h"

/* A line with more words is a sequence, and all of it one column. */
#define COLUMNS_MAX 6
/* A number that counts things stands in one of the first lines, and few do. */
#define HEADER_LINES 3
#define HEADERS_MAX 4
/* What is done once for every value takes too long in a larger text. */
#define WORDS_MAX 4000

/* --- Columns ---------------------------------------------------------------------------------- */

/* Does one of its words count the lines below it that are as long? */
static bool counts_others(const struct delta_text *t, size_t line)
{
	const size_t length = delta_line_length(t, line);
	size_t end = line + 1;

	while (end < t->line_count && delta_line_length(t, end) == length)
		end++;
	for (size_t i = t->lines[line]; i < t->lines[line + 1]; i++)
		if (t->words[i].is_number && t->words[i].value == (long long)(end - line - 1))
			return true;
	return false;
}

bool delta_is_record(const struct delta_text *t, size_t line)
{
	const size_t length = delta_line_length(t, line);
	const bool above = line > 1 && delta_line_length(t, line - 1) == length;
	const bool below = line + 1 < t->line_count && delta_line_length(t, line + 1) == length;

	return line && length <= COLUMNS_MAX && (above || (below && !counts_others(t, line)));
}

static struct delta_class class_for(const struct delta_text *t, size_t word)
{
	const size_t line = t->words[word].line, length = delta_line_length(t, line);

	return (struct delta_class){ .line = delta_is_record(t, line) ? SIZE_MAX : line,
		.length = length,
		.column = length > COLUMNS_MAX ? 0 : word - t->lines[line] };
}

static size_t find_class(const struct delta *d, const struct delta_class *wanted)
{
	for (size_t i = 0; i < d->class_count; i++) {
		const struct delta_class *c = &d->classes[i];

		if (c->line == wanted->line && c->length == wanted->length &&
				c->column == wanted->column)
			return i;
	}
	return d->class_count;
}

static void classify(struct delta *d, size_t word)
{
	const struct delta_word *w = &d->text.words[word];
	const struct delta_class wanted = class_for(&d->text, word);
	const size_t i = w->is_number ? find_class(d, &wanted) : DELTA_CLASSES;
	struct delta_class *c = &d->classes[i];

	d->class_of[word] = DELTA_NO_CLASS;
	if (i == DELTA_CLASSES)
		return;
	if (i == d->class_count) {
		d->class_count++;
		*c = wanted;
		c->first = word;
		c->least = c->most = w->value;
	}
	d->class_of[word] = (unsigned char)i;
	c->count++;
	c->least = w->value < c->least ? w->value : c->least;
	c->most = w->value > c->most ? w->value : c->most;
}

/* --- Sets ------------------------------------------------------------------------------------- */

static void add_set(struct delta *d, uint32_t classes, size_t header, bool is_whole)
{
	if (d->set_count < DELTA_SETS && classes & (classes - 1))
		d->sets[d->set_count++] = (struct delta_set){ classes, header, is_whole };
}

/* All columns whose numbers are within it; then without one of them, and without two. */
static void add_sets_of(struct delta *d, size_t header)
{
	const uint32_t own = (uint32_t)1 << header;
	uint32_t all = own;

	for (size_t i = 0; i < d->class_count; i++)
		if (d->classes[i].least >= 0 && d->classes[i].most <= d->classes[header].most)
			all |= (uint32_t)1 << i;
	add_set(d, all, d->classes[header].first, true);
	for (size_t i = 0; i < d->class_count; i++)
		if ((all & ~own) >> i & 1)
			add_set(d, all & ~((uint32_t)1 << i), d->classes[header].first, false);
	for (size_t i = 0; i < d->class_count; i++)
		for (size_t k = i + 1; k < d->class_count; k++)
			if ((all & ~own) >> i & 1 && (all & ~own) >> k & 1)
				add_set(d, all & ~((uint32_t)1 << i) & ~((uint32_t)1 << k),
						d->classes[header].first, false);
}

void delta_find_classes(struct delta *d)
{
	size_t headers = 0;

	for (size_t i = 0; i < d->text.word_count; i++)
		classify(d, i);
	for (size_t i = 0; i < d->class_count && headers < HEADERS_MAX; i++)
		if (d->classes[i].count == 1 && d->classes[i].line < HEADER_LINES) {
			add_sets_of(d, i);
			headers++;
		}
}

static bool is_in(const struct delta *d, const struct delta_set *set, size_t word)
{
	return d->class_of[word] != DELTA_NO_CLASS && set->classes >> d->class_of[word] & 1;
}

/* --- Values of a set -------------------------------------------------------------------------- */

struct values {
	long long *list; /* ascending, each once; not the header's */
	size_t count;
};

static int compare_values(const void *a, const void *b)
{
	const long long x = *(const long long *)a, y = *(const long long *)b;

	return (x > y) - (x < y);
}

static struct values values_of(const struct delta *d, const struct delta_set *set)
{
	struct values v = { xcalloc(d->text.word_count + 1, sizeof *v.list), 0 };
	size_t count = 0;

	for (size_t i = 0; i < d->text.word_count; i++)
		if (is_in(d, set, i) && i != set->header)
			v.list[count++] = d->text.words[i].value;
	qsort(v.list, count, sizeof *v.list, compare_values);
	for (size_t i = 0; i < count; i++)
		if (!v.count || v.list[v.count - 1] != v.list[i])
			v.list[v.count++] = v.list[i];
	return v;
}

/* How many of the values are less than that one. */
static size_t rank_of(const struct values *v, long long value)
{
	size_t low = 0, high = v->count;

	while (low < high) {
		const size_t middle = low + (high - low) / 2;

		if (v->list[middle] < value)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static long long base_of(const struct values *v)
{
	return v->count && v->list[0] <= 0 ? v->list[0] : 1;
}

/* --- Gaps ------------------------------------------------------------------------------------- */

static void close_gaps(const struct delta *d, const struct delta_set *set, bool tight,
		struct delta_edit *edit)
{
	struct values v = values_of(d, set);
	const long long base = base_of(&v);

	for (size_t i = 0; i < d->text.word_count; i++)
		if (is_in(d, set, i) && i != set->header)
			delta_edit_set(edit, i,
					base + (long long)rank_of(&v, d->text.words[i].value));
	if (set->header != SIZE_MAX)
		delta_edit_set(edit, set->header, (long long)v.count + !tight);
	free(v.list);
}

/* Places: the sets, and then each column alone. */
enum delta_answer delta_pass_gaps(const struct delta *d, struct delta_step *step,
		struct delta_edit *edit)
{
	const size_t at = step->place.at;

	if (at >= d->set_count + d->class_count)
		return DELTA_NO_PLACE;
	if (step->place.option > (at < d->set_count))
		return DELTA_NO_OPTION;
	if (!delta_wants(d, step, 0))
		return DELTA_OTHER;
	delta_edit_begin(edit, &d->text);
	if (at < d->set_count) {
		close_gaps(d, &d->sets[at], !step->place.option, edit);
	} else {
		const struct delta_set one = { (uint32_t)1 << (at - d->set_count), SIZE_MAX, true };

		close_gaps(d, &one, true, edit);
	}
	return DELTA_MADE;
}

/* --- Values left out -------------------------------------------------------------------------- */

/* What happens to those who name the value. */
enum naming {
	LINES_GO,
	WORDS_GO,
	LINES_AND_PLACES_GO, /* the third value is the third word, too, where there is one for each */
	PLACES_GO,           /* those words alone; who names one names what comes next */
	NAMINGS
};

struct cut {
	const struct delta *delta;
	const struct delta_set *set;
	long long least, most; /* the values from one to the other go */
	long long count;
};

static bool goes(const struct cut *c, size_t word)
{
	const long long value = c->delta->text.words[word].value;

	return word != c->set->header && is_in(c->delta, c->set, word) && value >= c->least &&
			value <= c->most;
}

static void cut_names(const struct cut *c, enum naming naming, struct delta_edit *edit)
{
	const size_t header = c->delta->text.words[c->set->header].line;

	for (size_t i = 0; i < c->delta->text.word_count; i++) {
		const size_t line = c->delta->text.words[i].line;

		if (!goes(c, i) || line == header)
			continue;
		if (naming == WORDS_GO)
			edit->words[i].gone = true;
		else
			delta_edit_cut_line(edit, line);
	}
}

/* Has the line a word for each value? */
static bool is_of_places(const struct cut *c, size_t line)
{
	const struct delta_text *t = &c->delta->text;

	return (long long)delta_line_length(t, line) == t->words[c->set->header].value &&
			line != t->words[c->set->header].line;
}

/* Words of the lines that have one for each value.  Returns whether there are any. */
static bool cut_places(const struct cut *c, long long base, struct delta_edit *edit)
{
	const struct delta_text *t = &c->delta->text;
	const long long all = t->words[c->set->header].value;
	bool found = false;

	for (size_t line = 0; line < t->line_count; line++) {
		if (!is_of_places(c, line))
			continue;
		found = true;
		for (long long v = c->least; v <= c->most && v - base < all; v++)
			edit->words[t->lines[line] + (size_t)(v - base)].gone = true;
	}
	return found;
}

static void move_down(const struct cut *c, struct delta_edit *edit)
{
	const struct delta_text *t = &c->delta->text;

	for (size_t i = 0; i < t->word_count; i++)
		if (is_in(c->delta, c->set, i) && i != c->set->header &&
				t->words[i].value > c->most)
			delta_edit_set(edit, i, t->words[i].value - c->count);
	delta_edit_set(edit, c->set->header, t->words[c->set->header].value - c->count);
}

/* Places from `at` on, whether they are named or not. */
static enum delta_answer cut_sequence(const struct delta *d, const struct delta_set *set,
		const struct delta_place *place, long long base, struct delta_edit *edit)
{
	const struct delta_text *t = &d->text;
	const long long all = t->words[set->header].value, at = (long long)place->at,
			to = at + (long long)place->size < all ? at + (long long)place->size : all;
	const struct cut cut = { d, set, base + at, base + to - 1, to - at };
	const long long next = to < all ? cut.least : cut.least - 1;

	if (at >= to || to - at == all || !set->is_whole)
		return DELTA_OTHER;
	delta_edit_begin(edit, t);
	if (!cut_places(&cut, base, edit))
		return DELTA_OTHER;
	delta_edit_set(edit, set->header, all - cut.count);
	for (size_t i = 0; i < t->word_count; i++) {
		const long long value = t->words[i].value;

		if (i == set->header || !is_in(d, set, i) || is_of_places(&cut, t->words[i].line))
			continue;
		if (value > cut.most)
			delta_edit_set(edit, i, value - cut.count);
		else if (value >= cut.least)
			delta_edit_set(edit, i, next);
	}
	return DELTA_MADE;
}

static size_t first_gone(const struct delta *d, const struct delta_edit *edit)
{
	size_t line = 0;

	while (line < d->text.line_count && !edit->line_gone[line])
		line++;
	return line;
}

/* So many counters are looked at; 0 is none of them. */
#define COUNTERS_LOOKED_AT 4

/* Of those that may follow the lines that went, the one of that number; false if there is none. */
static bool follow_counter(const struct delta *d, size_t number, struct delta_edit *edit)
{
	struct delta_counter list[DELTA_COUNTERS];

	if (!number)
		return true;
	if (!edit->lines_gone ||
			number > delta_counters(d, first_gone(d, edit), edit->lines_gone, list))
		return false;

	const struct delta_counter *c = &list[number - 1];

	if (!edit->words[c->word].is_set)
		delta_edit_set(edit, c->word, d->text.words[c->word].value - c->by);
	return true;
}

/* Options: the set, what goes, and the counter. */
enum delta_answer delta_pass_values(const struct delta *d, struct delta_step *step,
		struct delta_edit *edit)
{
	const size_t option = step->place.option, kind = option / COUNTERS_LOOKED_AT;
	const size_t at = step->place.at, size = step->place.size;
	bool exists = false;

	for (size_t i = 0; i < d->class_count; i++)
		exists |= d->classes[i].count > at;
	if (!exists || d->text.word_count > WORDS_MAX)
		return DELTA_NO_PLACE;
	if (kind >= d->set_count * NAMINGS)
		return DELTA_NO_OPTION;
	if ((size > 1 && !d->sets[kind / NAMINGS].is_whole) ||
			!delta_wants(d, step, delta_way_key(step->place.pass, option, size > 1, 0)))
		return DELTA_OTHER;

	const struct delta_set *set = &d->sets[kind / NAMINGS];
	const enum naming naming = kind % NAMINGS;
	struct values v = values_of(d, set);
	const size_t to = at + size < v.count ? at + size : v.count;
	const long long base = base_of(&v);
	struct cut cut = { d, set, 0, 0, 0 };

	if (naming == PLACES_GO) {
		free(v.list);
		return option % COUNTERS_LOOKED_AT ? DELTA_OTHER
						   : cut_sequence(d, set, &step->place, base, edit);
	}
	if (at < to)
		cut = (struct cut){ d, set, v.list[at], v.list[to - 1], 0 };
	cut.count = cut.most - cut.least + 1;
	free(v.list);
	if (at >= to || base < 0)
		return DELTA_OTHER;
	delta_edit_begin(edit, &d->text);
	cut_names(&cut, naming, edit);
	move_down(&cut, edit);
	if (naming == LINES_AND_PLACES_GO && !cut_places(&cut, base, edit))
		return DELTA_OTHER;
	return follow_counter(d, option % COUNTERS_LOOKED_AT, edit) ? DELTA_MADE : DELTA_OTHER;
}

/* --- Two become one --------------------------------------------------------------------------- */

/* The first two words of the line that are in the set. */
static bool find_pair(const struct delta *d, const struct delta_set *set, size_t line,
		size_t pair[2])
{
	int found = 0;

	for (size_t i = d->text.lines[line]; i < d->text.lines[line + 1] && found < 2; i++)
		if (is_in(d, set, i) && i != set->header)
			pair[found++] = i;
	return found == 2 && d->text.words[pair[0]].value != d->text.words[pair[1]].value;
}

/* The larger value becomes the smaller, and what is above it comes down. */
static void merge(const struct delta *d, const struct delta_set *set, long long to, long long from,
		struct delta_edit *edit)
{
	const struct cut cut = { d, set, from, from, 1 };

	move_down(&cut, edit);
	for (size_t i = 0; i < d->text.word_count; i++)
		if (goes(&cut, i))
			delta_edit_set(edit, i, to);
}

static void cut_loops(const struct delta *d, const struct delta_set *set, long long a, long long b,
		struct delta_edit *edit)
{
	for (size_t line = 0; line < d->text.line_count; line++) {
		size_t pair[2];

		if (line == d->text.words[set->header].line || !find_pair(d, set, line, pair))
			continue;

		const long long x = d->text.words[pair[0]].value, y = d->text.words[pair[1]].value;

		if ((x == a && y == b) || (x == b && y == a))
			delta_edit_cut_line(edit, line);
	}
}

/* A line with two of them goes, and they are one from then on. */
enum delta_answer delta_pass_pairs(const struct delta *d, struct delta_step *step,
		struct delta_edit *edit)
{
	const size_t option = step->place.option, line = step->place.at;
	size_t pair[2];

	if (line >= d->text.line_count || d->text.word_count > WORDS_MAX)
		return DELTA_NO_PLACE;
	if (option >= d->set_count * COUNTERS_LOOKED_AT)
		return DELTA_NO_OPTION;

	const struct delta_set *set = &d->sets[option / COUNTERS_LOOKED_AT];

	if (line == d->text.words[set->header].line || !find_pair(d, set, line, pair) ||
			!delta_wants(d, step, delta_way_key(step->place.pass, option, 0, 0)))
		return DELTA_OTHER;

	const long long x = d->text.words[pair[0]].value, y = d->text.words[pair[1]].value;

	delta_edit_begin(edit, &d->text);
	merge(d, set, x < y ? x : y, x < y ? y : x, edit);
	cut_loops(d, set, x, y, edit);
	return follow_counter(d, option % COUNTERS_LOOKED_AT, edit) ? DELTA_MADE : DELTA_OTHER;
}

/* --- Numbers ---------------------------------------------------------------------------------- */

/*
 * What is less than that: 0, 1, half, a quarter less, ..., one less; of what is negative, the same
 * above zero first.  Returns false if there is none of that number.
 */
static bool lesser(long long value, size_t number, long long *less)
{
	const long long size = value < 0 ? -value : value;
	long long off = size;

	if (value < 0 && !number--) {
		*less = size;
		return true;
	}
	if (number == 1 && size > 1) {
		*less = value < 0 ? -1 : 1;
		return true;
	}
	for (number -= number > 1 && size > 1; number && off; number--)
		off /= 2;
	*less = value < 0 ? value + off : value - off;
	return off > 0;
}

/* Places: the columns, and then all numbers of the text. */
enum delta_answer delta_pass_columns(const struct delta *d, struct delta_step *step,
		struct delta_edit *edit)
{
	const size_t at = step->place.at, option = step->place.option;

	if (at > d->class_count)
		return DELTA_NO_PLACE;
	if (option > 2)
		return DELTA_NO_OPTION;
	if (!delta_wants(d, step, 0))
		return DELTA_OTHER;
	delta_edit_begin(edit, &d->text);
	for (size_t i = 0; i < d->text.word_count; i++) {
		const struct delta_word *w = &d->text.words[i];

		if (w->is_number && (at == d->class_count || d->class_of[i] == at))
			delta_edit_set(edit, i, option < 2 ? (long long)option : w->value / 2);
	}
	return DELTA_MADE;
}

/* Options: one number, or all that are equal to it, become something less. */
enum delta_answer delta_pass_numbers(const struct delta *d, struct delta_step *step,
		struct delta_edit *edit)
{
	const size_t word = step->place.at, option = step->place.option;
	const bool all = option % 2;
	long long less;

	if (word >= d->text.word_count)
		return DELTA_NO_PLACE;

	const struct delta_word *w = &d->text.words[word];

	if (!w->is_number || !lesser(w->value, option / 2, &less))
		return DELTA_NO_OPTION;
	if (!delta_wants(d, step, 0))
		return DELTA_OTHER;
	delta_edit_begin(edit, &d->text);
	for (size_t i = 0; i < d->text.word_count; i++)
		if (i == word ||
				(all && d->text.words[i].is_number &&
						d->text.words[i].value == w->value))
			delta_edit_set(edit, i, less);
	return DELTA_MADE;
}

/* A word changes places with the next one of its line. */
enum delta_answer delta_pass_order(const struct delta *d, struct delta_step *step,
		struct delta_edit *edit)
{
	const size_t word = step->place.at;

	if (word + 1 >= d->text.word_count)
		return DELTA_NO_PLACE;

	const struct delta_word *w = &d->text.words[word];

	if (step->place.option || w[0].line != w[1].line || !w[0].is_number || !w[1].is_number ||
			w[0].value <= w[1].value)
		return DELTA_NO_OPTION;
	delta_edit_begin(edit, &d->text);
	delta_edit_set(edit, word, w[1].value);
	delta_edit_set(edit, word + 1, w[0].value);
	return DELTA_MADE;
}
