#include "hack/hack.h"

#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/interrupt.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/roles.h"
#include "hack/hack_hunt.h"
#include "process/process.h"
#include "process/progress.h"

#define VALIDATOR_SECONDS 10
/* What a finding that came late may still take to become smaller, and again to be counted. */
#define LATE_MS 2000
/* So many runs of as many must be too large, or fail in some other way; see HACK_RUNS_TLE. */
#define RUNS_MLE 2
#define RUNS_OTHER 3
/* Of one that fails now and then, so many are counted. */
#define RUNS_UNSTABLE 10

const struct problem *hack_problem(const struct hack *h)
{
	return &h->work.list[0]->problem;
}

const struct plan *hack_plan(const struct hack *h)
{
	return &h->work.list[0]->plan;
}

bool hack_has_many(const struct hack *h)
{
	const struct problem *problem = hack_problem(h);

	return problem->case_count != CASES_NONE && problem->case_max > 1;
}

void finding_release(struct finding *f)
{
	free(f->message);
	free(f->line);
	free(f->template);
	text_release(&f->input);
	text_release(&f->expected);
	text_release(&f->output);
	case_list_release(&f->cases);
	*f = FINDING_INIT;
}

void unanswered_release(struct unanswered *u)
{
	free(u->input);
	free(u->why);
	*u = (struct unanswered){ 0, NULL, NULL };
}

int hack_target(struct hack *h, const char *file, const char *path, const struct solution *solution)
{
	SCOPED_FREE char *scratch = xprintf("%s/target", h->scratch);
	int code;

	jailed_program_release(&h->target);
	h->clock.started = process_clock_ms();
	h->next = (struct hunt_place){ 0, 0, 0, 0 };
	h->tried = 0;
	h->unproven = VERDICT_AC;
	h->undone = 0;
	h->sleeps = h->has_ended = h->machine_failed = false;
	code = jailed_program_make(&h->target, &h->judging, file, path, solution, scratch);
	h->clock.begun = process_clock_ms();
	return code;
}

/* --- For the parts of the hunt --------------------------------------------------------------- */

long long hack_ms(const struct hack *h)
{
	return process_clock_ms() - h->clock.begun;
}

bool hack_is_over(const struct hack *h)
{
	return process_clock_ms() >= h->clock.until;
}

bool hack_is_valid(struct hack *h, const struct text *input, const char *group)
{
	if (!hack_problem(h)->validator)
		return true;

	SCOPED_FREE char *in = xprintf("%s/valid", h->scratch);
	struct role_call validator = role_validator(hack_problem(h), in, group);
	bool ran, valid;

	ran = !file_replace(in, input->s, input->length) &&
			!role_run(&validator, 1000 * VALIDATOR_SECONDS);
	valid = ran && role_validity(&validator) == ROLE_VALID;
	h->machine_failed |= !ran && !interrupt_signal();
	role_release(&validator);
	return valid;
}

/* `bytes` are those of the file; or NULL, of one that may be large. */
static bool ask(struct hack *h, const char *input, const struct text *bytes, struct text *answer)
{
	/* The reference is trusted to end, and what it says is kept for other hunts. */
	const long long deadline = h->options.against ? h->clock.until : INT64_MAX;

	text_reset(&h->why);
	switch (trials_answer(&h->trials, &h->oracle, input, bytes, deadline, answer, &h->why)) {
	case ANSWER_GIVEN:
		return true;
	case ANSWER_BROKEN:
		error("'%s' cannot be run: %s", h->oracle.row.file, h->why.s);
		h->machine_failed = true;
		return false;
	default:
		return false;
	}
}

bool hack_answer(struct hack *h, const struct text *input, struct text *answer)
{
	SCOPED_FREE char *in = xprintf("%s/ask", h->scratch);
	const bool written = !file_replace(in, input->s, input->length);
	const bool answered = written && ask(h, in, input, answer);

	h->machine_failed |= !written;
	return answered;
}

bool hack_answer_file(struct hack *h, const char *input, struct text *answer)
{
	SCOPED(text) bytes = TEXT_INIT;
	const int fd = open(input, O_RDONLY | O_CLOEXEC);
	const bool is_short = fd >= 0 && !text_add_start(&bytes, fd, JAIL_SEALED_MAX + 1) &&
			bytes.length <= JAIL_SEALED_MAX;
	const bool answered = ask(h, input, is_short ? &bytes : NULL, answer);

	if (fd >= 0)
		close(fd);
	return answered;
}

struct search hack_search(const struct hack *h, bool (*next)(void *, size_t, struct trial *),
		void *context, long long deadline)
{
	const struct search search = { .program = &h->target,
		.next = next,
		.context = context,
		.deadline = deadline,
		.impatient = h->sleeps,
		.at_once = h->options.jobs };

	return search;
}

enum hack_end hack_search_end(struct hack *h, enum search_end end, const struct search *search)
{
	switch (end) {
	case SEARCH_FOUND:
		return HACK_FOUND;
	case SEARCH_INTERRUPTED:
		return HACK_INTERRUPTED;
	case SEARCH_BROKEN:
		error("'%s' cannot be judged: %s", h->target.row.file, search->result.why.s);
		h->code = EXIT_BROKEN;
		return HACK_BROKEN;
	default:
		return HACK_STANDS;
	}
}

/*
 * When to stop making it small.  The proof takes time, too: the runs of what is small now, or of
 * what is smaller and slower, for which a part is set aside.
 */
static long long small_until(const struct hack *h)
{
	const long long runs = HACK_RUNS_TLE * h->failure.wall_ms, part = h->options.time_ms / 4;
	const long long until = h->clock.started + h->options.time_ms - (runs > part ? runs : part);
	const long long last = h->clock.begun + 2 * h->options.time_ms;
	const long long wanted = until > h->clock.small_least ? until : h->clock.small_least;

	return wanted < last ? wanted : last;
}

static void take_failure(struct hack *h, const struct trial_result *result)
{
	h->failure = (struct failure){ result->verdict, result->wall_ms };
	h->clock.until = small_until(h);
}

enum hack_end hack_try(struct hack *h, bool (*next)(void *, size_t, struct trial *), void *context,
		size_t *first)
{
	SCOPED(search) search = hack_search(h, next, context, h->clock.until);
	enum search_end found;
	enum hack_end end;

	/* Otherwise a crash soon becomes something that is nearly fast enough. */
	search.pass_slow = h->failure.verdict != VERDICT_TLE;
	found = trials_search(&h->trials, &search);
	end = hack_search_end(h, found, &search);
	h->passed_slow |= search.slow > 0;
	if (found == SEARCH_FOUND) {
		*first = search.first;
		take_failure(h, &search.result);
	}
	return end;
}

/* --- What was found -------------------------------------------------------------------------------- */

static bool next_same(void *context, size_t i, struct trial *trial)
{
	const struct finding *f = context;

	(void)i;
	text_add(&trial->in, f->input.s, f->input.length);
	text_add(&trial->ans, f->expected.s, f->expected.length);
	return true;
}

struct repeats {
	const struct finding *finding;
	size_t count;
};

static bool next_repeat(void *context, size_t i, struct trial *trial)
{
	const struct repeats *r = context;

	return i < r->count && next_same((void *)r->finding, i, trial);
}

/* Takes over what the run said. */
static void take_result(struct finding *f, struct search *search)
{
	f->kind = search->result.verdict;
	free(f->message);
	f->message = xstrdup(search->result.why.s);
	text_release(&f->output);
	f->output = search->result.output;
	search->result.output = TEXT_INIT;
}

/* Does every one of so many runs end in this verdict?  If not, *other is that of one of them. */
static enum hack_end repeat(struct hack *h, struct finding *f, enum verdict verdict,
		enum verdict *other)
{
	const int runs = verdict == VERDICT_TLE  ? HACK_RUNS_TLE
			: verdict == VERDICT_MLE ? RUNS_MLE
						 : RUNS_OTHER;
	struct repeats repeats = { f, (size_t)runs };
	SCOPED(search) search = hack_search(h, next_repeat, &repeats, INT64_MAX);
	enum search_end found;

	search.for_success = search.keep_output = search.fresh = true;
	search.impatient = false;
	search.verdict = verdict;
	search.at_once = runs;
	found = trials_search(&h->trials, &search);
	if (found == SEARCH_NONE)
		take_result(f, &search);
	*other = search.result.verdict;

	return found == SEARCH_NONE             ? HACK_FOUND
			: found == SEARCH_FOUND ? HACK_STANDS
						: hack_search_end(h, found, &search);
}

/* Does it fail now, in whatever way? */
static enum hack_end fail_once(struct hack *h, struct finding *f)
{
	struct repeats repeats = { f, 1 };
	SCOPED(search) search = hack_search(h, next_repeat, &repeats, INT64_MAX);
	enum search_end found;
	enum hack_end end;

	search.keep_output = search.fresh = true;
	search.impatient = false;
	found = trials_search(&h->trials, &search);
	end = hack_search_end(h, found, &search);
	if (found == SEARCH_FOUND)
		take_result(f, &search);
	return end;
}

/* Too slow or too large: a machine that is busy can make it so. */
static bool is_measured(enum verdict verdict)
{
	return verdict == VERDICT_TLE || verdict == VERDICT_MLE;
}

/* It does not fail always, or not always in the same way: how often? */
static enum hack_end count_failures(struct hack *h, struct finding *f)
{
	const long long least = process_clock_ms() + LATE_MS;
	const long long whole = h->clock.started + h->options.time_ms;
	const long long until = whole > least ? whole : least;
	enum verdict other;

	f->runs = f->failed = 0;
	while (f->runs < RUNS_UNSTABLE && (f->runs < RUNS_OTHER || process_clock_ms() < until)) {
		const enum hack_end end = fail_once(h, f);

		if (end != HACK_FOUND && end != HACK_STANDS)
			return end;
		f->runs++;
		f->failed += end == HACK_FOUND;
	}
	if (!f->failed)
		return HACK_STANDS;
	return is_measured(f->kind) ? repeat(h, f, f->kind, &other) : HACK_FOUND;
}

/* It is not valid, or has no answer: HACK_STANDS if that is its own fault. */
static enum hack_end why_not(const struct hack *h)
{
	if (interrupt_signal())
		return HACK_INTERRUPTED;
	return h->machine_failed ? HACK_BROKEN : HACK_STANDS;
}

/*
 * The proof: a valid input, an answer that was made for it, and a program that fails, each run
 * in a jail of its own.  HACK_STANDS: it does not.
 */
static enum hack_end confirm(struct hack *h, struct finding *f, const struct case_list *cases,
		enum verdict seen)
{
	const struct problem *problem = hack_problem(h);

	h->clock.until = INT64_MAX;
	text_reset(&f->input);
	text_reset(&f->expected);
	case_list_join(cases, problem, 0, cases->count, &f->input);
	if (!hack_is_valid(h, &f->input, NULL)) {
		if (why_not(h) != HACK_STANDS)
			return why_not(h);
		error("'%s' makes a case that the validator '%s' refuses", f->line,
				problem->validator);
		diag_foreign(f->input.s, f->input.length < 200 ? f->input.length : 200, NULL);
		h->code = EXIT_NOT_AS_DECLARED;
		return HACK_BROKEN;
	}
	if (!hack_answer(h, &f->input, &f->expected))
		return why_not(h);

	enum verdict other;
	enum hack_end end = repeat(h, f, seen, &other);

	/* What was made small may fail in another way. */
	if (end == HACK_STANDS && other != VERDICT_AC && !is_measured(seen))
		end = repeat(h, f, seen = other, &other);
	f->runs = f->failed = 0;
	return end == HACK_STANDS && !is_measured(seen) ? count_failures(h, f) : end;
}

static void copy_cases(const struct case_list *from, size_t first, size_t last,
		struct case_list *to)
{
	for (size_t i = first; i < last; i++) {
		size_t length;
		const char *bytes = case_list_at(from, i, &length);

		case_list_add(to, bytes, length);
	}
}

/* Is what was found valid where it is to be saved?  Otherwise what is made of it need not be. */
static bool may_join(struct hack *h, const struct batch *batch, size_t at)
{
	const bool many = hack_has_many(h);
	SCOPED(text) input = TEXT_INIT;

	case_list_join(&batch->cases, hack_problem(h), many ? 0 : at,
			many ? batch->cases.count : at + 1, &input);
	return h->options.group && hack_is_valid(h, &input, h->options.group);
}

/* The group that was found, small or not. */
static enum hack_end make_small(struct hack *h, const struct batch *batch, size_t at,
		const struct trial_result *seen, struct finding *f, struct case_list *original)
{
	const long long run = judge_near_limit_end_ms(h->target.row.time_ms);
	const long long least = seen->verdict == VERDICT_TLE ? 2 * run : LATE_MS;
	enum hack_end end = HACK_FOUND;

	h->clock.small_least = process_clock_ms() + least;
	h->passed_slow = false;
	h->group = may_join(h, batch, at) ? h->options.group : NULL;
	take_failure(h, seen);
	if (hack_has_many(h))
		end = hack_bisect(h, batch, seen->verdict, &f->cases, &at, &f->together);
	else
		copy_cases(&batch->cases, at, at + 1, &f->cases);
	f->at = f->cases.count == 1 ? at + 1 : 0;
	copy_cases(&f->cases, 0, f->cases.count, original);
	if (end == HACK_FOUND)
		end = hack_minimise(h, &f->cases, seen->verdict, &f->smaller);
	f->minimised = true;
	f->unfinished = hack_is_over(h);
	return end;
}

/* The same with these cases of the batch, as they are. */
static enum hack_end confirm_whole(struct hack *h, struct finding *f, const struct case_list *cases,
		size_t from, size_t to, enum verdict seen)
{
	f->unfinished = f->together = false;
	f->smaller = 0;
	case_list_release(&f->cases);
	copy_cases(cases, from, to, &f->cases);
	return confirm(h, f, &f->cases, seen);
}

/* Makes it small, and proves it; if the small one is not proven, the whole batch must be. */
static enum hack_end make_finding(struct hack *h, const struct batch *batch, size_t at,
		struct finding *f, const struct trial_result *seen)
{
	const bool many = hack_has_many(h);
	const size_t from = many ? 0 : at, to = many ? batch->cases.count : at + 1;
	SCOPED(case_list) original = CASE_LIST_INIT;
	enum hack_end end = HACK_STANDS;

	f->batch_cases = batch->made;
	if (h->options.minimise)
		end = make_small(h, batch, at, seen, f, &original);
	if (end == HACK_FOUND)
		end = confirm(h, f, &f->cases, h->failure.verdict);
	if (end == HACK_STANDS && original.count && original.count < to - from &&
			strcmp(original.text.s, f->cases.text.s) != 0)
		end = confirm_whole(h, f, &original, 0, original.count, seen->verdict);
	if (end == HACK_STANDS) {
		end = confirm_whole(h, f, &batch->cases, from, to, seen->verdict);
		f->at = many ? (size_t)judge_case_number(f->message ? f->message : "") : at + 1;
	}
	return end;
}

/* What a trial found, with its batch. */
static enum hack_end take_trial(struct hack *h, struct hunt *hunt, const struct search *search,
		struct finding *f)
{
	const enum hack_end end = hunt_take(hunt, search->first);
	const struct batch *batch = &hunt->batch;

	if (end != HACK_FOUND)
		return end;
	f->tries = hunt->now.cases +
			(long long)(hack_has_many(h) ? batch->cases.count : hunt->now.at + 1);
	f->skip = hunt->now.units + hunt->now.at;
	f->line = xstrdup(batch->line);
	f->template = xstrdup(batch->template);
	f->origin = batch->origin;
	f->found_ms = hack_ms(h);
	return make_finding(h, batch, hunt->now.at, f, &search->result);
}

/* Until something fails; HACK_STANDS also if that was not proven: *again. */
static enum hack_end hunt_once(struct hack *h, struct finding *f, bool *again)
{
	SCOPED(hunt) hunt = hunt_begin(h);
	SCOPED(search) search = hack_search(h, hunt_next, &hunt,
			h->clock.begun + h->options.time_ms);
	enum search_end found;
	enum hack_end end;

	h->clock.until = search.deadline;
	/* A run that takes long is waited for: it may be too slow itself. */
	search.grace_ms = judge_wall_limit_ms(judge_near_limit_end_ms(h->target.row.time_ms));
	if (search.grace_ms > h->options.time_ms)
		search.grace_ms = h->options.time_ms;
	found = trials_search(&h->trials, &search);
	end = hack_search_end(h, found, &search);
	*again = found == SEARCH_FOUND;
	h->undone += search.undone;
	h->has_ended |= search.finished > 0 || hunt.end == BATCH_NO_MORE;
	if (hunt.end == BATCH_INTERRUPTED)
		end = HACK_INTERRUPTED;
	else if (hunt.end == BATCH_BROKEN && end != HACK_FOUND)
		end = HACK_BROKEN;
	if (end == HACK_FOUND) {
		h->sleeps = search.result.idle;
		end = take_trial(h, &hunt, &search, f);
		if (end == HACK_STANDS)
			h->unproven = search.result.verdict;
	} else {
		f->tries = h->tried;
	}
	return end;
}

enum hack_end hack_next(struct hack *h, struct finding *f)
{
	enum hack_end end;
	bool again;

	progress_start("", 0);
	do {
		finding_release(f);
		end = hunt_once(h, f, &again);
	} while (end == HACK_STANDS && again && !h->machine_failed);
	progress_stop();
	if (end != HACK_INTERRUPTED && h->machine_failed) {
		h->code = EXIT_BROKEN;
		end = HACK_BROKEN;
	}
	if (end == HACK_INTERRUPTED || end == HACK_BROKEN)
		return end;
	h->code = hunt_sum_up(h);
	return h->code ? HACK_BROKEN : end;
}
