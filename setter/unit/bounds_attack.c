#include "unit/bounds_attack.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/bounds_reached.h"
#include "build/compile.h"
#include "build/roles.h"
#include "build/test_maker.h"
#include "build/workpiece.h"

/* The first numbers, and the last: a line has no more variables than this. */
#define WORDS_TRIED 12
#define CASES_TRIED 1000000
/* Of 10^value; a larger bound is none of digits. */
#define EXPONENT_MOST 10000

struct tried_word {
	size_t start, length;
};

/* A test of a group, and its numbers. */
struct target {
	const struct bounds_attack *on;
	char *validator, *group;
	char *in;      /* the file that is attacked */
	char *changed; /* the one that is tried */
	struct source input;
	struct bounds_reached variables;
	struct tried_word words[WORDS_TRIED];
	size_t word_count;
	bool only_numbers;
};

static void target_release(struct target *t)
{
	free(t->validator);
	free(t->in);
	free(t->changed);
	source_release(&t->input);
	bounds_reached_release(&t->variables);
}

/* --- One run ----------------------------------------------------------------------------- */

/* What the validator does with a number at a place; numbers in the message do not count. */
struct outcome {
	enum role_validity found;
	struct text said;
};

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static void add_without(struct text *out, const char *message, const char *number)
{
	const size_t length = strlen(number);

	while (*message)
		if (length && !strncmp(message, number, length) && !is_digit(message[length])) {
			text_add_char(out, '#');
			message += length;
		} else {
			text_add_char(out, *message++);
		}
}

/* Runs the validator on this text.  Reports an error and returns -1. */
static int try_text(const struct target *t, const struct text *text, const char *number,
		struct outcome *outcome)
{
	struct role_call validator = role_validator(t->on->plan->problem, t->changed, t->group);
	struct process *p = &validator.process;
	int rc = file_replace(t->changed, text->s, text->length);

	outcome->said = TEXT_INIT;
	text_add(&outcome->said, "", 0);
	if (!rc)
		rc = role_run(&validator, t->on->time_ms);
	if (!rc) {
		outcome->found = role_validity(&validator);
		add_without(&outcome->said, p->said.s ? p->said.s : "", number);
	}
	role_release(&validator);
	return rc;
}

/* The same with this number there. */
static int try_number(const struct target *t, const struct tried_word *word, const char *number,
		struct outcome *outcome)
{
	const size_t behind = word->start + word->length;
	SCOPED(text) changed = TEXT_INIT;

	text_add(&changed, t->input.text, word->start);
	text_add_string(&changed, number);
	text_add(&changed, t->input.text + behind, t->input.length - behind);
	return try_text(t, &changed, number, outcome);
}

/* The same with so many cases like the first, to the end of the file. */
static int try_count(const struct target *t, long long count, struct outcome *outcome)
{
	SCOPED(text) changed = TEXT_INIT;
	size_t length = 0;

	for (long long i = 0; i < t->on->plan->problem->case_lines; i++)
		length += strcspn(t->input.text + length, "\n") + 1;
	for (long long i = 0; length <= t->input.length && i < count; i++)
		text_add(&changed, t->input.text, length);
	return try_text(t, &changed, "", outcome);
}

/* The variable that the validator names when it sees this number there; NULL when it names none. */
static const struct reached *variable_named(const struct target *t, const struct tried_word *word,
		const char *number)
{
	const struct reached *found = NULL;
	struct outcome outcome;

	if (!try_number(t, word, number, &outcome)) {
		const char *name = strstr(outcome.said.s, "[name=");

		for (size_t i = 0; name && i < t->variables.count; i++) {
			const struct reached *r = &t->variables.list[i];
			const size_t length = strlen(r->name);

			if (!strncmp(name + 6, r->name, length) && name[6 + length] == ']')
				found = r;
		}
	}
	text_release(&outcome.said);
	return found;
}

/* The least number of all is in no range; but what is not an int is refused without a name. */
static const struct reached *variable_at(const struct target *t, const struct tried_word *word)
{
	const struct reached *found = variable_named(t, word, "-9223372036854775808");

	return found ? found : variable_named(t, word, "-2147483648");
}

/* --- The bounds of the problem --------------------------------------------------------------- */

/*
 * Is the first of these numbers in range here, and the second not?  If it need not be `accepted`, something
 * else may refuse the first, in other words.  -1 if the machine fails.
 */
static int is_last_at(const struct target *t, const struct tried_word *word, const char *most,
		const char *more, bool accepted)
{
	struct outcome with_most, with_more;
	int held = -1;

	if (!try_number(t, word, most, &with_most)) {
		if (!try_number(t, word, more, &with_more))
			held = with_more.found == ROLE_INVALID &&
					(with_most.found != ROLE_INVALID ||
							(!accepted &&
									strcmp(with_most.said.s,
											with_more.said.s)));
		text_release(&with_more.said);
	}
	text_release(&with_most.said);
	return held;
}

static int is_held_at(const struct target *t, const struct tried_word *word, long long value)
{
	SCOPED_FREE char *most = xprintf("%lld", value), *more = xprintf("%lld", value + 1);

	return is_last_at(t, word, most, more, false);
}

/*
 * Where numbers have too many digits for a type, their exponent is bounded: is 10^value the largest?  Messages
 * show only the ends of such a number, so they differ anyway.
 */
static int is_held_as_exponent(const struct target *t, const struct tried_word *word,
		long long value)
{
	SCOPED(text) most = TEXT_INIT;
	SCOPED_FREE char *more = NULL;

	if (value < 1 || value > EXPONENT_MOST)
		return 0;
	text_add_char(&most, '1');
	for (long long i = 0; i < value; i++)
		text_add_char(&most, '0');
	more = xstrdup(most.s);
	more[value] = '1';
	return is_last_at(t, word, most.s, more, true);
}

/* Are so many cases right, and one more not? */
static int is_held_by_count(const struct target *t, long long value)
{
	struct outcome with_most, with_more;
	int held = -1;

	if (t->on->plan->problem->case_count != CASES_TO_EOF || value > CASES_TRIED)
		return 0;
	if (!try_count(t, value, &with_most)) {
		if (!try_count(t, value + 1, &with_more))
			held = with_most.found == ROLE_VALID && with_more.found == ROLE_INVALID;
		text_release(&with_more.said);
	}
	text_release(&with_most.said);
	return held;
}

/* Can no number of the input be that large, for other reasons?  No where a range is not known. */
static bool is_out_of_reach(const struct target *t, long long value)
{
	for (size_t i = 0; i < t->word_count; i++) {
		const struct reached *variable = variable_at(t, &t->words[i]);

		if (!variable || strtoll(variable->hi, NULL, 10) > value)
			return false;
	}
	return true;
}

/* It may be the length of a word, or, if it moves no range, the largest sum. */
static bool may_be_of_no_number(const struct target *t, const struct bounds_moved *moved,
		size_t bound, long long value)
{
	if (!t->only_numbers)
		return true;
	return !moved->is_seen[bound] && t->on->plan->problem->case_count != CASES_TO_EOF &&
			is_out_of_reach(t, value);
}

/* Then what is held there is that one, and has the same value by chance. */
static bool follows_another(const struct target *t, const struct bounds_moved *moved, size_t bound,
		const struct tried_word *word)
{
	const struct reached *variable = variable_at(t, word);
	const size_t i = variable ? (size_t)(variable - t->variables.list) : 0;

	return variable && moved->moves[i] == 1 && moved->follows[i] != bound;
}

const char *bounds_row_words(const struct problem *problem)
{
	return role_is_of_testlib(problem) ? "getGroup()" : "validator.group()";
}

void bounds_hint_read(const struct problem *problem, const char *name)
{
	if (role_reads_bounds(problem, KIT_VALIDATOR, problem->validator))
		hint("read this bound from bounds.json, in the row of the group that --group names");
	else
		hint("read this bound as bounds_for(%s)->%s", bounds_row_words(problem), name);
}

static int attack_bound(const struct target *t, const struct bounds_moved *moved, size_t bound)
{
	const char *name = t->on->plan->problem->bounds[bound].name;
	const long long value = t->on->plan->groups[t->on->group].bounds[bound];
	int held = 0;

	for (size_t i = 0; !held && i < t->word_count; i++) {
		held = is_held_at(t, &t->words[i], value);
		if (held > 0 && follows_another(t, moved, bound, &t->words[i]))
			held = 0;
	}
	for (size_t i = 0; !held && i < t->word_count; i++)
		held = is_held_as_exponent(t, &t->words[i], value);
	if (!held)
		held = is_held_by_count(t, value);
	if (held)
		return held < 0 ? EXIT_BROKEN : EXIT_AS_DECLARED;
	if (may_be_of_no_number(t, moved, bound, value))
		return EXIT_AS_DECLARED;
	error("%s does not enforce '%s' in group '%s': it treats %lld and %lld alike", t->validator,
			name, t->group, value, value + 1);
	bounds_hint_read(t->on->plan->problem, name);
	return EXIT_NOT_AS_DECLARED;
}

/* --- The variables of the validator ------------------------------------------------------------- */

static int expect_refusal(const struct target *t, const struct tried_word *word, const char *name,
		const char *number)
{
	struct outcome outcome;
	int code = EXIT_BROKEN;

	if (!try_number(t, word, number, &outcome)) {
		code = outcome.found == ROLE_INVALID ? EXIT_AS_DECLARED : EXIT_NOT_AS_DECLARED;
		if (code) {
			struct role_call again = role_validator(t->on->plan->problem, t->changed,
					t->group);

			error("%s accepts %s for '%s', one past its bound", t->validator, number,
					name);
			process_explain(&again.process);
			role_release(&again);
		}
	}
	text_release(&outcome.said);
	return code;
}

/* One past `end`, in the direction of `step`; a number that has no such neighbour is left. */
static int attack_end(const struct target *t, const struct tried_word *word,
		const struct reached *variable, const char *end, int step)
{
	long long value;

	if (!reached_number(end, &value))
		return EXIT_AS_DECLARED;

	SCOPED_FREE char *number = xprintf("%lld", value + step);

	return expect_refusal(t, word, variable->name, number);
}

static int attack_variables(const struct target *t)
{
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; !code && i < t->word_count; i++) {
		const struct reached *variable = variable_at(t, &t->words[i]);

		if (!variable)
			continue;
		code = attack_end(t, &t->words[i], variable, variable->lo, -1);
		if (!code)
			code = attack_end(t, &t->words[i], variable, variable->hi, 1);
	}
	return code;
}

/* --- The test ------------------------------------------------------------------------------------- */

static void find_words(struct target *t)
{
	const char *const text = t->input.text;
	size_t at = 0;

	t->only_numbers = true;
	for (;;) {
		struct tried_word word;

		at += strspn(text + at, " \n");
		word.start = at;
		word.length = strcspn(text + at, " \n");
		if (!word.length)
			return;
		at += word.length;
		if (strspn(text + word.start, "-0123456789") < word.length) {
			t->only_numbers = false;
			continue;
		}
		if (t->word_count < WORDS_TRIED)
			t->word_count++;
		t->words[t->word_count - 1] = word;
	}
}

/* Is the test valid in the group?  Then its variables are known.  -1 if the machine fails. */
static int takes(struct target *t, const struct test *test)
{
	int valid;

	t->in = test_file(t->on->plan->problem, test, "in");
	valid = bounds_ask_ranges(t->on, NULL, t->in, &t->variables);
	if (valid > 0 && source_read(&t->input, t->in))
		valid = -1;
	if (!valid) {
		free(t->in);
		t->in = NULL;
	}
	return valid;
}

/* A bound that no variable follows as it should is not looked for in the input. */
static int attack_each_bound(const struct target *t, const struct bounds_moved *moved)
{
	const struct problem *problem = t->on->plan->problem;
	const struct group *group = &t->on->plan->groups[t->on->group];
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; code < EXIT_BROKEN && i < problem->bound_count; i++) {
		int found = bounds_judge_moved(moved, i);

		if (!found && group->bounds[i] < LLONG_MAX)
			found = attack_bound(t, moved, i);
		code = worse(code, found);
	}
	return code;
}

static int attack_target(struct target *t)
{
	SCOPED(bounds_moved) moved;
	int code = EXIT_BROKEN, found;

	find_words(t);
	if (!bounds_moved_init(&moved, t->on, &t->variables, t->in)) {
		code = attack_each_bound(t, &moved);
		found = bounds_judge_ranges_past(&moved);
		code = worse(code, found);
	}
	if (code == EXIT_BROKEN)
		return code;
	return worse(code, attack_variables(t));
}

/* How many variables its validator reported of this test when it was made. */
static size_t count_variables(const struct problem *problem, const struct test *test)
{
	SCOPED_FREE char *log = test_reached_file(problem, test);
	SCOPED(bounds_reached) reached = BOUNDS_REACHED_INIT;

	bounds_reached_add_values(&reached, log);
	return reached.count;
}

/* A graph without edges shows nothing of its weights: a test with more variables goes first. */
static int take_a_test(struct target *t)
{
	const struct bounds_attack *on = t->on;
	SCOPED_FREE size_t *counts = xcalloc(on->test_count + 1, sizeof *counts);
	size_t most = 0;
	int valid = 0;

	for (size_t i = 0; i < on->test_count; i++) {
		counts[i] = count_variables(on->plan->problem, on->tests[i]);
		if (counts[i] > most)
			most = counts[i];
	}
	for (size_t count = most + 1; !valid && count-- > 0;)
		for (size_t i = 0; !valid && i < on->test_count; i++)
			if (counts[i] == count)
				valid = takes(t, on->tests[i]);
	return valid;
}

int attack_bounds(void *context)
{
	const struct bounds_attack *on = context;
	SCOPED(target) t = { .on = on, .variables = BOUNDS_REACHED_INIT };
	int code = BOUNDS_UNTRIED, valid;

	t.group = on->plan->groups[on->group].name;
	t.validator = validator_program(on->plan->problem);
	t.changed = path_in(on->plan->problem->id, PATH_UNIT, "%s-one-past", t.group);
	valid = take_a_test(&t);
	if (valid)
		code = valid > 0 ? attack_target(&t) : EXIT_BROKEN;
	if (!code)
		remove(t.changed);
	return code;
}
