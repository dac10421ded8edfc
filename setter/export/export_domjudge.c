/*
 * export_domjudge.c - a problem archive of DOMjudge.
 *
 * The layout is Kattis's, at the root of the zip; the statement is HTML.  It comes as a
 * pass-fail problem, which every contest takes: one that is scoring is refused by a contest
 * that is not.  Its groups have their points all the same, for whoever sets its type; one that
 * needs others has their tests too.
 *
 * A solution goes where one result is expected of it.  A folder that is called otherwise would do
 * for several, by @EXPECTED_RESULTS@, but importing shows an error for each file of it.
 */
#include "export/export_icpc.h"
#include "export/export_targets.h"

#include <stdlib.h>

#include "base/diag.h"
#include "base/utf8.h"
#include "export/export.h"
#include "statement/statement.h"
#include "statement/statement_render.h"

/* Characters of a name in its database. */
#define TITLE_MAX 255

/* --- Metadata ------------------------------------------------------------------------------ */

static void add_metadata(struct export *e)
{
	const struct problem *p = e->problem;
	SCOPED(text) text = TEXT_INIT;

	text_add_yaml_pair(&text, "name", problem_title(p, "en"));
	text_printf(&text,
			"uuid: %s\ntype: pass-fail\nvalidation: custom%s\nlimits:\n  time_limit: ",
			p->uuid, p->interactor ? " interactive" : "");
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
}

/* For a contest that scores: what is not in a row of `words` is inherited, so all of it is. */
static void add_group_yaml(struct export *e, const char *folder, const char *words,
		const char *validator, long long hundredths, bool accepts)
{
	const struct points_text points = points_text(hundredths);
	SCOPED(text) yaml = TEXT_INIT;

	text_printf(&yaml, "%srange: 0 %s\n", words, points.s);
	if (accepts)
		text_printf(&yaml, "accept_score: %s\n", points.s);
	if (validator)
		text_printf(&yaml, "input_validator_flags: --group %s\n", validator);
	export_add_text(e, &yaml, "%s/testdata.yaml", folder);
}

static void add_points(struct export *e)
{
	static const char together[] = "on_reject: continue\ngrader_flags: sum\n";
	static const char one[] = "on_reject: break\ngrader_flags: min\n";
	const long long total = export_total_hundredths(e);

	if (!total)
		return;
	add_group_yaml(e, "data", "on_reject: continue\ngrader_flags: sum ignore_sample\n", NULL,
			total, false);
	add_group_yaml(e, "data/secret", together, NULL, total, false);
	for (size_t g = 0; g < e->plan->group_count; g++) {
		SCOPED_FREE char *folder = icpc_group_folder(e, g);

		add_group_yaml(e, folder, export_is_sample_group(e, g) ? together : one,
				e->plan->groups[g].name, e->plan->groups[g].hundredths, true);
	}
}

/* --- The statement ---------------------------------------------------------------------------- */

static int add_statement(struct export *e)
{
	const bool english = names_have(&e->languages, "en");
	static const struct figure_style inside = { .formats = FIGURES_OF_HTML, .inside = true };
	struct statement *statement;
	SCOPED(text) html = TEXT_INIT;
	int code;

	if (!e->languages.count) {
		export_note(e, "there is no statement");
		return EXIT_AS_DECLARED;
	}
	statement = export_statement(e, english ? "en" : e->languages.list[0]);
	if (!statement)
		return EXIT_BAD_REQUEST;
	code = export_place_figures(e, statement, &inside, "");
	statement_html_page(&html, statement, STATEMENT_ALL);
	export_warn_html(e, statement);
	package_add_text(&e->package, "problem_statement/problem.html", html.s, html.length);
	return code;
}

/* --- Submissions --------------------------------------------------------------------------------- */

/* NULL: more than one result is possible.  What is partly right is wrong there. */
static const char *folder_of(verdict_set set)
{
	static const struct {
		verdict_set set;
		const char *folder;
	} results[] = {
		{ VERDICT_SET(VERDICT_AC), "accepted" },
		{ VERDICT_SET(VERDICT_WA) | VERDICT_SET(VERDICT_PE) | VERDICT_SET(VERDICT_PC),
				"wrong_answer" },
		{ VERDICT_SET(VERDICT_TLE), "time_limit_exceeded" },
		{ VERDICT_SET(VERDICT_RE) | VERDICT_SET(VERDICT_MLE), "run_time_error" },
		{ VERDICT_SET(VERDICT_OLE), "output_limit" },
		{ VERDICT_SET(VERDICT_CE), "compiler_error" },
	};

	for (size_t i = 0; i < sizeof results / sizeof *results; i++)
		if (!(set & ~results[i].set))
			return results[i].folder;
	return NULL;
}

static void add_solutions(struct export *e)
{
	for (size_t i = 0; i < e->solutions->count; i++) {
		const struct solution *s = e->solutions->list[i];
		const verdict_set set = export_permitted(e, s, true);
		const char *folder = folder_of(set);

		if (!icpc_takes_name(e, s))
			continue;
		if (folder)
			icpc_add_solution(e, "", folder, s);
		else
			export_note(e, "'%s' is left out: a folder expects one result, and it may get %s",
					s->name, verdict_set_text(set).s);
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
		code = icpc_add_programs(e, "",
				e->problem->interactor ? "output_validators/interactor"
						       : "output_validators/checker",
				"TESTLIB_NO_SCORE");
	if (!code) {
		add_metadata(e);
		icpc_add_tests(e, "", ICPC_NEEDED, icpc_add_desc);
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
			[PART_GROUPS] = "folders of data/secret, with points for scoring "
					"contests; a group also has the tests of the groups it "
					"needs",
			[PART_CHECKER] = "C, C++ or Python, output_validators/checker",
			[PART_INTERACTOR] = "C, C++ or Python, output_validators/interactor",
			[PART_VALIDATOR] =
					"C, C++ or Python, input_validators/validator; DOMjudge does not run it",
			[PART_SOLUTIONS] = "a folder for each verdict, if only one is possible" },
	.losses = { { export_has_two_languages, "statements in other languages" },
			{ export_has_points,
					"points: the package is pass-fail, which every contest "
					"takes; for a scoring contest, set the problem's type "
					"to scoring after the import" },
			{ export_has_time_factors,
					"more time for some languages: their solutions may be too slow there" },
			{ NULL, "generators" },
			{ export_has_wrong_solutions, "the verdict of each group" } },
	.write = write_domjudge,
};
