/*
 * smaller - cases below a given one that a program which fails there may fail too.
 *
 *     smaller [-form F] [-t T] [-max M] < an input with one case
 *
 * Prints at most T cases, all before the given one, in ascending order: by the larger
 * pile, then by the smaller one, then by the first (in the form index by k).  So the first
 * of them that fails is the next to ask about, until none does.  In the form single they
 * follow one another as in the form eof.  No output when there is nothing smaller.
 *
 * Halving leads nowhere: the failures of a rounded formula are isolated.  It fails next
 * where something is as special as at the given case, so these are the cases, the
 * likeliest first when T is too small for all:
 *
 *   - the case itself, a little smaller: less by a power of two, halved, a pile emptied;
 *   - all positions with small piles, where every mistake about the rules shows;
 *   - what a square that has just wrapped round makes a program believe in;
 *   - for each landmark x (landmarks.h), the position that stands to the x-th cold pair, and
 *     to the partners of its piles, as the given one does to its own; the x-th cold pair
 *     itself, and the pairs that a formula which is off by one there believes in;
 *   - for each landmark x, everything around that pair, and around x as a pile.
 */
#include "given_cases.h"
#include "landmarks.h"

/* --- The order of cases --------------------------------------------------------------- */

static int order_of_cases(const void *left, const void *right)
{
	const struct one_case *const x = (const struct one_case *)left;
	const struct one_case *const y = (const struct one_case *)right;
	const struct wy_pos p = wy_pos_make(x->first, x->second);
	const struct wy_pos q = wy_pos_make(y->first, y->second);

	if (p.b != q.b)
		return order_of_numbers(p.b, q.b);
	if (p.a != q.a)
		return order_of_numbers(p.a, q.a);
	return order_of_numbers(x->first, y->first);
}

/* --- Offering -------------------------------------------------------------------------- */

static struct one_case given;
static struct wy_pos given_piles; /* in the form index k is in a and in b */
static int room;                  /* the most cases at this stage */

/* Adds the case if it is smaller than the given one; in the form index k is `first`. */
static void offer(uint64_t first, uint64_t second)
{
	const struct one_case c = { first, cases.form == FORM_INDEX ? 0 : second };

	if (cases.count < room && order_of_cases(&c, &given) < 0)
		add_position(first, first, second);
}

static void offer_both_orders(uint64_t a, uint64_t b)
{
	offer(a, b);
	offer(b, a);
}

/* The x-th cold pair and its neighbours, so far away; in the form index those of x. */
static void offer_around_pair(uint64_t x, int radius)
{
	if (x > WY_PAIR_MAX_SIGNED)
		return;

	const uint64_t a = wy_cold_low(x), b = a + x;

	for (int in_a = -radius; in_a <= radius; in_a++)
		if (cases.form == FORM_INDEX)
			offer(x + (uint64_t)in_a, 0);
		else
			for (int in_b = -radius; in_b <= radius; in_b++)
				offer_both_orders(a + (uint64_t)in_a, b + (uint64_t)in_b);
}

/* The x-th cold pair, and the pairs that a formula which is off by one believes in. */
static void offer_pair_and_beliefs(uint64_t x)
{
	const uint64_t a = wy_cold_low(x), b = a + x;

	if (x > WY_PAIR_MAX_SIGNED || cases.form == FORM_INDEX)
		return;
	offer_both_orders(a, b);
	offer_both_orders(a - 1, b - 1);
	offer_both_orders(a + 1, b + 1);
}

/* Equal piles, and an empty one. */
static void offer_pile(uint64_t x)
{
	offer(x, x);
	offer_both_orders(0, x);
}

/* The cold pair that the pile stands in. */
static void offer_around_pair_of_pile(uint64_t pile)
{
	uint64_t partner;

	if (wy_partner(pile, &partner))
		offer_around_pair(pile < partner ? partner - pile : pile - partner, 1);
}

/* --- Beside the given case ------------------------------------------------------------- */

static void offer_halves(void)
{
	const uint64_t first = given.first, second = given.second;

	offer(first / 2, second / 2);
	offer(first / 2, second);
	offer(first, second / 2);
	offer(second, first);
	offer_pile(first);
	offer_pile(second);
}

/* Less by a power of two: for a program that fails from some size on, a binary search. */
static void offer_less_by_powers(void)
{
	for (uint64_t less = 1; less <= given_piles.b; less *= 2) {
		offer(given.first - less, given.second);
		offer(given.first, given.second - less);
		offer(given.first - less, given.second - less);
	}
}

static void offer_around_given(void)
{
	offer_halves();
	offer_less_by_powers();
	if (cases.form == FORM_INDEX)
		return;
	offer_around_pair(given_piles.b - given_piles.a, 1);
	offer_around_pair_of_pile(given_piles.a);
	offer_around_pair_of_pile(given_piles.b);
}

/* --- Small piles ------------------------------------------------------------------------- */

#define GRID_UPTO 60

/* The largest grid that fits into so many cases. */
static void offer_grid(int most)
{
	int side = 1;

	if (cases.form == FORM_INDEX)
		side = most;
	else
		while (side <= GRID_UPTO && (side + 1) * (side + 1) <= most)
			side++;
	for (int first = 0; first < side; first++)
		for (int second = 0; second < (cases.form == FORM_INDEX ? 1 : side); second++)
			offer((uint64_t)first, (uint64_t)second);
}

/* --- Built on a landmark ------------------------------------------------------------------- */

/* How the given case stands to its cold pair, and to the partner of each pile. */
static struct {
	uint64_t above_pair;        /* a - A(k), wrapping where it is less than nothing */
	uint64_t beyond_partner[2]; /* what the other pile has more than the partner */
	bool has_partner[2], is_larger_one[2]; /* whether the pile is the larger of its cold pair */
} standing;

static void find_standing(void)
{
	const uint64_t piles[] = { given_piles.a, given_piles.b };

	standing.above_pair = given_piles.a - wy_cold_low(given_piles.b - given_piles.a);
	for (int i = 0; i < 2; i++) {
		uint64_t partner;

		standing.has_partner[i] = wy_partner(piles[i], &partner);
		if (!standing.has_partner[i])
			continue;
		standing.beyond_partner[i] = piles[1 - i] - partner;
		standing.is_larger_one[i] = piles[i] > partner;
	}
}

/* The positions that stand to the x-th cold pair as the given one stands to its own. */
static void offer_alike(uint64_t x)
{
	if (x > WY_PAIR_MAX_SIGNED)
		return;
	if (cases.form == FORM_INDEX) {
		offer(x, 0);
		return;
	}

	const uint64_t pair[] = { wy_cold_low(x), wy_cold_low(x) + x };

	offer_both_orders(pair[0] + standing.above_pair, pair[1] + standing.above_pair);
	for (int i = 0; i < 2; i++)
		if (standing.has_partner[i]) {
			const int one = standing.is_larger_one[i] ? 1 : 0;

			offer_both_orders(pair[one], pair[1 - one] + standing.beyond_partner[i]);
		}
}

static uint64_t square_root(uint64_t n)
{
	uint64_t root = 0;

	for (uint64_t bit = (uint64_t)1 << 31; bit > 0; bit /= 2)
		if ((root + bit) * (root + bit) <= n)
			root += bit;
	return root;
}

/* The pair that (k + sqrt(5*k*k)) / 2 believes in when the square has lost its upper bits. */
static void offer_wrapped(uint64_t k, uint64_t most)
{
	const uint64_t low = (k + square_root(5 * k * k & most)) / 2;

	offer_both_orders(low, low + k);
}

/* Where the square has just wrapped round, such a pair is smaller than any cold one it misses. */
static void offer_wrapped_squares(void)
{
	if (cases.form == FORM_INDEX)
		return;
	for (int type = 0; type < TYPES; type++) {
		const uint64_t k = first_exceeding(SQUARE_TIMES_5, most_in(type));

		for (int by = -1; by <= 1; by++)
			offer_wrapped(k + (uint64_t)by, most_in(type));
	}
}

static void offer_everything_on(uint64_t x)
{
	offer_around_pair(x, 2);
	for (int by = -1; by <= 1; by++)
		if (cases.form != FORM_INDEX) {
			offer_pile(x + (uint64_t)by);
			offer_around_pair_of_pile(x + (uint64_t)by);
		}
}

/* --- The whole ------------------------------------------------------------------------------ */

static void read_given(void)
{
	struct one_case another;

	if (!next_given_case(&given, cases.max) || next_given_case(&another, cases.max))
		quitf(_fail, "the input holds more than one case");
	given_piles = wy_pos_make(given.first,
			cases.form == FORM_INDEX ? given.first : given.second);
}

static void offer_all(void)
{
	room = cases.most;
	offer_around_given();
	offer_grid(cases.most / 5);
	offer_wrapped_squares();
	room = cases.most - cases.most / 3;
	for (int i = 0; i < landmarks.count; i++) {
		offer_alike(landmarks.at[i].x);
		offer_pair_and_beliefs(landmarks.at[i].x);
	}
	room = cases.most;
	for (int i = 0; i < landmarks.count; i++)
		offer_everything_on(landmarks.at[i].x);
}

int main(int argc, char *argv[])
{
	begin_given_cases(argc, argv, SET_OF_CASES);
	ensureNoUnusedOpts();
	read_given();
	find_landmarks(given_piles.b);
	find_standing();
	offer_all();
	qsort(cases.at, (size_t)cases.count, sizeof *cases.at, order_of_cases);
	if (cases.count > 0)
		write_cases_between(0, cases.count);
	return 0;
}
