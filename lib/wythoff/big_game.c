/* big_game.c - the game with big piles: verdicts by two products, pairs by Zeckendorf's sums. */
#include "wythoff_internal.h"

WY_API bool wy_big_is_cold(const struct wy_big *first, const struct wy_big *second)
{
	const bool sorted = wy_big_compare(first, second) <= 0;
	const struct wy_big *const a = sorted ? first : second;
	const struct wy_big *const b = sorted ? second : first;
	struct wy_big k, less, more;

	/*
	 * a = A(k) iff a*a - a*k - k*k < 0 < (a + 1)^2 - (a + 1)*k - k*k.  With b = a + k
	 * that is 0 < b*k - a*a <= 3*a - b.
	 */
	if (b->wy__count == 0)
		return true;
	wy_big_subtract(&k, b, a);
	wy_big_multiply(&less, a, a);
	wy_big_multiply(&more, b, &k);
	if (wy_big_compare(&less, &more) >= 0)
		return false;
	wy_big_subtract(&more, &more, &less);
	wy_big_add(&more, &more, b);
	wy_big_add(&less, a, a);
	wy_big_add(&less, &less, a);
	return wy_big_compare(&more, &less) <= 0;
}

/*
 * x as the sum of F(i), no two neighbours, i >= 2; *up and *down become the sums of the
 * F(i + 1) and of the F(i - 1).  Returns the last i, or 0 for x = 0.
 */
static int wy__big_zeckendorf(const struct wy_big *x, struct wy_big *up, struct wy_big *down)
{
	/* F(i) is at i % 2, and the one before it, or behind it, at the other place. */
	struct wy_big fibonacci[2], rest = *x;
	int i = 2, last = 0;

	wy_big_set(&fibonacci[0], 1);
	wy_big_set(&fibonacci[1], 1);
	while (wy_big_compare(&fibonacci[i % 2], x) < 0) {
		i++;
		wy_big_add(&fibonacci[i % 2], &fibonacci[0], &fibonacci[1]);
	}
	wy_big_set(up, 0);
	wy_big_set(down, 0);
	for (; rest.wy__count > 0; i--) {
		struct wy_big *const this_one = &fibonacci[i % 2],
				     *const smaller = &fibonacci[1 - i % 2];

		if (wy_big_compare(this_one, &rest) <= 0) {
			wy_big_subtract(&rest, &rest, this_one);
			wy_big_add(up, up, this_one);
			wy_big_add(up, up, smaller);
			wy_big_add(down, down, smaller);
			last = i;
		}
		wy_big_subtract(this_one, this_one, smaller);
	}
	return last;
}

WY_API void wy_big_cold_pair(const struct wy_big *k, struct wy_big *a, struct wy_big *b)
{
	struct wy_big up, down, one;
	const int last = wy__big_zeckendorf(k, &up, &down);

	/* F(i)*phi = F(i + 1) - (1 - phi)^i: above the whole number for odd i, below it for even i. */
	if (last % 2 == 0 && last > 0) {
		wy_big_set(&one, 1);
		wy_big_subtract(&up, &up, &one);
	}
	wy_big_add(b, &up, k);
	*a = up;
}

WY_API void wy_big_partner(const struct wy_big *x, struct wy_big *y)
{
	struct wy_big up, down;

	/* The pairs are (sum of F(i), sum of F(i + 1)), where the last i is even. */
	*y = wy__big_zeckendorf(x, &up, &down) % 2 == 0 ? up : down;
}
