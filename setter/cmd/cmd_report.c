/*
 * setter report - an HTML page about the last complete run.
 */
#include "cmd/cmd.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/build_lock.h"
#include "problem/kit.h"
#include "report/report.h"

static const char *output, *format, *from, *plot, *marks;
static bool all;

static const struct cli_option options[] = {
	{ 'o', "output", OPTION_WORD, &output, "FILE",
			"write it there ('-': stdout); for --all, a folder" },
	{ 0, "format", OPTION_WORD, &format, "FORM",
			"'html' (the default), or 'md', a few lines for a pull request" },
	{ 0, "all", OPTION_FLAG, &all, NULL, "report on all problems, with an index page" },
	{ 0, "from", OPTION_WORD, &from, "RUN.json",
			"of this run instead of the last one (" BUILD_PROBLEMS "/X/run.json)" },
	{ 0, "plot", OPTION_WORD, &plot, "ID", "write only this plot, as SVG" },
	{ 0, "mark", OPTION_WORD, &marks, "GLOB", "highlight these tests in the plot" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter report one-pair",
	"setter report huge-pairs --format=md -o -", NULL };

/* --- Reading and writing ------------------------------------------------------------------------- */

static char *run_path(const char *id)
{
	return path_of(id, PATH_RUN);
}

static int read_run(struct run_file *report, const struct kit *kit, const char *id)
{
	SCOPED_FREE char *path = from ? kit_path(kit, from) : run_path(id);
	int rc;

	if (!from && !file_exists(path)) {
		error("'%s' has no complete run yet", id);
		hint("run it with: setter run %s", id);
		rc = -1;
	} else {
		rc = run_file_read(report, path, from ? from : path);
	}
	if (!rc && strcmp(report->problem, id) != 0) {
		error("'%s' is a run of '%s', not of '%s'", from ? from : "its run.json",
				report->problem, id);
		run_file_release(report);
		rc = -1;
	}
	return rc;
}

/* To the file that is asked for, or else to `otherwise`; says where it is. */
static int write_page(const struct kit *kit, const struct text *page, const char *otherwise)
{
	SCOPED_FREE char *path = NULL;
	int code = output ? output_path(kit, output, &path) : EXIT_AS_DECLARED;

	if (code)
		return code;
	if (output && !strcmp(output, "-"))
		fwrite(page->s, 1, page->length, stdout);
	else if (file_replace(path ? path : otherwise, page->s, page->length))
		code = EXIT_BROKEN;
	else if (!common.quiet)
		puts(output ? output : otherwise);
	return code;
}

/* --- One problem ------------------------------------------------------------------------------------ */

static int unknown_plot(const struct run_file *report)
{
	SCOPED(text) known = TEXT_INIT;

	for (size_t i = 0; report->has_plots && i < report->plots.count; i++)
		if (!report->plots.list[i].is_histogram)
			text_printf(&known, " %s", report->plots.list[i].id);
	error("this run has no plot '%s' of dots", plot);
	if (known.length)
		hint("it has:%s", known.s);
	return EXIT_BAD_REQUEST;
}

static int report_one(const struct kit *kit, const char *id)
{
	const bool markdown = format && !strcmp(format, "md");
	SCOPED_FREE char *path = path_in(id, PATH_ITSELF, "%s%s", plot ? plot : "report",
			plot                       ? ".svg"
					: markdown ? ".md"
						   : ".html");
	SCOPED(text) page = TEXT_INIT;
	SCOPED(mutate_file) mutants = MUTATE_FILE_INIT;
	struct run_file report;
	int code = EXIT_BAD_REQUEST;

	mutate_file_last(&mutants, id);
	if (!read_run(&report, kit, id)) {
		code = EXIT_AS_DECLARED;
		if (plot && !report_plot(&report, plot, marks, &page))
			code = unknown_plot(&report);
		else if (!plot && markdown)
			report_markdown(&report, &page);
		else if (!plot)
			report_html(&report, &mutants, &page);
		if (!code)
			code = write_page(kit, &page, path);
		run_file_release(&report);
	}
	return code;
}

/* --- All problems ------------------------------------------------------------------------------------- */

static int write_in(const char *folder, const char *name, struct text *page)
{
	SCOPED_FREE char *path = xprintf("%s/%s.html", folder, name);
	int code = output_check(path, path);

	if (!code && file_replace(path, page->s, page->length))
		code = EXIT_BROKEN;
	text_release(page);
	return code;
}

/* Its own page, and its row; a problem that was never run has only the row. */
static int report_row(const char *folder, struct report_index_row *row, struct run_file *report)
{
	SCOPED_FREE char *path = run_path(row->problem);
	struct text page = TEXT_INIT;
	int code = EXIT_AS_DECLARED;

	if (file_exists(path)) {
		if (run_file_read(report, path, path)) {
			code = EXIT_BAD_REQUEST;
		} else {
			SCOPED(mutate_file) mutants = MUTATE_FILE_INIT;

			row->report = report;
			mutate_file_last(&mutants, row->problem);
			report_html(report, &mutants, &page);
			code = write_in(folder, row->problem, &page);
		}
	}
	return code;
}

static int report_all(const struct kit *kit)
{
	SCOPED_FREE char *folder = output ? kit_path(kit, output) : xstrdup(BUILD_REPORT);
	SCOPED(names) ids = NAMES_INIT;
	struct text page = TEXT_INIT;
	int code;

	kit_problems(&ids);

	SCOPED_FREE struct report_index_row *rows = xcalloc(ids.count + 1, sizeof *rows);
	SCOPED_FREE struct run_file *reports = xcalloc(ids.count + 1, sizeof *reports);

	code = folder_make(folder) ? EXIT_BROKEN : EXIT_AS_DECLARED;
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
			run_file_release(&reports[i]);
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
		return error("option '--mark' needs '--plot'");
	if (all &&
			(arguments->count || from || plot ||
					(format && strcmp(format, "html") != 0) ||
					(output && !strcmp(output, "-"))))
		return error("'--all' writes a folder of pages: it takes no problem and only -o FOLDER");
	return 0;
}

static int report_named(const struct kit *kit, const char *id, const struct names *more)
{
	if (!more->count) {
		build_lock_share();
		return report_one(kit, id);
	}
	error("one problem at a time, or --all; unexpected '%s'", more->list[0]);
	return EXIT_BAD_REQUEST;
}

static int cmd_report(const struct names *arguments)
{
	SCOPED(kit) kit = KIT_INIT;
	int code = EXIT_BAD_REQUEST;

	if (check_request(arguments))
		return EXIT_BAD_REQUEST;
	if (!all)
		return command_for_problem(arguments, report_named);
	if (!kit_open(&kit, common.folder)) {
		build_lock_share();
		code = report_all(&kit);
	}
	return code;
}

const struct command command_report_entry = { "report",
	"write an HTML report of the last complete run", "[PROBLEM]", options, examples, cmd_report,
	NULL };
