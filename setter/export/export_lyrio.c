/*
 * export_lyrio.c - what Lyrio (LibreOJ) is fed with: test data, judgeInfo.json, statement.json.
 *
 * Lyrio has no package.  The files below testdata/ are uploaded as they are; judgeInfo.json
 * goes into the editor of the judge's settings, or with "problemId" and "submittable" to its
 * API, as does statement.json.  Samples live in the statement, and are run before all subtasks.
 */
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/json.h"
#include "base/xalloc.h"
#include "export/export.h"
#include "export/export_targets.h"
#include "statement/statement_render.h"

/* --- JudgeInfo.json ------------------------------------------------------------------------------ */

static void put_subtask(struct json *json, const struct export *e, const struct export_subtask *s)
{
	json_open(json, '{');
	json_put_open(json, "testcases", '[');
	for (size_t i = 0; i < s->test_count; i++) {
		const char *name = e->plan->tests[s->tests[i]].name;
		SCOPED_FREE char *input = xprintf("%s.in", name);
		SCOPED_FREE char *output = xprintf("%s.out", name);

		json_open(json, '{');
		json_put_string(json, "inputFile", input);
		if (!e->problem->interactor)
			json_put_string(json, "outputFile", output);
		json_close(json, '}');
	}
	json_close(json, ']');
	json_put_string(json, "scoringType", "GroupMin");
	json_put_number(json, "points", s->points);
	json_put_open(json, "dependencies", '[');
	for (size_t i = 0; i < s->need_count; i++)
		json_add_number(json, (long long)s->needs[i]);
	json_close(json, ']');
	json_close(json, '}');
}

/* The checker or the interactor. */
static void put_referee(struct json *json, const struct export *e)
{
	const char *word = export_referee(e).word;
	SCOPED_FREE char *file = xprintf("%s.cpp", word);

	json_put_open(json, word, '{');
	if (!e->problem->interactor)
		json_put_string(json, "type", "custom");
	json_put_string(json, "interface", e->problem->interactor ? "stdio" : "testlib");
	json_put_string(json, "language", "cpp");
	json_put_open(json, "compileAndRunOptions", '{');
	json_put_string(json, "compiler", "g++");
	json_put_string(json, "std", "c++14");
	json_put_string(json, "O", "2");
	json_put_string(json, "m", "64");
	json_close(json, '}');
	json_put_string(json, "filename", file);
	json_close(json, '}');
}

/* Each test once, however many subtasks have it. */
static void add_tests(struct export *e, const struct export_subtasks *subtasks)
{
	SCOPED_FREE bool *added = xcalloc(e->plan->test_count, sizeof *added);

	for (size_t i = 0; i < subtasks->count; i++)
		for (size_t k = 0; k < subtasks->list[i].test_count; k++) {
			const size_t test = subtasks->list[i].tests[k];
			const char *name = e->plan->tests[test].name;

			if (added[test])
				continue;
			added[test] = true;
			export_add_input(e, test, "testdata/%s.in", name);
			if (!e->problem->interactor)
				export_add_answer(e, test, "testdata/%s.out", name);
		}
}

static void add_judge_info(struct export *e, const struct export_subtasks *subtasks)
{
	struct json json = { .text = TEXT_INIT };

	json_open(&json, '{');
	json_put_number(&json, "timeLimit", e->problem->time_ms);
	json_put_number(&json, "memoryLimit", e->problem->memory_mib);
	json_put_bool(&json, "runSamples", true);
	json_put_open(&json, "subtasks", '[');
	for (size_t i = 0; i < subtasks->count; i++)
		put_subtask(&json, e, &subtasks->list[i]);
	json_close(&json, ']');
	put_referee(&json, e);
	json_close(&json, '}');
	export_add_text(e, &json.text, "judgeInfo.json");
	text_release(&json.text);
}

/* --- Statement.json ------------------------------------------------------------------------------- */

static void put_section(struct json *json, const char *title, const char *text)
{
	json_open(json, '{');
	json_put_string(json, "sectionTitle", title);
	json_put_string(json, "type", "Text");
	json_put_string(json, "text", text);
	json_close(json, '}');
}

static void put_sample(struct json *json, const struct statement *s, size_t sample)
{
	SCOPED_FREE char *title = xprintf("%s %zu", strcmp(s->language, "zh") ? "Sample" : "样例",
			sample + 1);

	json_open(json, '{');
	json_put_string(json, "sectionTitle", title);
	json_put_string(json, "type", "Sample");
	json_put_number(json, "sampleId", (long long)sample);
	json_put_string(json, "text", "");
	json_close(json, '}');
}

static void put_sections(struct json *json, const struct statement *s)
{
	json_put_open(json, "contentSections", '[');
	for (enum statement_part part = 0; part < STATEMENT_PARTS; part++) {
		const char *heading = part != STATEMENT_LEGEND   ? statement_heading(s, part)
				: strcmp(s->language, "zh") != 0 ? "Description"
								 : "题目描述";
		SCOPED(text) text = TEXT_INIT;

		for (size_t i = 0; part == STATEMENT_SAMPLES && i < s->sample_count; i++)
			put_sample(json, s, i);
		if (part == STATEMENT_SAMPLES || !statement_has(s, part))
			continue;
		statement_part_markdown(&text, s, part);
		put_section(json, heading, text.s);
	}
	json_close(json, ']');
}

static void put_samples(struct json *json, const struct statement *s)
{
	json_put_open(json, "samples", '[');
	for (size_t i = 0; i < s->sample_count; i++) {
		json_open(json, '{');
		json_put_string(json, "inputData", s->samples[i].input);
		json_put_string(json, "outputData", s->samples[i].answer);
		json_close(json, '}');
	}
	json_close(json, ']');
}

/* What Lyrio calls a language; NULL if it does not know it. */
static const char *locale_of(const char *language)
{
	return !strcmp(language, "en") ? "en_US" : !strcmp(language, "zh") ? "zh_CN" : NULL;
}

static void put_language(struct json *json, struct export *e, const char *language,
		const struct statement *s)
{
	export_check_title(e, s->title, "Lyrio", 120);
	json_open(json, '{');
	json_put_string(json, "locale", locale_of(language));
	json_put_string(json, "title", s->title);
	put_sections(json, s);
	json_close(json, '}');
}

static int add_statement(struct export *e)
{
	/* What markdown-it takes for an image. */
	static const struct figure_style inside = { .formats = FIGURES_OF_PIXELS, .inside = true };
	struct statement none = STATEMENT_INIT, *last = &none;
	int code = EXIT_AS_DECLARED;
	struct json json = { .text = TEXT_INIT };

	json_open(&json, '{');
	json_put_open(&json, "localizedContents", '[');
	for (size_t i = 0; !code && i < e->languages.count; i++) {
		const char *language = e->languages.list[i];

		if (!locale_of(language))
			continue;
		last = export_statement(e, language);
		code = last ? export_place_figures(e, last, &inside, "") : EXIT_BAD_REQUEST;
		if (!code)
			put_language(&json, e, language, last);
	}
	json_close(&json, ']');
	put_samples(&json, last ? last : &none);
	json_put_open(&json, "problemTagIds", '[');
	json_close(&json, ']');
	json_close(&json, '}');
	export_add_text(e, &json.text, "statement.json");
	text_release(&json.text);
	return code;
}

/* --- All of it ---------------------------------------------------------------------------------------- */

static int write_lyrio(struct export *e)
{
	static const struct paste_for percents = { .macros = { "TESTLIB_POINTS_OF 100" } };
	SCOPED(export_subtasks) subtasks = EXPORT_SUBTASKS_INIT;
	int code = export_subtasks_make(&subtasks, e, false);

	add_tests(e, &subtasks);
	if (!code)
		code = export_add_referee(e,
				e->problem->interactor ? "testdata/interactor.cpp"
						       : "testdata/checker.cpp",
				export_has_scores(e) ? &percents : NULL);
	export_check_limits(e,
			&(struct export_limits){ .judge = "Lyrio",
					.files = 40,
					.tests = 20,
					.mebibytes = 128,
					.time_ms = 2000,
					.memory_mib = 512 });
	add_judge_info(e, &subtasks);
	if (!e->languages.count)
		export_note(e, "there is no statement, and so no samples");
	else if (!code)
		code = add_statement(e);
	return code;
}

const struct export_target export_lyrio = {
	.name = "lyrio",
	.judge = "Lyrio (LibreOJ), test data and what its forms take",
	.carries = { [PART_STATEMENT] = "statement.json, Markdown sections, English and Chinese",
			[PART_SAMPLES] = "in the statement, run before all subtasks",
			[PART_GROUPS] = "subtasks with points and dependencies, in judgeInfo.json",
			[PART_SCORES] = "parts of points; a subtask has the smallest",
			[PART_CHECKER] = "checker.cpp, testlib",
			[PART_INTERACTOR] = "interactor.cpp, testlib" },
	.losses = { { export_has_third_languages,
				    "statements in other languages than English and Chinese" },
			{ NULL, "samples that may fail: the subtasks are skipped then" },
			{ NULL, "tags, which are numbers of the site" },
			{ NULL, "validator, solutions and generators" },
			{ export_has_time_factors, "more time for a language" },
			{ NULL, "the output limit, which the site sets" } },
	.write = write_lyrio,
};
