/*
 * t_wythoff.c - the game in which one may take x and y with |x - y| < t from both piles.
 *
 * Everything rests on one comparison.  alpha is the positive root of
 * x*x + (t - 2)*x - t, so that a < n*alpha iff a*a + (t - 2)*n*a < t*n*n; with b = a + t*n
 * that is a*b < n*(a + b), and then a*(b - n) < n*b, two products that fit in 128 bits.
 * As beta = alpha + t, it also means b < n*beta.  n*alpha is never whole.
 */
#include "wythoff_internal.h"

static bool wy__product_is_less(struct wy__product x, struct wy__product y)
{
	return x.high < y.high || (x.high == y.high && x.low < y.low);
}

/* a < n*alpha and b < n*beta, for n >= 1 and b = a + t*n. */
static bool wy__is_below(uint64_t a, uint64_t b, uint64_t n)
{
	return wy__product_is_less(wy__multiply(a, b - n, 0), wy__multiply(n, b, 0));
}

/* The same of a + 1 and b + 1, which need not fit. */
static bool wy__next_is_below(uint64_t a, uint64_t b, uint64_t n)
{
	return wy__product_is_less(wy__multiply(a, b - n + 1, b - n + 1), wy__multiply(n, b, n));
}

static bool wy__is_nth_pair(uint64_t a, uint64_t b, uint64_t n)
{
	return wy__is_below(a, b, n) && !wy__next_is_below(a, b, n);
}

WY_API bool wy_is_cold_t(struct wy_pos p, uint64_t t)
{
	const uint64_t difference = p.b - p.a;

	if (difference < t)
		return p.b == 0;
	return difference % t == 0 && wy__is_nth_pair(p.a, p.b, difference / t);
}

WY_API bool wy_cold_pair_t(uint64_t n, uint64_t t, struct wy_pos *p)
{
	uint64_t low = n, high, difference;

	if (n > 0 && t > (UINT64_MAX - n) / n)
		return false;
	/* 1 < alpha < 2 */
	difference = t * n;
	high = n <= (UINT64_MAX - difference) / 2 ? 2 * n : UINT64_MAX - difference;
	while (low < high) {
		const uint64_t middle = high - (high - low) / 2;

		if (wy__is_below(middle, middle + difference, n))
			low = middle;
		else
			high = middle - 1;
	}
	if (n > 0 && wy__next_is_below(low, low + difference, n))
		return false;
	p->a = low;
	p->b = low + difference;
	return true;
}

/* The two piles of a pair, of which one is x, if the other is t*n more or less. */
static struct wy_pos wy__with_difference(uint64_t x, uint64_t t, uint64_t n, bool is_larger)
{
	struct wy_pos p;

	p.a = is_larger ? x - t * n : x;
	p.b = is_larger ? x : x + t * n;
	return p;
}

/* x < n*alpha if x is the smaller pile, x < n*beta if it is the larger one. */
static bool wy__is_above(uint64_t x, uint64_t t, uint64_t n, bool is_larger)
{
	const struct wy_pos p = wy__with_difference(x, t, n, is_larger);

	return wy__is_below(p.a, p.b, n);
}

/* The smallest such n from 1 to most; most + 1 when there is none. */
static uint64_t wy__first_above(uint64_t x, uint64_t t, uint64_t most, bool is_larger)
{
	uint64_t from = 1, to = most;

	if (most == 0 || !wy__is_above(x, t, most, is_larger))
		return most + 1;
	while (from < to) {
		const uint64_t n = from + (to - from) / 2;

		if (wy__is_above(x, t, n, is_larger))
			to = n;
		else
			from = n + 1;
	}
	return from;
}

/* Is x the smaller (or the larger) pile of the n-th pair? */
static bool wy__stands_in(uint64_t x, uint64_t t, uint64_t n, bool is_larger)
{
	const struct wy_pos p = wy__with_difference(x, t, n, is_larger);

	return wy__is_nth_pair(p.a, p.b, n);
}

WY_API uint64_t wy_last_pair_t(uint64_t limit, uint64_t t)
{
	const uint64_t most = limit / t;
	const uint64_t n = wy__first_above(limit, t, most, true);

	return n <= most && wy__stands_in(limit, t, n, true) ? n : n - 1;
}

/* The other pile of the pair in which x is the smaller (or the larger) one, if there is one that fits. */
static bool wy__partner_of(uint64_t x, uint64_t t, bool is_larger, uint64_t *y)
{
	const uint64_t room = (is_larger ? x : UINT64_MAX - x) / t;
	const uint64_t most = room < x ? room : x;
	const uint64_t n = wy__first_above(x, t, most, is_larger);

	if (n > most || !wy__stands_in(x, t, n, is_larger))
		return false;
	*y = is_larger ? x - t * n : x + t * n;
	return true;
}

WY_API bool wy_partner_t(uint64_t x, uint64_t t, uint64_t *y)
{
	if (x == 0) {
		*y = 0;
		return true;
	}
	return wy__partner_of(x, t, true, y) || wy__partner_of(x, t, false, y);
}

/* To the n-th pair, the smaller pile on the same side, if that takes from both piles. */
static bool wy__both_to(uint64_t first, uint64_t second, uint64_t n, uint64_t t,
		struct wy_move *move)
{
	struct wy_pos to;

	if (!wy_cold_pair_t(n, t, &to))
		return false;
	if (first > second) {
		const uint64_t a = to.a;

		to.a = to.b;
		to.b = a;
	}
	move->first = first - to.a;
	move->second = second - to.b;
	return to.a < first && to.b < second;
}

WY_API int wy_winning_moves_t(uint64_t first, uint64_t second, uint64_t t,
		struct wy_move moves[WY_MOVES_T_MAX])
{
	const struct wy_pos p = wy_pos_make(first, second);
	const uint64_t n = (p.b - p.a) / t;
	uint64_t partner;
	int count = 0;

	/* A move from both piles changes their difference by less than t. */
	count += wy__both_to(first, second, n, t, &moves[count]);
	if ((p.b - p.a) % t != 0)
		count += wy__both_to(first, second, n + 1, t, &moves[count]);
	if (wy_partner_t(second, t, &partner) && partner < first) {
		moves[count].first = first - partner;
		moves[count++].second = 0;
	}
	if (wy_partner_t(first, t, &partner) && partner < second) {
		moves[count].first = 0;
		moves[count++].second = second - partner;
	}
	return count;
}
