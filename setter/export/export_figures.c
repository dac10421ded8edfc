/*
 * export_figures.c - the figures of statements, in a format that the judge shows, where it looks.
 */
#include "export/export.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"

static bool has_file(const struct package *package, const char *name)
{
	for (size_t i = 0; i < package->count; i++)
		if (!strcmp(package->entries[i].name, name))
			return true;
	return false;
}

/* Once, also where several statements show it. */
static void add_file(struct export *e, const struct figure *figure,
		const struct figure_style *style, const char *folder)
{
	SCOPED(text) name = TEXT_INIT;

	text_add_string(&name, folder);
	figure_add_name(&name, figure, style);
	if (!has_file(&e->package, name.s))
		package_add_file(&e->package, name.s,
				figure->files[figure_choose(figure, style->formats)]);
}

/* Is it there in a format that the judge shows? */
static int check_format(const struct export *e, const struct figure *figure, unsigned formats)
{
	if (figure_choose(figure, formats) < FIGURE_FORMATS)
		return EXIT_AS_DECLARED;

	SCOPED_FREE char *words = figure_formats_text(formats);
	SCOPED_FREE char *other = figure_other(figure, formats);

	export_refuse(e, "its figures are %s, and '%s' is not", words, figure->address);
	hint("put the same figure beside it as '%s'", other);
	return EXIT_NOT_AS_DECLARED;
}

int export_place_figures(struct export *e, struct statement *s, const struct figure_style *style,
		const char *folder)
{
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; i < s->figure_count; i++)
		if (check_format(e, &s->figures[i], style->formats))
			code = EXIT_NOT_AS_DECLARED;
	if (code)
		return code;
	for (size_t i = 0; i < s->figure_count && !style->inside; i++)
		add_file(e, &s->figures[i], style, folder);
	statement_place_figures(s, style);
	return code;
}
