/*
 * export_polygon.c - a full package of Polygon, as Codeforces and many importers read it.
 *
 * Programs are C++: that is what every reader of these packages compiles.  doall.sh compiles
 * everything, runs the tests of validator and checker, and makes all tests again; they have the
 * bytes that are in the package already.
 */
#include "export/export_polygon.h"
#include "export/export_targets.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/embed.h"
#include "base/diag.h"
#include "base/xalloc.h"

/* What Polygon calls the C++ that all programs here are. */
#define CPP_TYPE "cpp.g++17"

/* --- Names ---------------------------------------------------------------------------------- */

/* NULL: Polygon has none, or we do not know what it calls it. */
static const char *source_type(enum language language)
{
	switch (language) {
	case LANGUAGE_C:
		return "c.gcc";
	case LANGUAGE_CPP:
		return CPP_TYPE;
	case LANGUAGE_PYTHON:
		return "python.3";
	case LANGUAGE_JAVA:
		return "java21";
	default:
		return NULL;
	}
}

/* tests/07, or tests/007 where there are a hundred. */
static int test_digits(const struct export *e)
{
	const size_t tests = e->plan->test_count;

	return tests > 9999 ? 5 : tests > 999 ? 4 : tests > 99 ? 3 : 2;
}

/* --- Tests of validator and checker: unit.plan -------------------------------------------------- */

/* Lines of XML and of a script, as the files are added. */
struct unit_lines {
	int validator_tests, checker_tests;
	struct text validator_xml, checker_xml, validator_script, checker_script;
	int left_out; /* tests of the checker that expect a part of the points */
};

static int add_validator_test(struct export *e, const struct export_unit *unit,
		struct unit_lines *lines)
{
	const char *verdict = unit->verdict == UNIT_VALID ? "valid" : "invalid";
	SCOPED_FREE char *name = xprintf("files/tests/validator-tests/%02d",
			++lines->validator_tests);
	const int rc = package_add_copy(&e->package, name, unit->in);

	text_printf(&lines->validator_xml, "                        <test verdict=\"%s\"", verdict);
	if (unit->group)
		text_printf(&lines->validator_xml, " testset=\"tests\" group=\"%s\"", unit->group);
	text_add_string(&lines->validator_xml, "/>\n");
	text_printf(&lines->validator_script, "expect %s %s \"%s\"\n", verdict, name,
			unit->group ? unit->group : "");
	return rc ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

static int add_checker_test(struct export *e, const struct export_unit *unit,
		struct unit_lines *lines)
{
	static const char *const verdicts[] = { "ok", "wrong-answer", "presentation-error",
		"crashed" };
	const int exit_code = (int)unit->verdict - UNIT_AC;
	SCOPED_FREE char *in = xprintf("files/tests/checker-tests/%02d", ++lines->checker_tests);
	SCOPED_FREE char *out = xprintf("%s.o", in), *ans = xprintf("%s.a", in);
	const int rc = package_add_copy(&e->package, in, unit->in) ||
			package_add_copy(&e->package, out, unit->out) ||
			package_add_copy(&e->package, ans, unit->ans);

	text_printf(&lines->checker_xml, "                    <test verdict=\"%s\"/>\n",
			verdicts[exit_code]);
	text_printf(&lines->checker_script, "expect %d %s\n", exit_code, in);
	return rc ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

static int add_unit(struct export *e, const struct export_unit *unit, void *context)
{
	struct unit_lines *lines = context;

	if (unit->verdict == UNIT_PC) {
		lines->left_out++;
		return EXIT_AS_DECLARED;
	}
	return unit->verdict <= UNIT_INVALID ? add_validator_test(e, unit, lines)
					     : add_checker_test(e, unit, lines);
}

/* --- Scripts -------------------------------------------------------------------------------------- */

EMBED(compile_script, "setter/export/polygon/compile.sh");

EMBED(input_script, "setter/export/polygon/gen-input-via-stdout.sh");

EMBED(answer_script, "setter/export/polygon/gen-answer.sh");

EMBED(talk_script, "setter/export/polygon/gen-answer-talk.sh");

EMBED(accepting_checker, "setter/export/polygon/accept.cpp");

EMBED(validator_script, "setter/export/polygon/run-validator-tests.sh");

EMBED(checker_script, "setter/export/polygon/run-checker-tests.sh");

static void add_script(struct export *e, const char *name, const char *head,
		const struct text *lines)
{
	SCOPED(text) script = TEXT_INIT;

	text_add_string(&script, head);
	text_add(&script, lines->s, lines->length);
	package_add_script(&e->package, name, script.s);
}

static void add_compile_lines(const struct export *e, const struct names *generators,
		struct text *script)
{
	const char *main_source = strrchr(e->problem->reference_source, '/') + 1;

	text_add_string(script, "mkdir -p bin tests\n");
	if (e->problem->interactor)
		text_add_string(script, "compile files/interactor.cpp bin/interactor\n");
	text_add_string(script,
			"compile files/check.cpp bin/check\n"
			"compile files/validator.cpp bin/validator\n"
			"compile solutions/");
	text_add_shell_word(script, main_source);
	text_add_string(script, " bin/main\n");
	for (size_t i = 0; i < generators->count; i++)
		text_printf(script, "compile files/%s.cpp bin/%s\n", generators->list[i],
				generators->list[i]);
}

static void add_doall(struct export *e, const struct names *generators)
{
	const int digits = test_digits(e);
	SCOPED(text) script = TEXT_INIT;

	text_printf(&script,
			"#!/usr/bin/env bash\n"
			"# Compiles everything, tests validator and checker, and makes all tests anew.\n"
			"set -e\n"
			"cd \"$(dirname \"$0\")\"\n\n%s\n",
			compile_script);
	add_compile_lines(e, generators, &script);
	text_add_string(&script,
			"\nscripts/run-validator-tests.sh\nscripts/run-checker-tests.sh\n\n");
	for (size_t t = 0; t < e->plan->test_count; t++)
		if (e->plan->tests[t].words.count) {
			text_add_string(&script, "scripts/gen-input-via-stdout.sh ");
			text_add_shell_word(&script, e->plan->tests[t].line);
			text_printf(&script, " tests/%0*zu %zu %s\n", digits, t + 1, t + 1,
					e->plan->groups[e->plan->tests[t].group].name);
		}
	for (size_t t = 0; t < e->plan->test_count; t++)
		text_printf(&script,
				"scripts/gen-answer.sh tests/%0*zu tests/%0*zu.a \"tests\" \"%s\"\n",
				digits, t + 1, digits, t + 1,
				e->plan->groups[e->plan->tests[t].group].name);
	package_add_script(&e->package, "doall.sh", script.s);
}

/* Removes what doall.sh makes: answers, and inputs that have a generator. */
static void add_wipe(struct export *e)
{
	const int digits = test_digits(e);
	SCOPED(text) script = TEXT_INIT;

	text_add_string(&script,
			"#!/usr/bin/env bash\n"
			"# Removes what doall.sh makes.\n"
			"cd \"$(dirname \"$0\")\" && rm -rf bin tests/*.a\n");
	for (size_t t = 0; t < e->plan->test_count; t++)
		if (e->plan->tests[t].words.count)
			text_printf(&script, "rm -f tests/%0*zu\n", digits, t + 1);
	package_add_script(&e->package, "wipe.sh", script.s);
}

static void add_scripts(struct export *e, const struct names *generators,
		const struct unit_lines *lines)
{
	package_add_script(&e->package, "scripts/gen-input-via-stdout.sh", input_script);
	package_add_script(&e->package, "scripts/gen-answer.sh",
			e->problem->interactor ? talk_script : answer_script);
	add_script(e, "scripts/run-validator-tests.sh", validator_script, &lines->validator_script);
	add_script(e, "scripts/run-checker-tests.sh", checker_script, &lines->checker_script);
	add_doall(e, generators);
	add_wipe(e);
	polygon_add_windows(e, generators, test_digits(e), &lines->validator_script,
			&lines->checker_script);
}

/* --- Solutions --------------------------------------------------------------------------------------- */

/* XML and .desc have different words. */
struct tag {
	const char *xml, *desc;
};

static struct tag tag_of(const struct export *e, const struct solution *s)
{
	static const struct {
		verdict_set set;
		struct tag tag;
	} tags[] = {
		{ VERDICT_SET(VERDICT_AC), { "accepted", "ACCEPTED" } },
		{ VERDICT_SET(VERDICT_WA), { "wrong-answer", "WRONG_ANSWER" } },
		{ VERDICT_SET(VERDICT_PE), { "presentation-error", "PRESENTATION_ERROR" } },
		{ VERDICT_SET(VERDICT_TLE), { "time-limit-exceeded", "TIME_LIMIT_EXCEEDED" } },
		{ VERDICT_SET(VERDICT_MLE), { "memory-limit-exceeded", "MEMORY_LIMIT_EXCEEDED" } },
		{ VERDICT_SET(VERDICT_RE), { "failed", "RUNTIME_ERROR" } },
		{ VERDICT_SET(VERDICT_TLE) | VERDICT_SET(VERDICT_AC),
				{ "time-limit-exceeded-or-accepted",
						"TIME_LIMIT_EXCEEDED_OR_ACCEPTED" } },
		{ VERDICT_SET(VERDICT_TLE) | VERDICT_SET(VERDICT_MLE),
				{ "time-limit-exceeded-or-memory-limit-exceeded",
						"TIME_LIMIT_EXCEEDED_OR_MEMORY_LIMIT_EXCEEDED" } },
	};
	static const struct tag main_tag = { "main", "MAIN" },
				rejected = { "rejected", "REJECTED" },
				unknown = { "do-not-run", "NOT_RUN" };
	const verdict_set set = export_permitted(e, s, true);

	if (s->is_reference)
		return main_tag;
	for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
		if (set == tags[i].set)
			return tags[i].tag;
	return set & VERDICT_SET(VERDICT_AC) ? unknown : rejected;
}

static void add_solution(struct export *e, const struct solution *s, struct text *xml)
{
	const struct tag tag = tag_of(e, s);
	SCOPED(text) desc = TEXT_INIT;
	SCOPED_FREE char *name = xprintf("solutions/%s", s->name);

	package_add_text(&e->package, name, s->source.text, s->source.length);
	text_printf(&desc, "File name: %s\nTag: %s\nAuthor: %s\n", s->name, tag.desc,
			e->problem->author ? e->problem->author : "");
	export_add_text(e, &desc, "%s.desc", name);
	text_printf(xml, "            <solution tag=\"%s\">\n                <source path=\"",
			tag.xml);
	text_add_xml(xml, name);
	text_printf(xml, "\" type=\"%s\"/>\n            </solution>\n", source_type(s->language));
}

/* Case tells no names apart on Windows: has another solution the better right to this one? */
static bool has_namesake(const struct export *e, size_t solution)
{
	const struct solution *s = e->solutions->list[solution];

	for (size_t i = 0; !s->is_reference && i < e->solutions->count; i++) {
		const struct solution *other = e->solutions->list[i];

		if (!strcasecmp(other->name, s->name) && (other->is_reference || i < solution))
			return true;
	}
	return false;
}

static int add_solutions(struct export *e, struct text *xml)
{
	for (size_t i = 0; i < e->solutions->count; i++) {
		const struct solution *s = e->solutions->list[i];
		const bool named = windows_takes_name(s->name) && !has_namesake(e, i);

		if (source_type(s->language) && named)
			add_solution(e, s, xml);
		else if (!named && s->is_reference)
			return export_refuse(e,
					"Polygon runs on Windows, where no file can be called '%s'",
					s->name);
		else if (!named)
			export_note(e,
					"'%s' is left out: on Windows, where Polygon runs, that "
					"name is reserved or taken",
					s->name);
		else if (s->is_reference)
			return export_refuse(e, "its reference is in %s",
					language_name(s->language));
		else
			export_note(e, "'%s' is left out: it is in %s", s->name,
					language_name(s->language));
	}
	return EXIT_AS_DECLARED;
}

/* --- problem.xml ---------------------------------------------------------------------------------------- */

static void add_names_xml(const struct export *e, struct text *xml)
{
	text_add_string(xml, "    <names>\n");
	for (size_t i = 0; i < e->problem->title_count; i++) {
		const struct translation *title = &e->problem->titles[i];

		if (!polygon_language(title->language))
			continue;
		text_printf(xml, "        <name language=\"%s\" value=\"",
				polygon_language(title->language));
		text_add_xml(xml, title->text);
		text_add_string(xml, "\"/>\n");
	}
	text_add_string(xml, "    </names>\n");
}

static void add_statements_xml(const struct export *e, struct text *xml)
{
	text_add_string(xml, "    <statements>\n");
	for (size_t i = 0; i < e->languages.count; i++) {
		const char *language = polygon_language(e->languages.list[i]);

		if (language)
			text_printf(xml,
					"        <statement charset=\"UTF-8\" language=\"%s\" mathjax=\"true\" "
					"path=\"statements/%s/problem.tex\" type=\"application/x-tex\"/>\n"
					"        <statement charset=\"UTF-8\" language=\"%s\" mathjax=\"false\" "
					"path=\"statements/.html/%s/problem.html\" type=\"text/html\"/>\n",
					language, language, language, language);
	}
	text_add_string(xml, "    </statements>\n");
}

/* 30.0, as Polygon writes it. */
static struct points_text polygon_points(long long hundredths)
{
	struct points_text text = points_text(hundredths);

	if (hundredths % 100 == 0)
		strcat(text.s, ".0");
	return text;
}

/* The points of a group are those of its first test. */
static void add_test_xml(const struct export *e, size_t t, bool first, struct text *xml)
{
	const struct test *test = &e->plan->tests[t];
	const struct group *group = &e->plan->groups[test->group];

	text_add_string(xml, "                <test");
	if (test->words.count) {
		text_add_string(xml, " cmd=\"");
		text_add_xml(xml, test->line);
		text_add_char(xml, '"');
	}
	if (*test->description) {
		text_add_string(xml, " description=\"");
		text_add_xml(xml, test->description);
		text_add_char(xml, '"');
	}
	text_printf(xml, " group=\"%s\" method=\"%s\"", group->name,
			test->words.count ? "generated" : "manual");
	if (export_has_points(e))
		text_printf(xml, " points=\"%s\"", polygon_points(first ? group->hundredths : 0).s);
	if (export_is_sample(e, t))
		text_add_string(xml, " sample=\"true\"");
	text_add_string(xml, "/>\n");
}

static void add_group_xml(const struct export *e, const struct group *group, struct text *xml)
{
	text_printf(xml,
			"                <group feedback-policy=\"complete\" name=\"%s\" points=\"%s\" "
			"points-policy=\"complete-group\"",
			group->name, polygon_points(group->hundredths).s);
	if (!group->include_count) {
		text_add_string(xml, "/>\n");
		return;
	}
	text_add_string(xml, ">\n                    <dependencies>\n");
	for (size_t i = 0; i < group->include_count; i++)
		text_printf(xml, "                        <dependency group=\"%s\"/>\n",
				e->plan->groups[group->includes[i]].name);
	text_add_string(xml, "                    </dependencies>\n                </group>\n");
}

static void add_judging_xml(const struct export *e, struct text *xml)
{
	const int digits = test_digits(e);

	text_printf(xml,
			"    <judging cpu-name=\"\" cpu-speed=\"\" input-file=\"\" output-file=\"\" "
			"run-count=\"1\">\n"
			"        <testset name=\"tests\">\n"
			"            <time-limit>%lld</time-limit>\n"
			"            <memory-limit>%lld</memory-limit>\n"
			"            <test-count>%zu</test-count>\n"
			"            <input-path-pattern>tests/%%0%dd</input-path-pattern>\n"
			"            <answer-path-pattern>tests/%%0%dd.a</answer-path-pattern>\n"
			"            <tests>\n",
			e->problem->time_ms, e->problem->memory_mib << 20, e->plan->test_count,
			digits, digits);
	for (size_t t = 0; t < e->plan->test_count; t++)
		add_test_xml(e, t, !t || e->plan->tests[t].group != e->plan->tests[t - 1].group,
				xml);
	text_add_string(xml, "            </tests>\n            <groups>\n");
	for (size_t g = 0; g < e->plan->group_count; g++)
		add_group_xml(e, &e->plan->groups[g], xml);
	text_add_string(xml, "            </groups>\n        </testset>\n    </judging>\n");
}

static void add_files_xml(const struct names *generators, struct text *xml)
{
	text_add_string(xml, "    <files>\n        <resources/>\n        <executables>\n");
	for (size_t i = 0; i < generators->count; i++)
		text_printf(xml,
				"            <executable>\n                <source path=\"files/%s.cpp\" "
				"type=\"" CPP_TYPE "\"/>\n            </executable>\n",
				generators->list[i]);
	text_add_string(xml,
			"            <executable>\n"
			"                <source path=\"files/validator.cpp\" type=\"" CPP_TYPE
			"\"/>\n"
			"            </executable>\n"
			"        </executables>\n    </files>\n");
}

static void add_checker_xml(const struct unit_lines *lines, struct text *xml)
{
	text_printf(xml,
			"        <checker type=\"testlib\">\n"
			"            <source path=\"files/check.cpp\" type=\"" CPP_TYPE "\"/>\n"
			"            <copy path=\"check.cpp\"/>\n"
			"            <testset>\n"
			"                <test-count>%d</test-count>\n"
			"                <input-path-pattern>files/tests/checker-tests/%%02d"
			"</input-path-pattern>\n"
			"                <output-path-pattern>files/tests/checker-tests/%%02d.o"
			"</output-path-pattern>\n"
			"                <answer-path-pattern>files/tests/checker-tests/%%02d.a"
			"</answer-path-pattern>\n"
			"                <tests>\n%s                </tests>\n"
			"            </testset>\n        </checker>\n",
			lines->checker_tests, lines->checker_xml.s);
}

static void add_interactor_xml(const struct export *e, struct text *xml)
{
	if (e->problem->interactor)
		text_add_string(xml,
				"        <interactor>\n"
				"            <source path=\"files/interactor.cpp\" type=\"" CPP_TYPE
				"\"/>\n"
				"        </interactor>\n");
}

static void add_validator_xml(const struct unit_lines *lines, struct text *xml)
{
	text_printf(xml,
			"        <validators>\n            <validator>\n"
			"                <source path=\"files/validator.cpp\" type=\"" CPP_TYPE
			"\"/>\n"
			"                <testset>\n"
			"                    <test-count>%d</test-count>\n"
			"                    <input-path-pattern>files/tests/validator-tests/%%02d"
			"</input-path-pattern>\n"
			"                    <tests>\n%s                    </tests>\n"
			"                </testset>\n"
			"            </validator>\n        </validators>\n",
			lines->validator_tests, lines->validator_xml.s);
}

static void add_problem_xml(struct export *e, const struct names *generators,
		const struct unit_lines *lines, const struct text *solutions)
{
	SCOPED(text) xml = TEXT_INIT;

	text_printf(&xml,
			"<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"no\"?>\n"
			"<problem revision=\"1\" short-name=\"%s\" url=\"\">\n",
			e->short_name);
	add_names_xml(e, &xml);
	add_statements_xml(e, &xml);
	add_judging_xml(e, &xml);
	add_files_xml(generators, &xml);
	text_add_string(&xml, "    <assets>\n");
	add_checker_xml(lines, &xml);
	add_interactor_xml(e, &xml);
	add_validator_xml(lines, &xml);
	text_printf(&xml, "        <solutions>\n%s        </solutions>\n    </assets>\n",
			solutions->s);
	text_add_string(&xml,
			"    <properties>\n"
			"        <property name=\"tests-wellformed\" value=\"true\"/>\n"
			"    </properties>\n"
			"    <stresses>\n"
			"        <stress-count>0</stress-count>\n"
			"        <stress-path-pattern>stresses/%03d</stress-path-pattern>\n"
			"        <list/>\n"
			"    </stresses>\n"
			"    <tags>\n");
	for (size_t i = 0; i < e->problem->tags.count; i++) {
		text_add_string(&xml, "        <tag value=\"");
		text_add_xml(&xml, e->problem->tags.list[i]);
		text_add_string(&xml, "\"/>\n");
	}
	text_add_string(&xml, "    </tags>\n</problem>\n");
	export_add_text(e, &xml, "problem.xml");
}

/* --- The package -------------------------------------------------------------------------------------------- */

/* There is always one; behind an interactor, it may have nothing to do. */
static int add_checker(struct export *e, const char *name)
{
	if (problem_has_checker(e->problem))
		return export_add_checker(e, name, NULL);
	package_add_string(&e->package, name, accepting_checker);
	return EXIT_AS_DECLARED;
}

/* The programs, once in files/, and the checker at the root too. */
static int add_programs(struct export *e, const struct names *generators)
{
	int code = add_checker(e, "files/check.cpp");

	if (!code)
		code = add_checker(e, "check.cpp");
	if (!code && e->problem->interactor)
		code = export_add_referee(e, "files/interactor.cpp", NULL);
	if (!code)
		code = export_add_validator(e, "files/validator.cpp", NULL);
	for (size_t i = 0; !code && i < generators->count; i++) {
		SCOPED_FREE char *name = xprintf("files/%s.cpp", generators->list[i]);

		code = export_add_generator(e, generators->list[i], name, NULL);
	}
	return code;
}

static void add_tests(struct export *e)
{
	for (size_t t = 0; t < e->plan->test_count; t++) {
		export_add_input(e, t, "tests/%0*zu", test_digits(e), t + 1);
		export_add_answer(e, t, "tests/%0*zu.a", test_digits(e), t + 1);
	}
}

static bool has_a_name(const struct export *e)
{
	for (size_t i = 0; i < e->problem->title_count; i++)
		if (polygon_language(e->problem->titles[i].language))
			return true;
	return false;
}

/* Points are given to tests. */
static void warn_of_lost_points(struct export *e)
{
	for (size_t g = 0; g < e->plan->group_count; g++) {
		const struct group *group = &e->plan->groups[g];

		if (!group->test_count && group->hundredths)
			export_warning(e,
					"group '%s' has no tests of its own, and points belong "
					"to tests: its %s points are lost",
					group->name, points_text(group->hundredths).s);
	}
}

static int refuse_devices(const struct export *e, const struct names *generators)
{
	for (size_t i = 0; i < generators->count; i++)
		if (!windows_takes_name(generators->list[i]))
			return export_refuse(e,
					"Polygon runs on Windows, where no file can be called '%s.cpp'",
					generators->list[i]);
	return EXIT_AS_DECLARED;
}

static int write_polygon(struct export *e)
{
	struct unit_lines lines = { 0, 0, TEXT_INIT, TEXT_INIT, TEXT_INIT, TEXT_INIT, 0 };
	struct names generators = NAMES_INIT;
	struct text solutions = TEXT_INIT;
	int code;

	if (!has_a_name(e))
		return export_refuse(e, "it has neither an English nor a Chinese name");
	if (!e->languages.count)
		export_note(e, "there is no statement");
	code = export_needs_validator(e);
	if (!code)
		code = export_needs_reference(e);
	if (code)
		return code;
	warn_of_lost_points(e);
	export_generators(e, &generators);
	code = refuse_devices(e, &generators);
	if (!code)
		code = add_programs(e, &generators);
	if (!code)
		code = polygon_add_statements(e);
	if (!code)
		code = export_unit_cases(e, &lines, add_unit);
	if (!code && lines.left_out)
		export_note(e, "%d tests of unit.plan that expect PC are left out: Polygon has no such verdict",
				lines.left_out);
	if (!code)
		code = add_solutions(e, &solutions);
	if (!code) {
		add_tests(e);
		add_scripts(e, &generators, &lines);
		add_problem_xml(e, &generators, &lines, &solutions);
	}
	names_release(&generators);
	text_release(&solutions);
	text_release(&lines.validator_xml);
	text_release(&lines.checker_xml);
	text_release(&lines.validator_script);
	text_release(&lines.checker_script);
	return code;
}

const struct export_target export_polygon = {
	.name = "polygon",
	.judge = "Polygon and Codeforces, a full package",
	.carries = { [PART_STATEMENT] = "TeX and HTML, English and Chinese",
			[PART_SAMPLES] = "the first tests, and examples of the statement",
			[PART_GROUPS] = "groups with points and dependencies",
			[PART_SCORES] = "points, as quitp() counts them with score: points; a group has all of its tests or none",
			[PART_CHECKER] = "C++, with its tests",
			[PART_INTERACTOR] =
					"C++; a checker may judge what it notes down; doall.bat "
					"keeps the answers",
			[PART_VALIDATOR] = "C++, with its tests",
			[PART_GENERATORS] = "C++; doall.sh and doall.bat make the tests again",
			[PART_SOLUTIONS] = "a tag for each verdict" },
	.losses = { { export_has_third_languages,
				    "statements in other languages than English and Chinese" },
			{ NULL, "the output limit" },
			{ export_has_time_factors,
					"more time for some languages: their solutions may be too slow there" },
			{ export_has_wrong_solutions, "the verdict of each group" } },
	.checks_notes = true,
	.takes_points = true,
	.write = write_polygon,
};
