/*
 * fuzz_setter.c - the files that a setter writes, from arbitrary bytes.
 *
 * The first byte says which: problem.yaml, tests.plan, the header of a solution in C or in
 * Python, unit.plan, tests.xxh, a statement, Markdown for its renderers, run.json for a report, or
 * what a plot program prints.  Nothing may crash or leak; a file with errors is one that had some
 * reported; tags of HTML close in order.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/command_line.h"
#include "base/diag.h"
#include "build/manifest.h"
#include "problem/plan.h"
#include "problem/solution.h"
#include "report/report.h"
#include "statement/statement_render.h"
#include "unit/unit_plan.h"

static struct kit kit;
static struct problem problem;
static struct plan plan;

static const char yaml[] = "name: {en: x}\nvalidator: pairs\nchecker: wcmp\nreference: exact\n"
			   "bounds: {t: 100, pile: 10^18}\ncases: {max: 100}\n";
static const char lines[] = "@group sample points=0\nnear\n@group small points=1 pile=5\nnear\n"
			    "@group full points=1 include=small\nnear\n";

/*
 * The kit is the folder that the fuzzer is started in.  Whether it has these programs does
 * not matter: bounds and groups are read anyway.
 */
static void open_kit(void)
{
	kit.root = strdup(".");
	kit.headers = strdup("dist");
	diag_to(fopen("/dev/null", "w"));
	source_set(&problem.source, "problem.yaml", yaml, sizeof yaml - 1);
	problem_parse(&problem, &kit, "x");
	source_set(&plan.source, "tests.plan", lines, sizeof lines - 1);
	plan_parse(&plan, &problem);
	if (problem.bound_count != 2 || plan.group_count != 3)
		abort();
}

static void must_agree(int rc, const struct source *s)
{
	if ((rc != 0) != (s->errors > 0))
		abort();
}

static void fuzz_problem(const char *bytes, size_t length)
{
	struct problem p = PROBLEM_INIT;

	source_set(&p.source, "problem.yaml", bytes, length);
	must_agree(problem_parse(&p, &kit, "x"), &p.source);
	problem_release(&p);
}

static void fuzz_plan(const char *bytes, size_t length)
{
	struct plan p = PLAN_INIT;

	source_set(&p.source, "tests.plan", bytes, length);
	must_agree(plan_parse(&p, &problem), &p.source);
	for (size_t t = 0; t < p.test_count; t++)
		for (size_t g = 0; g < p.group_count; g++)
			plan_counts_for(&p, &p.tests[t], g);
	plan_release(&p);
}

static void fuzz_solution(enum language language, const char *bytes, size_t length)
{
	struct solution *s = solution_new("a");

	s->language = language;
	source_set(&s->source, "a", bytes, length);
	must_agree(solution_parse(s, &plan), &s->source);
	solution_free(s);
}

static void fuzz_manifest(const char *bytes, size_t length)
{
	struct manifest m = MANIFEST_INIT;

	source_set(&m.source, "tests.xxh", bytes, length);
	must_agree(manifest_parse(&m), &m.source);
	manifest_release(&m);
}

static void fuzz_unit_plan(const char *bytes, size_t length)
{
	struct unit_plan u = UNIT_PLAN_INIT;

	source_set(&u.source, "unit.plan", bytes, length);
	must_agree(unit_plan_parse(&u, &plan), &u.source);
	unit_plan_release(&u);
}

static void fuzz_statement_in(const char *path, const char *bytes, size_t length)
{
	struct statement s = STATEMENT_INIT;
	struct text out = TEXT_INIT;

	source_set(&s.source, path, bytes, length);
	const int rc = statement_parse(&s, &plan, "en");

	must_agree(rc, &s.source);
	if (!rc) {
		statement_tex(&out, &s, STATEMENT_ALL);
		statement_html_page(&out, &s, STATEMENT_ALL);
		statement_markdown(&out, &s, STATEMENT_ALL, SAMPLES_HEADED);
	}
	text_release(&out);
	statement_release(&s);
}

static void fuzz_statement(const char *bytes, size_t length)
{
	fuzz_statement_in("statement.en.md", bytes, length);
	fuzz_statement_in("statement.en.tex", bytes, length);
}

/* Every tag that opens is closed, in order; <hr>, <br> and <img> stand alone. */
static void must_nest(const char *html)
{
	struct names open = NAMES_INIT;

	while ((html = strchr(html, '<'))) {
		const bool closing = html[1] == '/';
		const char *name = html + 1 + closing;
		char *tag = strndup(name, strcspn(name, " >"));

		html = strchr(name, '>');
		if (!html || !*tag)
			abort();
		if (closing && (!open.count || strcmp(tag, open.list[open.count - 1])))
			abort();
		if (closing)
			free(open.list[--open.count]);
		else if (strcmp(tag, "hr") && strcmp(tag, "br") && strcmp(tag, "img"))
			names_add(&open, tag);
		free(tag);
	}
	if (open.count)
		abort();
	names_release(&open);
}

static void fuzz_markdown(const char *bytes, size_t length)
{
	struct text tex = TEXT_INIT, html = TEXT_INIT, markdown = TEXT_INIT;
	char *text = strndup(bytes, length);

	tex_render(&tex, text);
	html_render(&html, text);
	markdown_render(&markdown, text);
	must_nest(html.s);
	free(text);
	text_release(&tex);
	text_release(&html);
	text_release(&markdown);
}

static void fuzz_report(const char *bytes, size_t length)
{
	json_t *document = json_read(bytes, length);
	struct text out = TEXT_INIT;
	struct run_file report;

	if (!document)
		return;
	run_file_take(&report, document);
	report_html(&report, NULL, &out);
	report_markdown(&report, &out);
	if (report.has_plots)
		report_plot(&report, report.plots.list[0].id, "*-01", &out);
	run_file_release(&report);
	text_release(&out);
}

/* The description up to an empty line, then the points; kept ones are what they were. */
static void fuzz_plots(const char *bytes, size_t length)
{
	char *text = strndup(bytes, length), *points_text = strstr(text, "\n\n");
	struct text why = TEXT_INIT, kept = TEXT_INIT;
	struct plots plots = PLOTS_INIT;
	struct plot_points points = { NULL, { 0 } };

	if (points_text)
		points_text[1] = '\0';
	if (points_text && !plots_parse(&plots, text, strlen(text), &why)) {
		plot_points_init(&points, &plots);
		if (!plot_points_parse(&points, &plots, points_text + 2, strlen(points_text + 2),
				    &why)) {
			struct plot_points again;

			plot_points_write(&points, &plots, &kept);
			plot_points_init(&again, &plots);
			if (!plot_points_read(&again, &plots, kept.s))
				abort();
			plot_points_release(&again, &plots);
			plots_settle(&plots, &points, 1);
		}
	}
	plot_points_release(&points, &plots);
	plots_release(&plots);
	text_release(&why);
	text_release(&kept);
	free(text);
}

static void fuzz(const uint8_t *data, size_t size)
{
	const char *bytes = (const char *)data + 1;

	switch (data[0] % 16) {
	case 0:
		fuzz_problem(bytes, size - 1);
		break;
	case 1:
		fuzz_plan(bytes, size - 1);
		break;
	case 2:
		fuzz_solution(LANGUAGE_C, bytes, size - 1);
		break;
	case 3:
		fuzz_solution(LANGUAGE_PYTHON, bytes, size - 1);
		break;
	case 4:
		fuzz_unit_plan(bytes, size - 1);
		break;
	case 5:
		fuzz_manifest(bytes, size - 1);
		break;
	case 6:
		fuzz_statement(bytes, size - 1);
		break;
	case 7:
		fuzz_markdown(bytes, size - 1);
		break;
	case 8:
		fuzz_report(bytes, size - 1);
		break;
	default:
		fuzz_plots(bytes, size - 1);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (!kit.root)
		open_kit();
	if (size)
		fuzz(data, size);
	return 0;
}
