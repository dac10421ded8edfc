/*
 * setter report - what the last whole run found, as a page to look at.
 */
#include "cmd/cmd.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "problem/kit.h"
#include "cmd/output_file.h"
#include "report/report.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

static const char *output, *format, *from, *plot, *marks;
static bool all;

static const struct cli_option options[] = {
	{ 'o', "output", OPTION_WORD, &output, "FILE",
			"write it there; '-' is standard output; a folder for --all" },
	{ 0, "format", OPTION_WORD, &format, "FORM",
			"'html' (the default), or 'md', a few lines for a pull request" },
	{ 0, "all", OPTION_FLAG, &all, NULL, "all problems, and a page that lists them" },
	{ 0, "from", OPTION_WORD, &from, "RUN.json",
			"of this run instead of the last one (build/problems/X/run.json)" },
	{ 0, "plot", OPTION_WORD, &plot, "ID", "only this plot of it, as an SVG file" },
	{ 0, "mark", OPTION_WORD, &marks, "GLOB", "in that plot, tests in a colour of their own" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter report one-pair",
	"setter report huge-pairs --format=md -o -", NULL };

/* --- Reading and writing ------------------------------------------------------------------------- */

static char *run_path(const char *id)
{
	return xprintf("build/problems/%s/run.json", id);
}

static int read_run(struct report *report, const struct kit *kit, const char *id)
{
	char *path = from ? kit_path(kit, from) : run_path(id);
	int rc;

	if (!from && !file_exists(path)) {
		error("'%s' was not run yet with all of its solutions", id);
		hint("run it with: setter run %s", id);
		rc = -1;
	} else {
		rc = report_read(report, path, from ? from : path);
	}
	free(path);
	if (!rc && strcmp(report->problem, id) != 0) {
		error("'%s' is a run of '%s', not of '%s'", from ? from : "its run.json",
				report->problem, id);
		report_release(report);
		rc = -1;
	}
	return rc;
}

/* To the file that is asked for, or else to `otherwise`; says where it is. */
static int write_page(const struct kit *kit, const struct text *page, const char *otherwise)
{
	char *path = NULL;
	int code = output ? output_path(kit, output, &path) : EXIT_AS_DECLARED;

	if (code) {
		free(path);
		return code;
	}
	if (output && !strcmp(output, "-"))
		fwrite(page->s, 1, page->length, stdout);
	else if (file_replace(path ? path : otherwise, page->s, page->length))
		code = EXIT_BROKEN;
	else if (!common.quiet)
		puts(output ? output : otherwise);
	free(path);
	return code;
}

/* --- One problem ------------------------------------------------------------------------------------ */

static int unknown_plot(const struct report *report)
{
	struct text known = TEXT_INIT;

	for (size_t i = 0; report->has_plots && i < report->plots.count; i++)
		if (!report->plots.list[i].is_histogram)
			text_printf(&known, " %s", report->plots.list[i].id);
	error("this run has no plot '%s' of dots", plot);
	if (known.length)
		hint("it has:%s", known.s);
	text_release(&known);
	return EXIT_BAD_REQUEST;
}

static int report_one(const struct kit *kit, const char *id)
{
	const bool markdown = format && !strcmp(format, "md");
	char *path = xprintf("build/problems/%s/%s%s", id, plot ? plot : "report",
			plot                       ? ".svg"
					: markdown ? ".md"
						   : ".html");
	struct text page = TEXT_INIT;
	struct report report;
	int code = EXIT_BAD_REQUEST;

	if (!read_run(&report, kit, id)) {
		code = EXIT_AS_DECLARED;
		if (plot && !report_plot(&report, plot, marks, &page))
			code = unknown_plot(&report);
		else if (!plot && markdown)
			report_markdown(&report, &page);
		else if (!plot)
			report_html(&report, &page);
		if (!code)
			code = write_page(kit, &page, path);
		report_release(&report);
	}
	text_release(&page);
	free(path);
	return code;
}

/* --- All problems ------------------------------------------------------------------------------------- */

static int write_in(const char *folder, const char *name, struct text *page)
{
	char *path = xprintf("%s/%s.html", folder, name);
	int code = output_check(path, path);

	if (!code && file_replace(path, page->s, page->length))
		code = EXIT_BROKEN;
	text_release(page);
	free(path);
	return code;
}

/* Its own page, and its row; a problem that was never run has only the row. */
static int report_row(const char *folder, struct report_index_row *row, struct report *report)
{
	char *path = run_path(row->problem);
	struct text page = TEXT_INIT;
	int code = EXIT_AS_DECLARED;

	if (file_exists(path)) {
		if (report_read(report, path, path)) {
			code = EXIT_BAD_REQUEST;
		} else {
			row->report = report;
			report_html(report, &page);
			code = write_in(folder, row->problem, &page);
		}
	}
	free(path);
	return code;
}

static int report_all(const struct kit *kit)
{
	char *folder = output ? kit_path(kit, output) : xstrdup("build/report");
	struct report_index_row *rows;
	struct report *reports;
	struct names ids = NAMES_INIT;
	struct text page = TEXT_INIT;
	int code;

	kit_problems(&ids);
	rows = xcalloc(ids.count + 1, sizeof *rows);
	reports = xcalloc(ids.count + 1, sizeof *reports);
	code = make_folders(folder) ? EXIT_BROKEN : EXIT_AS_DECLARED;
	for (size_t i = 0; !code && i < ids.count; i++) {
		rows[i].problem = ids.list[i];
		code = report_row(folder, &rows[i], &reports[i]);
	}
	if (!code) {
		report_index(rows, ids.count, &page);
		code = write_in(folder, "index", &page);
	}
	if (!code && !common.quiet)
		printf("%s/index.html\n", output ? output : folder);
	for (size_t i = 0; i < ids.count; i++)
		if (rows[i].report)
			report_release(&reports[i]);
	free(rows);
	free(reports);
	free(folder);
	names_release(&ids);
	return code;
}

/* --- The command ----------------------------------------------------------------------------------------- */

static int check_request(const struct names *arguments)
{
	if (format && strcmp(format, "html") != 0 && strcmp(format, "md") != 0)
		return error("option '--format' wants html or md, not '%s'", format);
	if (from && !*from)
		return error("option '--from' wants the name of a run.json");
	if (plot && format)
		return error("a plot is SVG: leave '--format' out");
	if (marks && !plot)
		return error("option '--mark' is for '--plot'");
	if (all &&
			(arguments->count || from || plot ||
					(format && strcmp(format, "html") != 0) ||
					(output && !strcmp(output, "-"))))
		return error("'--all' writes a folder of pages: it takes no problem and only -o FOLDER");
	return 0;
}

static int report_named(const struct kit *kit, const char *id, const struct names *more)
{
	if (!more->count)
		return report_one(kit, id);
	error("one problem at a time, or --all: what is '%s'?", more->list[0]);
	return EXIT_BAD_REQUEST;
}

static int cmd_report(const struct names *arguments)
{
	struct kit kit = KIT_INIT;
	int code = EXIT_BAD_REQUEST;

	if (check_request(arguments))
		return EXIT_BAD_REQUEST;
	if (!all)
		return for_problem(arguments, report_named);
	if (!kit_open(&kit, common.folder))
		code = report_all(&kit);
	kit_release(&kit);
	return code;
}

const struct command command_report_entry = { "report",
	"what the last whole run found, as a page to look at; runs nothing", "[PROBLEM]", options,
	examples, cmd_report };
