#include "cmd/show_run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/command_line.h"
#include "base/diag.h"
#include "base/excerpt.h"
#include "base/json.h"
#include "judge/judge.h"
#include "base/xalloc.h"

/* A row of one cell, and where its files stay. */
struct shown {
	const struct judge *judge;
	const struct row *row;
	const struct cell *cell;
	const struct test *test;
	char *in, *ans, *out, *err;
};

static void shown_init(struct shown *s, const struct judge *j, size_t test)
{
	const struct problem *problem = judge_problem(j);

	s->judge = j;
	s->row = &j->matrix.rows[0];
	s->test = &judge_plan(j)->tests[test];
	s->cell = &s->row->cells[test];

	const char *kind = j->options.input ? "shown" : "tests";

	s->in = xprintf("build/problems/%s/%s/%s.in", problem->id, kind, s->test->name);
	s->ans = xprintf("build/problems/%s/%s/%s.ans", problem->id, kind, s->test->name);
	s->out = xprintf("%s/%s/%s.out", j->options.outputs, s->row->name, s->test->name);
	s->err = xprintf("%s/%s/%s.err", j->options.outputs, s->row->name, s->test->name);
}

static void shown_release(struct shown *s)
{
	free(s->in);
	free(s->ans);
	free(s->out);
	free(s->err);
}

/* --- Which lines matter ------------------------------------------------------------------- */

/* First lines of an excerpt; 0: the first of all. */
struct places {
	size_t in, ans;
};

/* "case 12: ..." */
static size_t case_in(const char *message)
{
	const char *word = message ? strstr(message, "case ") : NULL;

	return word ? (size_t)strtoull(word + 5, NULL, 10) : 0;
}

static struct places find_places(const struct shown *s)
{
	const struct problem *p = judge_problem(s->judge);
	const size_t difference = excerpt_first_difference(s->ans, s->out);
	struct places places = { 0, difference };
	size_t number = case_in(s->cell->message);

	if (p->case_count == CASES_NONE)
		return places;
	if (!number && difference && p->answer_lines)
		number = (difference - 1) / (size_t)p->answer_lines + 1;
	if (!number || number > (size_t)p->case_max)
		return places;
	places.in = (number - 1) * (size_t)p->case_lines + 1 + (p->case_count == CASES_FIRST_LINE);
	if (p->answer_lines)
		places.ans = (number - 1) * (size_t)p->answer_lines + 1;
	return places;
}

/* --- For people ------------------------------------------------------------------------------ */

static void print_title(const struct shown *s)
{
	printf("%s%s: %s on %s", matrix_prefix(&s->judge->matrix), judge_problem(s->judge)->id,
			s->row->name, s->judge->options.input ? "the given input" : s->test->name);
	if (*s->test->line)
		printf(": %s", s->test->line);
	if (*s->test->description)
		printf("  # %s", s->test->description);
	putchar('\n');
}

static void print_verdict(const struct shown *s)
{
	const struct cell *cell = s->cell;

	if (s->row->compiled != VERDICT_AC) {
		printf("  verdict   %s\n", verdict_word(s->row->compiled));
		fflush(stdout);
		diag_to(stdout);
		diag_foreign(s->row->compile_words, strlen(s->row->compile_words), NULL);
		diag_to(NULL);
		return;
	}
	printf("  verdict   %s, %s%lld ms of %lld, %lld KiB of %lld\n", verdict_word(cell->verdict),
			cell->cut ? "more than " : "", cell->time_ms, s->row->time_ms,
			cell->memory_kb, judge_problem(s->judge)->memory_mib * 1024);
	if (cell->message && *cell->message)
		printf("  because   %s\n", cell->message);
}

static void print_files(const struct shown *s)
{
	const struct places places = find_places(s);

	/* The links of the judge cannot have changed since. */
	char *in = test_file(judge_problem(s->judge), s->test, "in");
	char *ans = test_file(judge_problem(s->judge), s->test, "ans");

	excerpt_print(stdout, "input", s->in, in, places.in);
	excerpt_print(stdout, "expected", s->ans, ans, places.ans);
	excerpt_print(stdout, "output", s->out, s->out, places.ans);
	if (excerpt_first_difference(s->err, "/dev/null"))
		excerpt_print(stdout, "stderr", s->err, s->err, 0);
	free(in);
	free(ans);
}

static void print_shown(const struct shown *s)
{
	print_title(s);
	print_verdict(s);
	if (s->row->compiled == VERDICT_AC && !common.quiet)
		print_files(s);
}

/* --- As JSON ------------------------------------------------------------------------------------ */

static void json_shown(const struct shown *s)
{
	const bool ran = s->row->compiled == VERDICT_AC;
	const struct plan *plan = judge_plan(s->judge);
	struct json json;

	json_start(&json, "setter-show");
	json_put_string(&json, "problem", judge_problem(s->judge)->id);
	json_put_string(&json, "name", s->test->name);
	json_put_string(&json, "group", plan->groups[s->test->group].name);
	json_put_string(&json, "line", s->test->line);
	json_put_string(&json, "description", s->test->description);
	json_put_string(&json, "in", s->in);
	json_put_string(&json, "ans", s->ans);
	json_put_string(&json, "file", s->row->file);
	json_put_string(&json, "language", language_name(s->row->language));
	json_put_string(&json, "verdict", verdict_word(ran ? s->cell->verdict : s->row->compiled));
	json_put_string(&json, "compile", s->row->compile_words);
	json_put_string(&json, "message", s->cell->message ? s->cell->message : "");
	json_put_number(&json, "time_ms", s->cell->time_ms);
	json_put_number(&json, "wall_ms", s->cell->wall_ms);
	json_put_number(&json, "memory_kb", s->cell->memory_kb);
	json_put_string(&json, "out", ran ? s->out : NULL);
	json_put_string(&json, "err", ran ? s->err : NULL);
	json_finish(&json, stdout);
}

/* --- Judging ---------------------------------------------------------------------------------- */

/* What has a slash in it is a file; a bare word may be one, if no solution is called so. */
static int add_program(struct judge *j, const struct kit *kit, const char *program)
{
	char *path = kit_path(kit, program);
	const bool is_file = strchr(program, '/') ||
			(!solutions_find(&j->solutions, program) && file_exists(path));
	int rc;

	if (is_file) {
		rc = judge_add_file(j, program, path, NULL);
	} else {
		const struct solution *s = judge_solution(j, program);

		rc = s ? judge_add_file(j, s->path, s->path, NULL) : -1;
	}
	free(path);
	if (rc)
		return EXIT_BAD_REQUEST;
	return j->matrix.count ? EXIT_AS_DECLARED : EXIT_BROKEN;
}

static int judge_and_show(struct judge *j, const struct show_run *run)
{
	size_t test = run->test ? plan_find_test(judge_plan(j), run->test) : 0;
	int code = judge_all(j);
	struct shown shown;

	if (code)
		return code;
	shown_init(&shown, j, test);
	if (run->as_json)
		json_shown(&shown);
	else
		print_shown(&shown);
	shown_release(&shown);
	return matrix_judge_code(&j->matrix);
}

int show_run(const struct kit *kit, const char *id, const struct show_run *run)
{
	struct judge j = JUDGE_INIT;
	char *outputs = xprintf("build/problems/%s/shown", id);
	int code;

	j.options = (struct judge_options){ .globs = run->test,
		.jobs = 1,
		.extent = JUDGE_ALL,
		.outputs = outputs,
		.unsafe = run->unsafe,
		.input = run->input };
	code = judge_open(&j, kit, id);
	if (!code)
		code = judge_read_solutions(&j);
	if (!code)
		code = add_program(&j, kit, run->program);
	if (!code)
		code = judge_and_show(&j, run);
	judge_close(&j);
	free(outputs);
	return code;
}
