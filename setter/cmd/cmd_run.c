/*
 * setter run - the declared solutions of a problem: is each what it says it is?
 */
#include "cmd/cmd.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "cmd/doctor.h"
#include "base/json_tree.h"
#include "judge/judge.h"
#include "judge/matrix_json.h"
#include "judge/matrix_print.h"
#include "process/progress.h"
#include "cmd/run_accept.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

static struct judge_options judging = { .resume = true, .declared = true, .extent = JUDGE_ALL };
static bool as_json, accept, keep_going = true;
static const char *compare, *by;

static const struct cli_option options[] = {
	{ 'j', "jobs", OPTION_NUMBER, &judging.jobs, "N",
			"judge N solutions at a time (half of the processors)" },
	{ 't', "tests", OPTION_WORD, &judging.globs, "GLOB", "only these: 'full-*,sample-01'" },
	{ 0, "by", OPTION_WORD, &by, "WHAT", "a row for each 'solution' (the default) or 'test'" },
	{ 0, "compare", OPTION_WORD, &compare, "OLD.json",
			"say which verdicts differ from those of an older run.json" },
	{ 0, "accept", OPTION_FLAG, &accept, NULL,
			"write what was found into the @expect of each solution, and show it" },
	{ 'k', "keep-going", OPTION_FLAG, &keep_going, NULL, "judge all of them (the default)" },
	{ 'x', "fail-fast", OPTION_OFF, &keep_going, NULL,
			"end with the first one that is not as declared" },
	{ 0, "resume", OPTION_FLAG, &judging.resume, NULL,
			"take what was judged before (the default); --no-resume: judge anew" },
	{ 0, "unsafe", OPTION_FLAG, &judging.unsafe, NULL,
			"judge even where the machine gives no namespaces" },
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "print the result as one JSON document" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter run all-moves",
	"setter run huge-pairs double_phi float_phi -t 'full-*' -v", NULL };

static int add_named(struct judge *j, const struct names *named)
{
	if (judge_read_solutions(j))
		return EXIT_BAD_REQUEST;
	for (size_t i = 0; i < named->count; i++) {
		const struct solution *s = judge_solution(j, named->list[i]);

		if (!s || judge_add_file(j, s->path, s->path, s))
			return EXIT_BAD_REQUEST;
	}
	return EXIT_AS_DECLARED;
}

/* --- The result ------------------------------------------------------------------------- */

static char *as_text(struct judge *j, const struct run_facts *facts, size_t *length)
{
	char *text = NULL;
	FILE *out = open_memstream(&text, length);

	if (!out)
		die("no memory");
	matrix_json_run(&j->matrix, facts, &j->work.hashes, out);
	fclose(out);
	return text;
}

/* Of a whole run only: it is what the report shows. */
static int write_run_json(struct judge *j, const struct run_facts *facts)
{
	char *path = xprintf("build/problems/%s/run.json", judge_problem(j)->id), *text;
	size_t length;
	int rc;

	text = as_text(j, facts, &length);
	rc = file_replace(path, text, length);
	free(text);
	free(path);
	return rc ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

static struct matrix_print how_to_print(const char *limit)
{
	const struct matrix_print how = { .out = stdout,
		.width = terminal_width(),
		.limit = limit,
		.quiet = common.quiet,
		.verbose = common.verbose > 0,
		.by_test = by && !strcmp(by, "test") };

	return how;
}

/* The matrix so far. */
static void draw(void *context, struct text *out)
{
	struct judge *j = context;
	char *limit = judge_limit_words(j), *drawn = NULL;
	struct matrix_print how = how_to_print(limit);
	size_t length;

	how.out = open_memstream(&drawn, &length);
	if (!how.out)
		die("no memory");
	judge_peek(j);
	matrix_print_table(&j->matrix, &how);
	fclose(how.out);
	text_add(out, drawn, length);
	free(drawn);
	free(limit);
}

static void print_result(struct judge *j, const struct run_facts *facts,
		const struct json_value *old)
{
	char *limit = judge_limit_words(j);
	const struct matrix_print how = how_to_print(limit);

	if (as_json) {
		matrix_json_run(&j->matrix, facts, &j->work.hashes, stdout);
	} else {
		matrix_print_run(&j->matrix, &how);
		if (old)
			matrix_print_changes(&j->matrix, old, stdout);
	}
	free(limit);
}

static void tell_interrupted(const struct judge *j)
{
	size_t done = 0;

	for (size_t i = 0; i < j->matrix.count; i++)
		done += row_judged(&j->matrix, &j->matrix.rows[i]);
	note("interrupted: %zu of %zu runs done; continue with: setter run %s", done,
			j->matrix.count * judge_plan(j)->test_count, judge_problem(j)->id);
}

static void tell_stopped(const struct judge *j)
{
	if (j->unwanted)
		note("%zu of %zu solutions judged; all of them: setter run %s --keep-going",
				j->matrix.count - j->unwanted, j->matrix.count,
				judge_problem(j)->id);
}

/* Of all solutions, on all tests: what the report shows. */
static bool is_whole(const struct judge *j, const struct names *named)
{
	return !named->count && !judging.globs && !j->unwanted && !matrix_undecided(&j->matrix);
}

/* For what is written as JSON, of all tests.  Returns the worse code, -1 if a signal came. */
static int collect_facts(struct judge *j, const struct names *named, struct run_facts *facts,
		int code)
{
	int facts_code;

	if (code < 0 || judging.globs || (!as_json && !is_whole(j, named)))
		return code;
	facts_code = run_facts_collect(facts, &j->matrix, &j->work.hashes, job_count(judging.jobs));
	return facts_code < 0 ? -1 : worse(code, facts_code);
}

static int run_solutions(const struct kit *kit, const char *id, const struct names *named,
		const struct json_value *old)
{
	struct run_facts facts = RUN_FACTS_INIT;
	struct judge j = JUDGE_INIT;
	int code;

	j.options = judging;
	j.options.fail_fast = !keep_going;
	code = judge_open(&j, kit, id);
	if (!code)
		code = named->count ? add_named(&j, named) : judge_add_solutions(&j);
	if (!code) {
		progress_draw_with(draw, &j);
		code = judge_all(&j);
		progress_draw_with(NULL, NULL);
		code = collect_facts(&j, named, &facts, code);
		print_result(&j, &facts, old);
		judge_tell_known(&j);
		if (!common.quiet && !as_json && matrix_has_near(&j.matrix))
			doctor_note_times();
		tell_stopped(&j);
		if (code < 0)
			tell_interrupted(&j);
		else if (is_whole(&j, named))
			code = worse(code, write_run_json(&j, &facts));
		if (code >= 0)
			code = worse(worse(code, j.build_code),
					accept ? run_accept(&j.matrix)
					       : matrix_run_code(&j.matrix));
	}
	run_facts_release(&facts);
	judge_close(&j);
	return code;
}

/* --- The command ------------------------------------------------------------------------- */

/* The run to compare with, if one is named. */
static int read_old(const struct kit *kit, struct json_value **old)
{
	char *path = compare ? kit_path(kit, compare) : NULL;

	*old = path ? matrix_old_read(path, compare) : NULL;
	free(path);
	return *old || !compare ? 0 : -1;
}

/* PROBLEM [SOLUTION...], or [SOLUTION...] inside a problem. */
static int run_problem(const struct kit *kit, const char *id, const struct names *named)
{
	struct json_value *old;
	int code = EXIT_BAD_REQUEST;

	if (!read_old(kit, &old))
		code = run_solutions(kit, id, named, old);
	json_free(old);
	return code;
}

static int cmd_run(const struct names *arguments)
{
	if (by && strcmp(by, "test") != 0 && strcmp(by, "solution") != 0) {
		error("option '--by' wants solution or test, not '%s'", by);
		return EXIT_BAD_REQUEST;
	}
	if (accept && (judging.globs || as_json)) {
		error("--accept goes with neither --tests nor --json: it is about whole runs");
		return EXIT_BAD_REQUEST;
	}
	if (accept && !keep_going) {
		error("--accept goes with --keep-going: surprises are what it accepts");
		return EXIT_BAD_REQUEST;
	}
	return for_problem(arguments, run_problem);
}

const struct command command_run_entry = { "run",
	"judge the declared solutions, and compare with what they declare",
	"[PROBLEM] [SOLUTION...]", options, examples, cmd_run };
