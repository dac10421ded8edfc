/*
 * export_polygon_statement.c - statements in a package of Polygon: TeX, its sections, JSON, HTML.
 */
#include "export/export_polygon.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/json.h"
#include "base/xalloc.h"
#include "export/export.h"
#include "statement/statement.h"
#include "statement/statement_render.h"

static const struct {
	const char *code, *name;
} languages[] = { { "en", "english" }, { "zh", "chinese" } };

const char *polygon_language(const char *code)
{
	for (size_t i = 0; i < sizeof languages / sizeof *languages; i++)
		if (!strcmp(languages[i].code, code))
			return languages[i].name;
	return NULL;
}

static void add_section(struct export *e, const char *language, const char *name,
		const struct statement *s, enum statement_part part)
{
	SCOPED(text) tex = TEXT_INIT;

	statement_part_tex(&tex, s, part);
	if (tex.length)
		export_add_text(e, &tex, "statement-sections/%s/%s.tex", language, name);
}

static void add_example(struct export *e, const char *folder, const char *language, size_t number,
		const char *ending, const char *bytes)
{
	SCOPED_FREE char *name = xprintf("%s/%s/example.%02zu%s", folder, language, number, ending);

	package_add_string(&e->package, name, bytes);
}

static void add_examples(struct export *e, const char *folder, const char *language,
		const struct statement *s)
{
	for (size_t i = 0; i < s->sample_count; i++) {
		add_example(e, folder, language, i + 1, "", s->samples[i].input);
		add_example(e, folder, language, i + 1, ".a", s->samples[i].answer);
	}
}

/* Under its heading of olymp.sty. */
static void add_headed(struct text *tex, const char *heading, const struct statement *s,
		enum statement_part part)
{
	if (!statement_has(s, part))
		return;
	text_printf(tex, "\n\\%s\n", heading);
	statement_part_tex(tex, s, part);
}

static void add_problem_tex(struct export *e, const char *language, const struct statement *s)
{
	const long long ms = e->problem->time_ms;
	SCOPED(text) tex = TEXT_INIT;

	if (statement_is_olymp(s)) {
		text_add_string(&tex, s->tex);
		export_add_text(e, &tex, "statements/%s/problem.tex", language);
		return;
	}
	text_add_string(&tex, "\\begin{problem}{");
	tex_add_escaped(&tex, s->title);
	text_add_string(&tex, "}{standard input}{standard output}{");
	if (ms % 1000)
		text_add_seconds(&tex, ms);
	else
		text_printf(&tex, "%lld", ms / 1000);
	text_printf(&tex, " second%s}{%lld megabytes}\n\n", ms == 1000 ? "" : "s",
			e->problem->memory_mib);
	statement_part_tex(&tex, s, STATEMENT_LEGEND);
	add_headed(&tex, "InputFile", s, STATEMENT_INPUT);
	add_headed(&tex, "OutputFile", s, STATEMENT_OUTPUT);
	add_headed(&tex, "Interaction", s, STATEMENT_INTERACTION);
	add_headed(&tex, "Scoring", s, STATEMENT_GROUPS);
	if (s->sample_count) {
		text_printf(&tex, "\n\\Example%s\n\n\\begin{example}\n",
				s->sample_count == 1 ? "" : "s");
		for (size_t i = 1; i <= s->sample_count; i++)
			text_printf(&tex, "\\exmpfile{example.%02zu}{example.%02zu.a}%%\n", i, i);
		text_add_string(&tex, "\\end{example}\n");
	}
	add_headed(&tex, "Note", s, STATEMENT_NOTES);
	text_add_string(&tex, "\n\\end{problem}\n");
	export_add_text(e, &tex, "statements/%s/problem.tex", language);
}

static void put_part(struct json *json, const char *key, const struct statement *s,
		enum statement_part part)
{
	SCOPED(text) tex = TEXT_INIT;

	statement_part_tex(&tex, s, part);
	json_put_string(json, key, tex.length ? tex.s : NULL);
}

/* The same as fields, for those who do not read TeX. */
static void add_properties(struct export *e, const char *language, const struct statement *s)
{
	struct json json = { TEXT_INIT, false };

	json_open(&json, '{');
	json_put_string(&json, "name", s->title);
	json_put_string(&json, "language", language);
	json_put_number(&json, "timeLimit", e->problem->time_ms);
	json_put_number(&json, "memoryLimit", e->problem->memory_mib << 20);
	json_put_string(&json, "inputFile", "stdin");
	json_put_string(&json, "outputFile", "stdout");
	json_put_string(&json, "authorLogin", "");
	json_put_string(&json, "authorName", e->problem->author);
	put_part(&json, "legend", s, STATEMENT_LEGEND);
	put_part(&json, "input", s, STATEMENT_INPUT);
	put_part(&json, "output", s, STATEMENT_OUTPUT);
	put_part(&json, "interaction", s, STATEMENT_INTERACTION);
	put_part(&json, "scoring", s, STATEMENT_GROUPS);
	put_part(&json, "notes", s, STATEMENT_NOTES);
	json_put_string(&json, "tutorial", NULL);
	json_put_open(&json, "sampleTests", '[');
	for (size_t i = 0; i < s->sample_count; i++) {
		SCOPED_FREE char *file = xprintf("example.%02zu", i + 1);
		SCOPED_FREE char *answer = xprintf("%s.a", file);

		json_open(&json, '{');
		json_put_string(&json, "input", s->samples[i].input);
		json_put_string(&json, "output", s->samples[i].answer);
		json_put_string(&json, "inputFile", file);
		json_put_string(&json, "outputFile", answer);
		json_close(&json, '}');
	}
	json_close(&json, ']');
	json_close(&json, '}');
	export_add_text(e, &json.text, "statements/%s/problem-properties.json", language);
	text_release(&json.text);
}

/* Beside the text as a whole, and beside its sections. */
static int add_graphics(struct export *e, const char *language, struct statement *s)
{
	static const char *const folders[] = { "statements", "statement-sections" };
	/* What TeX says itself stays as it is. */
	const struct figure_style graphics = { .formats = FIGURES_OF_TEX,
		.flat = !s->tex,
		.sized = true };
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; !code && i < sizeof folders / sizeof *folders; i++) {
		SCOPED_FREE char *folder = xprintf("%s/%s/", folders[i], language);

		code = export_place_figures(e, s, &graphics, folder);
	}
	return code;
}

static int add_page(struct export *e, const char *language, struct statement *s)
{
	static const struct figure_style images = { .formats = FIGURES_OF_HTML, .flat = true };
	SCOPED_FREE char *folder = xprintf("statements/.html/%s/", language);
	const int code = export_place_figures(e, s, &images, folder);
	SCOPED(text) text = TEXT_INIT;

	if (!code) {
		statement_html_page(&text, s, STATEMENT_ALL);
		export_warn_html(e, s);
		export_add_text(e, &text, "%sproblem.html", folder);
	}
	return code;
}

static int add_one_statement(struct export *e, const char *language, struct statement *s)
{
	SCOPED(text) text = TEXT_INIT;
	const int code = add_graphics(e, language, s);

	if (code)
		return code;

	tex_add_escaped(&text, s->title);
	export_add_text(e, &text, "statement-sections/%s/name.tex", language);
	text_reset(&text);
	add_section(e, language, "legend", s, STATEMENT_LEGEND);
	add_section(e, language, "input", s, STATEMENT_INPUT);
	add_section(e, language, "output", s, STATEMENT_OUTPUT);
	add_section(e, language, "interaction", s, STATEMENT_INTERACTION);
	add_section(e, language, "scoring", s, STATEMENT_GROUPS);
	add_section(e, language, "notes", s, STATEMENT_NOTES);
	add_examples(e, "statement-sections", language, s);
	add_problem_tex(e, language, s);
	add_properties(e, language, s);
	add_examples(e, "statements", language, s);
	return add_page(e, language, s);
}

int polygon_add_statements(struct export *e)
{
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; !code && i < e->languages.count; i++) {
		const char *language = polygon_language(e->languages.list[i]);
		struct statement *s = language ? export_statement(e, e->languages.list[i]) : NULL;

		if (language && !s)
			code = EXIT_BAD_REQUEST;
		else if (s)
			code = add_one_statement(e, language, s);
		if (s && !strcmp(e->languages.list[i], "en"))
			export_warn_tex(e, s); /* in Chinese all letters are there */
	}
	return code;
}
