#include "unit/unit_run.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/compile.h"
#include "build/roles.h"
#include "problem/line.h"

char *unit_case_file(const struct unit_run *run, const char *ending)
{
	return path_in(run->problem->id, PATH_UNIT, "%03zu.%s", run->number, ending);
}

/* "'name': what is wrong", at the expectation; what the program said; the command. */
static int report(const struct unit_run *run, const char *fault, const struct process *p)
{
	const struct unit_case *c = run->expected;

	diag_at(DIAG_ERROR, c->place, NULL, "'%.*s': %s", (int)c->name.length,
			c->name.source->text + c->name.offset, fault);
	process_explain(p);
	return EXIT_NOT_AS_DECLARED;
}

static int reportf(const struct unit_run *run, const struct process *p, const char *format, ...)
		__attribute__((format(printf, 3, 4)));

static int reportf(const struct unit_run *run, const struct process *p, const char *format, ...)
{
	SCOPED(text) fault = TEXT_INIT;
	va_list args;

	va_start(args, format);
	text_vprintf(&fault, format, args);
	va_end(args);
	return report(run, fault.s, p);
}

/* --- The validator ------------------------------------------------------------------------- */

/* The number after the last "line " of the message; 0 when there is none. */
static long long line_in(const char *said)
{
	long long line = 0;

	for (const char *at = said; (at = strstr(at, ", line ")); at++)
		line = atoll(at + 7);
	for (const char *at = said; !line && (at = strstr(at, "(line ")); at++)
		line = atoll(at + 6);
	return line;
}

static bool is_of_word(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

static bool has_word(const char *said, const char *word)
{
	const size_t length = strlen(word);

	for (const char *at = said; (at = strstr(at, word)); at++)
		if ((at == said || !is_of_word(at[-1])) && !is_of_word(at[length]))
			return true;
	return false;
}

/* In the words of testlib, or in any others. */
static bool says_line(const char *said, long long line)
{
	SCOPED_FREE char *words = xprintf("line %lld", line);

	return line_in(said) ? line_in(said) == line : has_word(said, words);
}

/* A message of testlib that names a variable must name this one; some name none. */
static bool names_another(const struct unit_run *run, const char *said, const char *variable)
{
	const char *name = strstr(said, "[name=");
	const size_t length = strlen(variable);

	if (name)
		return strncmp(name + 6, variable, length) != 0 || name[6 + length] != ']';
	return !role_is_of_testlib(run->problem) && !has_word(said, variable);
}

static int judge_validator(const struct unit_run *run, const struct role_call *validator)
{
	const struct unit_case *c = run->expected;
	const struct process *p = &validator->process;
	const enum role_validity found = role_validity(validator);

	if (role_is_at_fault(validator))
		return reportf(run, p, "validator: it %s", process_ending(p).s), EXIT_BROKEN;
	if (found == ROLE_FAILED)
		return reportf(run, p, "the validator %s", process_ending(p).s);
	if ((found == ROLE_INVALID) != (c->verdict == UNIT_INVALID))
		return reportf(run, p, "the validator %s the input",
				found == ROLE_INVALID ? "refuses" : "accepts");
	if (c->line && !says_line(p->said.s, c->line))
		return reportf(run, p, "refused, but not for line %lld", c->line);
	if (c->variable && names_another(run, p->said.s, c->variable))
		return reportf(run, p, "refused, but not for '%s'", c->variable);
	return EXIT_AS_DECLARED;
}

static int try_validator(const struct unit_run *run, const char *in)
{
	struct role_call validator = role_validator(run->problem, in, run->expected->group);
	int code;

	code = role_run(&validator, run->time_ms) ? EXIT_BROKEN : judge_validator(run, &validator);
	role_release(&validator);
	return code;
}

/* --- The checker ------------------------------------------------------------------------------ */

/* Writes a given text, or what the reference says of the input. */
static int write_text(const struct unit_run *run, const struct unit_text *text, const char *in,
		const char *path)
{
	struct role_call reference;
	struct process *p = &reference.process;
	int code = EXIT_AS_DECLARED;

	if (text->given && !text->reference)
		return file_replace(path, text->at.source->text + text->at.offset, text->at.length)
				? EXIT_BROKEN
				: EXIT_AS_DECLARED;
	reference = role_reference(run->problem, in, path);
	if (role_run(&reference, run->time_ms))
		code = EXIT_BROKEN;
	else if (!process_succeeded(p))
		code = reportf(run, p, "the reference %s", process_ending(p).s);
	role_release(&reference);
	return code;
}

static int judge_checker(const struct unit_run *run, const struct role_call *checker)
{
	const struct unit_case *c = run->expected;
	const struct process *p = &checker->process;
	const struct score_scale scale = { run->problem->score, SCORE_OF_NO_GROUP, false };
	long long score;
	const enum role_verdict verdict = role_check(checker, &scale, &score);

	if (verdict == ROLE_NO_VERDICT)
		return reportf(run, p, "the checker %s", process_ending(p).s);
	if (UNIT_AC + (enum unit_verdict)verdict != c->verdict)
		return reportf(run, p, "the checker says %s, not %s",
				unit_verdict_word(UNIT_AC + (enum unit_verdict)verdict),
				unit_verdict_word(c->verdict));
	if (verdict == ROLE_PC && !score_meets(&c->score, score, 1))
		return reportf(run, p, "the score is %s, not %s%s", score_text(score).s,
				c->score.relation == SCORE_AT_LEAST ? "at least " : "",
				score_text(c->score.score).s);
	if (c->words && !strstr(p->said.s, c->words))
		return reportf(run, p, "the message has no \"%s\" in it", c->words);
	return EXIT_AS_DECLARED;
}

static int try_checker(const struct unit_run *run, const char *in)
{
	SCOPED_FREE char *out = unit_case_file(run, "out"), *ans = unit_case_file(run, "ans");
	struct role_call checker = role_checker(run->problem, in, out, ans);
	int code;

	code = role_run(&checker, run->time_ms) ? EXIT_BROKEN : judge_checker(run, &checker);
	role_release(&checker);
	return code;
}

/* --- The input ----------------------------------------------------------------------------- */

int unit_compile_generators(const struct unit_plan *unit, const struct problem *problem,
		struct file_hashes *hashes)
{
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; !code && i < unit->generators.count; i++)
		code = compile_kit_program(hashes, problem, KIT_GEN, unit->generators.list[i]);
	return code;
}

static int generate(const struct unit_run *run, const char *in)
{
	const struct line_values values = { .problem = run->problem };
	SCOPED(names) words = NAMES_INIT;
	struct role_call generator;
	struct process *p = &generator.process;
	int code = EXIT_AS_DECLARED;

	if (line_read(run->expected->input.at, &values, &words))
		return EXIT_BAD_REQUEST;
	generator = role_generator(run->problem, &words, in);
	if (role_run(&generator, run->time_ms))
		code = EXIT_BROKEN;
	else if (!process_succeeded(p))
		code = reportf(run, p, "the generator %s", process_ending(p).s);
	role_release(&generator);
	return code;
}

static int write_input(const struct unit_run *run, const char *in)
{
	const struct unit_text *input = &run->expected->input;

	if (input->generated)
		return generate(run, in);
	return file_replace(in, input->at.source->text + input->at.offset, input->at.length)
			? EXIT_BROKEN
			: EXIT_AS_DECLARED;
}

/* --- Both -------------------------------------------------------------------------------------- */

static bool is_about_checker(const struct unit_run *run)
{
	return run->expected->verdict > UNIT_INVALID;
}

int unit_case_write(const struct unit_run *run)
{
	SCOPED_FREE char *in = unit_case_file(run, "in");
	SCOPED_FREE char *out = unit_case_file(run, "out"), *ans = unit_case_file(run, "ans");
	int code = write_input(run, in);

	if (!code && is_about_checker(run))
		code = write_text(run, &run->expected->answer, in, ans);
	if (!code && is_about_checker(run))
		code = write_text(run, &run->expected->output, in, out);
	return code;
}

int run_unit_case(void *context)
{
	const struct unit_run *run = context;
	SCOPED_FREE char *in = unit_case_file(run, "in");
	int code = unit_case_write(run);

	if (!code)
		code = is_about_checker(run) ? try_checker(run, in) : try_validator(run, in);
	return code;
}
