#include "hack/hack_hunt.h"

#include <stdlib.h>

#include "base/diag.h"
#include "base/interrupt.h"
#include "base/xalloc.h"

/* A program that has no answer to the first so many has none. */
#define UNANSWERED_MAX 10

struct hunt hunt_begin(struct hack *h)
{
	const struct hunt hunt = { .hack = h, .batch = BATCH_INIT, .now = h->next };

	return hunt;
}

void hunt_release(struct hunt *hunt)
{
	batch_release(&hunt->batch);
	free(hunt->dealt);
}

/* --- No answer ------------------------------------------------------------------------------ */

/* The oracle has none: go on with the next, or why not. */
static enum batch_end without_answer(struct hack *h, const char *input)
{
	struct unanswered *u = &h->unanswered;

	if (interrupt_signal())
		return BATCH_INTERRUPTED;
	if (h->machine_failed)
		return BATCH_BROKEN;
	if (!h->options.against) {
		error("the reference '%s' has no answer to '%s': %s", hack_problem(h)->reference,
				input, h->why.s);
		h->code = EXIT_NOT_AS_DECLARED;
		return BATCH_BROKEN;
	}
	if (!u->count++) {
		u->input = xstrdup(input);
		u->why = xstrdup(h->why.s);
	}
	if (hack_is_over(h))
		return BATCH_TIME_IS_UP;
	return !h->has_answers && u->count == UNANSWERED_MAX ? BATCH_NO_MORE : BATCH_READY;
}

int hunt_sum_up(struct hack *h)
{
	struct unanswered *u = &h->unanswered;
	const char *other = h->options.against_file;
	int code = EXIT_AS_DECLARED;

	if (h->useless.length && hack_lines_are_useless(&h->lines)) {
		error("no line of tests.plan makes another input when its seed changes");
		diag_foreign(h->useless.s, h->useless.length, NULL);
		hint("write lines with {seed} in 'hack:' of problem.yaml");
		code = EXIT_BAD_REQUEST;
	} else if (u->count && !h->has_answers) {
		error("'%s' has no answer: %s", other, u->why);
		code = EXIT_BAD_REQUEST;
	} else if (u->count == 1) {
		note("'%s' has no answer to `%s`: %s", other, u->input, u->why);
	} else if (u->count) {
		note("'%s' has no answer to `%s`, and %zu more: %s", other, u->input, u->count - 1,
				u->why);
	}
	unanswered_release(u);
	return code;
}

/* --- Units ------------------------------------------------------------------------------------ */

static bool is_open(const struct hunt *hunt)
{
	return hunt->batch.cases.count > 0;
}

static size_t units_in(const struct hunt *hunt)
{
	return hack_has_many(hunt->hack) ? 1 : hunt->batch.cases.count;
}

static void close_batch(struct hunt *hunt)
{
	hunt->now.units += is_open(hunt) ? units_in(hunt) : 1;
	hunt->now.cases += (long long)hunt->batch.cases.count;
	hunt->now.number++;
	hunt->now.at = 0;
	batch_release(&hunt->batch);
}

/* That of `now`: no more of it than there are tries left. */
static void read_batch(struct hunt *hunt)
{
	const long long left = hunt->hack->options.tries - hunt->now.cases;

	hunt->end = batch_open(&hunt->batch, hunt->hack, hunt->now.number);
	if (left > 0)
		batch_shorten(&hunt->batch, (size_t)left);
}

/* Opens the batch of the next unit.  Returns false if there is none, or `end` says why. */
static bool open_batch(struct hunt *hunt)
{
	struct hack *h = hunt->hack;

	read_batch(hunt);
	if (hunt->end == BATCH_SKIPPED) {
		hunt->end = without_answer(h, hunt->batch.line);
		close_batch(hunt);
	} else if (hunt->end == BATCH_USELESS) {
		hunt->end = hack_is_over(h) ? BATCH_TIME_IS_UP : BATCH_READY;
		close_batch(hunt);
		return hunt->end == BATCH_READY;
	} else if (hunt->end == BATCH_READY) {
		h->has_answers |= hack_has_many(h) || hunt->batch.answers.count;
	}
	return hunt->end == BATCH_READY;
}

/* The case that --skip leads to, if it is in this batch; or after the batch. */
static void skip_units(struct hunt *hunt)
{
	const size_t skip = hunt->hack->options.skip;
	const size_t behind = skip > hunt->now.units ? skip - hunt->now.units : 0;

	if (hunt->now.at < behind)
		hunt->now.at = behind < units_in(hunt) ? behind : units_in(hunt);
}

static bool find_unit(struct hunt *hunt)
{
	const long long tries = hunt->hack->options.tries;

	while (!is_open(hunt) || hunt->now.at >= units_in(hunt)) {
		if (is_open(hunt))
			close_batch(hunt);
		hunt->hack->tried = hunt->now.cases;
		if ((tries && hunt->now.cases >= tries) || !open_batch(hunt))
			return false;
		skip_units(hunt);
	}
	hunt->hack->tried = hunt->now.cases + (long long)hunt->now.at;
	return true;
}

/* The input of the unit, and its answer, if it has one. */
static bool fill(const struct hunt *hunt, struct trial *trial)
{
	const struct batch *b = &hunt->batch;
	const size_t at = hunt->now.at;

	if (!hack_has_many(hunt->hack))
		return batch_cut(b, hunt->hack, at, at + 1, &trial->in, &trial->ans);
	if (b->cases.count < b->made)
		return batch_cut(b, hunt->hack, 0, b->cases.count, &trial->in, &trial->ans);
	trial->in_path = xstrdup(b->in_path);
	trial->ans_path = xstrdup(b->ans_path);
	return true;
}

static void skip_case(struct hunt *hunt, struct trial *trial)
{
	size_t length;
	const char *bytes = case_list_at(&hunt->batch.cases, hunt->now.at++, &length);
	SCOPED_FREE char *words = xstrndup(bytes,
			length && bytes[length - 1] == '\n' ? length - 1 : length);

	hunt->end = without_answer(hunt->hack, words);
	text_reset(&trial->in);
	text_reset(&trial->ans);
}

bool hunt_next(void *context, size_t i, struct trial *trial)
{
	struct hunt *hunt = context;

	(void)i;
	while (hunt->end == BATCH_READY && find_unit(hunt)) {
		if (!fill(hunt, trial)) {
			skip_case(hunt, trial);
			continue;
		}
		hunt->hack->has_answers = true;
		GROW(hunt->dealt, hunt->count);
		hunt->dealt[hunt->count++] = hunt->now;
		hunt->now.at++;
		return true;
	}
	return false;
}

enum hack_end hunt_take(struct hunt *hunt, size_t trial)
{
	const struct hunt_place place = hunt->dealt[trial];
	struct hack *h = hunt->hack;

	if (!is_open(hunt) || hunt->now.number != place.number) {
		/* It was closed already; the cache has it. */
		batch_release(&hunt->batch);
		hunt->now = place;
		read_batch(hunt);
	}
	hunt->now = h->next = place;
	h->next.at++;
	if (is_open(hunt))
		return HACK_FOUND;
	return hunt->end == BATCH_INTERRUPTED       ? HACK_INTERRUPTED
			: hunt->end == BATCH_BROKEN ? HACK_BROKEN
						    : HACK_STANDS;
}
