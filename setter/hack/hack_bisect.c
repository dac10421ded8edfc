#include "hack/hack_hunt.h"

#include "process/process.h"

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
static bool narrow(struct ranges *r, struct range *known, enum hack_end *end)
{
	size_t first;

	*end = hack_try(r->hack, next_range, r, &first);
	if (*end == HACK_FOUND)
		*known = r->list[first];
	return *end == HACK_FOUND;
}

/* *known becomes a beginning that fails; returns how many cases of it are known to pass. */
static size_t try_beginnings(struct ranges *r, struct range *known, enum hack_end *end)
{
	size_t passed = 0;

	r->count = 0;
	for (size_t n = 1; n < known->to && r->count < SINGLES; n *= BEGINNING_FACTOR)
		r->list[r->count++] = (struct range){ 0, n };
	if (!r->count)
		return 0;
	narrow(r, known, end);
	for (size_t i = 0; i < r->count; i++)
		if (r->list[i].to < known->to)
			passed = r->list[i].to;
	/* Too slow is not passed. */
	return r->hack->passed_slow ? 0 : passed;
}

/*
 * The first of them alone.  That is worth a run, whatever the time: on a machine that is busy,
 * such a run takes as long as one that was too slow.
 */
static bool try_first(struct ranges *r, struct range *known, enum hack_end *end)
{
	const long long wall = judge_wall_limit_ms(
			judge_near_limit_end_ms(r->hack->target.row.time_ms));
	const long long seen = 2 * r->hack->failure.wall_ms;
	const long long until = r->hack->clock.until,
			least = process_clock_ms() + (seen > wall ? seen : wall);
	bool found;

	r->list[0] = (struct range){ 0, 1 };
	r->count = 1;
	r->hack->clock.until = until > least ? until : least;
	found = narrow(r, known, end);
	if (!found)
		r->hack->clock.until = until;
	return found;
}

/* Some of them, each alone. */
static bool try_singles(struct ranges *r, struct range *known, enum hack_end *end)
{
	const size_t cases = r->batch->cases.count;

	r->count = 0;
	for (size_t i = SINGLES; i > 0 && cases > SINGLES; i--)
		r->list[r->count++] = (struct range){ cases * i / SINGLES - 1,
			cases * i / SINGLES };
	return r->count && narrow(r, known, end);
}

/* Halves of what is not known to pass, until it is one case, or neither fails alone. */
static void try_halves(struct ranges *r, size_t passed, struct range *known, enum hack_end *end)
{
	size_t from = known->from > passed ? known->from : passed, to = known->to;

	while (known->to - known->from > 1) {
		const size_t middle = from + (to - from) / 2;

		r->count = 0;
		if (middle > from)
			r->list[r->count++] = (struct range){ from, middle };
		r->list[r->count++] = (struct range){ middle, to };
		if (!narrow(r, known, end))
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
	SCOPED(case_list) rest = CASE_LIST_INIT;

	if (i == c->count)
		return false;
	without(c, i, &rest);
	case_list_join(&rest, hack_problem(c->hack), 0, rest.count, &trial->in);
	return hack_answer(c->hack, &trial->in, &trial->ans);
}

/* Returns whether nothing more can be taken away. */
static bool take_chunks_away(struct hack *h, struct case_list *group, enum hack_end *end)
{
	struct chunks c = { h, group, 2 };
	size_t first;

	while (group->count > 1 && !hack_is_over(h)) {
		if (c.count > group->count)
			c.count = group->count;
		*end = hack_try(h, next_rest, &c, &first);
		if (*end == HACK_FOUND) {
			struct case_list rest = CASE_LIST_INIT;

			without(&c, first, &rest);
			case_list_release(group);
			*group = rest;
			c.count = c.count > 2 ? c.count - 1 : 2;
		} else if (*end != HACK_STANDS || c.count == group->count) {
			return *end == HACK_STANDS && !hack_is_over(h);
		} else {
			c.count *= 2;
		}
	}
	return false;
}

/* --- All of it ------------------------------------------------------------------------------- */

enum hack_end hack_bisect(struct hack *h, const struct batch *batch, enum verdict seen,
		struct case_list *group, size_t *at, bool *together)
{
	const bool is_large = seen == VERDICT_TLE || seen == VERDICT_MLE;
	struct range known = { 0, batch->cases.count };
	struct ranges ranges = { .hack = h, .batch = batch };
	enum hack_end end = HACK_FOUND;
	size_t passed = 0;

	if (!is_large || known.to == 1 ||
			(!try_first(&ranges, &known, &end) && !try_singles(&ranges, &known, &end)))
		passed = try_beginnings(&ranges, &known, &end);
	if (end == HACK_FOUND || end == HACK_STANDS)
		try_halves(&ranges, passed, &known, &end);
	for (size_t i = known.from; i < known.to; i++) {
		size_t length;
		const char *bytes = case_list_at(&batch->cases, i, &length);

		case_list_add(group, bytes, length);
	}
	*at = known.from;
	*together = false;
	if (group->count > 1 && (end == HACK_FOUND || end == HACK_STANDS))
		*together = take_chunks_away(h, group, &end);
	return end == HACK_STANDS ? HACK_FOUND : end;
}
