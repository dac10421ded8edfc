#include "cmd/sanitize.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/interrupt.h"
#include "base/paths.h"
#include "build/compile.h"
#include "build/role_talk.h"
#include "build/roles.h"
#include "process/stage.h"

/* A sanitized program may take so many times the limit. */
#define SLOWER 20

/* One program, and how it is started on a test. */
struct patient {
	const struct judge *judge;
	enum { SOLUTION, GENERATOR, VALIDATOR, CHECKER, INTERACTOR } kind;
	const char *source, *name;
	char *program;
};

struct tally {
	size_t programs, findings, left_out;
};

/* --- One run ------------------------------------------------------------------------------- */

static bool takes_part(const struct patient *p, const struct test *test)
{
	return p->kind != GENERATOR || (!test->copied && !strcmp(test->words.list[0], p->name));
}

static struct role_call call_on(const struct patient *p, const struct test *test, const char *in,
		const char *ans, const char *out)
{
	const struct problem *problem = judge_problem(p->judge);

	switch (p->kind) {
	case GENERATOR:
		return role_generator(problem, &test->words, out);
	case VALIDATOR:
		return role_validator(problem, in, judge_plan(p->judge)->groups[test->group].name);
	case CHECKER:
		return role_checker(problem, in, ans, ans);
	default:
		return role_solution(problem, p->source, in, out);
	}
}

/* The line of a report that says what was found; NULL if there is none. */
static const char *finding_in(const char *said)
{
	static const char *const marks[] = { "runtime error: ", "ERROR: AddressSanitizer" };

	for (size_t i = 0; said && i < sizeof marks / sizeof *marks; i++) {
		const char *at = strstr(said, marks[i]);

		while (at && at > said && at[-1] != '\n')
			at--;
		if (at)
			return at;
	}
	return NULL;
}

/*
 * Where /proc cannot be read, AddressSanitizer does not find its stack, and says so in three
 * lines: they are no finding.
 */
static void leave_out_lost_stack(struct text *said)
{
	static const char begin[] = "==WARNING: ASan is ignoring requested __asan_handle_no_return",
			  end[] = "sanitizers/issues/189\n";
	char *at = said->s ? strstr(said->s, begin) : NULL, *after = at ? strstr(at, end) : NULL;

	if (!after)
		return;
	while (at > said->s && at[-1] != '\n')
		at--;
	after += sizeof end - 1;
	memmove(at, after, said->length - (size_t)(after - said->s) + 1);
	said->length -= (size_t)(after - at);
}

static void report(const struct patient *p, const struct test *test, const struct process *run)
{
	const char *found = finding_in(run->said.s);

	error("'%s' on %s: %.*s", p->source, test->name, (int)strcspn(found, "\n"), found);
	process_explain(run);
}

/* 1 if a sanitizer finds something in what it said. */
static int look_at(const struct patient *p, const struct test *test, struct process *run)
{
	stage_rename_back(&run->said);
	leave_out_lost_stack(&run->said);
	if (!finding_in(run->said.s))
		return 0;
	report(p, test, run);
	return 1;
}

/* A solution and the interactor: one of them with sanitizers. */
static int talk_on(const struct patient *p, const struct test *test, const char *in,
		const char *ans, const char *out)
{
	const struct problem *problem = judge_problem(p->judge);
	const bool is_solution = p->kind == SOLUTION;
	struct role_talk t = role_talk_solution(problem,
			is_solution ? p->source : problem->reference_source, in, out, ans);
	struct role_call *call = is_solution ? &t.program : &t.interactor;
	int rc;

	role_take_sanitized(call, p->program);
	rc = role_talk_run(&t, SLOWER * (int)problem->time_ms);
	if (!rc)
		rc = look_at(p, test, &call->process);
	role_talk_release(&t);
	return rc;
}

static int run_alone_on(const struct patient *p, const struct test *test, const char *in,
		const char *ans, const char *out)
{
	struct role_call call = call_on(p, test, in, ans, out);
	int rc;

	role_take_sanitized(&call, p->program);
	rc = role_run(&call, SLOWER * (int)judge_problem(p->judge)->time_ms);
	if (!rc)
		rc = look_at(p, test, &call.process);
	role_release(&call);
	return rc;
}

/* 1 if a sanitizer finds something, -1 if the machine fails. */
static int run_on(const struct patient *p, const struct test *test)
{
	const struct problem *problem = judge_problem(p->judge);
	SCOPED_FREE char *in = path_in(problem->id, PATH_TESTS, "%s.in", test->name),
			 *ans = path_in(problem->id, PATH_TESTS, "%s.ans", test->name),
			 *out = path_in(problem->id, PATH_SANITIZED, "output");
	const bool talks = problem->interactor && (p->kind == SOLUTION || p->kind == INTERACTOR);
	const int rc = talks ? talk_on(p, test, in, ans, out) : run_alone_on(p, test, in, ans, out);

	unlink(out);
	return rc;
}

/* --- One program ----------------------------------------------------------------------------- */

static int run_on_all(const struct patient *p, struct tally *tally)
{
	const struct plan *plan = judge_plan(p->judge);

	for (size_t i = 0; i < plan->test_count; i++) {
		int rc;

		if (!p->judge->chosen[i] || !takes_part(p, &plan->tests[i]))
			continue;
		if (interrupt_signal())
			return -1;
		rc = run_on(p, &plan->tests[i]);
		if (rc < 0)
			return EXIT_BROKEN;
		if (rc) {
			tally->findings++;
			break;
		}
	}
	return EXIT_AS_DECLARED;
}

static int examine(struct judge *j, struct patient p, struct tally *tally)
{
	enum language language = LANGUAGE_C;
	int code;

	p.judge = j;
	if (!p.source || !language_of(p.source, &language) ||
			(language != LANGUAGE_C && language != LANGUAGE_CPP)) {
		tally->left_out++;
		return EXIT_AS_DECLARED;
	}
	code = compile_sanitized(&j->work.hashes, judge_problem(j), p.source,
			p.kind == SOLUTION                    ? SANITIZED_SOLUTION
					: p.kind == VALIDATOR ? SANITIZED_VALIDATOR
							      : SANITIZED_PROGRAM,
			&p.program);
	if (!code) {
		tally->programs++;
		code = run_on_all(&p, tally);
	}
	free(p.program);
	return code;
}

/* --- All of them --------------------------------------------------------------------------------- */

static int examine_program(struct judge *j, enum kit_folder folder, const char *name,
		struct patient p, struct tally *tally)
{
	const struct problem *problem = judge_problem(j);
	SCOPED_FREE char *source = name ? kit_any_source(problem->kit, problem->id, folder, name)
					: NULL;
	int code = EXIT_AS_DECLARED;

	p.source = source;
	p.name = name;
	if (name)
		code = examine(j, p, tally);
	return code;
}

static int examine_programs(struct judge *j, struct tally *tally)
{
	const struct problem *problem = judge_problem(j);
	const struct plan *plan = judge_plan(j);
	SCOPED(names) generators = NAMES_INIT;
	int code = examine_program(j, KIT_VALIDATOR, problem->validator,
			(struct patient){ .kind = VALIDATOR }, tally);

	if (!code && problem_has_checker(problem))
		code = examine_program(j, KIT_CHECKER, problem->checker,
				(struct patient){ .kind = CHECKER }, tally);
	if (!code && problem->interactor && problem->reference)
		code = examine_program(j, KIT_INTERACTOR, problem->interactor,
				(struct patient){ .kind = INTERACTOR }, tally);
	for (size_t i = 0; i < plan->test_count; i++)
		if (!plan->tests[i].copied)
			names_add(&generators, plan->tests[i].words.list[0]);
	names_sort(&generators);
	for (size_t i = 0; !code && i < generators.count; i++)
		code = examine_program(j, KIT_GEN, generators.list[i],
				(struct patient){ .kind = GENERATOR }, tally);
	return code;
}

static int examine_solutions(struct judge *j, const struct names *named, struct tally *tally)
{
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; !code && i < named->count; i++) {
		const struct solution *s = judge_solution(j, named->list[i]);

		code = s ? examine(j, (struct patient){ .source = s->path }, tally)
			 : EXIT_BAD_REQUEST;
	}
	for (size_t i = 0; !code && !named->count && i < j->solutions.count; i++)
		code = examine(j, (struct patient){ .source = j->solutions.list[i]->path }, tally);
	return code;
}

int sanitize(struct judge *j, const struct names *named)
{
	struct tally tally = { 0, 0, 0 };
	int code = judge_list_solutions(j);

	if (!code)
		code = examine_solutions(j, named, &tally);
	if (!code && !named->count)
		code = examine_programs(j, &tally);
	if (code)
		return code;
	if (tally.left_out)
		note("%zu program%s left out: only C and C++ have sanitizers", tally.left_out,
				tally.left_out == 1 ? " is" : "s are");
	printf("%s: %zu program%s with sanitizers, %zu finding%s\n", judge_problem(j)->id,
			tally.programs, tally.programs == 1 ? "" : "s", tally.findings,
			tally.findings == 1 ? "" : "s");
	return tally.findings ? EXIT_NOT_AS_DECLARED : EXIT_AS_DECLARED;
}
