/*
 * test_cold_counts.c - counts and sums by the definition of the game, and by GMP.
 *
 * test_cold_counts_limb.c is the same without a 128-bit type.
 */
#include "unit.h"

#include "../oracle/golden_ratio.h"
#include "wythoff.h"

/* --- The definition ----------------------------------------------------------------------- */

#define SIDE 64

/* So many lost positions lie before row x and column y. */
static unsigned before[SIDE + 1][SIDE + 1];

static void count_lost_positions(void)
{
	static bool row[SIDE], column[SIDE], diagonal[2 * SIDE];

	/* Moves lead up, left, and along the diagonal. */
	for (int x = 0; x < SIDE; x++)
		for (int y = 0; y < SIDE; y++) {
			const bool lost = !row[x] && !column[y] && !diagonal[SIDE + x - y];

			if (lost)
				row[x] = column[y] = diagonal[SIDE + x - y] = true;
			before[x + 1][y + 1] = before[x][y + 1] + before[x + 1][y] - before[x][y] +
					lost;
		}
}

static void small_rectangles_have_as_many_as_the_game_tree(void **state)
{
	(void)state;
	const int step = SANITIZED ? 3 : 1;

	count_lost_positions();
	assert_int_equal(before[3][3], 3); /* (0,0), (1,2), (2,1) */
	for (int x1 = 0; x1 < SIDE; x1 += step)
		for (int y1 = 0; y1 < SIDE; y1 += step)
			for (int x2 = x1; x2 < SIDE; x2 += step)
				for (int y2 = y1; y2 < SIDE; y2 += step)
					assert_int_equal(wy_count_cold((uint64_t)x1, (uint64_t)y1,
									 (uint64_t)x2,
									 (uint64_t)y2),
							before[x2 + 1][y2 + 1] -
									before[x1][y2 + 1] -
									before[x2 + 1][y1] +
									before[x1][y1]);
}

static void small_sums_are_added_up(void **state)
{
	(void)state;
	uint64_t sum = 0;

	for (uint64_t n = 0; n < 20000; n++) {
		const struct wy_wide found = wy_sum_lows(n);

		sum += wy_cold_low(n);
		assert_int_equal(found.low, sum);
		assert_int_equal(found.high, 0);
	}
}

/* --- By GMP ------------------------------------------------------------------------------ */

static uint64_t any_number(void)
{
	return any_bits() >> any_below(64);
}

static void expect_counts(uint64_t limit)
{
	const uint64_t lows = wy_count_lows(limit), highs = wy_count_highs(limit);

	assert_int_equal(lows, gr_count_lows(limit));
	assert_int_equal(highs, gr_count_highs(limit));
	assert_int_equal(highs, wy_last_pair(limit));
	assert_int_equal(lows + highs, limit);
}

static void expect_cells(uint64_t x1, uint64_t y1, uint64_t x2, uint64_t y2)
{
	assert_int_equal(wy_count_cold(x1, y1, x2, y2), gr_count_cold(x1, y1, x2, y2));
	assert_int_equal(wy_count_cold(y1, x1, y2, x2), wy_count_cold(x1, y1, x2, y2));
}

/* Its sides in order. */
static void expect_rectangle(uint64_t x1, uint64_t y1, uint64_t x2, uint64_t y2)
{
	expect_cells(x1 < x2 ? x1 : x2, y1 < y2 ? y1 : y2, x1 < x2 ? x2 : x1, y1 < y2 ? y2 : y1);
}

static void counts_are_exact_for_random_rectangles(void **state)
{
	(void)state;
	for (int i = 0; i < OFTEN(100000); i++) {
		const uint64_t x1 = any_number(), x2 = any_number(), y1 = any_number();

		expect_counts(x1);
		expect_rectangle(x1, y1, x2, any_number());
	}
}

static void counts_are_exact_between_edges(void **state)
{
	(void)state;
	static uint64_t edge[GR_EDGES_MAX];
	const int count = gr_edges(edge, 2);

	for (int i = 0; i < count; i++) {
		expect_counts(edge[i]);
		for (int j = i % 8; j < count; j += SANITIZED ? 80 : 8)
			expect_rectangle(edge[i], edge[(i + j) % count], edge[j],
					edge[(i * 7 + j) % count]);
	}
}

/* The two branches of lost positions: along them rectangles have one, or none. */
static void cells_around_lost_positions_are_counted_one_by_one(void **state)
{
	(void)state;
	for (int i = 0; i < OFTEN(100000); i++) {
		const uint64_t k = any_number() % WY_PAIR_MAX, a = wy_cold_low(k), b = a + k;

		assert_int_equal(wy_count_cold(a, b, a, b), 1);
		assert_int_equal(wy_count_cold(b, a, b, a), 1);
		assert_int_equal(wy_count_cold(a, b + 1, a, UINT64_MAX), b == UINT64_MAX);
		assert_int_equal(wy_count_cold(0, b, UINT64_MAX, b), 1);
		expect_cells(a, a, b, b);
	}
}

static void known_counts_and_sums(void **state)
{
	(void)state;
	const uint64_t billion = 1000000000;
	struct wy_wide sum;

	/* Found with other formulas, to more digits than these need. */
	assert_int_equal(wy_count_cold(0, 0, billion, billion), 763932023);
	assert_int_equal(wy_count_cold(0, 0, billion * billion, billion * billion),
			763932022500210305);
	sum = wy_sum_lows(billion);
	assert_int_equal(sum.low, 809016994683964419);
	assert_int_equal(sum.high, 0);
	/* 809016994374947424411310411557766483 */
	sum = wy_sum_lows(billion * billion);
	assert_int_equal(sum.high, 43856899143950555u);
	assert_int_equal(sum.low, 16499660763633419603u);
}

static void expect_sum(uint64_t n)
{
	const struct wy_wide sum = wy_sum_lows(n);
	uint64_t high, low;

	gr_sum_lows(n, &high, &low);
	assert_int_equal(sum.high, high);
	assert_int_equal(sum.low, low);
}

static void sums_are_exact_up_to_the_largest(void **state)
{
	(void)state;
	static uint64_t edge[GR_EDGES_MAX];
	const int count = gr_edges(edge, 3);

	for (int i = 0; i < count; i++)
		if (edge[i] <= WY_LOW_MAX)
			expect_sum(edge[i]);
	for (int i = 0; i < OFTEN(20000); i++)
		expect_sum(any_number() % (WY_LOW_MAX + 1));
	expect_sum(WY_LOW_MAX);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(small_rectangles_have_as_many_as_the_game_tree),
		cmocka_unit_test(small_sums_are_added_up),
		cmocka_unit_test(counts_are_exact_for_random_rectangles),
		cmocka_unit_test(counts_are_exact_between_edges),
		cmocka_unit_test(cells_around_lost_positions_are_counted_one_by_one),
		cmocka_unit_test(known_counts_and_sums),
		cmocka_unit_test(sums_are_exact_up_to_the_largest),
	};

	gr_init();
	return RUN_TESTS(tests);
}
