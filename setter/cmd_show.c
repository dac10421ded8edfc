/*
 * setter show - one test: its input, or its answer.
 */
#include "cmd.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "diag.h"
#include "json.h"
#include "kit.h"
#include "nearest.h"
#include "plan.h"
#include "test_maker.h"

static bool answer, as_json;

static const struct cli_option options[] = {
	{ 'a', "answer", OPTION_FLAG, &answer, NULL, "the answer instead of the input" },
	{ 0, "json", OPTION_FLAG, &as_json, NULL, "what is known of it, as one JSON document" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter show one-pair full-03",
	"setter show one-pair full-03 --answer", NULL };

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

static int show(const struct kit *kit, const char *id, const char *name)
{
	struct problem problem = PROBLEM_INIT;
	struct plan plan = PLAN_INIT;
	int code = EXIT_BAD_REQUEST;

	if (!problem_read(&problem, kit, id) && !plan_read(&plan, &problem)) {
		const size_t i = plan_find_test(&plan, name);

		if (i == plan.test_count)
			code = unknown_test(&plan, name);
		else
			code = (as_json ? describe_test : show_test)(&plan, &plan.tests[i]);
	}
	plan_release(&plan);
	problem_release(&problem);
	return code;
}

/* PROBLEM TEST, or TEST alone inside a problem. */
static int cmd_show(const struct names *arguments)
{
	struct names first = NAMES_INIT, ids = NAMES_INIT;
	struct kit kit = KIT_INIT;
	int code = EXIT_BAD_REQUEST;

	if (arguments->count < 1 || arguments->count > 2) {
		error("show which test?");
		hint("setter show PROBLEM TEST");
		return code;
	}
	if (arguments->count == 2)
		names_add(&first, arguments->list[0]);
	if (!kit_open(&kit, common.folder) && !command_problems(&kit, &first, &ids)) {
		if (ids.count == 1)
			code = show(&kit, ids.list[0], arguments->list[arguments->count - 1]);
		else
			error("of which problem? setter show PROBLEM %s", arguments->list[0]);
	}
	names_release(&first);
	names_release(&ids);
	kit_release(&kit);
	return code;
}

const struct command command_show_entry = { "show", "print the input or the answer of a test",
	"[PROBLEM] TEST", options, examples, cmd_show };
