#include "export/export.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/xalloc.h"
#include "statement/statement_render.h"

struct export_statement_read {
	char *language;
	struct statement statement;
	bool broken;
};

static struct export_statement_read *read_statement(const struct export *e, const char *language)
{
	struct export_statements *all = e->statements;
	struct export_statement_read *read = xcalloc(1, sizeof *read);

	read->language = xstrdup(language);
	read->statement = STATEMENT_INIT;
	read->broken = statement_read(&read->statement, e->plan, read->language) != 0;
	GROW(all->list, all->count);
	return all->list[all->count++] = read;
}

struct statement *export_statement(const struct export *e, const char *language)
{
	struct export_statement_read *read = NULL;

	for (size_t i = 0; !read && i < e->statements->count; i++)
		if (!strcmp(e->statements->list[i]->language, language))
			read = e->statements->list[i];
	if (!read)
		read = read_statement(e, language);
	return read->broken ? NULL : &read->statement;
}

void export_statements_release(struct export_statements *all)
{
	for (size_t i = 0; i < all->count; i++) {
		statement_release(&all->list[i]->statement);
		free(all->list[i]->language);
		free(all->list[i]);
	}
	free(all->list);
	*all = EXPORT_STATEMENTS_INIT;
}

const char *export_language(const struct export *e, const char *preferred)
{
	if (names_have(&e->languages, preferred))
		return preferred;
	if (names_have(&e->languages, "en"))
		return "en";
	return e->languages.count ? e->languages.list[0] : NULL;
}

/* Where the form has the statement, the figures are uploaded by hand. */
static int add_figures(struct export *e, struct statement *statement, const char *folder)
{
	static const struct figure_style beside = { .formats = FIGURES_OF_HTML, .flat = true };

	if (statement->figure_count)
		export_note(e,
				"upload the figures of %s, and put their addresses in the "
				"place of their names",
				statement_file(statement));
	return export_place_figures(e, statement, &beside, folder);
}

int export_add_markdown(struct export *e, const char *folder)
{
	int code = EXIT_AS_DECLARED;

	if (!e->languages.count)
		export_note(e, "there is no statement");
	for (size_t i = 0; !code && i < e->languages.count; i++) {
		const char *language = e->languages.list[i];
		struct statement *statement = export_statement(e, language);
		SCOPED(text) text = TEXT_INIT;

		if (!statement)
			return EXIT_BAD_REQUEST;
		code = add_figures(e, statement, folder);
		text_printf(&text, "# %s\n\n", statement->title);
		statement_markdown(&text, statement, STATEMENT_ALL, SAMPLES_HEADED);
		export_add_text(e, &text, "%sstatement.%s.md", folder, language);
	}
	return code;
}

static void warn_tex_title(struct export *e, const char *title)
{
	for (size_t bytes; *title; title += bytes) {
		bytes = character_bytes(title, strlen(title));
		if (tex_takes(title, bytes))
			continue;
		export_warning(e, "LaTeX cannot print '%.*s' in the title", (int)bytes, title);
		return;
	}
}

void export_warn_tex(struct export *e, struct statement *s)
{
	const char *text = s->source.text;
	size_t others = 0, first = s->source.length;

	warn_tex_title(e, s->title);
	for (size_t i = 0, bytes; i < s->source.length; i += bytes) {
		bytes = character_bytes(text + i, s->source.length - i);
		if (tex_takes(text + i, bytes))
			continue;
		if (first == s->source.length)
			first = i;
		else
			others++;
	}
	if (first == s->source.length)
		return;
	const struct place place = span_place(source_span(&s->source, first, 0));

	const int bytes = (int)character_bytes(text + first, s->source.length - first);

	if (others)
		export_warning(e,
				"LaTeX cannot print '%.*s' in line %zu of %s, and "
				"%zu others",
				bytes, text + first, place.line, statement_file(s), others);
	else
		export_warning(e, "LaTeX cannot print '%.*s' in line %zu of %s", bytes,
				text + first, place.line, statement_file(s));
}

struct warn_html {
	struct export *e;
	const struct statement *statement;
	enum statement_part part;
};

static void warn_of_formula(void *to, const char *formula)
{
	const struct warn_html *w = to;
	const char *heading = statement_heading(w->statement, w->part);

	if (*heading)
		export_warning(w->e, "HTML cannot show the formula $%s$ in %s of %s", formula,
				heading, statement_file(w->statement));
	else
		export_warning(w->e, "HTML cannot show the formula $%s$ of %s", formula,
				statement_file(w->statement));
}

void export_warn_html(struct export *e, const struct statement *s)
{
	for (enum statement_part part = 0; part < STATEMENT_PARTS; part++) {
		struct warn_html w = { e, s, part };

		html_formulas_beyond(s->parts[part], warn_of_formula, &w);
	}
}
