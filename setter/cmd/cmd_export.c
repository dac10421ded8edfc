/*
 * setter export - packages that judges take as they are.
 */
#include "cmd/cmd.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "export/export.h"
#include "export/export_statement.h"
#include "base/json.h"
#include "problem/kit.h"
#include "base/nearest.h"
#include "cmd/output_file.h"
#include "process/process.h"
#include "build/workpiece.h"
#include "base/xalloc.h"

static struct build_options build = { .time_ms = 10000 };
static const char *output;
static bool list, as_json;
static int jobs;
static const struct export_target *only; /* NULL: all */

static const struct cli_option options[] = {
	{ 'o', "output", OPTION_WORD, &output, "FILE",
			"write the package there, '-' is stdout; a folder for 'all' (dist)" },
	{ 0, "list", OPTION_FLAG, &list, NULL, "say what each target carries, and cannot take" },
	{ 'j', "jobs", OPTION_NUMBER, &jobs, "N",
			"run N programs at a time to make the tests (all processors)" },
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "print the result as one JSON document" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter export --list", "setter export hydro all-moves",
	"setter export all one-pair -o packages", NULL };

/* --- --list --------------------------------------------------------------------------------- */

static void print_target(const struct export_target *t)
{
	printf("%s: %s\n", t->name, t->judge);
	for (enum export_part part = 0; part < PART_COUNT; part++)
		printf("  %-11s %s\n", export_part_word(part),
				t->carries[part] ? t->carries[part] : "no");
	for (const struct export_loss *loss = t->losses; loss->words; loss++)
		printf("  %-11s %s\n", loss == t->losses ? "cannot take" : "", loss->words);
}

static void json_target(struct json *json, const struct export_target *t)
{
	json_open(json, '{');
	json_put_string(json, "target", t->name);
	json_put_string(json, "judge", t->judge);
	json_key(json, "carries");
	json_open(json, '{');
	for (enum export_part part = 0; part < PART_COUNT; part++)
		json_put_string(json, export_part_word(part), t->carries[part]);
	json_close(json, '}');
	json_key(json, "cannot_take");
	json_open(json, '[');
	for (const struct export_loss *loss = t->losses; loss->words; loss++)
		json_string(json, loss->words);
	json_close(json, ']');
	json_close(json, '}');
}

static int list_targets(void)
{
	struct json json;

	if (!as_json) {
		for (size_t i = 0; export_targets[i]; i++) {
			if (i)
				putchar('\n');
			print_target(export_targets[i]);
		}
		return EXIT_AS_DECLARED;
	}
	json_start(&json, "setter-export-list");
	json_key(&json, "targets");
	json_open(&json, '[');
	for (size_t i = 0; export_targets[i]; i++)
		json_target(&json, export_targets[i]);
	json_close(&json, ']');
	json_finish(&json, stdout);
	return EXIT_AS_DECLARED;
}

/* --- Where a package goes ------------------------------------------------------------------------ */

/* The folder of packages that we name; NULL where the user names the file.  To be freed. */
static char *package_folder(const struct kit *kit)
{
	if (output && only)
		return NULL;
	return output ? output_place(kit, output) : xstrdup("dist");
}

/* Makes our own folders, and those of 'all'.  Reports an error and returns an exit code. */
static int make_package_folder(const struct kit *kit)
{
	char *folder = package_folder(kit);
	const int rc = folder && make_folders(folder);

	free(folder);
	return rc ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

/*
 * dist/PROBLEM-TARGET.zip, or what -o says; where the user names a file, its folder must be
 * there.  Reports an error and returns an exit code.
 */
static int package_path(const struct kit *kit, const char *id, const char *target, char **path)
{
	char *folder = package_folder(kit);

	if (!folder)
		return output_path(kit, output, path);
	*path = xprintf("%s/%s-%s.zip", folder, id, target);
	free(folder);
	return output_check(*path, *path);
}

/* --- Packages ---------------------------------------------------------------------------------------- */

/* Everything that all packages of a problem have in common. */
struct exporter {
	const struct kit *kit;
	struct workpieces *work; /* of one problem */
	struct solutions solutions;
	struct export_statements statements;
	struct json json;
};

static void json_said(struct json *json, const struct export *e, const char *key, bool warnings)
{
	json_key(json, key);
	json_open(json, '[');
	for (size_t i = 0; i < e->said_count; i++)
		if (e->said[i].warning == warnings)
			json_string(json, e->said[i].words);
	json_close(json, ']');
}

static void report(struct exporter *x, const struct export *e, int code, const char *path,
		long long bytes)
{
	struct json *json = &x->json;

	if (!code && !as_json && strcmp(path, "-") != 0)
		printf("%s: %zu files, %lld bytes\n", path, e->package.count, bytes);
	json_open(json, '{');
	json_put_string(json, "target", e->target->name);
	json_put_number(json, "exit_code", code);
	json_put_string(json, "file", code ? NULL : path);
	json_put_number(json, "files", code ? 0 : (long long)e->package.count);
	json_put_number(json, "bytes", bytes);
	json_said(json, e, "notes", false);
	json_said(json, e, "warnings", true);
	json_close(json, '}');
}

static int export_one(struct exporter *x, const struct export_target *target)
{
	const struct workpiece *piece = x->work->list[0];
	char *path = NULL;
	long long bytes = 0;
	struct export e = { .problem = &piece->problem,
		.plan = &piece->plan,
		.solutions = &x->solutions,
		.hashes = &x->work->hashes,
		.work = x->work,
		.statements = &x->statements };
	int code = package_path(x->kit, piece->problem.id, target->name, &path);

	if (code) {
		free(path);
		return code;
	}
	code = export_fill(&e, target);
	if (!code && package_write(&e.package, path, &bytes))
		code = EXIT_BROKEN;
	if (code >= 0)
		report(x, &e, code, path, bytes);
	export_release(&e);
	free(path);
	return code;
}

/* What is wrong with a statement is said once, and may leave many without a package. */
static int export_targets_of(struct exporter *x)
{
	struct text missing = TEXT_INIT;
	int code = EXIT_AS_DECLARED;

	if (only)
		return export_one(x, only);
	for (size_t i = 0; export_targets[i]; i++) {
		const int one = export_one(x, export_targets[i]);

		if (one < 0)
			code = one;
		if (code < 0)
			break;
		if (one)
			text_printf(&missing, "%s%s", missing.length ? ", " : "",
					export_targets[i]->name);
		code = worse(code, one);
	}
	if (missing.length && code >= 0)
		note("no package for %s", missing.s);
	text_release(&missing);
	return code;
}

static int export_problem(struct exporter *x)
{
	const struct workpiece *piece = x->work->list[0];
	int code;

	if (solutions_read(&x->solutions, &piece->problem, &piece->plan)) {
		solutions_release(&x->solutions);
		return EXIT_BAD_REQUEST;
	}
	json_start(&x->json, "setter-export");
	json_put_string(&x->json, "problem", piece->problem.id);
	json_key(&x->json, "packages");
	json_open(&x->json, '[');
	code = export_targets_of(x);
	json_close(&x->json, ']');
	if (as_json && code >= 0)
		json_finish(&x->json, stdout);
	else
		text_release(&x->json.text);
	export_statements_release(&x->statements);
	solutions_release(&x->solutions);
	return code;
}

/* Every step builds what it needs first. */
static int build_and_export(const struct kit *kit, const char *id)
{
	struct workpieces all = WORKPIECES_INIT;
	int code;

	workpieces_open(&all, kit, id, &build);
	code = paste_check(kit);
	if (!code)
		code = make_package_folder(kit);
	if (!code)
		code = workpieces_build(&all, &build);
	if (!code) {
		struct exporter x = { .kit = kit,
			.work = &all,
			.solutions = SOLUTIONS_INIT,
			.statements = EXPORT_STATEMENTS_INIT };

		code = export_problem(&x);
	}
	workpieces_close(&all);
	return code;
}

/* --- The command ------------------------------------------------------------------------------------------ */

static int unknown_target(const char *name)
{
	struct names known = NAMES_INIT;
	const char *guess;

	names_add(&known, "all");
	for (size_t i = 0; export_targets[i]; i++)
		names_add(&known, export_targets[i]->name);
	guess = nearest(name, names_known(&known));
	error("no target '%s'", name);
	if (guess)
		hint("did you mean '%s'?", guess);
	else
		hint("what there is: setter export --list");
	names_release(&known);
	return EXIT_BAD_REQUEST;
}

/* What follows the target: one problem, or nothing inside of its folder. */
static int export_named(const struct kit *kit, const char *id, const struct names *more)
{
	if (!more->count)
		return build_and_export(kit, id);
	error("one problem at a time, not '%s' too", more->list[0]);
	return EXIT_BAD_REQUEST;
}

static int cmd_export(const struct names *arguments)
{
	if (list && arguments->count) {
		error("--list is of all targets, not of '%s'", arguments->list[0]);
		hint("to write a package, leave --list out");
		return EXIT_BAD_REQUEST;
	}
	if (list)
		return list_targets();
	if (!arguments->count) {
		error("export for which judge?");
		hint("what there is: setter export --list");
		return EXIT_BAD_REQUEST;
	}
	if (strcmp(arguments->list[0], "all") != 0) {
		only = export_target_find(arguments->list[0]);
		if (!only)
			return unknown_target(arguments->list[0]);
	} else if (output && !strcmp(output, "-")) {
		error("only one package fits into stdout");
		return EXIT_BAD_REQUEST;
	}
	if (as_json && output && !strcmp(output, "-")) {
		error("a package and --json do not both fit into stdout");
		return EXIT_BAD_REQUEST;
	}
	build.jobs = job_count(jobs);
	process_trace = common.verbose > 1;

	const struct names rest = { arguments->list + 1, arguments->count - 1 };

	return for_problem(&rest, export_named);
}

const struct command command_export_entry = { "export",
	"write a package that a judge takes as it is", "TARGET [PROBLEM]", options, examples,
	cmd_export };
