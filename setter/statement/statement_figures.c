/*
 * The figures of a statement: where they stand in its Markdown, and their addresses there.
 */
#include "statement/statement_render.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/xalloc.h"

struct search {
	struct statement *statement;
	const char *folder;
	enum statement_part part;
	const char *markdown, *end;
	const char *seen; /* md4c has told of everything before */
	struct span at;   /* the same place in the file, as far as we know */
};

static struct span place_in_file(struct search *s, const char *address)
{
	const struct source *file = s->at.source;
	const char *found = strstr(file->text + s->at.offset, address);

	if (found)
		s->at = source_span(s->at.source, (size_t)(found - file->text), strlen(address));
	return s->at;
}

/* The index of a figure with that address, which is found if it is a new one. */
static size_t figure_index(struct search *s, struct span place, const char *address)
{
	struct statement *statement = s->statement;
	size_t i = 0;

	while (i < statement->figure_count && strcmp(statement->figures[i].written, address) != 0)
		i++;
	if (i == statement->figure_count) {
		GROW(statement->figures, statement->figure_count);
		statement->figure_count++;
		figure_find(&statement->figures[i], s->folder, place, address);
	}
	return i;
}

static void add_use(struct search *s, size_t figure, const char *at, size_t length)
{
	struct statement *statement = s->statement;

	GROW(statement->uses, statement->use_count);
	statement->uses[statement->use_count++] = (struct figure_use){ figure, s->part,
		(size_t)(at - s->markdown), length };
}

/* Behind the caption stands ](address). */
static const char *find_use(const struct search *s, const char *address)
{
	SCOPED_FREE char *whole = xprintf("](%s)", address);
	const char *found = strstr(s->seen, whole);

	return found ? found + 2 : NULL;
}

static int take_figure(const MD_SPAN_IMG_DETAIL *image, struct search *s)
{
	SCOPED(text) address = TEXT_INIT;

	attribute_add(&address, &image->src);
	const struct span place = place_in_file(s, address.s);
	const char *use = find_use(s, address.s);

	if (!use) {
		diag_at(DIAG_ERROR, place, "write it as ![caption](figure.png), without a title",
				"a figure is written in another way here: '%s'", address.s);
	} else {
		add_use(s, figure_index(s, place, address.s), use, address.length);
		s->seen = use;
	}
	return 0;
}

static int leave_span(MD_SPANTYPE type, void *detail, void *search)
{
	return type == MD_SPAN_IMG ? take_figure(detail, search) : 0;
}

static int note_text(MD_TEXTTYPE type, const char *text, MD_SIZE length, void *search)
{
	struct search *s = search;

	(void)type;
	if (text >= s->seen && text + length <= s->end)
		s->seen = text + length;
	return 0;
}

static const MD_PARSER parser = { .leave_span = leave_span, .text = note_text };

void statement_find_figures(struct statement *statement, const char *folder)
{
	for (enum statement_part part = 0; part < STATEMENT_PARTS; part++) {
		const char *markdown = statement->parts[part];
		struct search s = { .statement = statement,
			.folder = folder,
			.part = part,
			.markdown = markdown,
			.end = markdown + strlen(markdown),
			.seen = markdown,
			.at = statement->places[part] };

		if (statement->places[part].source)
			markdown_parse(markdown, &parser, &s);
	}
}

void statement_place_figures(struct statement *s, const struct figure_style *style)
{
	for (enum statement_part part = 0; part < STATEMENT_PARTS; part++) {
		struct text placed = TEXT_INIT;
		size_t copied = 0;

		for (size_t i = 0; i < s->use_count; i++) {
			struct figure_use *use = &s->uses[i];

			if (use->part != part)
				continue;
			text_add(&placed, s->parts[part] + copied, use->offset - copied);
			copied = use->offset + use->length;
			use->offset = placed.length;
			figure_add_address(&placed, &s->figures[use->figure], style);
			use->length = placed.length - use->offset;
		}
		text_add_string(&placed, s->parts[part] + copied);
		free(s->parts[part]);
		s->parts[part] = text_detach(&placed);
	}
}
