#include "unit/unit_run.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/printable.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/compile.h"
#include "build/role_talk.h"
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

/* What the interactor notes down of the reference. */
static int write_notes(const struct unit_run *run, const char *in, const char *path)
{
	struct role_talk t = role_talk_reference(run->problem, in, path);
	SCOPED(text) fault = TEXT_INIT;
	int code = EXIT_AS_DECLARED;

	if (role_talk_run(&t, run->time_ms)) {
		code = EXIT_BROKEN;
	} else if (!role_talk_is_won(&t)) {
		const struct role_call *whose = role_talk_fault(&t, &fault);

		code = reportf(run, &whose->process, "the %s %s",
				whose == &t.program ? "reference" : "interactor", fault.s);
	}
	role_talk_release(&t);
	return code;
}

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
	if (run->problem->interactor)
		return write_notes(run, in, path);
	reference = role_reference(run->problem, in, path);
	if (role_run(&reference, run->time_ms))
		code = EXIT_BROKEN;
	else if (!process_succeeded(p))
		code = reportf(run, p, "the reference %s", process_ending(p).s);
	role_release(&reference);
	return code;
}

/* The checker's, or the interactor's. */
static int judge_verdict(const struct unit_run *run, const char *role, const struct role_call *call)
{
	const struct unit_case *c = run->expected;
	const struct process *p = &call->process;
	const struct score_scale scale = { run->problem->score, SCORE_OF_NO_GROUP, false };
	long long score;
	const enum role_verdict verdict = role_check(call, &scale, &score);

	if (verdict == ROLE_NO_VERDICT)
		return reportf(run, p, "the %s %s", role, process_ending(p).s);
	if (UNIT_AC + (enum unit_verdict)verdict != c->verdict)
		return reportf(run, p, "the %s says %s, not %s", role,
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

	code = role_run(&checker, run->time_ms) ? EXIT_BROKEN
						: judge_verdict(run, "checker", &checker);
	role_release(&checker);
	return code;
}

/* --- The interactor --------------------------------------------------------------------------- */

/* Of a line. */
#define QUOTED_MAX 60

/* What stands behind one of the directions. */
static void add_lines(const struct unit_text *interaction, char direction, struct text *lines)
{
	const struct span text = interaction->at;
	const char *s = text.source->text + text.offset;

	for (size_t at = 0, length; at < text.length; at += length + 1) {
		const char *end = memchr(s + at, '\n', text.length - at);

		length = (end ? (size_t)(end - s) : text.length) - at;
		if (s[at] != direction)
			continue;
		if (length > 2)
			text_add(lines, s + at + 2, length - 2);
		text_add_char(lines, '\n');
	}
}

/* "line 2 is '=', not '<'": the first in which two texts differ; false if they do not. */
static bool say_difference(const struct text *found, const struct text *expected, struct text *out)
{
	size_t at = 0, line = 1, start = 0;

	while (at < found->length && at < expected->length && found->s[at] == expected->s[at])
		if (found->s[at++] == '\n') {
			line++;
			start = at;
		}
	if (at == found->length && at == expected->length)
		return false;
	text_printf(out, "line %zu is '", line);
	text_add_printable(out, found->s + start, strcspn(found->s + start, "\n"), QUOTED_MAX);
	text_add_string(out, "', not '");
	text_add_printable(out, expected->s + start, strcspn(expected->s + start, "\n"),
			QUOTED_MAX);
	text_add_char(out, '\'');
	return true;
}

/* Whether it said the lines that it must say, if there are any. */
static int compare_said(const struct unit_run *run, const struct role_call *interactor,
		const char *said)
{
	SCOPED(text) expected = TEXT_INIT;
	SCOPED(text) found = TEXT_INIT;
	SCOPED(text) difference = TEXT_INIT;

	add_lines(&run->expected->interaction, '<', &expected);
	if (!expected.length)
		return EXIT_AS_DECLARED;
	if (text_read_file(&found, said))
		return EXIT_BROKEN;
	if (!say_difference(&found, &expected, &difference))
		return EXIT_AS_DECLARED;
	return reportf(run, &interactor->process, "of what the interactor says, %s", difference.s);
}

static int try_interactor(const struct unit_run *run, const char *in)
{
	SCOPED_FREE char *out = unit_case_file(run, "out"), *ans = unit_case_file(run, "ans"),
			 *sent = unit_case_file(run, "sent"), *said = unit_case_file(run, "said");
	SCOPED(text) lines = TEXT_INIT;
	struct role_call interactor = role_interactor_alone(run->problem, in, out, ans, sent, said);
	int code = EXIT_BROKEN;

	add_lines(&run->expected->interaction, '>', &lines);
	if (!file_replace(sent, lines.s, lines.length) && !file_replace(out, "", 0) &&
			!role_run(&interactor, run->time_ms)) {
		const bool accepts = process_succeeded(&interactor.process);

		code = accepts && problem_has_checker(run->problem)
				? try_checker(run, in)
				: judge_verdict(run, "interactor", &interactor);
		if (!code)
			code = compare_said(run, &interactor, said);
	}
	role_release(&interactor);
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
	if (!code && is_about_checker(run) && !run->expected->interaction.given)
		code = write_text(run, &run->expected->output, in, out);
	return code;
}

int run_unit_case(void *context)
{
	const struct unit_run *run = context;
	SCOPED_FREE char *in = unit_case_file(run, "in");
	int code = unit_case_write(run);

	if (code)
		return code;
	if (!is_about_checker(run))
		return try_validator(run, in);
	return run->expected->interaction.given ? try_interactor(run, in) : try_checker(run, in);
}
