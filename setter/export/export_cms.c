/*
 * export_cms.c - a task of CMS, in its Italian format.
 *
 * CMS compiles nothing: the checker goes as a program that needs no libraries, beside its
 * source.  The statement must be a PDF, which weasyprint makes; its dates are the package's.
 * A group is a pattern of tests, so that it can have the tests of other groups as well.
 */
#include "export/export_targets.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/compile.h"
#include "build/receipt.h"
#include "export/export.h"
#include "process/process.h"
#include "statement/statement.h"
#include "statement/statement_render.h"

/* Neither a compiler nor a page takes this long. */
#define TOOL_SECONDS 120

/* --- Files that other programs make ------------------------------------------------------ */

/* A tool that makes `product` of `source`: its words end in NULL, as do its variables. */
struct tool {
	const char *source, *product;
	char *const *argv; /* with a temporary name for the product */
	char *const *environ;
};

/* The words, and which version of the tool it is. */
static struct hash key_of(const struct tool *tool, const char *temporary)
{
	SCOPED_FREE char *program = process_find(tool->argv[0]);
	struct hasher hasher;
	struct stat about;

	hasher_init(&hasher);
	for (size_t i = 0; tool->argv[i]; i++)
		if (strcmp(tool->argv[i], temporary) != 0)
			hasher_add_string(&hasher, tool->argv[i]);
	if (program && !stat(program, &about)) {
		hasher_add(&hasher, &about.st_size, sizeof about.st_size);
		hasher_add(&hasher, &about.st_mtim, sizeof about.st_mtim);
	}
	return hasher_finish(&hasher);
}

static int write_receipt(const struct tool *tool, struct hash key, struct file_hashes *hashes,
		const char *path)
{
	struct receipt receipt;

	file_hash_forget(hashes, tool->product);
	receipt_init(&receipt, key);
	if (receipt_add(&receipt, hashes, tool->source) ||
			receipt_add(&receipt, hashes, tool->product)) {
		text_release(&receipt.lines);
		return -1;
	}
	return receipt_write(&receipt, path);
}

static int run_tool(const struct tool *tool, const char *temporary)
{
	SCOPED(process) p = { .argv = tool->argv,
		.environ = tool->environ,
		.time_ms = 1000 * TOOL_SECONDS,
		.trusted = true };
	int code = EXIT_BROKEN;

	if (!process_run(&p)) {
		if (process_succeeded(&p) && file_exists(temporary)) {
			code = file_move(temporary, tool->product) ? EXIT_BROKEN : EXIT_AS_DECLARED;
		} else {
			error("'%s' %s, and writes no '%s'", tool->argv[0], process_ending(&p).s,
					tool->product);
			process_explain(&p);
		}
	}
	unlink(temporary);
	return code;
}

/* Makes the product, unless it is there and nothing changed.  Returns an exit code. */
static int make_by_tool(struct export *e, const struct tool *tool, const char *temporary)
{
	const struct hash key = key_of(tool, temporary);
	SCOPED_FREE char *path = xprintf("%s.receipt", tool->product);
	int code = EXIT_AS_DECLARED;

	file_hash_forget(e->hashes, tool->source);
	if (!e->rehearsal && !receipt_holds(path, key, e->hashes)) {
		code = run_tool(tool, temporary);
		if (!code && write_receipt(tool, key, e->hashes, path))
			code = EXIT_BROKEN;
	}
	return code;
}

/* build/problems/X/export/NAME, its folder made; NULL when that fails. */
static char *made_file(const struct export *e, const char *name)
{
	SCOPED_FREE char *folder = path_of(e->problem->id, PATH_EXPORT);

	return folder_make(folder) ? NULL : xprintf("%s/%s", folder, name);
}

/* --- The checker, or the interactor ------------------------------------------------------------------------------ */

/* CC may be several words. */
static int compile_static(struct export *e, bool is_cpp, const char *source, const char *program)
{
	SCOPED_FREE char *temporary = file_temporary_name(program);
	const char *const words[] = { is_cpp ? "-std=gnu++20" : "-std=c11", "-O2", "-static", "-s",
		"-o", temporary, source, "-lm" };
	SCOPED(names) argv = NAMES_INIT;
	int code;

	if (is_cpp)
		compile_cxx(&argv);
	else
		compile_cc(&argv);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		names_add(&argv, words[i]);
	code = make_by_tool(e, &(struct tool){ source, program, argv.list, NULL }, temporary);
	return code;
}

/* The checker, or of a task whose programs talk, the manager: that is the interactor. */
static int add_referee(struct export *e, const char *root)
{
	static const struct paste_for cms = { .macros = { "TESTLIB_ABI_CMS" } };
	const struct export_referee referee = export_referee(e);
	const bool talks = e->problem->interactor != NULL;
	const char *ending = export_ending(e, referee.folder, referee.program);
	const char *word = talks ? "manager" : "checker";
	SCOPED_FREE char *file = xprintf("%s.%s", word, ending), *source = made_file(e, file);
	SCOPED_FREE char *program = made_file(e, word), *name = xprintf("%scheck/%s", root, word);
	SCOPED(text) text = TEXT_INIT;
	int code = export_check_program(e, referee.folder, referee.program, &cms);

	if (!code && !(source && program))
		code = EXIT_BROKEN;
	if (!code)
		code = (talks ? paste_interactor : paste_checker)(e->problem, &cms, &text);
	if (!code && file_replace(source, text.s, text.length))
		code = EXIT_BROKEN;
	if (!code)
		code = compile_static(e, ending[1] != '\0', source, program);
	if (!code) {
		package_add_program(&e->package, name, program);
		export_add_text(e, &text, "%scheck/%s", root, file);
	}
	return code;
}

/* --- The statement --------------------------------------------------------------------------------- */

static int no_weasyprint(void)
{
	error("cms needs the statement as a PDF, but 'weasyprint' is not installed");
	hint("sudo apt-get install weasyprint fonts-dejavu-core fonts-wqy-microhei");
	return EXIT_BROKEN;
}

/* The same page gives the same bytes, wherever and whenever it is. */
static int print_page(struct export *e, const char *html, const char *pdf)
{
	SCOPED_FREE char *path = xprintf("PATH=%s",
			getenv("PATH") ? getenv("PATH") : "/usr/bin:/bin");
	SCOPED_FREE char *home = xprintf("HOME=%s", getenv("HOME") ? getenv("HOME") : "/");
	SCOPED_FREE char *date = xprintf("SOURCE_DATE_EPOCH=%d", PACKAGE_TIME);
	char *environment[] = { path, home, date, "TZ=UTC", "LC_ALL=C.UTF-8", NULL };
	SCOPED_FREE char *temporary = file_temporary_name(pdf);
	char *argv[] = { "weasyprint", (char *)(uintptr_t)html, temporary, NULL };
	const struct tool tool = { html, pdf, argv, environment };
	return make_by_tool(e, &tool, temporary);
}

static int add_statement(struct export *e, const char *root, const char *code_of_language,
		const char *language)
{
	SCOPED_FREE char *page = xprintf("statement.%s.html", code_of_language);
	SCOPED_FREE char *print = xprintf("statement.%s.pdf", code_of_language);
	SCOPED_FREE char *html = made_file(e, page), *pdf = made_file(e, print);
	SCOPED_FREE char *name = xprintf("%sstatement/%s.pdf", root, language);
	static const struct figure_style inside = { .formats = FIGURES_OF_HTML, .inside = true };
	struct statement *s = export_statement(e, code_of_language);
	SCOPED(text) text = TEXT_INIT;
	int code = !html || !pdf ? EXIT_BROKEN : !s ? EXIT_BAD_REQUEST : EXIT_AS_DECLARED;

	if (!code)
		code = export_place_figures(e, s, &inside, "");
	if (!code) {
		statement_html_page(&text, s, STATEMENT_ALL);
		export_warn_html(e, s);
		code = file_replace(html, text.s, text.length) ? EXIT_BROKEN
							       : print_page(e, html, pdf);
	}
	if (!code)
		package_add_file(&e->package, name, pdf);
	return code;
}

static const struct {
	const char *code, *name;
} languages[] = { { "en", "english" }, { "zh", "chinese" } };
#define LANGUAGES (sizeof languages / sizeof *languages)

/* NULL: none that we know the name of. */
static const char *primary_language(const struct export *e)
{
	for (size_t i = 0; i < LANGUAGES; i++)
		if (names_have(&e->languages, languages[i].code))
			return languages[i].code;
	return NULL;
}

static int add_statements(struct export *e, const char *root)
{
	char *weasyprint = process_find("weasyprint");
	int code = EXIT_AS_DECLARED;

	if (!primary_language(e))
		return export_refuse(e, "it has neither an English nor a Chinese statement");
	if (!weasyprint && !e->rehearsal)
		return no_weasyprint();
	free(weasyprint);
	for (size_t i = 0; !code && i < LANGUAGES; i++)
		if (names_have(&e->languages, languages[i].code))
			code = add_statement(e, root, languages[i].code, languages[i].name);
	return code;
}

/* --- Task.yaml ---------------------------------------------------------------------------------------- */

/*
 * A pattern that fits the tests that count for a group: 001|002|004.  It must fit the beginning of
 * a name, so 100 would fit 1000, too.
 */
static void add_tests_of(const struct export *e, size_t group, struct text *yaml)
{
	const bool whole = e->plan->test_count > 1000;
	const char *bar = "";

	text_add_string(yaml, whole ? "(?:" : "");

	for (size_t t = 0; t < e->plan->test_count; t++)
		if (plan_counts_for(e->plan, &e->plan->tests[t], group)) {
			text_printf(yaml, "%s%03zu", bar, t);
			bar = "|";
		}
	text_add_string(yaml, whole ? ")$" : "");
}

static void add_scoring(const struct export *e, struct text *yaml)
{
	text_add_string(yaml,
			"score_mode: max_subtask\n"
			"score_type: GroupMin\n"
			"score_type_parameters:\n");
	if (!export_has_points(e)) {
		text_add_string(yaml, "  - [100, \".*\"]\n");
		return;
	}
	for (size_t g = 0; g < e->plan->group_count; g++) {
		text_printf(yaml, "  - [%s, \"", points_text(e->plan->groups[g].hundredths).s);
		add_tests_of(e, g, yaml);
		text_add_string(yaml, "\"]\n");
	}
}

static void add_task_yaml(struct export *e, const char *root)
{
	const struct problem *p = e->problem;
	const char *language = primary_language(e);
	SCOPED(text) yaml = TEXT_INIT;

	text_add_yaml_pair(&yaml, "name", e->short_name);
	text_add_yaml_pair(&yaml, "title", problem_title(p, language));
	text_add_yaml_pair(&yaml, "primary_language", language);
	text_add_string(&yaml, "time_limit: ");
	text_add_seconds(&yaml, p->time_ms);
	text_printf(&yaml,
			"\nmemory_limit: %lld\n"
			"n_input: %zu\n"
			"infile: \"\"\n"
			"outfile: \"\"\n"
			"token_mode: disabled\n"
			"feedback_level: restricted\n"
			"public_testcases: all\n", /* else the score that is shown is the samples' */
			p->memory_mib, e->plan->test_count);
	if (p->interactor)
		text_add_string(&yaml, "num_processes: 1\nuser_io: std_io\n");
	if (export_has_decimals(e))
		text_add_string(&yaml, "score_precision: 2\n");
	add_scoring(e, &yaml);
	export_add_text(e, &yaml, "%stask.yaml", root);
}

/* --- The package ----------------------------------------------------------------------------------------- */

static void add_tests(struct export *e, const char *root)
{
	for (size_t t = 0; t < e->plan->test_count; t++) {
		export_add_input(e, t, "%sinput/input%zu.txt", root, t);
		export_add_answer(e, t, "%soutput/output%zu.txt", root, t);
		if (export_is_sample(e, t)) {
			export_add_input(e, t, "%satt/%s.in", root, e->plan->tests[t].name);
			export_add_answer(e, t, "%satt/%s.ans", root, e->plan->tests[t].name);
		}
	}
}

static void add_reference(struct export *e, const char *root)
{
	for (size_t i = 0; i < e->solutions->count; i++) {
		const struct solution *s = e->solutions->list[i];
		const struct text text = { s->source.text, s->source.length, 0 };

		if (s->is_reference)
			export_add_text(e, &text, "%ssol/reference%s", root,
					language_ending(s->language));
	}
}

/* sol/grader.EXT is compiled with each submission, and headers lie beside it. */
static int add_grader(struct export *e, const struct export_grader *file, void *root)
{
	SCOPED_FREE char *wanted = xprintf("grader%s", language_ending(file->language));
	SCOPED_FREE char *name = xprintf("%ssol/%s", (const char *)root, file->name);
	int code = EXIT_AS_DECLARED;

	if (e->problem->interactor)
		code = export_refuse(e, "it compiles no graders with solutions that talk");
	else if (file->is_source && strcmp(file->name, wanted) != 0)
		code = export_refuse(e, "it compiles only '%s' with a solution, and not '%s'",
				wanted, file->path);
	else if (package_add_copy(&e->package, name, file->path))
		code = EXIT_BROKEN;
	return code;
}

static int write_cms(struct export *e)
{
	SCOPED_FREE char *root = xprintf("%s/", e->short_name);
	int code = add_statements(e, root);

	if (!code)
		code = add_referee(e, root);
	if (!code)
		code = export_each_grader(e, root, add_grader);
	if (!code) {
		add_task_yaml(e, root);
		add_tests(e, root);
		add_reference(e, root);
		export_note(e,
				"unpack it into an empty folder, or remove the old .itime files: "
				"all files are dated 2000-01-01, so CMS would see no change");
	}
	return code;
}

const struct export_target export_cms = {
	.name = "cms",
	.judge = "CMS, a task in the Italian format",
	.carries = { [PART_STATEMENT] = "PDF, English and Chinese",
			[PART_SAMPLES] = "the first tests, and att/",
			[PART_GROUPS] = "GroupMin; a group also has the tests of the groups it "
					"needs; contestants see their points",
			[PART_SCORES] = "parts of points; a subtask has the smallest",
			[PART_CHECKER] = "a static program, and its source",
			[PART_INTERACTOR] = "the same, as the manager of a Communication task",
			[PART_SOLUTIONS] = "the reference only" },
	.losses = { { export_has_third_languages,
				    "statements in other languages than English and Chinese" },
			{ NULL, "the validator" }, { NULL, "generators" },
			{ NULL, "the output limit" },
			{ NULL, "solutions other than the reference, and their verdicts" },
			{ export_has_time_factors, "more time for some languages" },
			{ NULL,
					"a checker for another machine than this one: compile the source in "
					"check/ statically there" } },
	.takes_graders = true,
	.write = write_cms,
};
