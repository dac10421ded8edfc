#include "hack_bisect.h"

#include <stdlib.h>

#include "xalloc.h"

/* The beginnings that are tried first are this many times longer each. */
#define BEGINNING_FACTOR 16
/* So many are tried alone. */
#define SINGLES 8

/* --- Ranges ------------------------------------------------------------------------------ */

struct range {
	size_t from, to;
};

struct ranges {
	struct hack *hack;
	const struct batch *batch;
	struct range list[SINGLES];
	size_t count;
};

static bool next_range(void *context, size_t i, struct trial *trial)
{
	const struct ranges *r = context;

	return i < r->count &&
			batch_cut(r->batch, r->hack, r->list[i].from, r->list[i].to, &trial->in,
					&trial->ans);
}

/* The first of the ranges that fails becomes *known; false if none does, or time is up. */
static bool narrow(struct ranges *r, long long deadline, struct range *known, enum hack_end *end)
{
	struct search search = hack_search(r->hack, next_range, r, deadline);
	const enum search_end found = trials_search(&r->hack->trials, &search);

	*end = hack_end_of(r->hack, found, &search);
	if (found == SEARCH_FOUND)
		*known = r->list[search.first];
	search_release(&search);
	return found == SEARCH_FOUND;
}

/* *known becomes a beginning that fails; returns how many cases of it are known to pass. */
static size_t try_beginnings(struct ranges *r, long long deadline, struct range *known,
		enum hack_end *end)
{
	size_t passed = 0;

	r->count = 0;
	for (size_t n = 1; n < known->to && r->count < SINGLES; n *= BEGINNING_FACTOR)
		r->list[r->count++] = (struct range){ 0, n };
	if (!r->count)
		return 0;
	if (!narrow(r, deadline, known, end))
		return *end == HACK_STANDS ? r->list[r->count - 1].to : 0;
	for (size_t i = 0; i < r->count; i++)
		if (r->list[i].to < known->to)
			passed = r->list[i].to;
	return passed;
}

/* The first of them alone.  That is worth a run, whatever the time. */
static bool try_first(struct ranges *r, long long deadline, struct range *known, enum hack_end *end)
{
	const long long run = near_limit_end_ms(r->hack->target.row.time_ms);
	const long long least = clock_ms() + wall_limit_ms(run);

	r->list[0] = (struct range){ 0, 1 };
	r->count = 1;
	return narrow(r, deadline > least ? deadline : least, known, end);
}

/* Some of them, each alone. */
static bool try_singles(struct ranges *r, long long deadline, struct range *known,
		enum hack_end *end)
{
	const size_t cases = r->batch->cases.count;

	r->count = 0;
	for (size_t i = SINGLES; i > 0 && cases > SINGLES; i--)
		r->list[r->count++] = (struct range){ cases * i / SINGLES - 1,
			cases * i / SINGLES };
	return r->count && narrow(r, deadline, known, end);
}

/* Halves of what is not known to pass, until it is one case, or neither fails alone. */
static void try_halves(struct ranges *r, long long deadline, size_t passed, struct range *known,
		enum hack_end *end)
{
	size_t from = known->from > passed ? known->from : passed, to = known->to;

	while (known->to - known->from > 1) {
		const size_t middle = from + (to - from) / 2;

		r->count = 0;
		if (middle > from)
			r->list[r->count++] = (struct range){ from, middle };
		r->list[r->count++] = (struct range){ middle, to };
		if (!narrow(r, deadline, known, end))
			break;
		from = known->from;
		to = known->to;
	}
}

/* --- Groups -------------------------------------------------------------------------------- */

/* A group without one of its chunks, for each chunk. */
struct chunks {
	struct hack *hack;
	const struct case_list *group;
	size_t count;
};

static void without(const struct chunks *c, size_t i, struct case_list *rest)
{
	const size_t n = c->group->count, from = i * n / c->count, to = (i + 1) * n / c->count;

	for (size_t k = 0; k < n; k++)
		if (k < from || k >= to) {
			size_t length;
			const char *bytes = case_list_at(c->group, k, &length);

			case_list_add(rest, bytes, length);
		}
}

static bool next_rest(void *context, size_t i, struct trial *trial)
{
	const struct chunks *c = context;
	struct case_list rest = CASE_LIST_INIT;

	if (i == c->count)
		return false;
	without(c, i, &rest);
	case_list_join(&rest, hack_problem(c->hack), 0, rest.count, &trial->in);
	case_list_release(&rest);
	return hack_answer(c->hack, &trial->in, &trial->ans);
}

/* Returns whether no more can be taken away. */
static bool take_chunks_away(struct hack *h, struct case_list *group, long long deadline,
		enum hack_end *end)
{
	struct chunks c = { h, group, 2 };
	enum search_end found = SEARCH_NONE;

	while (group->count > 1 && (found == SEARCH_NONE || found == SEARCH_FOUND)) {
		struct search search;

		if (c.count > group->count)
			c.count = group->count;
		search = hack_search(h, next_rest, &c, deadline);
		found = trials_search(&h->trials, &search);
		*end = hack_end_of(h, found, &search);
		if (found == SEARCH_FOUND) {
			struct case_list rest = CASE_LIST_INIT;

			without(&c, search.first, &rest);
			case_list_release(group);
			*group = rest;
			c.count = c.count > 2 ? c.count - 1 : 2;
		} else if (c.count == group->count) {
			search_release(&search);
			return found == SEARCH_NONE;
		} else {
			c.count *= 2;
		}
		search_release(&search);
	}
	return false;
}

/* --- All of it ------------------------------------------------------------------------------- */

enum hack_end hack_bisect(struct hack *h, const struct batch *batch, enum verdict seen,
		long long deadline, struct case_list *group, size_t *at, bool *together)
{
	const bool is_large = seen == VERDICT_TLE || seen == VERDICT_MLE;
	struct range known = { 0, batch->cases.count };
	struct ranges ranges = { .hack = h, .batch = batch };
	enum hack_end end = HACK_FOUND;
	size_t passed = 0;

	if (!is_large || known.to == 1 ||
			(!try_first(&ranges, deadline, &known, &end) &&
					!try_singles(&ranges, deadline, &known, &end)))
		passed = try_beginnings(&ranges, deadline, &known, &end);
	if (end == HACK_FOUND || end == HACK_STANDS)
		try_halves(&ranges, deadline, passed, &known, &end);
	for (size_t i = known.from; i < known.to; i++) {
		size_t length;
		const char *bytes = case_list_at(&batch->cases, i, &length);

		case_list_add(group, bytes, length);
	}
	*at = known.from;
	*together = false;
	if (group->count > 1 && (end == HACK_FOUND || end == HACK_STANDS))
		*together = take_chunks_away(h, group, deadline, &end);
	return end == HACK_STANDS ? HACK_FOUND : end;
}
