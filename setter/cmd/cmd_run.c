/*
 * setter run - does each solution get its declared verdict?
 */
#include "cmd/cmd.h"
#include "cmd/sanitize.h"

#include <stdio.h>
#include <string.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/whole_file.h"
#include "cmd/doctor.h"
#include "jail/jail.h"
#include "judge/judge.h"
#include "judge/matrix.h"
#include "judge/matrix_print.h"
#include "process/pool.h"
#include "process/progress.h"

/* --- What a run has found, written into the solutions as what they declare ------------------- */

/* --- The new words ------------------------------------------------------------------------ */

static void add_expect(const struct matrix *m, const struct row *row, struct text *out)
{
	for (size_t g = 0; g < m->plan->group_count; g++) {
		struct expectation e = row->solution->expect[g];
		size_t test;

		if (group_surprise(m, row, g).kind != AS_DECLARED)
			e = (struct expectation){
				.permitted = VERDICT_SET(group_verdict(m, row, g, &test))
			};
		if (e.permitted == VERDICT_SET(VERDICT_AC))
			continue;
		text_printf(out, "%s%s ", out->length ? ", " : "", m->plan->groups[g].name);
		expectation_add(&e, out);
	}
	if (!out->length)
		text_add_string(out, "AC");
}

/* --- The file ------------------------------------------------------------------------------- */

/* What the new text declares must be right by itself; errors are reported at their place. */
static bool is_right(const struct solution *s, const struct plan *plan, const struct text *text)
{
	struct solution *again = solution_new(s->path);
	bool right;

	source_set(&again->source, s->path, text->s, text->length);
	right = !solution_parse(again, plan);
	solution_free(again);
	return right;
}

/* The lines of the entry before and after, as a diff shows them. */
static void print_change(const struct solution *s, const char *expect)
{
	const struct place p = span_place(s->expect_at);
	const char *text = s->source.text;
	const size_t end = s->expect_at.offset + s->expect_at.length;
	const size_t before = s->expect_at.offset - p.line_start;

	printf("%s:%zu\n-", s->path, p.line);
	for (size_t at = p.line_start; at < end; at++)
		printf("%c%s", text[at], text[at] == '\n' ? "-" : "");
	printf("\n+%.*s%s\n", (int)before, text + p.line_start, expect);
}

static int rewrite(const struct matrix *m, const struct row *row)
{
	const struct solution *s = row->solution;
	const size_t behind = s->expect_at.offset + s->expect_at.length;
	SCOPED(text) expect = TEXT_INIT, text = TEXT_INIT;
	int code = EXIT_AS_DECLARED;

	add_expect(m, row, &expect);
	text_add(&text, s->source.text, s->expect_at.offset);
	text_add(&text, expect.s, expect.length);
	text_add(&text, s->source.text + behind, s->source.length - behind);
	print_change(s, expect.s);
	if (!is_right(s, m->plan, &text)) {
		note("'%s' is unchanged", s->path);
		code = EXIT_NOT_AS_DECLARED;
	} else if (file_replace(s->path, text.s, text.length)) {
		code = EXIT_BROKEN;
	}
	return code;
}

static int cannot_rewrite(const struct matrix *m, const struct row *row)
{
	SCOPED(text) expect = TEXT_INIT;

	add_expect(m, row, &expect);
	note("'%s' is unchanged: it has no @expect", row->file);
	hint("write '@expect %s' into its first comment, and '@because' and one sentence",
			expect.s);
	return EXIT_NOT_AS_DECLARED;
}

/*
 * Rewrites the @expect of every solution that is not as declared; groups that are keep the
 * words they have.  Prints the old line and the new one.  A solution that does not compile or
 * could not be judged is unchanged, as is one whose new header would not be right: one
 * that fails must say why.  Reports errors, and returns an exit code: not as declared if some
 * solution still is not.
 */
static int run_accept(const struct matrix *m)
{
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; i < m->count; i++) {
		const struct row *row = &m->rows[i];
		const enum surprise_kind kind = row_surprise(m, row).kind;
		int found = EXIT_AS_DECLARED;

		const bool unknown = kind == SURPRISE_BROKEN || !row->complete;

		if (kind == AS_DECLARED && row->complete)
			continue;
		if (unknown || row->compiled != VERDICT_AC) {
			note("'%s' is unchanged: it was not judged", row->file);
			found = unknown ? EXIT_BROKEN : EXIT_NOT_AS_DECLARED;
		} else if (!row->solution->is_declared) {
			found = cannot_rewrite(m, row);
		} else {
			found = rewrite(m, row);
		}
		code = worse(code, found);
	}
	return code;
}

static struct judge_options judging = { .resume = true, .declared = true, .extent = JUDGE_ALL };
static bool as_json, accept, sanitized, keep_going = true;
static const char *compare, *by;

static const struct cli_option options[] = {
	{ 'j', "jobs", OPTION_NUMBER, &judging.jobs, "N",
			"judge N solutions at a time (half of the processors)" },
	{ 't', "tests", OPTION_WORD, &judging.globs, "GLOB",
			"only these tests: "
			"'full-*,sample-01'" },
	{ 0, "by", OPTION_WORD, &by, "WHAT", "a row for each 'solution' (the default) or 'test'" },
	{ 0, "compare", OPTION_WORD, &compare, "OLD.json",
			"show which verdicts differ from an older run.json" },
	{ 0, "accept", OPTION_FLAG, &accept, NULL,
			"write the verdicts found into @expect of each solution" },
	{ 'k', "keep-going", OPTION_FLAG, &keep_going, NULL, "judge all solutions (the default)" },
	{ 'x', "fail-fast", OPTION_OFF, &keep_going, NULL,
			"stop at the first solution that is not as declared" },
	{ 0, "resume", OPTION_FLAG, &judging.resume, NULL,
			"use earlier verdicts (the default); --no-resume: judge again" },
	{ 0, "sanitize", OPTION_FLAG, &sanitized, NULL,
			"run programs in C and C++ with sanitizers, and say what they find" },
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "print the result as one JSON document" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter run all-moves",
	"setter run huge-pairs double_phi float_phi -t 'full-*' -v", NULL };

static int add_named(struct judge *j, const struct names *named)
{
	int code = judge_list_solutions(j);

	for (size_t i = 0; !code && i < named->count; i++)
		code = judge_add_solution(j, named->list[i]);
	return code;
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

/* Of a complete run only: it is what the report shows. */
static int write_run_json(struct judge *j, const struct run_facts *facts)
{
	size_t length;
	int rc;
	SCOPED_FREE char *path = path_of(judge_problem(j)->id, PATH_RUN),
			 *text = as_text(j, facts, &length);

	rc = file_replace(path, text, length);
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
	SCOPED_FREE char *limit = judge_limit_words(j), *drawn = NULL;
	struct matrix_print how = how_to_print(limit);
	size_t length;

	how.out = open_memstream(&drawn, &length);
	if (!how.out)
		die("no memory");
	judge_peek(j);
	matrix_print_table(&j->matrix, &how);
	fclose(how.out);
	text_add(out, drawn, length);
}

static void print_result(struct judge *j, const struct run_facts *facts, const struct run_file *old)
{
	SCOPED_FREE char *limit = judge_limit_words(j);
	const struct matrix_print how = how_to_print(limit);

	if (as_json) {
		matrix_json_run(&j->matrix, facts, &j->work.hashes, stdout);
	} else {
		matrix_print_run(&j->matrix, &how);
		if (old)
			matrix_print_changes(&j->matrix, old, stdout);
	}
}

static void tell_interrupted(const struct judge *j)
{
	size_t done = 0;

	for (size_t i = 0; i < j->matrix.count; i++)
		done += row_judged(&j->matrix, &j->matrix.rows[i]);
	note("interrupted: %zu of %zu runs done; continue with: setter run %s%s", done,
			j->matrix.count * judge_plan(j)->test_count, judge_problem(j)->id,
			jail_choice_words().s);
}

static void tell_stopped(const struct judge *j)
{
	if (j->unwanted)
		note("%zu of %zu solutions judged; all of them: setter run %s --keep-going%s",
				j->matrix.count - j->unwanted, j->matrix.count,
				judge_problem(j)->id, jail_choice_words().s);
}

/* Of all solutions, on all tests: what the report shows. */
static bool is_whole(const struct judge *j, const struct names *named)
{
	return !named->count && !judging.globs && !j->unwanted && !j->header_code &&
			!matrix_undecided(&j->matrix);
}

/* For what is written as JSON, of all tests.  Returns the worse code, -1 if a signal came. */
static int collect_facts(struct judge *j, const struct names *named, struct run_facts *facts,
		int code)
{
	int facts_code;

	if (code < 0 || judging.globs || (!as_json && !is_whole(j, named)))
		return code;
	facts_code = run_facts_collect(facts, &j->matrix, &j->work.hashes,
			pool_job_count(judging.jobs));
	return facts_code < 0 ? -1 : worse(code, facts_code);
}

static int run_solutions(const struct kit *kit, const char *id, const struct names *named,
		const struct run_file *old)
{
	SCOPED(run_facts) facts = RUN_FACTS_INIT;
	struct judge j = JUDGE_INIT;
	int code;

	j.options = judging;
	j.options.trace = common.verbose > 1;
	j.options.fail_fast = !keep_going;
	code = judge_open(&j, kit, id);
	if (!code && sanitized) {
		code = sanitize(&j, named);
		judge_close(&j);
		return code;
	}
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
		if (j.header_code)
			note("only solutions without errors were judged");
		if (code < 0)
			tell_interrupted(&j);
		else if (is_whole(&j, named))
			code = worse(code, write_run_json(&j, &facts));
		if (code >= 0)
			code = worse(worse(code, worse(j.build_code, j.header_code)),
					accept ? run_accept(&j.matrix)
					       : matrix_run_code(&j.matrix));
	}
	judge_close(&j);
	return code;
}

/* --- The command ------------------------------------------------------------------------- */

/* PROBLEM [SOLUTION...], or [SOLUTION...] inside a problem. */
static int run_problem(const struct kit *kit, const char *id, const struct names *named)
{
	SCOPED_FREE char *path = compare ? kit_path(kit, compare) : NULL;
	struct run_file old;
	int code = EXIT_BAD_REQUEST;

	if (!path || !run_file_read(&old, path, compare)) {
		code = run_solutions(kit, id, named, path ? &old : NULL);
		if (path)
			run_file_release(&old);
	}
	return code;
}

static int cmd_run(const struct names *arguments)
{
	if (by && strcmp(by, "test") != 0 && strcmp(by, "solution") != 0) {
		error("option '--by' wants solution or test, not '%s'", by);
		return EXIT_BAD_REQUEST;
	}
	if (accept && (judging.globs || as_json)) {
		error("--accept cannot be combined with --tests or --json: it needs a complete "
		      "run");
		return EXIT_BAD_REQUEST;
	}
	if (accept && !keep_going) {
		error("--accept cannot be combined with --fail-fast: it needs a complete run");
		return EXIT_BAD_REQUEST;
	}
	return command_for_problem(arguments, run_problem);
}

const struct command command_run_entry = { "run",
	"judge the solutions, and compare with their declared verdicts", "[PROBLEM] [SOLUTION...]",
	options, examples, cmd_run, jail_option_table };
