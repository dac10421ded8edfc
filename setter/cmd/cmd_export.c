/*
 * setter export - packages that judges take as they are.
 */
#include "cmd/cmd.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/json.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/workpiece.h"
#include "export/export.h"
#include "problem/kit.h"
#include "process/pool.h"
#include "process/process.h"

static struct build_options build = { .time_ms = 10000 };
static const char *output;
static bool list, as_json;
static int jobs;
static const struct export_target *only; /* NULL: all */

static const struct cli_option options[] = {
	{ 'o', "output", OPTION_WORD, &output, "FILE",
			"write the package there ('-': stdout); with 'all', DIR/TARGET/NAME.zip "
			"(dist)" },
	{ 0, "list", OPTION_FLAG, &list, NULL, "list what each target carries, and cannot take" },
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
	json_put_open(json, "carries", '{');
	for (enum export_part part = 0; part < PART_COUNT; part++)
		json_put_string(json, export_part_word(part), t->carries[part]);
	json_close(json, '}');
	json_put_open(json, "cannot_take", '[');
	for (const struct export_loss *loss = t->losses; loss->words; loss++)
		json_add_string(json, loss->words);
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
	json_put_open(&json, "targets", '[');
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

/* Our own folder for this package, when there is one.  Reports an error and returns -1. */
static int make_folder_of(const char *path)
{
	SCOPED_FREE char *folder = xstrndup(path, (size_t)(strrchr(path, '/') - path));

	return folder_make(folder);
}

/* Judges call them by one name, and so do we: 'a-b' and 'ab' are both ab. */
static void warn_of_namesakes(const char *id)
{
	SCOPED(names) problems = NAMES_INIT;
	SCOPED_FREE char *name = export_short_name(id);

	kit_problems(&problems);
	for (size_t i = 0; i < problems.count; i++) {
		SCOPED_FREE char *other = export_short_name(problems.list[i]);

		if (!strcmp(other, name) && strcmp(problems.list[i], id) != 0)
			warning("the packages of '%s' and '%s' have the same name, '%s'", id,
					problems.list[i], name);
	}
}

/*
 * dist/TARGET/NAME.zip, called as the folder inside is, because Kattis wants that; or what -o
 * says: where the user names a file, its folder must be there.  Reports an error and returns an
 * exit code.
 */
static int package_path(const struct kit *kit, const char *id, const char *target, char **path)
{
	SCOPED_FREE char *all = package_folder(kit);

	if (!all)
		return output_path(kit, output, path);

	SCOPED_FREE char *folder = xprintf("%s/%s", all, target);
	SCOPED_FREE char *name = export_short_name(id);

	*path = xprintf("%s/%s.zip", folder, name);
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
	json_put_open(json, key, '[');
	for (size_t i = 0; i < e->said_count; i++)
		if (e->said[i].warning == warnings)
			json_add_string(json, e->said[i].words);
	json_close(json, ']');
}

static void report(struct exporter *x, const struct export *e, int code, const char *path,
		long long bytes)
{
	struct json *json = &x->json;

	if (!code && !as_json && strcmp(path, "-") != 0 && (only || !common.quiet))
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
	SCOPED_FREE char *path = NULL;
	long long bytes = 0;
	SCOPED(export) e = { .problem = &piece->problem,
		.plan = &piece->plan,
		.solutions = &x->solutions,
		.hashes = &x->work->hashes,
		.statements = &x->statements };
	int code = package_path(x->kit, piece->problem.id, target->name, &path);

	if (code)
		return code;
	code = export_fill(&e, target);
	if (!code && !(output && only) && make_folder_of(path))
		code = EXIT_BROKEN;
	if (!code && package_write(&e.package, path, &bytes))
		code = EXIT_BROKEN;
	if (code >= 0)
		report(x, &e, code, path, bytes);
	return code;
}

/* What is wrong with a statement is said once, and may leave many without a package. */
static int export_targets_of(struct exporter *x)
{
	SCOPED(text) missing = TEXT_INIT;
	size_t made = 0;
	int code = EXIT_AS_DECLARED;

	if (only)
		return export_one(x, only);
	for (size_t i = 0; export_targets[i] && code >= 0 && code < EXIT_BROKEN; i++) {
		const int one = export_one(x, export_targets[i]);

		if (one)
			text_printf(&missing, "%s%s", missing.length ? ", " : "",
					export_targets[i]->name);
		code = worse(code, one);
		made += !one;
	}
	if (common.quiet && !as_json && made)
		printf("%s: %zu package%s\n", x->work->list[0]->problem.id, made,
				made == 1 ? "" : "s");
	if (missing.length && code >= 0 && code < EXIT_BROKEN)
		note("no package for %s", missing.s);
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
	if (!output || !only)
		warn_of_namesakes(piece->problem.id);
	json_start(&x->json, "setter-export");
	json_put_string(&x->json, "problem", piece->problem.id);
	json_key(&x->json, "packages");
	json_open(&x->json, '[');
	code = export_targets_of(x);
	json_close(&x->json, ']');
	json_finish(&x->json, as_json && code >= 0 ? stdout : NULL);
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

	names_add(&known, "all");
	for (size_t i = 0; export_targets[i]; i++)
		names_add(&known, export_targets[i]->name);
	diag_unknown(diag_nowhere, known, name, "list the targets with: setter export --list",
			"unknown target '%s'", name);
	return EXIT_BAD_REQUEST;
}

/* What follows the target: one problem, or nothing inside of its folder. */
static int export_named(const struct kit *kit, const char *id, const struct names *more)
{
	if (!more->count)
		return build_and_export(kit, id);
	error("one problem at a time; unexpected '%s'", more->list[0]);
	return EXIT_BAD_REQUEST;
}

static int cmd_export(const struct names *arguments)
{
	if (list && arguments->count) {
		error("--list shows all targets; unexpected '%s'", arguments->list[0]);
		hint("to write a package, leave --list out");
		return EXIT_BAD_REQUEST;
	}
	if (list)
		return list_targets();
	if (!arguments->count) {
		error("export for which judge?");
		hint("list the targets with: setter export --list");
		return EXIT_BAD_REQUEST;
	}
	if (strcmp(arguments->list[0], "all") != 0) {
		only = export_target_find(arguments->list[0]);
		if (!only)
			return unknown_target(arguments->list[0]);
	} else if (output && !strcmp(output, "-")) {
		error("only one package can go to stdout");
		return EXIT_BAD_REQUEST;
	}
	if (as_json && output && !strcmp(output, "-")) {
		error("a package and --json cannot both go to stdout");
		return EXIT_BAD_REQUEST;
	}
	build.jobs = pool_job_count(jobs);
	process_trace = common.verbose > 1;

	const struct names rest = { arguments->list + 1, arguments->count - 1 };

	return command_for_problem(&rest, export_named);
}

const struct command command_export_entry = { "export", "write a package for a judge",
	"TARGET [PROBLEM]", options, examples, cmd_export, jail_option_table };
