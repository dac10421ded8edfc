/*
 * export_qduoj.c - the archive that QDUOJ exports and imports: 1/problem.json, 1/testcase/.
 *
 * Without a special judge the outputs are compared as they are, but for blanks at their end.
 * A special judge gets the input and the output, and no answer: a problem whose checker needs
 * one cannot go there, unless its answers are unique.  There are no subtasks: a submission
 * passes all tests or fails.
 */
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/json.h"
#include "base/utf8.h"
#include "base/xalloc.h"
#include "build/test_maker.h"
#include "export/export.h"
#include "export/export_targets.h"
#include "statement/statement_render.h"

/* Characters that its importer takes. */
#define TITLE_MAX 128
#define SOURCE_MAX 200

static bool is_unique(const struct export *e)
{
	return e->problem->answer == ANSWER_UNIQUE;
}

/* --- Can the checker do without an answer? ----------------------------------------------------- */

/* It takes what is right, and not nothing at all, while the answer is empty. */
static bool needs_no_answer(const struct export *e)
{
	SCOPED_FREE char *input = test_file(e->problem, &e->plan->tests[0], "in");
	SCOPED_FREE char *answer = test_file(e->problem, &e->plan->tests[0], "ans");

	return !export_checker_code(e, input, answer, "/dev/null") &&
			export_checker_code(e, input, "/dev/null", "/dev/null");
}

/* --- Problem.json --------------------------------------------------------------------------------- */

static void put_html(struct json *json, const char *key, const struct statement *s,
		enum statement_part part)
{
	SCOPED(text) html = TEXT_INIT;

	statement_part_html(&html, s, part);
	json_put_open(json, key, '{');
	json_put_string(json, "format", "html");
	json_put_string(json, "value", html.s);
	json_close(json, '}');
}

/* Without the section about groups, which do not exist there. */
static void put_statement(struct json *json, const struct statement *s)
{
	json_put_string(json, "title", s->title);
	put_html(json, "description", s, STATEMENT_LEGEND);
	put_html(json, "input_description", s, STATEMENT_INPUT);
	put_html(json, "output_description", s, STATEMENT_OUTPUT);
	put_html(json, "hint", s, STATEMENT_NOTES);
	json_put_open(json, "samples", '[');
	for (size_t i = 0; i < s->sample_count; i++) {
		json_open(json, '{');
		json_put_string(json, "input", s->samples[i].input);
		json_put_string(json, "output", s->samples[i].answer);
		json_close(json, '}');
	}
	json_close(json, ']');
}

/* Every test must be worth something there; under its rules it does not matter how much. */
static void put_tests(struct json *json, const struct export *e)
{
	json_put_open(json, "test_case_score", '[');
	for (size_t i = 0; i < e->plan->test_count; i++) {
		SCOPED_FREE char *input = xprintf("%zu.in", i + 1);
		SCOPED_FREE char *output = xprintf("%zu.out", i + 1);

		json_open(json, '{');
		json_put_number(json, "score", 1);
		json_put_string(json, "input_name", input);
		json_put_string(json, "output_name", is_unique(e) ? output : "-");
		json_close(json, '}');
	}
	json_close(json, ']');
}

static int put_judge(struct json *json, const struct export *e)
{
	static const struct paste_for for_qduoj = { .macros = { "TESTLIB_ABI_QDUOJ" } };
	SCOPED(text) code = TEXT_INIT;
	int rc = EXIT_AS_DECLARED;

	json_key(json, "spj");
	if (is_unique(e)) {
		json_add_string(json, NULL);
		return rc;
	}
	rc = export_check_program(e, KIT_CHECKER, e->problem->checker, &for_qduoj);
	if (!rc)
		rc = paste_checker(e->problem, &for_qduoj, &code);
	json_open(json, '{');
	json_put_string(json, "code", code.s);
	json_put_string(json, "language",
			!strcmp(export_ending(e, KIT_CHECKER, e->problem->checker), "c") ? "C"
											 : "C++");
	json_close(json, '}');
	return rc;
}

static void put_answers(struct json *json, const struct export *e)
{
	static const enum language languages[] = { LANGUAGE_C, LANGUAGE_CPP, LANGUAGE_PYTHON,
		LANGUAGE_COUNT };
	static const char *const names[] = { [LANGUAGE_C] = "C",
		[LANGUAGE_CPP] = "C++",
		[LANGUAGE_PYTHON] = "Python3" };
	const struct solution *accepted[1];
	size_t count = 0;

	export_accepted(e, false, languages, 1, accepted, &count);
	json_put_open(json, "answers", '[');
	for (size_t i = 0; i < count; i++) {
		json_open(json, '{');
		json_put_string(json, "language", names[accepted[i]->language]);
		json_put_string(json, "code", accepted[i]->source.text);
		json_close(json, '}');
	}
	json_close(json, ']');
}

/* The author, and the license after a comma. */
static void put_source(struct json *json, struct export *e)
{
	const char *author = e->problem->author, *license = e->problem->license;
	SCOPED(text) source = TEXT_INIT;

	text_printf(&source, "%s%s%s", author ? author : "", author && license ? ", " : "",
			license ? license : "");
	if (utf8_count(source.s) > SOURCE_MAX) {
		export_warning(e,
				"author and license are left out: QDUOJ takes %d characters, and "
				"they have %zu",
				SOURCE_MAX, utf8_count(source.s));
		text_reset(&source);
	}
	json_put_string(json, "source", source.s);
}

static int add_problem(struct export *e, const struct statement *s)
{
	struct json json = { .text = TEXT_INIT };
	int code;

	json_open(&json, '{');
	json_put_string(&json, "display_id", e->short_name);
	put_statement(&json, s);
	put_tests(&json, e);
	json_put_number(&json, "time_limit", e->problem->time_ms);
	json_put_number(&json, "memory_limit", e->problem->memory_mib);
	json_put_open(&json, "template", '{');
	json_close(&json, '}');
	code = put_judge(&json, e);
	json_put_string(&json, "rule_type", "ACM");
	put_source(&json, e);
	put_answers(&json, e);
	json_put_names(&json, "tags", &e->problem->tags);
	json_close(&json, '}');
	export_add_text(e, &json.text, "1/problem.json");
	text_release(&json.text);
	return code;
}

/* --- All of it --------------------------------------------------------------------------------------- */

static int refuse(const struct export *e)
{
	if (e->problem->time_ms > 60000)
		return export_refuse(e, "its time limit is more than 60 s");
	if (e->problem->memory_mib > 10240)
		return export_refuse(e, "its memory limit is more than 10240 MiB");
	if (strlen(e->short_name) > 24)
		return export_refuse(e, "its id has more than 24 letters");
	if (!export_language(e, "zh"))
		return export_refuse(e, "it has no statement, but the archive needs one");
	if (utf8_count(problem_title(e->problem, export_language(e, "zh"))) > TITLE_MAX)
		return export_refuse(e, "its title has more than %d characters", TITLE_MAX);
	if (!is_unique(e) && !needs_no_answer(e))
		return export_refuse(e,
				"its checker '%s' needs the jury's answer, but a special judge "
				"does not get it",
				e->problem->checker);
	return EXIT_AS_DECLARED;
}

/* Its filter takes no data for an image, but what was uploaded: there its server finds it. */
static int add_figures(struct export *e, struct statement *statement)
{
	SCOPED_FREE char *uploaded = xprintf("/public/upload/%s-", e->short_name);
	SCOPED_FREE char *files = xprintf("1/upload/%s-", e->short_name);
	const struct figure_style style = { .formats = FIGURES_OF_HTML,
		.before = uploaded,
		.flat = true };
	const int code = export_place_figures(e, statement, &style, files);

	if (statement->figure_count)
		export_note(e,
				"importing leaves the figures out: copy 1/upload/* into public/upload "
				"of the server's data");
	return code;
}

static int write_qduoj(struct export *e)
{
	struct statement *statement;
	int code = refuse(e);

	if (code)
		return code;
	statement = export_statement(e, export_language(e, "zh"));
	code = statement ? add_figures(e, statement) : EXIT_BAD_REQUEST;
	if (!code)
		code = add_problem(e, statement);
	for (size_t i = 0; !code && i < e->plan->test_count; i++) {
		export_add_input(e, i, "1/testcase/%zu.in", i + 1);
		if (is_unique(e))
			export_add_answer(e, i, "1/testcase/%zu.out", i + 1);
	}
	return code;
}

const struct export_target export_qduoj = {
	.name = "qduoj",
	.judge = "QDUOJ, an archive of problems",
	.carries = { [PART_STATEMENT] = "HTML, the Chinese one if there is one",
			[PART_SAMPLES] = "in the statement, and as tests",
			[PART_CHECKER] =
					"special judge in C or C++, where the answer is not unique",
			[PART_SOLUTIONS] = "the reference, among the answers" },
	.losses = { { NULL, "groups and points: it is an ACM problem, and all tests must pass" },
			{ is_unique,
					"the checker: outputs are compared byte by byte, except for "
					"blanks at the end" },
			{ export_has_two_languages, "statements in other languages" },
			{ NULL, "validator and generators" },
			{ export_has_time_factors, "more time for a language" },
			{ NULL, "the output limit, which the site sets" },
			{ export_has_wrong_solutions, "solutions that are not accepted" } },
	.no_interactor = "the judge has no interactors",
	.write = write_qduoj,
};
