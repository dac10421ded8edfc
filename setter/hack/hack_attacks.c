#include "hack/hack_report.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/printable.h"
#include "base/xalloc.h"

static void add_attack(struct attacks *all, const char *file, const char *path,
		const struct solution *solution)
{
	const char *slash = strrchr(path, '/');
	struct attack *a;

	GROW(all->list, all->count);
	a = &all->list[all->count++];
	a->file = xstrdup(file);
	a->name = printable_name(slash ? slash + 1 : path);
	a->solution = solution;
	a->finding = FINDING_INIT;
}

static bool is_new(const struct attacks *all, size_t from, const struct finding *f)
{
	for (size_t i = from; i + 1 < all->count; i++) {
		const struct text *other = &all->list[i].finding.input;

		if (other->length == f->input.length &&
				!memcmp(other->s, f->input.s, other->length))
			return false;
	}
	return true;
}

/* What it is slowest on; if it fails, that is what the hunt finds then. */
static enum hack_end look(struct hack *h, struct attack *a)
{
	enum hack_end end = HACK_STANDS;

	if (h->options.slowest) {
		end = hack_slowest(h, &a->finding);
		if (end == HACK_FOUND)
			a->end = ATTACK_MEASURED;
		if (end != HACK_STANDS || a->finding.kind == VERDICT_AC)
			return end;
	}
	end = hack_next(h, &a->finding);
	if (end == HACK_FOUND)
		a->end = ATTACK_FOUND;
	return end;
}

/* One finding, or none.  *more says whether to look for another. */
static int attack_once(struct hack *h, struct attacks *all, size_t from, bool *more)
{
	struct attack *a = &all->list[all->count - 1];
	int code = EXIT_AS_DECLARED;

	*more = false;
	a->nth = (int)(all->count - from);
	switch (look(h, a)) {
	case HACK_FOUND:
		*more = a->end == ATTACK_FOUND;
		if (a->end == ATTACK_MEASURED || is_new(all, from, &a->finding))
			code = attack_write_files(a, hack_problem(h));
		break;
	case HACK_STANDS:
		a->end = h->has_ended ? ATTACK_STANDS : ATTACK_CUT_OFF;
		break;
	case HACK_INTERRUPTED:
		return -1;
	default:
		return h->code;
	}
	a->unproven = h->unproven;
	a->undone = h->undone;
	a->ms = hack_ms(h);
	a->limit_ms = h->target.row.time_ms;
	return code;
}

static void drop_last(struct attacks *all)
{
	attack_release(&all->list[--all->count]);
}

/* All findings against one program, each an attack of its own. */
int attacks_add(struct attacks *all, struct hack *h, const char *file, const char *path,
		const struct solution *solution, int findings)
{
	const size_t from = all->count;
	bool more = true;
	int code = hack_target(h, file, path, solution);

	if (code)
		return code;
	add_attack(all, file, path, solution);
	if (!h->target.folder) {
		all->list[from].end = ATTACK_NO_PROGRAM;
		all->list[from].finding.message = xstrdup(h->target.row.compile_words);
		return EXIT_AS_DECLARED;
	}
	while (!code && more) {
		code = attack_once(h, all, from, &more);
		if (!code && all->count - from > 1 &&
				(!more || !is_new(all, from, &all->list[all->count - 1].finding)))
			drop_last(all);
		if (code)
			drop_last(all);
		more = more && all->count - from < (size_t)findings;
		if (!code && more)
			add_attack(all, file, path, solution);
	}
	return code;
}

void attacks_release(struct attacks *all)
{
	for (size_t i = 0; i < all->count; i++)
		attack_release(&all->list[i]);
	free(all->list);
	*all = ATTACKS_INIT;
}

void attacks_print_summary(const struct attacks *all, const struct hack *h, FILE *out)
{
	const struct plan *plan = hack_plan(h);
	size_t fell = 0, stand = 0, cut_off = 0, measured = 0, odd = 0;
	SCOPED(text) names = TEXT_INIT;

	for (size_t i = 0; i < all->count; i++) {
		const struct attack *a = &all->list[i];

		fell += a->end == ATTACK_FOUND;
		stand += a->end == ATTACK_STANDS;
		measured += a->end == ATTACK_MEASURED;
		cut_off += a->end == ATTACK_CUT_OFF;
		if (attack_code(a, plan, true)) {
			text_printf(&names, "%s%s", odd ? ", " : "", a->name);
			odd++;
		}
	}
	if (odd)
		fprintf(out, "%s: %zu solutions hacked, %zu %s not as declared: %s\n",
				plan->problem->id, all->count, odd, odd == 1 ? "is" : "are",
				names.s);
	else if (measured && measured == all->count)
		fprintf(out, "%s: %zu right solution%s measured, as declared\n", plan->problem->id,
				measured, measured == 1 ? "" : "s");
	else
		fprintf(out, "%s: %zu solution%s, %zu survive%s, as declared\n", plan->problem->id,
				fell, fell == 1 ? " fails" : "s fail", stand,
				stand == 1 ? "s" : "");
	if (cut_off)
		note("%zu program%s: no run finished in time; give %s more --time", cut_off,
				cut_off == 1 ? "" : "s", cut_off == 1 ? "it" : "them");
}
