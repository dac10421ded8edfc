/*
 * export_domjudge.c - a problem archive of DOMjudge.
 *
 * The layout is Kattis's, at the root of the zip; the statement is HTML.  It comes as a
 * pass-fail problem, which every contest takes: one that is scoring is refused by a contest
 * that is not.  Its groups have their points all the same, for whoever sets its type.
 */
#include "export/export_icpc.h"
#include "export/export_targets.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "export/export_statement.h"
#include "statement/statement.h"
#include "statement/statement_render.h"
#include "base/utf8.h"
#include "base/xalloc.h"

/* Characters of a name in its database. */
#define TITLE_MAX 255

/* --- Metadata ------------------------------------------------------------------------------ */

static void add_metadata(struct export *e)
{
	const struct problem *p = e->problem;
	struct text text = TEXT_INIT;

	text_add_yaml_pair(&text, "name", problem_title(p, "en"));
	text_printf(&text, "uuid: %s\ntype: pass-fail\nvalidation: custom\nlimits:\n  time_limit: ",
			p->uuid);
	text_add_seconds(&text, p->time_ms);
	text_printf(&text, "\n  memory: %lld\n  output: %lld\n", p->memory_mib, p->output_mib);
	export_add_text(e, &text, "problem.yaml");

	/* The id is this one, whatever the zip is called; without quotes PHP takes no for nothing. */
	text_reset(&text);
	text_printf(&text, "externalid = \"%s\"\nshort-name = \"%s\"\ntimelimit = ", e->short_name,
			e->short_name);
	text_add_seconds(&text, p->time_ms);
	text_add_char(&text, '\n');
	export_add_text(e, &text, "domjudge-problem.ini");
	text_release(&text);
}

/* For a contest that scores: what is not in a row of `words` is inherited, so all of it is. */
static void add_group_yaml(struct export *e, const char *folder, const char *words,
		const char *validator, long long points, bool accepts)
{
	struct text yaml = TEXT_INIT;

	text_printf(&yaml, "%srange: 0 %lld\n", words, points);
	if (accepts)
		text_printf(&yaml, "accept_score: %lld\n", points);
	if (validator)
		text_printf(&yaml, "input_validator_flags: --group %s\n", validator);
	export_add_text(e, &yaml, "%s/testdata.yaml", folder);
	text_release(&yaml);
}

static void add_points(struct export *e)
{
	static const char together[] = "on_reject: continue\ngrader_flags: sum\n";
	static const char one[] = "on_reject: break\ngrader_flags: min\n";
	const long long total = export_total_points(e);

	if (!total)
		return;
	add_group_yaml(e, "data", "on_reject: continue\ngrader_flags: sum ignore_sample\n", NULL,
			total, false);
	add_group_yaml(e, "data/secret", together, NULL, total, false);
	for (size_t g = 0; g < e->plan->group_count; g++) {
		char *folder = icpc_group_folder(e, g);

		add_group_yaml(e, folder, g == EXPORT_SAMPLE_GROUP ? together : one,
				e->plan->groups[g].name, e->plan->groups[g].points, true);
		free(folder);
	}
}

/* --- The statement ---------------------------------------------------------------------------- */

static int add_statement(struct export *e)
{
	const bool english = names_have(&e->languages, "en");
	const struct statement *statement;
	struct text html = TEXT_INIT;

	if (!e->languages.count) {
		export_note(e, "there is no statement");
		return EXIT_AS_DECLARED;
	}
	statement = export_statement(e, english ? "en" : e->languages.list[0]);
	if (!statement)
		return EXIT_BAD_REQUEST;
	statement_html_page(&html, statement, STATEMENT_ALL);
	export_warn_html(e, statement);
	package_add_text(&e->package, "problem_statement/problem.html", html.s, html.length);
	text_release(&html);
	return EXIT_AS_DECLARED;
}

/* --- Submissions --------------------------------------------------------------------------------- */

/* DOMjudge's words for verdicts; a folder of that name means just that one. */
static const struct {
	verdict_set set;
	const char *word, *folder;
} results[] = {
	{ VERDICT_SET(VERDICT_AC), "CORRECT", "accepted" },
	{ VERDICT_SET(VERDICT_WA) | VERDICT_SET(VERDICT_PE), "WRONG-ANSWER", "wrong_answer" },
	{ VERDICT_SET(VERDICT_TLE), "TIMELIMIT", "time_limit_exceeded" },
	{ VERDICT_SET(VERDICT_RE) | VERDICT_SET(VERDICT_MLE), "RUN-ERROR", "run_time_error" },
	{ VERDICT_SET(VERDICT_OLE), "OUTPUT-LIMIT", "output_limit" },
	{ VERDICT_SET(VERDICT_CE), "COMPILER-ERROR", "compiler_error" },
};
#define RESULTS (sizeof results / sizeof *results)

static const char *folder_of(verdict_set set)
{
	for (size_t i = 0; i < RESULTS; i++)
		if (!(set & ~results[i].set))
			return results[i].folder;
	return "mixed";
}

/* A comment in the words of the language; false if we do not know how it writes one. */
static bool add_annotation(struct text *out, enum language language, verdict_set set)
{
	const bool hash = language == LANGUAGE_PYTHON, brace = language == LANGUAGE_PASCAL;
	const char *comma = "";

	if (language >= LANGUAGE_COUNT)
		return false;
	text_add_string(out, hash ? "# " : brace ? "{\n  " : "/*\n * ");
	text_add_string(out, "@EXPECTED_RESULTS@: ");
	for (size_t i = 0; i < RESULTS; i++)
		if (set & results[i].set) {
			text_printf(out, "%s%s", comma, results[i].word);
			comma = ", ";
		}
	text_add_string(out, hash ? "\n" : brace ? "\n}\n" : "\n */\n");
	return true;
}

static void add_solutions(struct export *e)
{
	for (size_t i = 0; i < e->solutions->count; i++) {
		const struct solution *s = e->solutions->list[i];
		const verdict_set set = export_permitted(e, s, 0, true);
		const char *folder = folder_of(set);
		const bool mixed = !strcmp(folder, "mixed");
		struct text first = TEXT_INIT;

		if (!icpc_takes_name(e, s))
			continue;
		if (mixed && !add_annotation(&first, s->language, set))
			export_note(e, "'%s' is left out: how does %s write a comment?", s->name,
					language_name(s->language));
		else
			icpc_add_solution(e, "", folder, s, mixed ? first.s : NULL);
		text_release(&first);
	}
}

/* --- The package ----------------------------------------------------------------------------------- */

static int write_domjudge(struct export *e)
{
	int code = EXIT_AS_DECLARED;

	if (utf8_count(problem_title(e->problem, "en")) > TITLE_MAX)
		code = export_refuse(e, "its title has more than %d characters", TITLE_MAX);
	if (!code)
		code = add_statement(e);
	if (!code)
		code = icpc_add_programs(e, "", "output_validators/checker");
	if (!code) {
		add_metadata(e);
		icpc_add_tests(e, "", true, icpc_add_desc);
		add_points(e);
		add_solutions(e);
	}
	return code;
}

const struct export_target export_domjudge = {
	.name = "domjudge",
	.judge = "DOMjudge, a problem archive",
	.carries = { [PART_STATEMENT] = "HTML, the English one if there is one",
			[PART_SAMPLES] = "data/sample",
			[PART_GROUPS] = "folders of data/secret, with points for a contest that scores",
			[PART_CHECKER] = "C, output_validators/checker",
			[PART_VALIDATOR] =
					"C, input_validators/validator; DOMjudge does not run it",
			[PART_SOLUTIONS] = "a folder for each verdict, or @EXPECTED_RESULTS@" },
	.losses = { { export_has_two_languages, "statements in other languages" },
			{ export_has_points,
					"points in a contest that does not score: it comes as pass-fail; for "
					"one that does, set its type to scoring" },
			{ export_has_includes, "groups that need other groups" },
			{ export_has_time_factors,
					"more time for some languages: their solutions may be too slow there" },
			{ NULL, "generators" },
			{ export_has_wrong_solutions, "the verdict of each group" } },
	.write = write_domjudge,
};
