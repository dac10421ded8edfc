/*
 * setter show - one test: its input or its answer; or what a program makes of it.
 */
#include "cmd/cmd.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/command_line.h"
#include "base/diag.h"
#include "base/json.h"
#include "base/paths.h"
#include "base/printable.h"
#include "base/text.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/test_maker.h"
#include "jail/jail.h"
#include "judge/judge.h"
#include "judge/judge_verdict.h"
#include "problem/kit.h"
#include "problem/plan.h"

/* --- A few lines of a file that may be large, or hostile ------------------------------------- */

/* A file with at most this many lines is shown whole; of a longer one, this many are shown. */
#define EXCERPT_LINES 12
/* Bytes of a line. */
#define EXCERPT_WIDTH 120

/* The length of the line that begins at `at`, without its end. */
static size_t line_length(const struct text *bytes, size_t at)
{
	const char *end = memchr(bytes->s + at, '\n', bytes->length - at);

	return end ? (size_t)(end - bytes->s) - at : bytes->length - at;
}

static size_t next_line(const struct text *bytes, size_t at)
{
	const size_t end = at + line_length(bytes, at);

	return end < bytes->length ? end + 1 : end;
}

static size_t count_lines(const struct text *bytes)
{
	size_t count = 0;

	for (size_t at = 0; at < bytes->length; at = next_line(bytes, at))
		count++;
	return count;
}

static void print_line(FILE *out, const char *line, size_t length)
{
	SCOPED(text) printable = TEXT_INIT;

	text_add_printable(&printable, line, length, EXCERPT_WIDTH);
	fprintf(out, "      %s\n", printable.s);
}

static void print_lines(FILE *out, const struct text *bytes, size_t from, size_t most)
{
	size_t number = 1;

	for (size_t at = 0; at < bytes->length; at = next_line(bytes, at), number++)
		if (number >= from && number < from + most)
			print_line(out, bytes->s + at, line_length(bytes, at));
}

/*
 * Prints "TITLE  PATH: 100001 lines, from line 9" and the lines themselves, printable and
 * cut; `name` is what the file is called, `path` where it is.  `from` is the first that
 * matters, counted from 1.
 */
static void excerpt_print(FILE *out, const char *title, const char *name, const char *path,
		size_t from)
{
	struct text bytes = TEXT_INIT;
	size_t count;

	if (text_read_file(&bytes, path)) {
		fprintf(out, "  %-9s %s: %s\n", title, name, strerror(errno));
		return;
	}
	count = count_lines(&bytes);
	if (count <= EXCERPT_LINES || !from)
		from = 1;
	fprintf(out, "  %-9s %s: %zu line%s", title, name, count, count == 1 ? "" : "s");
	if (from > 1 && from <= count)
		fprintf(out, ", from line %zu", from);
	else if (from > count && count)
		fprintf(out, ", none of them line %zu", from);
	if (bytes.length && bytes.s[bytes.length - 1] != '\n')
		fputs(", no newline at the end", out);
	fputc('\n', out);
	print_lines(out, &bytes, from, EXCERPT_LINES);
	if (from <= count && count - from >= EXCERPT_LINES)
		fprintf(out, "      ... %zu more\n", count - from + 1 - EXCERPT_LINES);
	text_release(&bytes);
}

/* The first line in which two files differ, counted from 1; 0 if they do not. */
static size_t excerpt_first_difference(const char *path, const char *other)
{
	SCOPED(text) left = TEXT_INIT, right = TEXT_INIT;
	size_t line = 1, at = 0;

	if (text_read_file(&left, path) || text_read_file(&right, other)) {
		line = 0;
	} else {
		while (at < left.length && at < right.length && left.s[at] == right.s[at])
			line += left.s[at++] == '\n';
		if (left.length == right.length && at == left.length)
			line = 0;
	}
	return line;
}

/* --- One program on one input: what it said, and why the checker refused it ------------------ */

struct show_run {
	const char *program; /* a declared solution, or a file */
	const char *test;    /* or NULL: */
	const struct text *input;
	bool as_json;
};

/* A row of one cell, and where its files stay. */
struct shown {
	const struct judge *judge;
	const struct row *row;
	const struct cell *cell;
	const struct test *test;
	char *in, *ans, *out, *err;
	char *dialogue; /* of an interactive problem; or NULL */
};

static void shown_init(struct shown *s, const struct judge *j, size_t test)
{
	const struct problem *problem = judge_problem(j);

	s->judge = j;
	s->row = &j->matrix.rows[0];
	s->test = &judge_plan(j)->tests[test];
	s->cell = &s->row->cells[test];

	const enum path_place place = j->options.input ? PATH_SHOWN : PATH_TESTS;

	s->in = path_in(problem->id, place, "%s.in", s->test->name);
	s->ans = path_in(problem->id, place, "%s.ans", s->test->name);
	s->out = xprintf("%s/%s/%s.out", j->options.outputs, s->row->name, s->test->name);
	s->err = xprintf("%s/%s/%s.err", j->options.outputs, s->row->name, s->test->name);
	s->dialogue = problem->interactor ? xprintf("%s/%s/%s.dialogue", j->options.outputs,
							    s->row->name, s->test->name)
					  : NULL;
}

static void shown_release(struct shown *s)
{
	free(s->in);
	free(s->ans);
	free(s->out);
	free(s->err);
	free(s->dialogue);
}

/* --- Which lines matter ------------------------------------------------------------------- */

/* First lines of an excerpt; 0: the first of all. */
struct places {
	size_t in, ans;
};

static struct places find_places(const struct shown *s)
{
	const struct problem *p = judge_problem(s->judge);
	const size_t difference = excerpt_first_difference(s->ans, s->out);
	struct places places = { 0, difference };
	const char *message = s->cell->message;
	size_t number = message ? (size_t)judge_case_number(message) : 0;

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

/* Of a dialogue, its end matters. */
#define DIALOGUE_LINES 24
#define COLUMN_WIDTH 32

/* "    0.001200 > first": what the program reads is on the left, what it writes on the right. */
static void print_exchange(const char *line, size_t length)
{
	const size_t time = DIALOGUE_TIME_WIDTH, before = time + 3; /* " > " */
	SCOPED(text) said = TEXT_INIT;

	if (length < before) {
		printf("      %.*s\n", (int)length, line);
		return;
	}
	text_add_printable(&said, line + before, length - before, EXCERPT_WIDTH);
	if (line[time + 1] == '<')
		printf("  %.*s  %s\n", (int)time, line, said.s);
	else
		printf("  %.*s  %-*s  %s\n", (int)time, line, COLUMN_WIDTH, "", said.s);
}

static void print_dialogue(const char *path)
{
	SCOPED(text) lines = TEXT_INIT;
	size_t count, number = 0;

	if (text_read_file(&lines, path)) {
		printf("  dialogue  %s: %s\n", path, strerror(errno));
		return;
	}
	count = count_lines(&lines);
	printf("  dialogue  %s: %zu line%s%s\n", path, count, count == 1 ? "" : "s",
			count > DIALOGUE_LINES ? ", the last of them" : "");
	if (count)
		printf("  %*s  %-*s  %s\n", DIALOGUE_TIME_WIDTH, "seconds", COLUMN_WIDTH,
				"the program reads", "the program writes");
	for (size_t at = 0; at < lines.length; at = next_line(&lines, at))
		if (number++ + DIALOGUE_LINES >= count)
			print_exchange(lines.s + at, line_length(&lines, at));
}

static void print_files(const struct shown *s)
{
	const struct places places = find_places(s);

	/* The links of the judge cannot have changed since. */
	SCOPED_FREE char *in = test_file(judge_problem(s->judge), s->test, "in");
	SCOPED_FREE char *ans = test_file(judge_problem(s->judge), s->test, "ans");

	excerpt_print(stdout, "input", s->in, in, places.in);
	if (problem_has_checker(judge_problem(s->judge))) {
		excerpt_print(stdout, "expected", s->ans, ans, places.ans);
		excerpt_print(stdout, s->dialogue ? "notes" : "output", s->out, s->out, places.ans);
	}
	if (s->dialogue)
		print_dialogue(s->dialogue);
	if (excerpt_first_difference(s->err, "/dev/null"))
		excerpt_print(stdout, "stderr", s->err, s->err, 0);
}

static void print_shown(const struct shown *s)
{
	jail_note_level(s->judge->matrix.jail);
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
	plan_test_json(plan, s->test, &json);
	json_put_string(&json, "in", s->in);
	json_put_string(&json, "ans", s->ans);
	json_put_string(&json, "file", s->row->file);
	json_put_string(&json, "language", language_name(s->row->language));
	json_put_string(&json, "verdict", verdict_word(ran ? s->cell->verdict : s->row->compiled));
	if (ran && s->cell->verdict == VERDICT_PC)
		json_put_decimal(&json, "score", score_text(s->cell->score).s);
	json_put_string(&json, "compile", s->row->compile_words);
	json_put_string(&json, "message", s->cell->message ? s->cell->message : "");
	json_put_number(&json, "time_ms", s->cell->time_ms);
	json_put_number(&json, "wall_ms", s->cell->wall_ms);
	json_put_number(&json, "memory_kb", s->cell->memory_kb);
	json_put_string(&json, "out", ran ? s->out : NULL);
	json_put_string(&json, "err", ran ? s->err : NULL);
	if (s->dialogue)
		json_put_string(&json, "dialogue", ran ? s->dialogue : NULL);
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

/* Judges, shows, and returns an exit code: 0 accepted, 1 not, or what judge.h returns. */
static int show_run(const struct kit *kit, const char *id, const struct show_run *run)
{
	struct judge j = JUDGE_INIT;
	SCOPED_FREE char *outputs = path_of(id, PATH_SHOWN);
	int code;

	j.options = (struct judge_options){ .globs = run->test,
		.jobs = 1,
		.extent = JUDGE_ALL,
		.outputs = outputs,
		.trace = common.verbose > 1,
		.input = run->input };
	code = judge_open(&j, kit, id);
	if (!code)
		code = judge_list_solutions(&j);
	if (!code)
		code = add_program(&j, kit, run->program);
	if (!code)
		code = judge_and_show(&j, run);
	judge_close(&j);
	return code;
}

static bool answer, as_json;
static const char *given;

static const struct cli_option options[] = {
	{ 'a', "answer", OPTION_FLAG, &answer, NULL, "print the answer instead of the input" },
	{ 0, "input", OPTION_WORD, &given, "TEXT",
			"run SOLUTION on this input, with \\n \\t \\r \\0 \\xHH \\\\" },
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "print all that is known as one JSON document" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter show one-pair full-03",
	"setter show one-pair float_phi full-03",
	"setter show huge-pairs double_phi --input='1\\n102334154 165580140\\n'", NULL };

static int unknown_test(const struct plan *plan, const char *name)
{
	SCOPED_FREE char *otherwise =
			xprintf("its tests are in '%s': 'sample-01' is the first of group sample",
					plan->source.path);
	struct names known = NAMES_INIT;

	for (size_t i = 0; i < plan->test_count; i++)
		names_add(&known, plan->tests[i].name);
	diag_unknown(diag_nowhere, known, name, otherwise, "'%s' has no test '%s'",
			plan->problem->id, name);
	return EXIT_BAD_REQUEST;
}

static int print_file(const char *path, const char *id)
{
	FILE *file = fopen(path, "r");
	char block[16384];
	size_t n;

	if (!file) {
		error("cannot open '%s': %s", path, strerror(errno));
		hint("make it with: setter build %s%s", id, jail_choice_words().s);
		return EXIT_BAD_REQUEST;
	}
	while ((n = fread(block, 1, sizeof block, file)))
		fwrite(block, 1, n, stdout);
	fclose(file);
	return EXIT_AS_DECLARED;
}

/* The test goes to stdout, byte for byte; what it is goes to stderr. */
static int show_test(const struct plan *plan, const struct test *test)
{
	SCOPED_FREE char *path = test_file(plan->problem, test, answer ? "ans" : "in");
	const int code = print_file(path, plan->problem->id);

	if (!code && !common.quiet)
		note("%s: %s%s%s", path, test->line, *test->description ? "  # " : "",
				test->description);
	return code;
}

static void json_path(struct json *json, const struct plan *plan, const struct test *test,
		const char *ending)
{
	SCOPED_FREE char *path = test_file(plan->problem, test, ending);

	json_put_string(json, ending, file_exists(path) ? path : NULL);
}

/* What it is, and where its files are; null when they are not there. */
static int describe_test(const struct plan *plan, const struct test *test)
{
	struct json json;

	json_start(&json, "setter-show");
	json_put_string(&json, "problem", plan->problem->id);
	plan_test_json(plan, test, &json);
	json_path(&json, plan, test, "in");
	json_path(&json, plan, test, "ans");
	json_finish(&json, stdout);
	return EXIT_AS_DECLARED;
}

static int use_test(const struct kit *kit, const char *id, const char *name,
		int (*use)(const struct plan *, const struct test *))
{
	SCOPED(problem) problem = PROBLEM_INIT;
	SCOPED(plan) plan = PLAN_INIT;
	int code = EXIT_BAD_REQUEST;

	if (!problem_read(&problem, kit, id) && !plan_read(&plan, &problem)) {
		const size_t i = plan_find_test(&plan, name);

		code = i == plan.test_count ? unknown_test(&plan, name)
					    : use(&plan, &plan.tests[i]);
	}
	return code;
}

static int there_is(const struct plan *plan, const struct test *test)
{
	(void)plan, (void)test;
	return EXIT_AS_DECLARED;
}

/* --- A program on a test --------------------------------------------------------------------- */

static int hex_digit(char c)
{
	static const char digits[] = "0123456789abcdef";
	const char *at = c ? strchr(digits, c | (c >= 'A' && c <= 'F' ? 0x20 : 0)) : NULL;

	return at ? (int)(at - digits) : -1;
}

/* Adds the byte after a backslash, and returns how many characters said it; 0: none does. */
static size_t add_escaped(struct text *bytes, const char *s)
{
	static const char letters[] = "ntr0\\", meaning[] = "\n\t\r\0\\";
	const char *letter = *s ? strchr(letters, *s) : NULL;

	if (letter) {
		text_add_char(bytes, meaning[letter - letters]);
		return 1;
	}
	if (*s != 'x' || hex_digit(s[1]) < 0 || hex_digit(s[2]) < 0)
		return 0;
	text_add_char(bytes, (char)(hex_digit(s[1]) * 16 + hex_digit(s[2])));
	return 3;
}

static int read_given(struct text *bytes)
{
	for (const char *s = given; *s; s++) {
		size_t length = 1;

		if (*s != '\\')
			text_add_char(bytes, *s);
		else if ((length = add_escaped(bytes, s + 1)))
			s += length;
		else
			return error("option '--input' has '\\%.1s'; it takes only \\n \\t \\r "
				     "\\0 \\xHH \\\\",
					s + 1);
	}
	return 0;
}

static int show_program(const struct kit *kit, const char *id, const char *program,
		const char *test)
{
	SCOPED(text) bytes = TEXT_INIT;
	const struct show_run run = { .program = program,
		.test = test,
		.input = given ? &bytes : NULL,
		.as_json = as_json };
	int code = EXIT_BAD_REQUEST;

	if (!given || !read_given(&bytes))
		code = show_run(kit, id, &run);
	return code;
}

/* --- The command --------------------------------------------------------------------------------- */

static int wrong_words(const char *id)
{
	if (given)
		error("option '--input' needs one program, and no test");
	else
		error("show which test?");
	hint(given ? "setter show %s SOLUTION --input='1\\n5 7\\n'"
		   : "setter show %s TEST, or setter show %s SOLUTION TEST",
			id, id);
	return EXIT_BAD_REQUEST;
}

/* TEST, SOLUTION TEST, or SOLUTION with --input. */
static int show_what(const struct kit *kit, const char *id, const struct names *words)
{
	char *const *word = words->list;

	if (given && words->count == 1)
		return show_program(kit, id, word[0], NULL);
	if (!given && words->count == 2)
		return use_test(kit, id, word[1], there_is)
				? EXIT_BAD_REQUEST
				: show_program(kit, id, word[0], word[1]);
	if (!given && words->count == 1)
		return use_test(kit, id, word[0], as_json ? describe_test : show_test);
	return wrong_words(id);
}

static int cmd_show(const struct names *arguments)
{
	return command_for_problem(arguments, show_what);
}

const struct command command_show_entry = { "show",
	"print a test, or run a program on it and explain the verdict",
	"[PROBLEM] [SOLUTION] [TEST]", options, examples, cmd_show, jail_option_table };
