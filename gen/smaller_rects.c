/*
 * smaller_rects - rectangles smaller than a given one, for minimising.
 *
 *     smaller_rects [-t T] [-max M] < an input with one case
 *
 * Prints at most T cases, all before the given one, in ascending order: the four numbers
 * sorted, the largest first, are compared, and then the numbers as they stand.  So the first
 * of them that fails is the next to ask about, until none does.
 *
 * A rounded quotient counts wrongly up to few n only, and two more borders decide whether this
 * shows: the pair that is counted wrongly, or not, must lie between them.  So these are the cases,
 * the likeliest first when T is too small for all:
 *
 *   - the case itself with numbers that are 0, halved, less by a power of two, or equal;
 *   - all small rectangles, where every mistake about borders and branches shows;
 *   - for each landmark x (landmarks.h) the corners (0, 0) to (n, m), n around x, m around
 *     the piles that are counted with n, and n itself; the same to the right and above.
 */
#include "landmarks.h"
#include "rectangle_cases.h"

static struct rectangle given;
static int room; /* the most cases at this stage */

/* --- The order of cases --------------------------------------------------------------- */

struct sorted_numbers {
	uint64_t x[4]; /* the largest first */
};

static struct sorted_numbers sort_numbers(const struct rectangle *r)
{
	struct sorted_numbers s = { { r->x1, r->y1, r->x2, r->y2 } };

	for (int i = 1; i < 4; i++)
		for (int j = i; j > 0 && s.x[j] > s.x[j - 1]; j--) {
			const uint64_t larger = s.x[j];

			s.x[j] = s.x[j - 1];
			s.x[j - 1] = larger;
		}
	return s;
}

static int order_of_rectangles(const void *left, const void *right)
{
	const struct rectangle *const x = (const struct rectangle *)left;
	const struct rectangle *const y = (const struct rectangle *)right;
	const struct sorted_numbers one = sort_numbers(x), other = sort_numbers(y);

	for (int i = 0; i < 4; i++)
		if (one.x[i] != other.x[i])
			return order_of_numbers(one.x[i], other.x[i]);
	if (x->x1 != y->x1)
		return order_of_numbers(x->x1, y->x1);
	if (x->y1 != y->y1)
		return order_of_numbers(x->y1, y->y1);
	return order_of_numbers(x->x2, y->x2);
}

static void offer(uint64_t x1, uint64_t y1, uint64_t x2, uint64_t y2)
{
	const struct rectangle r = { x1, y1, x2, y2 };

	if (rectangles.count < room && order_of_rectangles(&r, &given) < 0)
		add_rectangle(x1, y1, x2, y2);
}

/* --- Beside the given case ------------------------------------------------------------- */

static uint64_t number_of(const struct rectangle *r, int i)
{
	const uint64_t numbers[] = { r->x1, r->y1, r->x2, r->y2 };

	return numbers[i];
}

/* The given one with the numbers of `which`, a set of bits, replaced. */
static void offer_with(int which, uint64_t number)
{
	offer(which & 1 ? number : given.x1, which & 2 ? number : given.y1,
			which & 4 ? number : given.x2, which & 8 ? number : given.y2);
}

static void offer_around_given(void)
{
	offer(given.y1, given.x1, given.y2, given.x2);
	offer(given.x1 / 2, given.y1 / 2, given.x2 / 2, given.y2 / 2);
	for (int which = 1; which < 16; which++) {
		offer_with(which, 0);
		for (int i = 0; i < 4; i++) {
			offer_with(which, number_of(&given, i));
			offer_with(which, number_of(&given, i) / 2);
		}
	}
	for (int i = 0; i < 4; i++)
		for (uint64_t less = 1; less <= number_of(&given, i); less *= 2) {
			offer_with(1 << i, number_of(&given, i) - less);
			if (less > UINT64_MAX / 2)
				break;
		}
}

/* --- Small rectangles -------------------------------------------------------------------- */

static void offer_small(uint64_t upto)
{
	for (uint64_t x1 = 0; x1 <= upto; x1++)
		for (uint64_t y1 = 0; y1 <= upto; y1++)
			for (uint64_t x2 = x1; x2 <= upto; x2++)
				for (uint64_t y2 = y1; y2 <= upto; y2++)
					offer(x1, y1, x2, y2);
}

/* --- Built on a landmark ------------------------------------------------------------------- */

static void offer_corners(uint64_t n, uint64_t m)
{
	offer(0, 0, n, m);
	offer(0, 0, m, n);
	if (n > m)
		return;
	offer(0, n, m, m);
	offer(n, 0, m, m);
}

/* The borders m that are just reached, or not, by the last pair that n reaches with either pile. */
static void offer_pairs_at(uint64_t n)
{
	const uint64_t lows = wy_count_lows(n), highs = wy_count_highs(n);

	for (uint64_t k = highs; k <= highs + 1; k++) {
		offer_corners(n, wy_cold_low(k));
		offer_corners(n, wy_cold_low(k) - 1);
	}
	for (uint64_t k = lows; k <= lows + 1 && k <= cases.last_k; k++) {
		offer_corners(n, wy_cold_low(k) + k);
		offer_corners(n, wy_cold_low(k) + k - 1);
	}
	offer_corners(n, n);
}

static void offer_cells(uint64_t n)
{
	const uint64_t highs = wy_count_highs(n);

	for (uint64_t k = highs; k <= highs + 1; k++) {
		const uint64_t a = wy_cold_low(k), b = a + k;

		offer(a, b, a, b);
		offer(b, a, b, a);
	}
}

/* Where the two branches together have 2k lost positions, but for (0, 0): a count that is too large. */
static void offer_larger_piles(uint64_t k)
{
	const uint64_t b = wy_cold_low(k) + k;

	if (k > cases.last_k)
		return;
	offer_corners(b, b);
	offer_corners(wy_cold_low(k - 1) + k - 1, b);
}

static void offer_landmark(uint64_t x)
{
	offer_larger_piles(x);
	for (int by = -1; by <= 1; by++)
		if (x + (uint64_t)by <= cases.max) {
			offer_pairs_at(x + (uint64_t)by);
			offer_cells(x + (uint64_t)by);
		}
}

/* --- The whole ------------------------------------------------------------------------------ */

static uint64_t read_number(const char *name)
{
	return (uint64_t)readLong(inf, 0, (long long)cases.max, name);
}

static void read_given(void)
{
	readInt(inf, 1, 1, "the number of rectangles");
	readEoln(inf);
	given.x1 = read_number("x1");
	readSpace(inf);
	given.y1 = read_number("y1");
	readSpace(inf);
	given.x2 = read_number("x2");
	readSpace(inf);
	given.y2 = read_number("y2");
	readEoln(inf);
	readEof(inf);
}

int main(int argc, char *argv[])
{
	registerValidation();
	prepareOpts(argc, argv);
	read_case_options(RANDOM_CASES);
	refuse_other_forms();
	ensureNoUnusedOpts();
	read_given();
	room = cases.most / 2;
	offer_around_given();
	offer_small(8);
	room = cases.most;
	find_landmarks(given.x2 > given.y2 ? given.x2 : given.y2);
	for (int i = 0; i < landmarks.count; i++)
		offer_landmark(landmarks.at[i].x);
	qsort(rectangles.at, (size_t)rectangles.count, sizeof *rectangles.at, order_of_rectangles);
	if (rectangles.count > 0)
		write_rectangles();
	return 0;
}
