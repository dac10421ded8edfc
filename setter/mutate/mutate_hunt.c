#include "mutate/mutate.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "process/process.h"
#include "process/progress.h"

/* What makes the batches may take this part of the time. */
#define BATCHES_PART 4
/* A shorter share would be over before anything ran. */
#define SHARE_LEAST_MS 20
/* To make an input small that was found, if its share was too short for it. */
#define SMALL_MS 5000

/* --- The hunt ------------------------------------------------------------------------------------------- */

struct attackers {
	struct mutate *m;
	struct hack hack;
	size_t done, count;
};

static void show_progress(void *context)
{
	const struct attackers *a = context;

	progress_say("%s: attacking survivor %zu of %zu, %zu hole%s", mutate_problem(a->m)->id,
			a->done + 1, a->count, a->m->hole_count, a->m->hole_count == 1 ? "" : "s");
}

static int open_hack(struct attackers *a, const struct kit *kit)
{
	const struct mutate_options *o = &a->m->options;
	int code;

	a->hack = HACK_INIT;
	a->hack.options = (struct hack_options){ .jobs = o->jobs,
		.seed = "1",
		.minimise = true,
		.is_timed = true,
		.only_json = o->only_json,
		.time_ms = o->time_ms,
		.tries = o->tries,
		.group = o->save };
	code = hack_open(&a->hack, kit, mutate_problem(a->m)->id);
	a->hack.trials.tick = show_progress;
	a->hack.trials.tick_context = a;
	return code;
}

/* All programs share the batches, so the first must not pay for them. */
static void make_batches(struct attackers *a, long long until)
{
	bool goes_on = true;

	for (size_t n = 0; n < a->hack.lines.count && goes_on && process_clock_ms() < until; n++) {
		struct batch batch = BATCH_INIT;
		const enum batch_end end = batch_open(&batch, &a->hack, n);

		goes_on = end == BATCH_READY || end == BATCH_USELESS || end == BATCH_SKIPPED;
		batch_release(&batch);
	}
}

/* The file that the mutant is; to be freed. */
static char *write_mutant(struct attackers *a, const struct mutant_state *state)
{
	SCOPED_FREE char *folder = xprintf("%s/mutant", a->m->judge.place.folder);
	char *path = xprintf("%s/%s", folder, a->m->programs[state->program].row->name);
	SCOPED(text) source = TEXT_INIT;

	mutate_source(a->m, state, &source);
	if (folder_make(folder) || file_replace(path, source.s, source.length)) {
		free(path);
		return NULL;
	}
	return path;
}

/* Makes the input smaller, if there was no time for it. */
static enum hack_end find_again(struct hack *h, struct finding *found)
{
	struct finding again = FINDING_INIT;
	const size_t skip = h->options.skip;
	enum hack_end end = HACK_FOUND;

	if (found->unfinished) {
		h->options.skip = found->skip;
		h->options.time_ms = SMALL_MS;
		h->next = (struct hunt_place){ 0, 0, 0, 0 };
		h->clock.started = h->clock.begun = process_clock_ms();
		end = hack_next(h, &again);
		h->options.skip = skip;
		if (end == HACK_FOUND) {
			finding_release(found);
			*found = again;
		} else {
			finding_release(&again);
			end = end == HACK_STANDS ? HACK_FOUND : end;
		}
	}
	return end;
}

static int take_hole(struct attackers *a, size_t number, struct finding *found)
{
	struct mutate *m = a->m;
	struct mutant_state *state = &m->list[number];
	struct mutate_hole *hole;

	state->end = MUTANT_HOLE;
	GROW(m->holes, m->hole_count);
	hole = &m->holes[m->hole_count++];
	hole->mutant = number;
	hole->attack.finding = *found;
	*found = FINDING_INIT;
	hole->attack.end = ATTACK_FOUND;
	hole->attack.nth = 1;
	hole->attack.file = mutate_name(m, state);
	hole->attack.name = xprintf("mutant-%zu-of-%s", number,
			m->programs[state->program].row->name);
	return attack_write_files(&hole->attack, mutate_problem(m));
}

static int attack(struct attackers *a, size_t number, long long time_ms)
{
	struct hack *h = &a->hack;
	const struct mutant_state *state = &a->m->list[number];
	SCOPED_FREE char *path = write_mutant(a, state);
	SCOPED(finding) found = FINDING_INIT;
	enum hack_end end;
	int code = path ? hack_target(h, a->m->programs[state->program].row->name, path, NULL)
			: EXIT_BROKEN;

	if (code || !h->target.folder)
		return code ? code : EXIT_BROKEN;
	h->options.time_ms = time_ms;
	end = hack_next(h, &found);
	if (end == HACK_FOUND)
		end = find_again(h, &found);
	switch (end) {
	case HACK_FOUND:
		return take_hole(a, number, &found);
	case HACK_STANDS:
		return EXIT_AS_DECLARED;
	case HACK_INTERRUPTED:
		return -1;
	default:
		return h->code;
	}
}

/* Each has the same part of what is left. */
static int attack_survivors(struct attackers *a, long long until)
{
	struct mutate *m = a->m;
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; i < m->made && !code; i++) {
		const long long left = until - process_clock_ms();

		if (m->list[i].end != MUTANT_SURVIVOR)
			continue;
		if (left <= 0) {
			m->not_attacked++;
		} else {
			const long long share = left / (long long)(a->count - a->done);

			code = attack(a, i, share > SHARE_LEAST_MS ? share : SHARE_LEAST_MS);
		}
		a->done++;
	}
	return code;
}

/* --- Holes become tests ---------------------------------------------------------------------------------- */

/* Is the input that of an earlier hole, which was saved? */
static bool is_saved(const struct mutate *m, const struct mutate_hole *hole)
{
	for (const struct mutate_hole *h = m->holes; h < hole; h++)
		if (h->attack.saved &&
				h->attack.finding.input.length ==
						hole->attack.finding.input.length &&
				!strcmp(h->attack.finding.input.s, hole->attack.finding.input.s))
			return true;
	return false;
}

/* The plan was changed by the one before, so each begins anew. */
static int save_one(struct mutate *m, const struct kit *kit, struct mutate_hole *hole)
{
	struct attackers a = { .m = m };
	SCOPED_FREE char *file_name = hole->attack.name;
	int code = open_hack(&a, kit);

	/* The comment in the plan names the mutant. */
	hole->attack.name = xstrdup(hole->attack.file);
	if (!code)
		code = hack_save(&a.hack, kit, &hole->attack, m->options.save, "text");
	hack_close(&a.hack);
	return code;
}

static int save_holes(struct mutate *m, const struct kit *kit)
{
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; i < m->hole_count && code >= 0; i++)
		if (!is_saved(m, &m->holes[i])) {
			const int saved = save_one(m, kit, &m->holes[i]);

			code = saved < 0 ? saved : worse(code, saved);
		}
	return code;
}

/* --- All of it --------------------------------------------------------------------------------------------- */

/* Nothing makes inputs, or nothing answers them? */
static bool cannot_hunt(const struct mutate *m)
{
	SCOPED(hack_lines) lines = HACK_LINES_INIT;

	hack_lines_collect(&lines, mutate_problem(m), mutate_plan(m));
	if (lines.count && mutate_problem(m)->reference)
		return false;
	note("survivors are not attacked: '%s' has no %s", mutate_problem(m)->id,
			lines.count ? "reference that answers"
				    : "generator line that makes inputs");
	return true;
}

int mutate_hunt(struct mutate *m, const struct kit *kit)
{
	struct attackers a = { .m = m, .count = mutate_count(m, MUTANT_SURVIVOR, -1) };
	const long long until = process_clock_ms() + m->options.time_ms;
	int code;

	if (!a.count)
		return EXIT_AS_DECLARED;
	if (cannot_hunt(m)) {
		m->not_attacked = a.count;
		return EXIT_AS_DECLARED;
	}
	code = open_hack(&a, kit);
	if (!code) {
		make_batches(&a, process_clock_ms() + m->options.time_ms / BATCHES_PART);
		code = attack_survivors(&a, until);
	}
	hack_close(&a.hack);
	if (!code && m->options.save)
		code = save_holes(m, kit);
	return code;
}
