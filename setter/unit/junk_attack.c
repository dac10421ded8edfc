#include "unit/junk_attack.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/bounds_reached.h"
#include "build/compile.h"
#include "build/roles.h"
#include "build/test_maker.h"
#include "build/workpiece.h"

/* One hole is enough to know; a validator that is not strict has many. */
#define REPORTS_MOST 5

struct attack {
	const struct junk_attack *on;
	char *in, *ans;      /* of the test */
	char *junk;          /* where the changed text is */
	char *program;       /* validator or checker */
	struct source bytes; /* of the input, or of the answer */
	struct junk_base base;
	int reports;
	bool is_broken; /* the program gave no verdict */
	bool is_endless;
};

enum changed { CHANGED_INPUT, CHANGED_OUTPUT, CHANGED_ANSWER };

/* The largest bound, or range: one that is made of several bounds, or of numbers, may be wider. */
static long long largest_number(const struct problem *problem, const struct test *test)
{
	SCOPED(bounds_reached) ranges = BOUNDS_REACHED_INIT;
	SCOPED_FREE char *log = test_reached_file(problem, test);
	long long most = LLONG_MIN, end;

	for (size_t i = 0; i < problem->bound_count; i++)
		if (problem->bounds[i].value > most)
			most = problem->bounds[i].value;
	bounds_reached_add_values(&ranges, log);
	for (size_t i = 0; i < ranges.count; i++)
		if (reached_number(ranges.list[i].hi, &end) && end > most)
			most = end;
	return most;
}

/* Reports an error and returns -1 if the file that is to be changed cannot be read. */
static int attack_init(struct attack *a, const struct junk_attack *on, const char *ending)
{
	const struct problem *problem = on->plan->problem;

	memset(a, 0, sizeof *a);
	a->on = on;
	a->in = test_file(problem, on->test, "in");
	a->ans = test_file(problem, on->test, "ans");
	if (source_read(&a->bytes, *ending == 'i' ? a->in : a->ans))
		return -1;
	a->base = (struct junk_base){ a->bytes.text, a->bytes.length, problem,
		largest_number(problem, on->test) };
	return 0;
}

static void attack_release(struct attack *a)
{
	free(a->in);
	free(a->ans);
	free(a->junk);
	free(a->program);
	source_release(&a->bytes);
}

/* Each kind at each place has a file of its own, which stays if it got through. */
static int write_junk(struct attack *a, const char *role, size_t kind, int place,
		const struct text *text)
{
	free(a->junk);
	a->junk = path_in(a->on->plan->problem->id, PATH_UNIT, "%s-%s-%zu-%d", a->on->test->name,
			role, kind + 1, place + 1);
	return file_replace(a->junk, text->s, text->length);
}

static void report(struct attack *a, const struct junk_kind *kind, const char *subject,
		const char *fault, const struct process *p)
{
	if (a->reports++ >= REPORTS_MOST) {
		if (a->reports == REPORTS_MOST + 1)
			note("test '%s' shows more of the same", a->on->test->name);
		return;
	}
	error("%s %s when the %s of '%s' has %s", a->program, fault, subject, a->on->test->name,
			kind->what);
	process_explain(p);
}

/* It gave no verdict, which is told once: was this it?  If it does not end, no more is tried. */
static bool report_broken(struct attack *a, const struct junk_kind *kind, const char *subject,
		const struct process *p)
{
	const bool is_first = !a->is_broken;

	if (is_first)
		report(a, kind, subject, process_ending(p).s, p);
	a->is_broken = true;
	a->is_endless = p->timed_out;
	return is_first;
}

/* May a program end like this, where that was changed? */
static bool is_right_of_checker(enum changed changed, bool may_pass, enum role_verdict verdict)
{
	if (changed == CHANGED_ANSWER)
		return verdict != ROLE_NO_VERDICT;
	return verdict == ROLE_WA || verdict == ROLE_PE || verdict == ROLE_PC ||
			(verdict == ROLE_AC && may_pass);
}

static enum role_verdict checked(const struct attack *a, int code, const char *said)
{
	const struct score_scale scale = score_scale_of(a->on->plan, a->on->test->group);
	long long score;

	return role_check_said(code, said, &scale, &score);
}

/* The same of what a batch tells: the exit code, and a score if there is one. */
static bool is_right(const struct attack *a, enum changed changed, bool may_pass, long code,
		const char *said)
{
	if (changed == CHANGED_INPUT)
		return role_validity_of(a->on->plan->problem, code) == ROLE_INVALID;
	return is_right_of_checker(changed, may_pass, checked(a, (int)code, said));
}

/* --- The validator ------------------------------------------------------------------------- */

static const char *group_of(const struct attack *a)
{
	return a->on->plan->groups[a->on->test->group].name;
}

static int try_input(struct attack *a, const struct junk_kind *kind)
{
	struct role_call validator = role_validator(a->on->plan->problem, a->junk, group_of(a));
	struct process *p = &validator.process;
	int code = EXIT_AS_DECLARED;

	if (role_run(&validator, a->on->time_ms)) {
		code = EXIT_BROKEN;
	} else if (!is_right(a, CHANGED_INPUT, false, process_exit_code(p), "")) {
		if (process_succeeded(p))
			report(a, kind, "input", "accepts it", p);
		else if (report_broken(a, kind, "input", p))
			role_hint_refusal(&validator);
		code = EXIT_NOT_AS_DECLARED;
	}
	role_release(&validator);
	return code;
}

/* --- The checker ------------------------------------------------------------------------------ */

/* An output, or the answer, is changed; the other stays. */
static int try_output(struct attack *a, const struct junk_kind *kind, bool is_answer, bool may_pass)
{
	struct role_call checker = role_checker(a->on->plan->problem, a->in,
			is_answer ? a->ans : a->junk, is_answer ? a->junk : a->ans);
	struct process *p = &checker.process;
	int code = EXIT_AS_DECLARED;
	enum role_verdict verdict;

	if (role_run(&checker, a->on->time_ms)) {
		role_release(&checker);
		return EXIT_BROKEN;
	}
	verdict = checked(a, process_exit_code(p), p->said.s);
	if (!is_right_of_checker(is_answer ? CHANGED_ANSWER : CHANGED_OUTPUT, may_pass, verdict)) {
		const char *subject = is_answer ? "answer" : "output";

		if (verdict == ROLE_AC || verdict == ROLE_FAIL)
			report(a, kind, subject,
					verdict == ROLE_AC ? "accepts it" : "blames the jury", p);
		else
			report_broken(a, kind, subject, p);
		code = EXIT_NOT_AS_DECLARED;
	}
	role_release(&checker);
	return code;
}

/* Is the output right all the same, or may it be? */
static bool may_pass(const struct attack *a, const struct junk_kind *kind, const struct text *text)
{
	return junk_same_words(text->s, text->length, a->base.bytes, a->base.length) ||
			(a->on->plan->problem->answer == ANSWER_MANY && !kind->always_wrong);
}

static int try_both(struct attack *a, const struct junk_kind *kind, const struct text *text)
{
	const int code = try_output(a, kind, false, may_pass(a, kind, text));

	return code ? code : try_output(a, kind, true, true);
}

/* --- All at once ---------------------------------------------------------------------------------- */

/*
 * To start a run costs more than a program needs for a small file, and nearly all junk is
 * refused.  So a shell tries the program on every text first, in one run.  Only if
 * something is not as it should be is each tried by itself, and reported.
 */

/* The texts, in files of a folder whose names have their order. */
struct batch {
	char *folder;
	size_t count;
	bool *may_pass;
};

static int write_batch(const struct attack *a, const struct junk_kind *kinds, size_t count,
		struct batch *batch)
{
	SCOPED(text) text = TEXT_INIT;
	int rc = folder_make(batch->folder);

	for (size_t i = 0; !rc && i < count * JUNK_PLACES; i++) {
		const struct junk_kind *kind = &kinds[i / JUNK_PLACES];

		if (!junk_make(kind, &a->base, (int)(i % JUNK_PLACES), &text))
			continue;

		SCOPED_FREE char *path = xprintf("%s/%06zu", batch->folder, batch->count);

		batch->may_pass[batch->count++] = may_pass(a, kind, &text);
		rc = file_replace(path, text.s, text.length);
	}
	return rc;
}

static bool all_are_right(const struct attack *a, const struct batch *batch, bool on_input,
		const char *said)
{
	const enum changed first = on_input ? CHANGED_INPUT : CHANGED_OUTPUT;
	const enum changed last = on_input ? CHANGED_INPUT : CHANGED_ANSWER;

	for (size_t i = 0; i < batch->count; i++)
		for (enum changed changed = first; changed <= last; changed++) {
			char *end;
			const long code = strtol(said, &end, 10);

			if (end == said || (*end != '\n' && *end != ' ') ||
					!is_right(a, changed, batch->may_pass[i], code,
							end + (*end == ' ')))
				return false;
			said = end + strcspn(end, "\n");
			said += *said == '\n';
		}
	return !*said;
}

/* Does nothing get through?  EXIT_NOT_AS_DECLARED also if that cannot be said. */
static int try_all(const struct attack *a, const struct junk_kind *kinds, size_t count,
		bool on_input)
{
	SCOPED_FREE char *name = path_in(a->on->plan->problem->id, PATH_UNIT, "%s",
			a->on->test->name);
	struct batch batch = { file_temporary_name(name), 0,
		xcalloc(count * JUNK_PLACES, sizeof *batch.may_pass) };
	struct role_call role = on_input
			? role_validator_on_each(a->on->plan->problem, group_of(a), batch.folder)
			: role_checker_on_each(a->on->plan->problem, a->in, a->ans, batch.folder);
	/* In the jail, root's programs are somebody else.  This process does nothing besides. */
	const mode_t mask = umask(022);
	int code = EXIT_BROKEN;

	if (!write_batch(a, kinds, count, &batch) && !role_run(&role, a->on->time_ms))
		code = process_succeeded(&role.process) &&
						all_are_right(a, &batch, on_input,
								role.process.said.s)
				? EXIT_AS_DECLARED
				: EXIT_NOT_AS_DECLARED;
	umask(mask);
	role_release(&role);
	folder_remove(batch.folder);
	free(batch.folder);
	free(batch.may_pass);
	return code;
}

/* --- All kinds ------------------------------------------------------------------------------------ */

/* One kind, at each place until it gets through. */
static int attack_with_kind(struct attack *a, const struct junk_kind *kinds, size_t k,
		bool on_input, struct text *text)
{
	for (int place = 0; place < JUNK_PLACES; place++) {
		int code;

		if (!junk_make(&kinds[k], &a->base, place, text))
			continue;
		if (write_junk(a, on_input ? "in" : "out", k, place, text))
			return EXIT_BROKEN;
		code = on_input ? try_input(a, &kinds[k]) : try_both(a, &kinds[k], text);
		if (code)
			return code;
		remove(a->junk);
	}
	return EXIT_AS_DECLARED;
}

/* All kinds; goes on after a finding, but not when the machine fails, or the program does not end. */
static int attack_with(struct attack *a, const struct junk_kind *kinds, size_t count, bool on_input)
{
	SCOPED(text) text = TEXT_INIT;
	int code = try_all(a, kinds, count, on_input);

	if (code != EXIT_NOT_AS_DECLARED)
		return code;
	code = EXIT_AS_DECLARED;
	for (size_t k = 0; k < count && !a->is_endless && code < EXIT_BROKEN; k++)
		code = worse(code, attack_with_kind(a, kinds, k, on_input, &text));
	return code;
}

int attack_validator(void *context)
{
	const struct junk_attack *on = context;
	SCOPED(attack) a;
	int code = EXIT_BROKEN;

	if (!attack_init(&a, on, "in")) {
		a.program = validator_program(on->plan->problem);
		code = attack_with(&a, junk_inputs, junk_input_count, true);
	}
	return code;
}

int attack_checker(void *context)
{
	const struct junk_attack *on = context;
	const struct problem *problem = on->plan->problem;
	SCOPED(attack) a;
	int code = EXIT_BROKEN;

	if (!attack_init(&a, on, "ans")) {
		a.program = kit_program(problem->kit, problem->id, KIT_CHECKER, problem->checker);
		code = attack_with(&a, junk_outputs, junk_output_count, false);
	}
	return code;
}

static size_t count_kinds(const struct junk_attack *on, const char *ending,
		const struct junk_kind *kinds, size_t count)
{
	SCOPED(text) text = TEXT_INIT;
	SCOPED(attack) a;
	size_t made = 0;

	if (!attack_init(&a, on, ending))
		for (size_t k = 0; k < count; k++)
			for (int place = 0; place < JUNK_PLACES; place++)
				made += junk_make(&kinds[k], &a.base, place, &text);
	return made;
}

size_t junk_count_attacks(const struct junk_attack *on)
{
	return (on->plan->problem->validator ? count_kinds(on, "in", junk_inputs, junk_input_count)
					     : 0) +
			(problem_has_checker(on->plan->problem) ? 2 *
									count_kinds(on, "ans",
											junk_outputs,
											junk_output_count)
								: 0);
}
