/*
 * setter show - one test: its input or its answer; or what a program makes of it.
 */
#include "cmd/cmd.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/json.h"
#include "problem/kit.h"
#include "base/nearest.h"
#include "problem/plan.h"
#include "cmd/show_run.h"
#include "build/test_maker.h"

static bool answer, as_json, unsafe;
static const char *given;

static const struct cli_option options[] = {
	{ 'a', "answer", OPTION_FLAG, &answer, NULL, "the answer instead of the input" },
	{ 0, "input", OPTION_WORD, &given, "TEXT",
			"run SOLUTION on this; \\n \\t \\r \\0 \\xHH \\\\ are understood" },
	{ 0, "unsafe", OPTION_FLAG, &unsafe, NULL,
			"run even where the machine gives no namespaces" },
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "what is known of it, as one JSON document" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter show one-pair full-03",
	"setter show one-pair float_phi full-03",
	"setter show huge-pairs double_phi --input='1\\n102334154 165580140\\n'", NULL };

static int unknown_test(const struct plan *plan, const char *name)
{
	struct names known = NAMES_INIT;
	const char *guess;

	for (size_t i = 0; i < plan->test_count; i++)
		names_add(&known, plan->tests[i].name);
	guess = nearest(name, names_known(&known));
	error("'%s' has no test '%s'", plan->problem->id, name);
	if (guess)
		hint("did you mean '%s'?", guess);
	else
		hint("its tests are in '%s': 'sample-01' is the first of group sample",
				plan->source.path);
	names_release(&known);
	return EXIT_BAD_REQUEST;
}

static int print_file(const char *path, const char *id)
{
	FILE *file = fopen(path, "r");
	char block[16384];
	size_t n;

	if (!file) {
		error("cannot open '%s': %s", path, strerror(errno));
		hint("make it with: setter build %s", id);
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
	char *path = test_file(plan->problem, test, answer ? "ans" : "in");
	const int code = print_file(path, plan->problem->id);

	if (!code && !common.quiet)
		note("%s: %s%s%s", path, test->line, *test->description ? "  # " : "",
				test->description);
	free(path);
	return code;
}

static void json_path(struct json *json, const struct plan *plan, const struct test *test,
		const char *ending)
{
	char *path = test_file(plan->problem, test, ending);

	json_put_string(json, ending, file_exists(path) ? path : NULL);
	free(path);
}

/* What it is, and where its files are; null when they are not there. */
static int describe_test(const struct plan *plan, const struct test *test)
{
	struct json json;

	json_start(&json, "setter-show");
	json_put_string(&json, "problem", plan->problem->id);
	json_put_string(&json, "name", test->name);
	json_put_string(&json, "group", plan->groups[test->group].name);
	json_put_string(&json, "line", test->line);
	json_put_string(&json, "description", test->description);
	json_path(&json, plan, test, "in");
	json_path(&json, plan, test, "ans");
	json_finish(&json, stdout);
	return EXIT_AS_DECLARED;
}

static int use_test(const struct kit *kit, const char *id, const char *name,
		int (*use)(const struct plan *, const struct test *))
{
	struct problem problem = PROBLEM_INIT;
	struct plan plan = PLAN_INIT;
	int code = EXIT_BAD_REQUEST;

	if (!problem_read(&problem, kit, id) && !plan_read(&plan, &problem)) {
		const size_t i = plan_find_test(&plan, name);

		code = i == plan.test_count ? unknown_test(&plan, name)
					    : use(&plan, &plan.tests[i]);
	}
	plan_release(&plan);
	problem_release(&problem);
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

/* Adds the byte behind a backslash, and returns how many characters said it; 0: none does. */
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
			return error("option '--input' has '\\%.1s', which is none of "
				     "\\n \\t \\r \\0 \\xHH \\\\",
					s + 1);
	}
	return 0;
}

static int show_program(const struct kit *kit, const char *id, const char *program,
		const char *test)
{
	struct text bytes = TEXT_INIT;
	const struct show_run run = { .program = program,
		.test = test,
		.input = given ? &bytes : NULL,
		.unsafe = unsafe,
		.as_json = as_json };
	int code = EXIT_BAD_REQUEST;

	if (!given || !read_given(&bytes))
		code = show_run(kit, id, &run);
	text_release(&bytes);
	return code;
}

/* --- The command --------------------------------------------------------------------------------- */

static int wrong_words(const char *id)
{
	if (given)
		error("option '--input' goes with one program, and with no test");
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
	return for_problem(arguments, show_what);
}

const struct command command_show_entry = { "show",
	"print a test, or what a program makes of it and why the checker refuses",
	"[PROBLEM] [SOLUTION] [TEST]", options, examples, cmd_show };
