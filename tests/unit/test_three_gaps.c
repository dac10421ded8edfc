/*
 * test_three_gaps.c - the walk reports all close k and no others.
 *
 * test_three_gaps_limb.c is the same without a 128-bit type.
 */
#include "unit.h"

#include "../oracle/golden_ratio.h"
#include "wythoff.h"

#define HALF (1ULL << 63)

/* What the header allows a distance to exceed its bound by, in 2^-128. */
#define SLACK ((unsigned __int128)1 << 61)

/* k*phi modulo 1 by GMP for `count` values from `from` on: the brute force. */
#define TABLE 100000
static unsigned __int128 fraction[TABLE];

static void fill_table(uint64_t from, int count)
{
	for (int i = 0; i < count; i++)
		fraction[i] = gr_fraction(from + (uint64_t)i);
}

/* The distance in 2^-128, and the side. */
static unsigned __int128 distance_of(unsigned __int128 place, bool *above)
{
	*above = place >> 127 == 0;
	return *above ? place : 0 - place;
}

/* Must the walk report it, and may it? */
static bool is_closer(unsigned __int128 place, uint64_t below, uint64_t above,
		unsigned __int128 slack)
{
	bool is_above;
	const unsigned __int128 distance = distance_of(place, &is_above);
	const uint64_t bound = is_above ? above : below;

	return bound >= HALF || (bound > 0 && distance < ((unsigned __int128)bound << 64) + slack);
}

/* The walk over [first + from, first + to], where the table begins with first > 0. */
static void expect_walk(uint64_t first, int from, int to, uint64_t below, uint64_t above)
{
	struct wy_walk w = wy_walk_begin(first + (uint64_t)from, first + (uint64_t)to, below,
			above);
	int i = from;

	while (wy_walk_next(&w)) {
		bool is_above;

		assert_in_range(w.k - first, i, to);
		for (; first + (uint64_t)i < w.k; i++)
			assert_false(is_closer(fraction[i], below, above, 0));
		assert_true(is_closer(fraction[i], below, above, SLACK));

		/* GMP rounds down, so does the walk, which moreover is short by the slack. */
		const uint64_t distance = (uint64_t)(distance_of(fraction[i], &is_above) >> 64);

		assert_int_equal(w.above, is_above);
		assert_true(w.distance == distance || w.distance == distance - 1 ||
				w.distance == distance + 1);
		i++;
	}
	for (; i <= to; i++)
		assert_false(is_closer(fraction[i], below, above, 0));
	assert_false(wy_walk_next(&w));
}

static uint64_t any_bound(void)
{
	return any_below(4) ? any_bits() >> any_below(64) : 0;
}

static void walks_are_complete_from_1(void **state)
{
	(void)state;
	fill_table(1, TABLE);
	for (int bits = 0; bits < 64; bits++) {
		const uint64_t bound = 1ULL << bits;

		expect_walk(1, 0, TABLE - 1, bound, bound);
		expect_walk(1, 0, TABLE - 1, 0, bound);
		expect_walk(1, 0, TABLE - 1, bound, 0);
		expect_walk(1, 0, TABLE - 1, bound, bound / 3);
		expect_walk(1, 0, TABLE - 1, UINT64_MAX, bound);
	}
	for (int i = 0; i < OFTEN(400); i++)
		expect_walk(1, 0, TABLE - 1, any_bound(), any_bound());
	for (int i = 0; i < OFTEN(20000); i++) {
		const int from = (int)any_below(TABLE), to = from + (int)any_below(1000);

		expect_walk(1, from, to < TABLE ? to : TABLE - 1, any_bound(), any_bound());
	}
}

static void walks_are_complete_anywhere(void **state)
{
	(void)state;
	static uint64_t edge[GR_EDGES_MAX];
	const int edges = gr_edges(edge, 0), count = 600;

	for (int i = 0; i < edges + OFTEN(200); i++) {
		const uint64_t middle = i < edges ? edge[i] : any_bits() >> any_below(40);
		uint64_t first = middle < 300 ? 1 : middle - 300;

		if (first > UINT64_MAX - (uint64_t)count + 1)
			first = UINT64_MAX - (uint64_t)count + 1;
		fill_table(first, count);
		for (int j = 0; j < 20; j++) {
			const int from = (int)any_below((size_t)count);

			expect_walk(first, from, count - 1, any_bound(), any_bound());
			expect_walk(first, 0, from, any_bound(), any_bound());
		}
		expect_walk(first, 0, count - 1, HALF, HALF);
		expect_walk(first, 0, count - 1, 1, 1);
		expect_walk(first, 0, count - 1, 0, 1);
		expect_walk(first, 0, count - 1, 1, 0);
		expect_walk(first, 0, count - 1, 0, 0);
	}
}

/* Bounds on both sides of the distance of one k, to the last unit. */
static void bounds_are_sharp(void **state)
{
	(void)state;
	for (int i = 0; i < OFTEN(20000); i++) {
		const uint64_t k = 1 + (any_bits() >> 1 >> any_below(63));
		bool above;
		const unsigned __int128 distance = distance_of(gr_fraction(k), &above);
		const uint64_t inside = (uint64_t)(distance >> 64) + 1, outside = inside - 1;

		for (int other = 0; other < 2; other++) {
			const uint64_t far = other ? HALF : 0;
			struct wy_walk w = wy_walk_begin(k, k, above ? far : inside,
					above ? inside : far);

			assert_true(wy_walk_next(&w));
			assert_int_equal(w.k, k);
			assert_int_equal(w.above, above);
			assert_false(wy_walk_next(&w));
			if (((unsigned __int128)outside << 64) + SLACK >= distance)
				continue;
			w = wy_walk_begin(k, k, above ? far : outside, above ? outside : far);
			assert_false(wy_walk_next(&w));
		}
	}
}

/*
 * Over all of 64 bits.  k*phi is closer to an integer than 2^-54 only where
 * N(k) / (sqrt(5) k) is: a million hits are too few to meet by chance, and the
 * number of them is known, 2 * 2^-54 of all.
 */
static void a_walk_over_all_of_64_bits_has_the_right_length(void **state)
{
	(void)state;
	struct wy_walk w = wy_walk_begin(0, UINT64_MAX, 1ULL << 10, 1ULL << 10);
	uint64_t count = 0, last = 0, smallest = UINT64_MAX, largest = 0;

	while (wy_walk_next(&w)) {
		const uint64_t gap = w.k - last;

		if (count > 0) {
			smallest = gap < smallest ? gap : smallest;
			largest = gap > largest ? gap : largest;
		}
		last = w.k;
		count++;
	}
	/* 2^64 * 2 * 2^-54 = 2048; equidistributed to within a few. */
	assert_in_range(count, 2048 - 8, 2048 + 8);
	/* The gaps are two neighbouring Fibonacci numbers and their sum. */
	int index[WY_ZECKENDORF_MAX];

	assert_int_equal(wy_zeckendorf(smallest, index), 1);
	assert_int_equal(largest, wy_fibonacci(index[0] + 2));
}

static void expect_only(uint64_t below, uint64_t above, uint64_t k)
{
	struct wy_walk w = wy_walk_begin(1, UINT64_MAX, below, above);

	if (k > 0) {
		assert_true(wy_walk_next(&w));
		assert_int_equal(w.k, k);
	}
	assert_false(wy_walk_next(&w));
}

/*
 * k*phi is N / (sqrt(5) k) from an integer: 0.68 of 2^-64 for F(93), 1.09 for F(92), and
 * no other k below 2^64 with N = 1 comes as close; N = 4 starts at 4 / sqrt(5) = 1.79.
 * The gap that follows is F(94), which does not fit.
 */
static void the_closest_of_all_are_the_last_fibonacci_numbers(void **state)
{
	(void)state;
	expect_only(0, 1, wy_fibonacci(93));
	expect_only(1, 0, 0);
	expect_only(1, 1, wy_fibonacci(93));
	expect_only(2, 0, wy_fibonacci(92));
}

static void an_empty_range_has_no_hits(void **state)
{
	(void)state;
	struct wy_walk backwards = wy_walk_begin(10, 9, HALF, HALF);
	struct wy_walk zero = wy_walk_begin(0, 0, HALF, HALF);
	struct wy_walk closed = wy_walk_begin(1, UINT64_MAX, 0, 0);

	for (int i = 0; i < 3; i++) {
		assert_false(wy_walk_next(&backwards));
		assert_false(wy_walk_next(&zero));
		assert_false(wy_walk_next(&closed));
	}
}

/* --- The complete dangerous sets --------------------------------------------------------- */

/*
 * All k up to kmax where a formula with relative error c * 2^-64 can fail,
 * ||k phi|| < c k, by blocks [2^j, 2^(j+1)); `whole_blocks` leaves out the last
 * comparison, so that the bound of a block is that of its end.
 */
static uint64_t dangerous(uint64_t kmax, double c, bool whole_blocks)
{
	uint64_t count = 0;

	for (uint64_t from = 1; from <= kmax; from *= 2) {
		const uint64_t to = kmax - from < from ? kmax : 2 * from - 1;
		const uint64_t bound = (uint64_t)(c * 2 * (double)from) + 1;
		struct wy_walk w = wy_walk_begin(from, to, bound, bound);

		while (wy_walk_next(&w))
			count += whole_blocks || (double)w.distance < c * (double)w.k;
	}
	return count;
}

/* 4 phi 2^-p in units of 2^-64 */
static double error_of(int mantissa)
{
	double c = 4 * 1.6180339887498949;

	for (int i = mantissa; i < 64; i++)
		c *= 2;
	for (int i = mantissa; i > 64; i--)
		c /= 2;
	return c;
}

static const struct {
	uint64_t pile;
	int mantissa;
	uint64_t relative, blocks; /* sizes with the error at k, and at the end of its block */
	uint64_t published;        /* in shared/wythoff.md, between the two */
} danger[] = {
	{ 1000000000, 53, 101, 157, 132 },
	{ 10000000000, 53, 10480, 14739, 13598 },
	{ 100000000000, 64, 531, 737, 656 },
	{ 1000000000000, 64, 51220, 76654, 64047 },
	{ 1000000000000000000, 113, 90, 137, 114 },
};

static void dangerous_sets_have_their_known_sizes(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof danger / sizeof *danger; i++) {
		const uint64_t kmax = wy_last_pair(danger[i].pile);
		const double c = error_of(danger[i].mantissa);

		assert_int_equal(dangerous(kmax, c, false), danger[i].relative);
		assert_int_equal(dangerous(kmax, c, true), danger[i].blocks);
		assert_in_range(danger[i].published, danger[i].relative, danger[i].blocks);
	}
}

/* Every k, one after the other: the low half of k*phi cut after 64 bits is good enough here. */
static void the_dangerous_set_of_binary32_is_that_of_brute_force(void **state)
{
	(void)state;
	const uint64_t kmax = wy_last_pair(100000), by_k = 0x9E3779B97F4A7C15;
	const double c = error_of(24);
	uint64_t count = 0;

	for (uint64_t k = 1; k <= kmax; k++) {
		const uint64_t place = k * by_k, distance = place < HALF ? place : 0 - place;

		count += (double)distance < c * (double)k;
	}
	assert_int_equal(dangerous(kmax, c, false), count);
}

/* Where binary64 is really wrong, for all k with piles up to 10^9: 14 of them. */
static void binary64_fails_on_14_dangerous_k_first_on_fibonacci_40(void **state)
{
	(void)state;
	const uint64_t kmax = wy_last_pair(1000000000);
	uint64_t count = 0, first = 0;

	for (uint64_t from = 1; from <= kmax; from *= 2) {
		const uint64_t bound = (uint64_t)(error_of(53) * 2 * (double)from) + 1;
		struct wy_walk w = wy_walk_begin(from, kmax < 2 * from ? kmax : 2 * from - 1, bound,
				bound);

		while (wy_walk_next(&w))
			if ((uint64_t)((double)w.k * 1.6180339887498949) != wy_cold_low(w.k))
				first = count++ ? first : w.k;
	}
	assert_int_equal(first, wy_fibonacci(40));
	assert_int_equal(count, 14);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(walks_are_complete_from_1),
		cmocka_unit_test(walks_are_complete_anywhere),
		cmocka_unit_test(bounds_are_sharp),
		cmocka_unit_test(a_walk_over_all_of_64_bits_has_the_right_length),
		cmocka_unit_test(the_closest_of_all_are_the_last_fibonacci_numbers),
		cmocka_unit_test(an_empty_range_has_no_hits),
		cmocka_unit_test(dangerous_sets_have_their_known_sizes),
		cmocka_unit_test(the_dangerous_set_of_binary32_is_that_of_brute_force),
		cmocka_unit_test(binary64_fails_on_14_dangerous_k_first_on_fibonacci_40),
	};

	gr_init();
	return RUN_TESTS(tests);
}
