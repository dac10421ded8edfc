/*
 * three_gaps.c - all k with k*phi close to an integer, by the three-gap theorem.
 *
 * Theory of operation.  k*phi modulo 1 walks round a circle of 2^128 points; a
 * place on it (wy__at) is counted from the start of the target interval
 * [0, width].  Let I be an interval [0, rise + fall) such that, seen only inside
 * I, the walk does the following: from a place below `fall` it returns to I
 * after rise_gap values of k, at place + rise; from the other places after
 * fall_gap values, at place - fall.  The whole circle is such an interval: one
 * value of k moves by phi - 1 up, which is the same as 2 - phi down.
 *
 * If I is such an interval, so is [0, max(rise, fall)): whoever leaves it by one
 * kind of move comes back by one of the other kind, and the two are a single
 * move of the smaller interval, by the difference of rise and fall.  As long as
 * the target lies inside, the walk descends to the smaller interval; every hit
 * is there, so that the first one is not missed.  In the end the target is
 * wider than both moves, and between two hits there is at most one place
 * outside: the gaps are rise_gap, fall_gap and their sum.  They are Fibonacci
 * numbers, since phi = 1 + 1 / (1 + 1 / (1 + ...)).
 */
#include "wythoff_internal.h"

/* The product is short by less than this, in 2^-128: the next 64 bits of phi, times 2^64. */
#define WY__SHORT_BY 0x1082276BF3A27252ULL
#define WY__HALF ((uint64_t)1 << 63)

static struct wy__fixed wy__fixed_make(uint64_t high, uint64_t low)
{
	struct wy__fixed x;

	x.high = high;
	x.low = low;
	return x;
}

static struct wy__fixed wy__plus(struct wy__fixed x, struct wy__fixed y)
{
	const uint64_t low = x.low + y.low;

	return wy__fixed_make(x.high + y.high + (low < x.low), low);
}

static struct wy__fixed wy__minus(struct wy__fixed x, struct wy__fixed y)
{
	return wy__fixed_make(x.high - y.high - (x.low < y.low), x.low - y.low);
}

static bool wy__is_less(struct wy__fixed x, struct wy__fixed y)
{
	return x.high < y.high || (x.high == y.high && x.low < y.low);
}

/* One return to the interval; the walk is over when that is beyond the range. */
static void wy__step(struct wy_walk *w)
{
	const bool rises = wy__is_less(w->wy__at, w->wy__fall);
	const uint64_t gap = rises ? w->wy__rise_gap : w->wy__fall_gap;

	if (gap > w->wy__to - w->k) {
		w->wy__over = true;
		return;
	}
	w->k += gap;
	w->wy__at = rises ? wy__plus(w->wy__at, w->wy__rise) : wy__minus(w->wy__at, w->wy__fall);
}

/* Descends to smaller intervals as long as they hold the target. */
static void wy__descend(struct wy_walk *w)
{
	for (;;) {
		const bool rise_is_longer = wy__is_less(w->wy__fall, w->wy__rise);
		const struct wy__fixed longer = rise_is_longer ? w->wy__rise : w->wy__fall;
		uint64_t both = w->wy__rise_gap + w->wy__fall_gap;

		if (!wy__is_less(w->wy__width, longer))
			return;
		while (!w->wy__over && !wy__is_less(w->wy__at, longer))
			wy__step(w);
		if (w->wy__over)
			return;
		if (both < w->wy__rise_gap)
			both = UINT64_MAX; /* longer than any range, which begins with 1 */
		if (rise_is_longer) {
			w->wy__rise = wy__minus(w->wy__rise, w->wy__fall);
			w->wy__rise_gap = both;
		} else {
			w->wy__fall = wy__minus(w->wy__fall, w->wy__rise);
			w->wy__fall_gap = both;
		}
	}
}

WY_API struct wy_walk wy_walk_begin(uint64_t from, uint64_t to, uint64_t below, uint64_t above)
{
	const struct wy__fixed zero = wy__fixed_make(0, 0);
	const struct wy__fixed phi = wy__fixed_make(WY__PHI_HIGH, WY__PHI_LOW);
	struct wy__fixed last;
	struct wy_walk w;

	/* The target is the interval from start to last, around 0, which only k = 0 meets. */
	w.wy__start = wy__fixed_make(0, 1);
	if (below >= WY__HALF)
		w.wy__start = wy__fixed_make(WY__HALF, 0);
	else if (below > 0)
		w.wy__start = wy__minus(zero, wy__fixed_make(below, WY__SHORT_BY));
	last = wy__minus(wy__fixed_make(above < WY__HALF ? above : WY__HALF, 0),
			wy__fixed_make(0, 1));

	w.k = from > 0 ? from : 1;
	w.wy__to = to;
	w.above = w.wy__begun = false;
	w.distance = 0;
	w.wy__over = w.k > to || (below == 0 && above == 0);
	w.wy__at = wy__minus(wy__times_phi(w.k).fraction, w.wy__start);
	w.wy__width = wy__minus(last, w.wy__start);
	w.wy__rise = phi;
	w.wy__fall = wy__minus(zero, phi);
	w.wy__rise_gap = w.wy__fall_gap = 1;
	if (!w.wy__over)
		wy__descend(&w);
	return w;
}

WY_API bool wy_walk_next(struct wy_walk *w)
{
	struct wy__fixed place;

	if (w->wy__begun && !w->wy__over)
		wy__step(w);
	w->wy__begun = true;
	while (!w->wy__over && wy__is_less(w->wy__width, w->wy__at))
		wy__step(w);
	if (w->wy__over)
		return false;
	place = wy__plus(w->wy__at, w->wy__start);
	w->above = place.high < WY__HALF;
	w->distance = w->above ? place.high : wy__minus(wy__fixed_make(0, 0), place).high;
	return true;
}
