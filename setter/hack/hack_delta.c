#include "hack/hack_hunt.h"

#include <stdlib.h>
#include <sys/stat.h>

#include "base/interrupt.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/roles.h"
#include "hack/delta.h"

/* The validator is asked about so many at once: more, the longer nothing fails. */
#define WINDOW_FIRST 4
#define WINDOW_MAX 32
#define VALIDATOR_SECONDS 10

struct proposal {
	struct text input;
	struct delta_step step;
};

/* A window: what one run of the validator is asked about, and then one search. */
struct proposals {
	struct hack *hack;
	struct delta *delta;
	struct proposal *list; /* the valid ones come first, once the validator has spoken */
	size_t count, valid;
	size_t next;               /* of the valid ones */
	size_t trials[WINDOW_MAX]; /* which one it is, by the number of the trial */
};

static void release(struct proposals *p)
{
	for (size_t i = 0; i < p->count; i++)
		text_release(&p->list[i].input);
	free(p->list);
}

/* --- Asking the validator --------------------------------------------------------------------- */

static int write_files(const struct proposals *p, const char *folder)
{
	int rc = folder_make(folder);

	for (size_t i = 0; !rc && i < p->count; i++) {
		const struct text *input = &p->list[i].input;
		SCOPED_FREE char *path = xprintf("%s/%03zu", folder, i);

		rc = file_replace(path, input->s, input->length);
	}
	return rc;
}

/* What one run of it says of all of them.  Returns false if it did not speak of each. */
static bool ask_at_once(const struct proposals *p, bool *are_valid)
{
	struct hack *h = p->hack;
	SCOPED_FREE char *folder = xprintf("%s/proposed", h->scratch);
	struct role_call role = role_validator_on_each(hack_problem(h), h->group, folder);
	const mode_t mask = umask(022);
	size_t said = 0;

	if (!write_files(p, folder) && !role_run(&role, 1000 * VALIDATOR_SECONDS) &&
			process_succeeded(&role.process)) {
		char *at = role.process.said.s, *end;

		for (; said < p->count; said++, at = end) {
			const long code = strtol(at, &end, 10);

			if (end == at)
				break;
			are_valid[said] = role_validity_of(hack_problem(h), code) == ROLE_VALID;
		}
	}
	umask(mask);
	folder_remove(folder);
	role_release(&role);
	return said == p->count;
}

/* The valid ones come first, in their order. */
static void keep_valid(struct proposals *p, const bool *are_valid)
{
	for (size_t i = 0; i < p->count; i++) {
		delta_learn(p->delta, &p->list[i].step, are_valid[i]);
		if (are_valid[i]) {
			const struct proposal valid = p->list[i];

			p->list[i] = p->list[p->valid];
			p->list[p->valid++] = valid;
		}
	}
}

static void propose(struct proposals *p, size_t most)
{
	SCOPED(text) candidate = TEXT_INIT;
	struct delta_step step;

	while (p->count < most && delta_next(p->delta, &candidate, &step)) {
		GROW(p->list, p->count);
		p->list[p->count++] = (struct proposal){ candidate, step };
		candidate = TEXT_INIT;
	}
}

static void validate(struct proposals *p)
{
	bool are_valid[WINDOW_MAX] = { false };

	if (p->count && !ask_at_once(p, are_valid))
		for (size_t i = 0; i < p->count && !hack_is_over(p->hack); i++)
			are_valid[i] = hack_is_valid(p->hack, &p->list[i].input, p->hack->group);
	keep_valid(p, are_valid);
}

/* --- Trying ----------------------------------------------------------------------------------- */

/* What the reference has no answer to is passed by: the validator takes too much. */
static bool next_valid(void *context, size_t i, struct trial *trial)
{
	struct proposals *p = context;

	while (p->next < p->valid && !hack_is_over(p->hack) && !interrupt_signal()) {
		const struct text *input = &p->list[p->next++].input;

		text_reset(&trial->ans);
		if (!hack_answer(p->hack, input, &trial->ans))
			continue;
		text_add(&trial->in, input->s, input->length);
		p->trials[i] = p->next - 1;
		return true;
	}
	return false;
}

/*
 * One window.  *more: something was proposed; *found: it failed, and is the text now.  Windows do not
 * overlap, so that all depends on their results, and not on who was first.
 */
static enum hack_end try_window(struct hack *h, struct delta *delta, size_t window, bool *more,
		bool *found)
{
	struct proposals p = { .hack = h, .delta = delta };
	enum hack_end end = HACK_STANDS;
	size_t first;

	propose(&p, window);
	validate(&p);
	if (p.valid)
		end = hack_try(h, next_valid, &p, &first);
	*more = p.count > 0;
	*found = end == HACK_FOUND;
	if (*found) {
		const struct proposal *smaller = &p.list[p.trials[first]];

		delta_take(delta, &smaller->step, &smaller->input);
	}
	release(&p);
	return end;
}

enum hack_end hack_delta(struct hack *h, struct case_list *group)
{
	SCOPED(delta) delta = DELTA_INIT;
	enum hack_end end = HACK_FOUND;
	size_t window = WINDOW_FIRST;

	delta_begin(&delta, group->text.s, group->text.length);
	for (bool more = true, found; more && !hack_is_over(h) && !interrupt_signal();) {
		end = try_window(h, &delta, window, &more, &found);
		if (end != HACK_FOUND && end != HACK_STANDS)
			break;
		window = found ? WINDOW_FIRST : 2 * window < WINDOW_MAX ? 2 * window : WINDOW_MAX;
	}
	case_list_release(group);
	case_list_add(group, delta.text.bytes.s, delta.text.bytes.length);
	if (interrupt_signal())
		return HACK_INTERRUPTED;
	return end == HACK_STANDS ? HACK_FOUND : end;
}
