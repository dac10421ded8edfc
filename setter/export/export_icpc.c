#include "export/export_icpc.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/xalloc.h"
#include "export/export.h"
#include "statement/sample_dialogue.h"
#include "statement/statement.h"
#include "statement/statement_render.h"

/* --- Tests ------------------------------------------------------------------------------- */

char *icpc_group_folder(const struct export *e, size_t group)
{
	const int digits = e->plan->group_count > 10 ? 2 : 1;

	if (export_is_sample_group(e, group))
		return xstrdup("data/sample");
	return xprintf("data/secret/%0*zu-%s", digits, group + (group < e->plan->samples),
			e->plan->groups[group].name);
}

void icpc_add_desc(struct export *e, const char *base, const char *description)
{
	SCOPED_FREE char *name = xprintf("%s.desc", base);

	package_add_string(&e->package, name, description);
}

static void add_test(struct export *e, const char *folder, size_t t, icpc_describe *describe)
{
	const struct test *test = &e->plan->tests[t];
	SCOPED_FREE char *base = xprintf("%s/%s", folder, test->name);

	export_add_input(e, t, "%s.in", base);
	export_add_answer(e, t, "%s.ans", base);
	if (*test->description)
		describe(e, base, test->description);
}

static int add_dialogue(struct export *e, const char *root, const struct test *test)
{
	SCOPED(text) dialogue = TEXT_INIT;

	if (sample_dialogue(&dialogue, e->plan, test))
		return EXIT_BAD_REQUEST;
	export_add_text(e, &dialogue, "%sdata/sample/%s.interaction", root, test->name);
	return EXIT_AS_DECLARED;
}

int icpc_add_dialogues(struct export *e, const char *root)
{
	int code = EXIT_AS_DECLARED;

	for (size_t t = 0; !code && e->problem->interactor && t < e->plan->test_count; t++)
		if (export_is_sample(e, t))
			code = add_dialogue(e, root, &e->plan->tests[t]);
	return code;
}

static bool has_test(const struct plan *plan, size_t group, size_t test, enum icpc_more more)
{
	return more == ICPC_NEEDED ? plan_counts_for(plan, &plan->tests[test], group)
				   : export_group_runs(plan, group, test, more == ICPC_NO_MORE);
}

void icpc_add_tests(struct export *e, const char *root, enum icpc_more more,
		icpc_describe *describe)
{
	for (size_t g = 0; g < e->plan->group_count; g++) {
		SCOPED_FREE char *group = icpc_group_folder(e, g);
		SCOPED_FREE char *folder = xprintf("%s%s", root, group);

		for (size_t t = 0; t < e->plan->test_count; t++)
			if (has_test(e->plan, g, t, more))
				add_test(e, folder, t, describe);
	}
}

/* --- Programs and statement -------------------------------------------------------------------- */

/* One in Python that follows Kattis' protocol writes its score itself. */
static bool is_wrapped(const struct export *e)
{
	const struct export_referee referee = export_referee(e);

	return !strcmp(export_ending(e, referee.folder, referee.program), "py") &&
			(e->problem->interactor || e->problem->checker_protocol != PROTOCOL_KATTIS);
}

int icpc_add_programs(struct export *e, const char *root, const char *folder, const char *scores)
{
	struct paste_for kattis = { { "TESTLIB_ABI_KATTIS", scores }, true, true };
	/* The format asks for anything but 42, and BAPCtools for 43. */
	static const struct paste_for refusing = {
		{ "TESTLIB_ABI_KATTIS", "FAIL_EXIT_CODE 43", NULL }, true, true
	};
	SCOPED_FREE char *referee = xprintf("%s%s/%s.c", root, folder, export_referee(e).word);
	SCOPED_FREE char *validator = xprintf("%sinput_validators/validator/validator.c", root);
	int code = export_add_referee(e, referee, &kattis);

	if (!code)
		code = export_add_validator(e, validator, &refusing);
	if (!code && export_has_scores(e) && export_has_points(e) && is_wrapped(e))
		code = export_refuse(e,
				"its %s is in Python, and here only C and C++ can give parts of "
				"points",
				export_referee(e).word);
	return code;
}

static int add_grader(struct export *e, const struct export_grader *file, void *root)
{
	const char *language = file->language == LANGUAGE_PYTHON ? "python3"
								 : language_name(file->language);
	SCOPED_FREE char *name = xprintf("%sinclude/%s/%s", (const char *)root, language,
			file->name);
	const int rc = package_add_copy(&e->package, name, file->path);

	return rc ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

int icpc_add_graders(struct export *e, const char *root)
{
	SCOPED_FREE char *copy = xstrdup(root);

	return export_each_grader(e, copy, add_grader);
}

int icpc_add_tex(struct export *e, const char *root, const char *folder)
{
	static const struct figure_style graphics = { .formats = FIGURES_OF_TEX, .sized = true };
	struct statement *statement;
	SCOPED(text) tex = TEXT_INIT;
	int code;

	if (!names_have(&e->languages, "en"))
		return export_refuse(e, "it has no statement.en.md");
	statement = export_statement(e, "en");
	if (!statement)
		return EXIT_BAD_REQUEST;
	SCOPED_FREE char *place = xprintf("%s%s/", root, folder);

	code = export_place_figures(e, statement, &graphics, place);
	if (!statement->tex || !strstr(statement->tex, "\\problemname")) {
		text_add_string(&tex, "\\problemname{");
		tex_add_escaped(&tex, statement->title);
		text_add_string(&tex, "}\n\n");
	}
	if (statement->tex && !statement_is_olymp(statement))
		text_add_string(&tex, statement->tex);
	else
		statement_tex(&tex, statement, STATEMENT_ALL);
	export_warn_tex(e, statement);
	export_add_text(e, &tex, "%sproblem.en.tex", place);
	return code;
}

/* --- Solutions ---------------------------------------------------------------------------------- */

static bool may_be_called(const char *name)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
				      "0123456789_.-";

	return *name != '.' && *name != '-' && strlen(name) >= 2 && strlen(name) <= 255 &&
			!name[strspn(name, letters)];
}

bool icpc_takes_name(struct export *e, const struct solution *solution)
{
	if (may_be_called(solution->name))
		return true;
	export_note(e, "'%s' is left out: file names may have only letters, digits, _, . and -",
			solution->name);
	return false;
}

void icpc_add_solution(struct export *e, const char *root, const char *folder,
		const struct solution *solution)
{
	SCOPED_FREE char *name = xprintf("%ssubmissions/%s/%s", root, folder, solution->name);

	package_add_text(&e->package, name, solution->source.text, solution->source.length);
}

void icpc_check_accepted(struct export *e, size_t accepted)
{
	if (!accepted)
		export_warning(e,
				"no solution is certain to be accepted there, but the format "
				"needs one");
}

verdict_set icpc_verdicts(verdict_set set)
{
	const verdict_set wrong = VERDICT_SET(VERDICT_WA) | VERDICT_SET(VERDICT_PE);
	const verdict_set crash = VERDICT_SET(VERDICT_RE) | VERDICT_SET(VERDICT_MLE) |
			VERDICT_SET(VERDICT_OLE);
	verdict_set found = set & ~(wrong | crash);

	if (set & wrong)
		found |= VERDICT_SET(VERDICT_WA);
	if (set & crash)
		found |= VERDICT_SET(VERDICT_RE);
	return found;
}

void icpc_add_verdicts(struct text *out, verdict_set set)
{
	static const struct {
		enum verdict verdict;
		const char *word;
	} words[] = { { VERDICT_AC, "AC" }, { VERDICT_WA, "WA" }, { VERDICT_TLE, "TLE" },
		{ VERDICT_RE, "RTE" } };
	const char *comma = "";

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (icpc_verdicts(set) & VERDICT_SET(words[i].verdict)) {
			text_printf(out, "%s%s", comma, words[i].word);
			comma = ", ";
		}
}

/* --- The license ---------------------------------------------------------------------------------- */

void icpc_add_license(struct export *e, struct text *yaml)
{
	static const char *const known[] = { "unknown", "public domain", "cc0", "cc by", "cc by-sa",
		"educational", "permission", NULL };
	const char *license = e->problem->license ? e->problem->license : "unknown";
	size_t i = 0;

	while (known[i] && strcmp(known[i], license) != 0)
		i++;
	if (!known[i]) {
		export_note(e, "the license '%s' becomes 'unknown': the format does not have it",
				license);
		i = 0;
	} else if (i > 1 && !e->problem->author) {
		export_note(e, "the license '%s' becomes 'unknown': it needs an author", license);
		i = 0;
	}
	text_printf(yaml, "license: %s\n", known[i]);
	if (i > 1)
		text_add_yaml_pair(yaml, "rights_owner", e->problem->author);
}
