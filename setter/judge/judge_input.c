#include "judge/judge_input.h"

#include <stdlib.h>
#include <string.h>

#include "build/compile.h"
#include "base/diag.h"
#include "process/process.h"
#include "build/test_maker.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

/* For the validator and the reference. */
#define SECONDS 10

static void make_plan(struct plan *plan, const struct problem *problem, const struct text *input)
{
	struct hasher hasher;
	struct test *test;

	plan->problem = problem;
	plan->groups = xcalloc(1, sizeof *plan->groups);
	plan->group_count = 1;
	plan->groups->name = xstrdup("input");
	plan->groups->test_count = 1;
	plan->groups->bounds = xcalloc(problem->bound_count, sizeof *plan->groups->bounds);
	plan->tests = xcalloc(1, sizeof *plan->tests);
	plan->test_count = 1;
	hasher_init(&hasher);
	hasher_add(&hasher, input->s, input->length);
	test = plan->tests;
	test->name = xprintf("input-%.8s", hash_text(hasher_finish(&hasher)).s);
	test->line = xstrdup("");
	test->description = xstrdup("");
	test->folder = xprintf("build/problems/%s/shown", problem->id);
}

static int validate(const struct problem *problem, const char *in)
{
	char *program = validator_program(problem);
	char *argv[] = { program, NULL };
	struct process p = { .argv = argv, .in = in, .time_ms = 1000 * SECONDS };
	const int rc = process_run(&p);

	if (!rc && !process_succeeded(&p)) {
		warning("the validator does not accept this input");
		diag_foreign(p.said.s, p.said.length, NULL);
	}
	process_release(&p);
	free(program);
	return rc ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

static int run_reference(const struct problem *problem, const char *in, const char *out)
{
	char *program = solution_program(problem->id, problem->reference_source);
	struct process p = { .program = program, .in = in, .out = out, .time_ms = 1000 * SECONDS };
	enum language language = LANGUAGE_C;
	struct names argv = NAMES_INIT;
	int code = EXIT_AS_DECLARED;

	language_of(problem->reference_source, &language);
	language_run_command(language, program, &argv);
	p.argv = argv.list;
	if (process_run(&p)) {
		code = EXIT_BROKEN;
	} else if (!process_succeeded(&p)) {
		struct text command = TEXT_INIT;

		error("the reference '%s' %s on this input", problem->reference,
				process_ending(&p).s);
		diag_foreign(p.said.s, p.said.length, NULL);
		p.out = NULL;
		process_command(&p, &command);
		hint_repeat(command.s);
		text_release(&command);
		code = EXIT_NOT_AS_DECLARED;
	}
	process_release(&p);
	names_release(&argv);
	free(program);
	return code;
}

int judge_input_plan(struct plan *plan, const struct problem *problem, const struct text *input)
{
	char *in, *ans, *new_ans;
	int code = EXIT_BROKEN;

	make_plan(plan, problem, input);
	in = test_file(problem, plan->tests, "in");
	ans = test_file(problem, plan->tests, "ans");
	new_ans = temporary_name(ans);
	if (!make_folders(plan->tests->folder) && !file_replace(in, input->s, input->length))
		code = validate(problem, in);
	if (!code)
		code = run_reference(problem, in, new_ans);
	if (!code && file_move(new_ans, ans))
		code = EXIT_BROKEN;
	free(in);
	free(ans);
	free(new_ans);
	return code;
}
