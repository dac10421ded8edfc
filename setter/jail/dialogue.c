#include "jail/dialogue.h"

#include <stdlib.h>
#include <string.h>

#include "base/printable.h"
#include "base/xalloc.h"

struct dialogue_mark {
	int64_t us;
	size_t at; /* in the text of its part; it ends where the next one begins */
	bool by_program, ends, cut;
};

static void release_part(struct dialogue_part *part)
{
	text_release(&part->text);
	free(part->marks);
}

void dialogue_release(struct dialogue *d)
{
	release_part(&d->first);
	release_part(&d->last);
	text_release(&d->begun[0].text);
	text_release(&d->begun[1].text);
	*d = DIALOGUE_INIT;
}

/* --- Adding --------------------------------------------------------------------------------- */

/* An empty line costs as much room as its mark. */
static size_t weight_from(const struct dialogue_part *part, size_t number)
{
	const size_t at = number < part->count ? part->marks[number].at : part->text.length;

	return part->text.length - at + part->count - number;
}

static void put(struct dialogue_part *part, struct dialogue_mark mark, const char *text,
		size_t length)
{
	if (part->count == part->capacity) {
		part->capacity = part->capacity ? 2 * part->capacity : 64;
		part->marks = xrealloc(part->marks, part->capacity * sizeof *part->marks);
	}
	mark.at = part->text.length;
	part->marks[part->count++] = mark;
	text_add(&part->text, text, length);
}

/* Leaves out the oldest of the last lines. */
static void shorten(struct dialogue *d)
{
	struct dialogue_part *last = &d->last;
	size_t gone = 0, bytes;

	while (weight_from(last, gone) > DIALOGUE_KEPT)
		gone++;
	if (!gone)
		return;
	bytes = gone < last->count ? last->marks[gone].at : last->text.length;
	last->count -= gone;
	last->text.length -= bytes;
	memmove(last->text.s, last->text.s + bytes, last->text.length + 1);
	memmove(last->marks, last->marks + gone, last->count * sizeof *last->marks);
	for (size_t i = 0; i < last->count; i++)
		last->marks[i].at -= bytes;
	d->left_out += gone;
}

static void add_line(struct dialogue *d, struct dialogue_mark mark, const char *text, size_t length)
{
	if (length > DIALOGUE_LINE) {
		length = DIALOGUE_LINE;
		mark.cut = true;
	}
	if (!d->last.count && weight_from(&d->first, 0) + length + 1 <= DIALOGUE_KEPT) {
		put(&d->first, mark, text, length);
		return;
	}
	put(&d->last, mark, text, length);
	/* Not at each line: moving them costs as much as they are long. */
	if (weight_from(&d->last, 0) > 2 * DIALOGUE_KEPT)
		shorten(d);
}

static void begin_line(struct dialogue *d, bool by_program, int64_t us, const char *bytes,
		size_t length)
{
	const size_t room = DIALOGUE_LINE - d->begun[by_program].text.length;

	d->begun[by_program].us = us;
	d->begun[by_program].cut |= length > room;
	text_add(&d->begun[by_program].text, bytes, length < room ? length : room);
}

static void end_line(struct dialogue *d, bool by_program, int64_t us, bool ends)
{
	struct text *begun = &d->begun[by_program].text;
	const struct dialogue_mark mark = { .us = us,
		.by_program = by_program,
		.ends = ends,
		.cut = d->begun[by_program].cut };

	add_line(d, mark, begun->s, begun->length);
	text_reset(begun);
	d->begun[by_program].cut = false;
}

void dialogue_add(struct dialogue *d, bool by_program, int64_t us, const char *bytes, size_t length)
{
	const struct dialogue_mark whole = { .us = us, .by_program = by_program, .ends = true };

	while (length) {
		const char *end = memchr(bytes, '\n', length);
		const size_t here = end ? (size_t)(end - bytes) : length;

		if (end && !d->begun[by_program].text.length) {
			add_line(d, whole, bytes, here);
		} else {
			begin_line(d, by_program, us, bytes, here);
			if (end)
				end_line(d, by_program, us, true);
		}
		bytes += here + (end != NULL);
		length -= here + (end != NULL);
	}
}

void dialogue_end(struct dialogue *d)
{
	/* The side that spoke last is the last. */
	const bool last = d->begun[true].us >= d->begun[false].us;

	if (d->begun[!last].text.length)
		end_line(d, !last, d->begun[!last].us, false);
	if (d->begun[last].text.length)
		end_line(d, last, d->begun[last].us, false);
	shorten(d);
}

/* --- Reading ---------------------------------------------------------------------------------- */

size_t dialogue_count(const struct dialogue *d)
{
	return d->first.count + d->last.count;
}

struct dialogue_line dialogue_line(const struct dialogue *d, size_t number)
{
	const bool late = number >= d->first.count;
	const struct dialogue_part *part = late ? &d->last : &d->first;
	const size_t i = late ? number - d->first.count : number;
	const struct dialogue_mark *mark = &part->marks[i];
	const size_t end = i + 1 < part->count ? mark[1].at : part->text.length;

	return (struct dialogue_line){ .us = mark->us,
		.by_program = mark->by_program,
		.ends = mark->ends,
		.cut = mark->cut,
		.text = part->text.s + mark->at,
		.length = end - mark->at };
}

void dialogue_add_line(struct text *to, struct dialogue_line line)
{
	text_add_printable(to, line.text, line.length, line.length);
	if (line.cut)
		text_add_string(to, "...");
	if (!line.ends)
		text_add_string(to, " (no end of line)");
}

static void add_lines(const struct dialogue *d, size_t from, bool with_times, struct text *to)
{
	for (size_t i = from; i < dialogue_count(d); i++) {
		const struct dialogue_line line = dialogue_line(d, i);

		if (i == d->first.count && d->left_out)
			text_printf(to, "... %zu lines left out\n", d->left_out);
		if (with_times)
			text_printf(to, "%*.6f ", DIALOGUE_TIME_WIDTH, (double)line.us / 1e6);
		text_add_string(to, line.by_program ? "> " : "< ");
		dialogue_add_line(to, line);
		text_add_char(to, '\n');
	}
}

void dialogue_print(const struct dialogue *d, struct text *to)
{
	add_lines(d, 0, true, to);
}

void dialogue_tail(const struct dialogue *d, size_t lines, struct text *to)
{
	const size_t count = dialogue_count(d);

	add_lines(d, count > lines ? count - lines : 0, false, to);
}
