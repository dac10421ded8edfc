#include "build/manifest.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

#define DIGITS 32

/* Where a name is in the sorted lines, or would be. */
static size_t place_of(const struct manifest *m, const char *name)
{
	size_t low = 0, high = m->count;

	while (low < high) {
		const size_t middle = low + (high - low) / 2;

		if (strcmp(m->lines[middle].name, name) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

const struct manifest_line *manifest_find(const struct manifest *m, const char *name)
{
	const size_t i = place_of(m, name);

	return i < m->count && !strcmp(m->lines[i].name, name) ? &m->lines[i] : NULL;
}

static struct manifest_line *line_for(struct manifest *m, const char *name)
{
	const size_t i = place_of(m, name);

	if (i < m->count && !strcmp(m->lines[i].name, name))
		return &m->lines[i];
	GROW(m->lines, m->count);
	memmove(&m->lines[i + 1], &m->lines[i], (m->count++ - i) * sizeof *m->lines);
	m->lines[i] = (struct manifest_line){ .name = xstrdup(name) };
	return &m->lines[i];
}

void manifest_set(struct manifest *m, const char *name, struct hash hash)
{
	line_for(m, name)->hash = hash;
}

void manifest_drop(struct manifest *m, const char *name)
{
	const size_t i = place_of(m, name);

	if (i == m->count || strcmp(m->lines[i].name, name) != 0)
		return;
	free(m->lines[i].name);
	memmove(&m->lines[i], &m->lines[i + 1], (--m->count - i) * sizeof *m->lines);
}

static int read_line(struct manifest *m, struct span at)
{
	const char *text = m->source.text + at.offset;
	struct manifest_line *line;
	struct hash hash;
	char digits[DIGITS + 1] = "", *name;
	int rc = 0;

	if (at.length > DIGITS + 2 && !memchr(text, '\0', at.length))
		memcpy(digits, text, DIGITS);
	if (!hash_parse(digits, &hash) || memcmp(text + DIGITS, "  ", 2) != 0)
		return diag_at(DIAG_ERROR, at,
				"remove the line; setter build --update-hashes writes it again",
				"not a line of 'xxhsum -H2': 32 hex digits, two blanks, a name");
	name = xstrndup(text + DIGITS + 2, at.length - DIGITS - 2);
	if (manifest_find(m, name)) {
		rc = diag_at(DIAG_ERROR, at, NULL, "'%s' occurs twice", name);
	} else {
		line = line_for(m, name);
		line->hash = hash;
		line->place = at;
	}
	free(name);
	return rc;
}

/* We read it, but a file that is called "a.in\r" is not there. */
static void warn_of_carriage_return(struct span at)
{
	diag_at(DIAG_WARNING, at, "setter build --update-hashes writes the file again",
			"a carriage return: 'xxhsum --check' takes it for a part of the name");
}

int manifest_parse(struct manifest *m)
{
	struct source *s = &m->source;

	for (size_t at = 0; at < s->length;) {
		const char *end = memchr(s->text + at, '\n', s->length - at);
		const size_t length = end ? (size_t)(end - s->text) - at : s->length - at;
		const bool has_cr = length && s->text[at + length - 1] == '\r';

		read_line(m, source_span(s, at, length - has_cr));
		if (has_cr && !m->has_returns)
			warn_of_carriage_return(source_span(s, at + length - 1, 1));
		m->has_returns |= has_cr;
		at += length + 1;
	}
	return s->errors ? -1 : 0;
}

int manifest_read(struct manifest *m, const char *path)
{
	m->exists = file_exists(path);
	if (!m->exists)
		return 0;
	return source_read_text(&m->source, path) ? -1 : manifest_parse(m);
}

void manifest_release(struct manifest *m)
{
	for (size_t i = 0; i < m->count; i++)
		free(m->lines[i].name);
	free(m->lines);
	source_release(&m->source);
	*m = MANIFEST_INIT;
}

int manifest_write(const struct manifest *m, const char *path)
{
	SCOPED(text) text = TEXT_INIT;

	for (size_t i = 0; i < m->count; i++)
		text_printf(&text, "%s  %s\n", hash_text(m->lines[i].hash).s, m->lines[i].name);
	return file_replace(path, text.s, text.length);
}
