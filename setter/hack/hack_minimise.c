#include "hack/hack_hunt.h"

#include <stdint.h>
#include <stdlib.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/roles.h"
#include "problem/line.h"

#define SHRINK_SECONDS 5
/* One less, and one less, and so on does not end; nor does a hundred numbers. */
#define ROUNDS_MAX 200
#define NUMBERS_MAX 16

static void replace(struct case_list *group, const char *bytes, size_t length)
{
	struct case_list one = CASE_LIST_INIT;

	case_list_add(&one, bytes, length);
	case_list_release(group);
	*group = one;
}

/* --- By domain --------------------------------------------------------------------------- */

/* What the shrink program prints for the case; false if it cannot be run. */
static bool run_shrink(struct hack *h, const struct case_list *group, struct text *printed)
{
	const struct problem *problem = hack_problem(h);
	const struct line_values values = { .problem = problem, .stream = true };
	SCOPED(names) words = NAMES_INIT;
	SCOPED(text) input = TEXT_INIT;
	SCOPED_FREE char *in = xprintf("%s/case", h->scratch),
			 *out = xprintf("%s/smaller", h->scratch);
	bool well = false;

	case_list_join(group, problem, 0, group->count, &input);
	if (!line_read(problem->shrink_line, &values, &words) &&
			!file_replace(in, input.s, input.length)) {
		struct role_call shrink = role_generator(problem, &words, out);
		struct process *p = &shrink.process;

		p->in = in;
		well = !role_run(&shrink, 1000 * SHRINK_SECONDS) && process_succeeded(p);
		if (!well && p->said.length) {
			warning("the shrink program '%s' %s", problem->shrink, process_ending(p).s);
			diag_foreign(p->said.s, p->said.length, NULL);
		}
		role_release(&shrink);
	}
	return well && !text_read_file(printed, out);
}

struct smaller {
	struct hack *hack;
	struct batch batch;
};

static bool next_smaller(void *context, size_t i, struct trial *trial)
{
	const struct smaller *s = context;

	return i < s->batch.cases.count &&
			batch_cut(&s->batch, s->hack, i, i + 1, &trial->in, &trial->ans);
}

static bool next_whole(void *context, size_t i, struct trial *trial)
{
	const struct smaller *s = context;

	return !i &&
			batch_cut(&s->batch, s->hack, 0, s->batch.cases.count, &trial->in,
					&trial->ans);
}

/* The answers to all of them, from one run, if that can be. */
static void answer_all(struct smaller *s)
{
	const struct problem *problem = hack_problem(s->hack);
	SCOPED(text) stream = TEXT_INIT, answer = TEXT_INIT;
	const size_t count = s->batch.cases.count;

	case_list_join(&s->batch.cases, problem, 0, count, &stream);
	if (problem->answer_lines && hack_answer(s->hack, &stream, &answer))
		case_list_cut_answer(&s->batch.answers, problem, count, answer.s, answer.length);
}

/* Where an input has many cases, all are one input, and must be a valid one. */
static bool is_valid_batch(struct smaller *s)
{
	const struct problem *problem = hack_problem(s->hack);
	SCOPED(text) whole = TEXT_INIT;
	bool valid = s->batch.cases.count <= (size_t)problem->case_max;

	case_list_join(&s->batch.cases, problem, 0, s->batch.cases.count, &whole);
	return valid && hack_is_valid(s->hack, &whole, NULL);
}

/* The first of the smaller ones that fails; *first is their number if none does. */
static enum hack_end find_first(struct smaller *s, size_t *first)
{
	struct hack *h = s->hack;
	const bool many = hack_has_many(h);
	const struct failure before = h->failure;
	enum hack_end end;

	*first = s->batch.cases.count;
	end = hack_try(h, many ? next_whole : next_smaller, s, first);
	/* If all of them together are too slow, some may fail in the way that is looked for. */
	if (many && (end == HACK_FOUND || (end == HACK_STANDS && h->passed_slow))) {
		SCOPED(case_list) one = CASE_LIST_INIT;
		bool together;

		end = hack_bisect(h, &s->batch, VERDICT_WA, &one, first, &together);
		/* Cases that fail only together are not a smaller case, and prove nothing. */
		if (end != HACK_FOUND || one.count != 1) {
			*first = SIZE_MAX;
			h->failure = before;
		}
	}
	return end;
}

/* One step.  *again says whether there may be another; *smaller as in the header. */
static enum hack_end shrink(struct hack *h, struct case_list *group, size_t *smaller, bool *again)
{
	const struct problem *problem = hack_problem(h);
	struct smaller s = { h, BATCH_INIT };
	SCOPED(text) printed = TEXT_INIT;
	enum hack_end end = HACK_FOUND;
	size_t first = 0;

	*again = h->passed_slow = false;
	*smaller = 0;
	if (run_shrink(h, group, &printed) && printed.length &&
			!case_list_cut_input(&s.batch.cases, problem, printed.s, printed.length) &&
			s.batch.cases.count) {
		if (hack_has_many(h) && !is_valid_batch(&s)) {
			if (!h->machine_failed)
				warning("the shrink program '%s' prints an invalid input",
						problem->shrink);
		} else {
			answer_all(&s);
			end = find_first(&s, &first);
			*smaller = first == SIZE_MAX ? 0 : first;
			*again = first < s.batch.cases.count;
		}
	}
	if (*again) {
		size_t length;
		const char *bytes = case_list_at(&s.batch.cases, first, &length);

		replace(group, bytes, length);
	}
	if (h->passed_slow || (end == HACK_STANDS && hack_is_over(h)))
		*smaller = 0;
	batch_release(&s.batch);
	return end == HACK_STANDS ? HACK_FOUND : end;
}

/* --- For any problem ------------------------------------------------------------------------ */

/* A number of the group, as it stands in the text. */
struct number {
	size_t at, length;
	long long value;
};

/* One number, or all of them, become something smaller. */
struct change {
	size_t number; /* ALL_HALVED: `value` does not matter */
	long long value;
};
#define ALL_HALVED SIZE_MAX
/* For each number four, and one for all. */
#define CHANGES_MAX (4 * NUMBERS_MAX + 1)

struct candidates {
	struct hack *hack;
	const struct case_list *group;
	struct number numbers[NUMBERS_MAX];
	size_t count;
	struct change changes[CHANGES_MAX];
	size_t change_count;
	size_t next;             /* the next change that was not yet looked at */
	struct case_list *tried; /* by the number of the trial */
	size_t tried_count;
};

static bool is_blank(char c)
{
	return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

static void find_numbers(struct candidates *c)
{
	const struct text *text = &c->group->text;

	for (size_t i = 0; i < text->length && c->count < NUMBERS_MAX;) {
		size_t end = i;
		char *rest;

		while (end < text->length && !is_blank(text->s[end]))
			end++;
		if (end > i && end - i <= 18 && text->s[i] >= '1' && text->s[i] <= '9') {
			const long long value = strtoll(text->s + i, &rest, 10);

			if (rest == text->s + end)
				c->numbers[c->count++] = (struct number){ i, end - i, value };
		}
		i = end + 1;
	}
}

static void write_candidate(const struct candidates *c, const struct change *change,
		struct text *out)
{
	size_t at = 0;

	for (size_t i = 0; i < c->count; i++) {
		const struct number *n = &c->numbers[i];

		text_add(out, c->group->text.s + at, n->at - at);
		text_printf(out, "%lld",
				change->number == ALL_HALVED          ? n->value / 2
						: change->number == i ? change->value
								      : n->value);
		at = n->at + n->length;
	}
	text_add(out, c->group->text.s + at, c->group->text.length - at);
}

/* The changed text, cut where the group was: no line has come or gone. */
static bool cut_candidate(const struct candidates *c, const struct text *text,
		struct case_list *list)
{
	const struct problem *problem = hack_problem(c->hack);
	SCOPED(text) stream = TEXT_INIT;

	if (problem->case_count != CASES_NONE)
		case_list_begin(problem, c->group->count, &stream);
	text_add(&stream, text->s, text->length);
	return !case_list_cut_input(list, problem, stream.s, stream.length) &&
			list->count == c->group->count;
}

static bool next_candidate(void *context, size_t i, struct trial *trial)
{
	struct candidates *c = context;

	(void)i;
	while (c->next < c->change_count && !hack_is_over(c->hack)) {
		SCOPED(text) text = TEXT_INIT;
		struct case_list list = CASE_LIST_INIT;
		bool well;

		write_candidate(c, &c->changes[c->next++], &text);
		well = cut_candidate(c, &text, &list);
		text_reset(&trial->in);
		text_reset(&trial->ans);
		if (well) {
			case_list_join(&list, hack_problem(c->hack), 0, list.count, &trial->in);
			well = hack_is_valid(c->hack, &trial->in, c->hack->group) &&
					hack_answer(c->hack, &trial->in, &trial->ans);
		}
		if (well) {
			GROW(c->tried, c->tried_count);
			c->tried[c->tried_count++] = list;
			return true;
		}
		case_list_release(&list);
	}
	return false;
}

static void candidates_begin(struct candidates *c, struct hack *h, const struct case_list *group)
{
	*c = (struct candidates){ .hack = h, .group = group };
	find_numbers(c);
}

static void add_change(struct candidates *c, size_t number, long long value)
{
	if (number == ALL_HALVED || value < c->numbers[number].value)
		c->changes[c->change_count++] = (struct change){ number, value };
}

/* Tries them; *fails says that one does, and is the group now. */
static enum hack_end try_changes(struct candidates *c, struct case_list *group, bool *fails)
{
	size_t first;
	const enum hack_end end = hack_try(c->hack, next_candidate, c, &first);

	*fails = end == HACK_FOUND;
	if (*fails) {
		case_list_release(group);
		*group = c->tried[first];
		c->tried[first] = CASE_LIST_INIT;
	}
	for (size_t i = 0; i < c->tried_count; i++)
		case_list_release(&c->tried[i]);
	free(c->tried);
	return end == HACK_STANDS ? HACK_FOUND : end;
}

/* 0, 1, half and one less of each, and all halved. */
static enum hack_end leap(struct hack *h, struct case_list *group, bool one_less, bool *fails)
{
	struct candidates c;

	candidates_begin(&c, h, group);
	if (c.count)
		add_change(&c, ALL_HALVED, 0);
	for (size_t i = 0; i < c.count; i++) {
		add_change(&c, i, 0);
		add_change(&c, i, 1);
		add_change(&c, i, c.numbers[i].value / 2);
		if (one_less)
			add_change(&c, i, c.numbers[i].value - 1);
	}
	return try_changes(&c, group, fails);
}

/*
 * Half of the number passes, and it fails: somewhere between is a step from one to the other.
 * At its end, one less than the number passes.
 */
static enum hack_end walk(struct hack *h, struct case_list *group, size_t number, bool *fails)
{
	enum hack_end end = HACK_FOUND;
	long long passes = -1;

	for (bool again = true; again && end == HACK_FOUND && !hack_is_over(h);) {
		struct candidates c;
		long long value, middle;
		bool failed;

		candidates_begin(&c, h, group);
		if (number >= c.count)
			break;
		value = c.numbers[number].value;
		if (passes < 0)
			passes = value / 2;
		again = value - passes > 1;
		middle = again ? passes + (value - passes) / 2 : value;
		add_change(&c, number, middle);
		end = try_changes(&c, group, &failed);
		*fails |= failed;
		if (!failed)
			passes = middle;
	}
	return end;
}

/*
 * One round over all numbers; *again says that the group has become smaller.  Where a shrink
 * program has spoken, there is no reason to search between its cases.
 */
static enum hack_end lessen(struct hack *h, struct case_list *group, bool shrunk, bool *again)
{
	enum hack_end end = leap(h, group, shrunk, again);

	for (size_t i = 0; !shrunk && !*again && end == HACK_FOUND && i < NUMBERS_MAX; i++)
		end = walk(h, group, i, again);
	return end;
}

/* --- All of it --------------------------------------------------------------------------------- */

enum hack_end hack_minimise(struct hack *h, struct case_list *group, enum verdict seen,
		size_t *smaller)
{
	/* A whole batch is slower than its cases: that one is slow says nothing of them. */
	const bool can_shrink = hack_problem(h)->shrink && group->count == 1 &&
			(seen != VERDICT_TLE || !hack_has_many(h));
	/* Where its cases cost a run each, a walk over the numbers comes sooner to an end. */
	const bool shrink_first = can_shrink && hack_has_many(h);
	enum hack_end end = HACK_FOUND;
	bool again = true;

	*smaller = 0;
	if (hack_problem(h)->case_count == CASES_NONE && !can_shrink)
		return hack_delta(h, group);
	for (int rounds = 0; again && end == HACK_FOUND && rounds < ROUNDS_MAX && !hack_is_over(h);
			rounds++) {
		again = false;
		if (shrink_first)
			end = shrink(h, group, smaller, &again);
		if (!again && end == HACK_FOUND)
			end = lessen(h, group, shrink_first, &again);
		if (!again && end == HACK_FOUND && can_shrink && !shrink_first)
			end = shrink(h, group, smaller, &again);
	}
	return end;
}
