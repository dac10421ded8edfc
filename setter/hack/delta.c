#include "hack/delta.h"

#include <stdlib.h>

#include "base/file_hash.h"
#include "base/xalloc.h"

/* A way that was refused so often, for each time that it was accepted and once more, is left. */
#define REFUSED_MAX 4

/* --- Passes ----------------------------------------------------------------------------------- */

static size_t count_cases(const struct delta *d)
{
	return d->reading_count ? d->case_count : 0;
}

static size_t count_lines(const struct delta *d)
{
	return d->text.line_count;
}

static size_t longest_line(const struct delta *d)
{
	size_t most = 0;

	for (size_t i = 0; i < d->text.line_count; i++)
		if (delta_line_length(&d->text, i) > most)
			most = delta_line_length(&d->text, i);
	return most;
}

static size_t longest_word(const struct delta *d)
{
	size_t most = 0;

	for (size_t i = 0; i < d->text.word_count; i++)
		if (d->text.words[i].length > most)
			most = d->text.words[i].length;
	return most;
}

static size_t most_in_a_class(const struct delta *d)
{
	size_t most = 0;

	for (size_t i = 0; i < d->class_count; i++)
		if (d->classes[i].count > most)
			most = d->classes[i].count;
	return most;
}

static const struct {
	delta_pass *make;
	size_t (*units)(const struct delta *); /* NULL: one is left out at a time */
	bool leaps; /* from part to part; otherwise it knows itself where one begins */
} passes[] = {
	{ delta_pass_cases, count_cases, true },
	{ delta_pass_lines, count_lines, true },
	{ delta_pass_gaps, NULL, false },
	{ delta_pass_pairs, NULL, false },
	{ delta_pass_values, most_in_a_class, true },
	{ delta_pass_words, longest_line, false },
	{ delta_pass_letters, longest_word, false },
	{ delta_pass_columns, NULL, false },
	{ delta_pass_numbers, NULL, false },
	{ delta_pass_order, NULL, false },
};
#define PASSES (sizeof passes / sizeof *passes)

static size_t first_size(const struct delta *d, size_t pass)
{
	const size_t units = passes[pass].units ? passes[pass].units(d) : 1;

	return units > 1 ? units / 2 : 1;
}

static void begin_pass(struct delta *d, size_t pass)
{
	d->place = (struct delta_place){ .pass = pass, .size = 0 };
	if (pass < PASSES)
		d->place.size = first_size(d, pass);
}

/* --- Ways ------------------------------------------------------------------------------------- */

uint64_t delta_way_key(size_t pass, size_t a, size_t b, size_t c)
{
	return 1 + pass + 16 * ((uint64_t)a + 1024 * ((uint64_t)b + 65536 * (uint64_t)c));
}

static struct delta_way *find_way(const struct delta *d, uint64_t key)
{
	for (size_t i = 0; i < d->way_count; i++)
		if (d->ways[i].key == key)
			return &d->ways[i];
	return NULL;
}

static bool is_hopeless(const struct delta_way *way)
{
	return way && way->refused >= REFUSED_MAX * (1 + way->accepted);
}

bool delta_wants(const struct delta *d, struct delta_step *step, uint64_t key)
{
	const struct delta_way *way = key ? find_way(d, key) : NULL;
	const bool was_accepted = way && way->accepted;

	step->way = key;
	if (!step->place.is_second)
		return was_accepted && !is_hopeless(way);
	return !was_accepted && !is_hopeless(way);
}

void delta_learn(struct delta *d, const struct delta_step *step, bool is_valid)
{
	struct delta_way *way = find_way(d, step->way);

	if (!step->way)
		return;
	if (!way) {
		GROW(d->ways, d->way_count);
		way = &d->ways[d->way_count++];
		way->key = step->way;
	}
	way->accepted += is_valid;
	way->refused += !is_valid;
}

static void begin_round(struct delta *d)
{
	for (size_t i = 0; i < d->way_count; i++)
		if (is_hopeless(&d->ways[i]))
			d->ways[i].refused--;
	d->has_progress = false;
	begin_pass(d, 0);
}

/* --- Candidates ------------------------------------------------------------------------------- */

/* Adds it to a table that is at most half full.  Returns false if it was there. */
static bool is_new(struct delta *d, const struct text *candidate)
{
	uint64_t hash = XXH3_64bits(candidate->s, candidate->length);
	size_t i;

	hash += !hash;
	if (2 * d->tried_count >= d->tried_room) {
		const size_t room = d->tried_room ? 2 * d->tried_room : 1024;
		uint64_t *table = xcalloc(room, sizeof *table);

		for (size_t k = 0; k < d->tried_room; k++) {
			if (!d->tried[k])
				continue;
			for (i = d->tried[k] % room; table[i];)
				i = (i + 1) % room;
			table[i] = d->tried[k];
		}
		free(d->tried);
		d->tried = table;
		d->tried_room = room;
	}
	for (i = hash % d->tried_room; d->tried[i]; i = (i + 1) % d->tried_room)
		if (d->tried[i] == hash)
			return false;
	d->tried[i] = hash;
	d->tried_count++;
	return true;
}

struct measure {
	size_t words, letters;
	long double sum;
};

static struct measure measure_of(const struct delta_text *t)
{
	struct measure m = { t->word_count + t->line_count, 0, 0 };

	for (size_t i = 0; i < t->word_count; i++) {
		const long long value = t->words[i].value;

		m.letters += t->words[i].length;
		m.sum += (long double)(value < 0 ? -value : value);
	}
	return m;
}

/* Where they differ first. */
static bool has_smaller_first(const struct delta_text *a, const struct delta_text *b)
{
	for (size_t i = 0; i < a->word_count && i < b->word_count; i++)
		if (a->words[i].value != b->words[i].value)
			return a->words[i].value < b->words[i].value;
	return false;
}

static bool is_less(const struct delta *d, const struct text *candidate)
{
	SCOPED(delta_text) text = DELTA_TEXT_INIT;

	delta_text_read(&text, candidate->s, candidate->length);

	const struct measure a = measure_of(&text), b = measure_of(&d->text);

	if (a.words != b.words)
		return a.words < b.words;
	if (a.letters != b.letters)
		return a.letters < b.letters;
	return a.sum != b.sum ? a.sum < b.sum : has_smaller_first(&text, &d->text);
}

static bool take_edit(struct delta *d, struct delta_edit *edit, struct text *candidate)
{
	text_reset(candidate);
	delta_edit_write(edit, &d->text, candidate);
	return is_less(d, candidate) && is_new(d, candidate);
}

/* Where the next option is; returns false if there is none. */
static bool move_on(struct delta *d, enum delta_answer answer)
{
	struct delta_place *p = &d->place;

	if (answer == DELTA_MADE || answer == DELTA_OTHER) {
		p->option++;
		return true;
	}
	p->option = 0;
	if (answer == DELTA_NO_OPTION && !p->is_second) {
		p->is_second = true;
		return true;
	}
	p->is_second = false;
	if (answer == DELTA_NO_OPTION) {
		p->at += passes[p->pass].leaps ? p->size : 1;
		return true;
	}
	p->at = 0;
	p->size /= 2;
	if (!p->size)
		begin_pass(d, p->pass + 1);
	if (p->pass < PASSES)
		return true;
	if (!d->has_progress)
		return false;
	begin_round(d);
	return true;
}

bool delta_next(struct delta *d, struct text *candidate, struct delta_step *step)
{
	bool found = false, more = d->place.pass < PASSES;

	while (!found && more) {
		SCOPED(delta_edit) edit = DELTA_EDIT_INIT;

		*step = (struct delta_step){ .place = d->place };

		const enum delta_answer answer = passes[d->place.pass].make(d, step, &edit);

		found = answer == DELTA_MADE && take_edit(d, &edit, candidate);
		more = move_on(d, answer);
	}
	return found;
}

/* --- The text --------------------------------------------------------------------------------- */

static void forget_text(struct delta *d)
{
	delta_text_release(&d->text);
	for (size_t i = 0; i < d->reading_count; i++)
		free(d->cases[i]);
	free(d->class_of);
	d->reading_count = d->class_count = d->set_count = 0;
}

static void read_text(struct delta *d, const char *bytes, size_t length)
{
	forget_text(d);
	delta_text_read(&d->text, bytes, length);
	d->class_of = xcalloc(d->text.word_count + 1, 1);
	delta_find_cases(d);
	delta_find_classes(d);
}

void delta_begin(struct delta *d, const char *bytes, size_t length)
{
	delta_release(d);
	read_text(d, bytes, length);
	begin_round(d);
}

void delta_take(struct delta *d, const struct delta_step *step, const struct text *candidate)
{
	read_text(d, candidate->s, candidate->length);
	d->has_progress = true;
	d->place = step->place;
	d->place.is_second = false;
	d->place.option = 0;
}

void delta_release(struct delta *d)
{
	forget_text(d);
	free(d->ways);
	free(d->tried);
	*d = DELTA_INIT;
}
