#include "hack/hack.h"

#include <stdlib.h>

#include "base/interrupt.h"
#include "base/xalloc.h"
#include "process/progress.h"

/* What was slowest is measured so often again: others on the machine only add to it. */
#define RUNS 3

/* What is known of a line of hack.lines. */
struct line_time {
	size_t rounds;     /* that were made of it */
	long long time_us; /* the slowest */
};

struct origin {
	size_t line, round, at; /* the case, where each is a run of its own */
};

struct slowest {
	struct hack *hack;
	struct line_time *lines;
	struct batch batch; /* that cases are dealt from */
	struct origin now;
	struct origin *dealt; /* by the number of the trial */
	size_t count;
	struct origin best;
	long long best_us;
	bool is_over; /* one took longer than it may */
	enum batch_end end;
};

/* --- Which line is next ----------------------------------------------------------------------- */

/* Numbers made small are not slow; a line without a seed makes nothing new. */
static bool may_go_on(const struct slowest *s, size_t line)
{
	const struct hack_lines *lines = &s->hack->lines;

	return !lines->list[line].is_small && !hack_lines_is_useless(lines, line) &&
			(!s->lines[line].rounds || hack_lines_has_rounds(lines, line));
}

/* Every line once; then by turns the slowest, and the one that had the fewest rounds. */
static bool choose(const struct slowest *s, size_t *line)
{
	const size_t none = s->hack->lines.count;
	size_t fresh = none, slow = none;

	for (size_t i = 0; i < none; i++) {
		if (!may_go_on(s, i))
			continue;
		if (fresh == none || s->lines[i].rounds < s->lines[fresh].rounds)
			fresh = i;
		if (slow == none || s->lines[i].time_us > s->lines[slow].time_us)
			slow = i;
	}
	*line = fresh != none && (!s->lines[fresh].rounds || s->count % 2) ? fresh : slow;
	return *line != none;
}

static bool open_next(struct slowest *s)
{
	size_t line;

	batch_release(&s->batch);
	if (!choose(s, &line)) {
		s->end = BATCH_NO_MORE;
		return false;
	}
	s->now = (struct origin){ line, s->lines[line].rounds++, 0 };
	s->end = batch_open_line(&s->batch, s->hack, line, s->now.round);
	if (s->end == BATCH_USELESS || s->end == BATCH_SKIPPED)
		s->end = BATCH_READY;
	return s->end == BATCH_READY;
}

static size_t units_in(const struct slowest *s)
{
	return !s->batch.cases.count ? 0 : hack_has_many(s->hack) ? 1 : s->batch.cases.count;
}

static bool cut(const struct slowest *s, size_t at, struct text *in, struct text *ans)
{
	const bool many = hack_has_many(s->hack);

	return batch_cut(&s->batch, s->hack, many ? 0 : at, many ? s->batch.cases.count : at + 1,
			in, ans);
}

static bool next_input(void *context, size_t i, struct trial *trial)
{
	struct slowest *s = context;
	const long long tries = s->hack->options.tries;

	(void)i;
	if (tries && (long long)s->count >= tries)
		return false;
	while (!s->is_over && !hack_is_over(s->hack) && !interrupt_signal()) {
		if (s->now.at >= units_in(s)) {
			if (!open_next(s))
				return false;
			continue;
		}
		text_reset(&trial->in);
		text_reset(&trial->ans);
		if (cut(s, s->now.at++, &trial->in, &trial->ans)) {
			GROW(s->dealt, s->count);
			s->dealt[s->count] = s->now;
			s->dealt[s->count++].at--;
			return true;
		}
	}
	return false;
}

static void take_time(void *context, size_t i, const struct trial_result *result)
{
	struct slowest *s = context;
	struct line_time *line = &s->lines[s->dealt[i].line];

	s->hack->tried++;
	s->is_over |= result->verdict == VERDICT_TLE;
	line->time_us = result->time_us > line->time_us ? result->time_us : line->time_us;
	if (result->time_us > s->best_us) {
		s->best_us = result->time_us;
		s->best = s->dealt[i];
	}
}

/* --- The slowest ------------------------------------------------------------------------------ */

static bool next_repeat(void *context, size_t i, struct trial *trial)
{
	const struct finding *f = context;

	text_add(&trial->in, f->input.s, f->input.length);
	text_add(&trial->ans, f->expected.s, f->expected.length);
	return i < RUNS;
}

static void take_least(void *context, size_t i, const struct trial_result *result)
{
	struct finding *f = context;

	(void)i;
	if (!f->slowest_us || result->time_us < f->slowest_us)
		f->slowest_us = result->time_us;
}

static enum hack_end measure(struct hack *h, struct finding *f)
{
	SCOPED(search) search = hack_search(h, next_repeat, f, INT64_MAX);
	enum search_end found;
	enum hack_end end;

	search.judged = take_least;
	search.fresh = search.pass_slow = true;
	search.at_once = 1;
	found = trials_search(&h->trials, &search);
	end = hack_search_end(h, found, &search);
	f->kind = found == SEARCH_FOUND                                ? search.result.verdict
			: f->slowest_us > 1000 * h->target.row.time_ms ? VERDICT_TLE
								       : VERDICT_AC;
	return end == HACK_STANDS ? HACK_FOUND : end == HACK_FOUND ? HACK_STANDS : end;
}

static enum hack_end take_best(struct slowest *s, struct finding *f)
{
	struct hack *h = s->hack;
	const size_t at = s->best.at;

	batch_release(&s->batch);
	/* The cache has it. */
	s->end = batch_open_line(&s->batch, h, s->best.line, s->best.round);
	if (s->end != BATCH_READY || !cut(s, at, &f->input, &f->expected))
		return interrupt_signal() ? HACK_INTERRUPTED : HACK_STANDS;
	f->line = xstrdup(s->batch.line);
	f->template = xstrdup(s->batch.template);
	f->origin = s->batch.origin;
	f->batch_cases = s->batch.made;
	f->at = hack_has_many(h) ? 0 : at + 1;
	for (size_t i = f->at ? at : 0; i < (f->at ? f->at : s->batch.cases.count); i++) {
		size_t length;
		const char *bytes = case_list_at(&s->batch.cases, i, &length);

		case_list_add(&f->cases, bytes, length);
	}
	return measure(h, f);
}

enum hack_end hack_slowest(struct hack *h, struct finding *f)
{
	struct slowest s = { .hack = h,
		.lines = xcalloc(h->lines.count, sizeof *s.lines),
		.batch = BATCH_INIT };
	SCOPED(search) search = hack_search(h, next_input, &s, h->clock.begun + h->options.time_ms);
	enum search_end found;
	enum hack_end end;

	progress_start("", 0);
	h->clock.until = search.deadline;
	search.judged = take_time;
	search.pass_slow = true;
	search.grace_ms = judge_wall_limit_ms(judge_near_limit_end_ms(h->target.row.time_ms));
	found = trials_search(&h->trials, &search);
	end = hack_search_end(h, found, &search);
	f->kind = found == SEARCH_FOUND ? search.result.verdict : VERDICT_AC;
	h->has_ended |= search.finished > 0;
	if (s.end == BATCH_BROKEN)
		end = HACK_BROKEN;
	else if (s.end == BATCH_INTERRUPTED)
		end = HACK_INTERRUPTED;
	h->clock.until = INT64_MAX;
	/* One that fails is not what was asked for. */
	if (end == HACK_FOUND)
		end = HACK_STANDS;
	else if (end == HACK_STANDS && s.best_us)
		end = take_best(&s, f);
	f->tries = h->tried;
	f->found_ms = hack_ms(h);
	progress_stop();
	batch_release(&s.batch);
	free(s.lines);
	free(s.dealt);
	return end;
}
