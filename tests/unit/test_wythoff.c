/*
 * test_wythoff.c - the game by its definition, and the formulas by GMP.
 *
 * test_wythoff_limb.c is the same without a 128-bit type.
 */
#include "unit.h"

#include "../oracle/golden_ratio.h"
#include "wythoff.h"

#define SIDE 401

/* --- The definition, with no number theory in it: a table of every small game ------- */

static bool cold[SIDE][SIDE];

/* The winning moves from these piles, found by trying all; in the documented order. */
static int try_all_moves(int first, int second, struct wy_move *moves)
{
	int count = 0;

	for (int n = 1; n <= first && n <= second; n++)
		if (cold[first - n][second - n])
			moves[count++] = (struct wy_move){ (uint64_t)n, (uint64_t)n };
	for (int n = 1; n <= first; n++)
		if (cold[first - n][second])
			moves[count++] = (struct wy_move){ (uint64_t)n, 0 };
	for (int n = 1; n <= second; n++)
		if (cold[first][second - n])
			moves[count++] = (struct wy_move){ 0, (uint64_t)n };
	return count;
}

static void build_table(void)
{
	struct wy_move moves[3 * SIDE];

	for (int sum = 0; sum <= 2 * (SIDE - 1); sum++)
		for (int first = 0; first < SIDE; first++)
			if (sum - first >= 0 && sum - first < SIDE)
				cold[first][sum - first] = try_all_moves(first, sum - first,
									   moves) == 0;
}

static void verdicts_are_those_of_the_game_tree(void **state)
{
	(void)state;
	for (int x = 0; x < SIDE; x++)
		for (int y = 0; y < SIDE; y++)
			assert_int_equal(wy_is_cold(wy_pos_make((uint64_t)x, (uint64_t)y)),
					cold[x][y]);
}

static void winning_moves_are_those_of_the_game_tree(void **state)
{
	(void)state;
	struct wy_move expected[3 * SIDE], found[WY_MOVES_MAX];

	for (int x = 0; x < SIDE; x++)
		for (int y = 0; y < SIDE; y++) {
			const int count = try_all_moves(x, y, expected);

			assert_int_equal(wy_winning_moves((uint64_t)x, (uint64_t)y, found), count);
			for (int i = 0; i < count; i++) {
				assert_int_equal(found[i].first, expected[i].first);
				assert_int_equal(found[i].second, expected[i].second);
			}
		}
}

static void the_preferred_move_takes_from_both_piles_or_from_the_larger(void **state)
{
	(void)state;
	struct wy_move all[3 * SIDE];

	for (int a = 0; a < SIDE; a++)
		for (int b = a; b < SIDE; b++) {
			const struct wy_pos p = { (uint64_t)a, (uint64_t)b };
			const struct wy_pos untouched = { 77, 99 };
			struct wy_pos to = untouched;
			const int count = try_all_moves(a, b, all);

			assert_int_equal(wy_winning_move(p, &to), !cold[a][b]);
			if (cold[a][b]) {
				assert_memory_equal(&to, &untouched, sizeof to);
				continue;
			}
			assert_true(to.a <= to.b);
			assert_true(cold[to.a][to.b]);
			assert_true(wy_is_move(p, to));
			if (all[0].first == all[0].second)
				assert_int_equal(to.b - to.a, b - a);
			else
				assert_true(to.a == p.a || to.b == p.a);
			assert_true(count >= 1);
		}
}

/* The rules, word by word. */
static bool rules_allow(int first, int second, int x, int y)
{
	if (x > first || y > second || x < 0 || y < 0)
		return false;
	return (x > 0 && y == 0) || (x == 0 && y > 0) || (x > 0 && x == y);
}

static void legality_is_what_the_rules_say(void **state)
{
	(void)state;
	for (int first = 0; first <= 9; first++)
		for (int second = 0; second <= 9; second++)
			for (int x = 0; x <= 11; x++)
				for (int y = 0; y <= 11; y++) {
					const struct wy_move move = { (uint64_t)x, (uint64_t)y };
					const struct wy_pos p = wy_pos_make((uint64_t)first,
							(uint64_t)second);
					const struct wy_pos to = wy_pos_make((uint64_t)x,
							(uint64_t)y);

					assert_int_equal(wy_may_take((uint64_t)first,
									 (uint64_t)second, move),
							rules_allow(first, second, x, y));
					assert_int_equal(wy_is_move(p, to),
							rules_allow(first, second, first - x,
									second - y) ||
									rules_allow(first, second,
											first - y,
											second - x));
				}
}

/* Differences of the largest piles must not wrap round into something legal. */
static void legality_holds_for_the_largest_piles(void **state)
{
	(void)state;
	const struct wy_move all = { UINT64_MAX, UINT64_MAX }, most = { UINT64_MAX, 0 };

	assert_true(wy_may_take(UINT64_MAX, UINT64_MAX, all));
	assert_false(wy_may_take(UINT64_MAX, UINT64_MAX - 1, all));
	assert_true(wy_may_take(UINT64_MAX, 0, most));
	assert_false(wy_may_take(UINT64_MAX - 1, UINT64_MAX, most));
	assert_true(wy_is_move(wy_pos_make(UINT64_MAX, UINT64_MAX), wy_pos_make(0, 0)));
	assert_false(wy_is_move(wy_pos_make(0, 0), wy_pos_make(UINT64_MAX, UINT64_MAX)));
	assert_false(wy_is_move(wy_pos_make(1, 5), wy_pos_make(1, UINT64_MAX)));
	assert_false(wy_is_move(wy_pos_make(1, 5), wy_pos_make(2, 6)));
}

static void a_position_is_sorted_and_written_in_full(void **state)
{
	(void)state;
	assert_string_equal(wy_pos_text(wy_pos_make(0, 0)).s, "(0, 0)");
	assert_string_equal(wy_pos_text(wy_pos_make(10, 9)).s, "(9, 10)");
	assert_string_equal(wy_pos_text(wy_pos_make(UINT64_MAX, UINT64_MAX - 5)).s,
			"(18446744073709551610, 18446744073709551615)");
}

/* --- By GMP ------------------------------------------------------------------------------ */

/* Verdict and all winning moves, each found without lib/wythoff. */
static void expect_position(uint64_t first, uint64_t second)
{
	const uint64_t a = first < second ? first : second;
	struct wy_move expected[WY_MOVES_MAX], found[WY_MOVES_MAX];
	const struct wy_pos p = wy_pos_make(first, second);
	uint64_t low, partner;
	int count = 0;

	if (gr_low(p.b - p.a, &low) && low < a)
		expected[count++] = (struct wy_move){ a - low, a - low };
	if (gr_partner(second, &partner) && partner < first)
		expected[count++] = (struct wy_move){ first - partner, 0 };
	if (gr_partner(first, &partner) && partner < second)
		expected[count++] = (struct wy_move){ 0, second - partner };
	assert_int_equal(wy_winning_moves(first, second, found), count);
	for (int i = 0; i < count; i++) {
		assert_int_equal(found[i].first, expected[i].first);
		assert_int_equal(found[i].second, expected[i].second);
		assert_true(wy_may_take(first, second, found[i]));
		assert_true(gr_is_cold(first - found[i].first, second - found[i].second));
	}
	assert_int_equal(wy_is_cold(p), count == 0);
	assert_int_equal(gr_is_cold(first, second), count == 0);

	struct wy_pos to;

	assert_int_equal(wy_winning_move(p, &to), count > 0);
	if (count > 0)
		assert_true(wy_is_move(p, to) && gr_is_cold(to.a, to.b));
}

/* Everything that is said about one number, as an index and as a pile. */
static void expect_number(uint64_t x)
{
	struct wy_pos pair = { 77, 99 };
	uint64_t low, other, found = 77, hardness;
	const bool low_fits = gr_low(x, &low);

	assert_int_equal(low_fits, x <= WY_LOW_MAX);
	assert_int_equal(wy_cold_low(x), low);
	assert_int_equal(wy_cold_pair(x, &pair), low_fits && low <= UINT64_MAX - x);
	assert_int_equal(pair.a, x <= WY_PAIR_MAX ? low : 77);
	assert_int_equal(pair.b, x <= WY_PAIR_MAX ? low + x : 99);
	/* The pair, or where A(k) does not fit what looks like one modulo 2^64. */
	if (low <= UINT64_MAX - x)
		assert_int_equal(wy_is_cold(wy_pos_make(low, low + x)), low_fits);

	const bool fits = gr_partner(x, &other);

	assert_int_equal(wy_partner(x, &found), fits);
	assert_int_equal(found, fits ? other : 77);
	if (gr_hardness(x, &hardness) || x > WY_LOW_MAX)
		assert_int_equal(wy_hardness(x), hardness);
	else
		assert_true(false); /* it fits as far as the header says */

	const uint64_t last = wy_last_pair(x);

	assert_true(gr_low(last, &low) && low <= UINT64_MAX - last && low + last <= x);
	assert_true(!gr_low(last + 1, &low) || low > UINT64_MAX - last - 1 || low + last + 1 > x);
}

static uint64_t any_number(void)
{
	return any_bits() >> any_below(64);
}

static void low_members_are_exact(void **state)
{
	(void)state;
	uint64_t low;

	for (int i = 0; i < OFTEN(6000000); i++) {
		const uint64_t k = i % 2 ? any_number() : any_bits();

		gr_low(k, &low);
		if (wy_cold_low(k) != low) /* one comparison, not 10^7 calls of cmocka */
			assert_int_equal(wy_cold_low(k), low);
	}
}

/* (a,b) is cold iff a^2 - ak - k^2 < 0 < (a+1)^2 - (a+1)k - k^2: no root, no phi. */
static bool root_free(uint64_t a, uint64_t b)
{
	const __int128 x = (__int128)a, y = x + 1, k = (__int128)(b - a);

	return (a == 0 && b == 0) || (x * x - x * k - k * k < 0 && y * y - y * k - k * k > 0);
}

static void verdicts_below_2_to_63_agree_with_the_root_free_test(void **state)
{
	(void)state;
	for (int i = 0; i < OFTEN(1000000); i++) {
		const uint64_t k = (any_bits() >> any_below(62)) % (WY_PAIR_MAX_SIGNED - 1);
		const uint64_t low = wy_cold_low(k);

		for (int by = -1; by <= 1; by++) {
			const uint64_t a = low + (uint64_t)by;

			if (a + k > INT64_MAX)
				continue;
			if (wy_is_cold(wy_pos_make(a, a + k)) != root_free(a, a + k))
				assert_int_equal(wy_is_cold(wy_pos_make(a, a + k)), by == 0);
		}
		const uint64_t x = any_number() >> 1, y = any_number() >> 1;
		const struct wy_pos p = wy_pos_make(x, y);

		if (wy_is_cold(p) != root_free(p.a, p.b))
			assert_int_equal(wy_is_cold(p), root_free(p.a, p.b));
	}
}

static void everything_is_exact_for_random_numbers(void **state)
{
	(void)state;
	for (int i = 0; i < OFTEN(400000); i++)
		expect_number(i % 2 ? any_number() : any_bits());
}

static void everything_is_exact_around_edges(void **state)
{
	(void)state;
	static uint64_t edge[GR_EDGES_MAX];
	const int count = gr_edges(edge, 3);

	assert_in_range(count, 1800, GR_EDGES_MAX);
	for (int i = 0; i < count; i++)
		expect_number(edge[i]);
}

static void moves_are_exact_between_edges(void **state)
{
	(void)state;
	static uint64_t edge[GR_EDGES_MAX];
	const int count = gr_edges(edge, 1);

	for (int i = 0; i < count; i++)
		for (int j = SANITIZED ? i % 8 : 0; j < count; j += SANITIZED ? 8 : 1)
			expect_position(edge[i], edge[j]);
}

/* From cold pairs, one stone away from them and on the same diagonal. */
static void moves_are_exact_near_cold_pairs(void **state)
{
	(void)state;
	for (int i = 0; i < OFTEN(50000); i++) {
		const uint64_t k = any_number() % (WY_PAIR_MAX - 1);
		uint64_t a;

		assert_true(gr_low(k, &a));
		for (int by = -1; by <= 1; by++) {
			expect_position(a + (uint64_t)by, a + k);
			expect_position(a + k + (uint64_t)by, a);
			expect_position(a + (uint64_t)by, a + k + (uint64_t)by);
		}
		expect_position(any_number(), any_number());
	}
}

static void the_named_limits_are_the_last_that_fit(void **state)
{
	(void)state;
	uint64_t low;

	assert_true(gr_low(WY_LOW_MAX, &low));
	assert_false(gr_low(WY_LOW_MAX + 1, &low));
	assert_true(gr_low(WY_LOW_MAX_SIGNED, &low) && low <= INT64_MAX);
	assert_true(gr_low(WY_LOW_MAX_SIGNED + 1, &low) && low > INT64_MAX);
	assert_true(gr_low(WY_PAIR_MAX, &low) && low <= UINT64_MAX - WY_PAIR_MAX);
	assert_true(gr_low(WY_PAIR_MAX + 1, &low) && low > UINT64_MAX - WY_PAIR_MAX - 1);
	assert_true(gr_low(WY_PAIR_MAX_SIGNED, &low) && low + WY_PAIR_MAX_SIGNED <= INT64_MAX);
	assert_true(gr_low(WY_PAIR_MAX_SIGNED + 1, &low) &&
			low + WY_PAIR_MAX_SIGNED + 1 > INT64_MAX);
	assert_int_equal(wy_last_pair(UINT64_MAX), WY_PAIR_MAX);
	assert_int_equal(wy_last_pair(INT64_MAX), WY_PAIR_MAX_SIGNED);
}

static void cold_low_is_exact_where_binary64_is_not(void **state)
{
	(void)state;
	/* k = F(40), the first k that binary64 gets wrong: k*phi is an integer
	 * minus 4.4e-9, and the product rounds to that integer. */
	const uint64_t k = 102334155;

	assert_int_equal(wy_cold_low(k), 165580140);
	assert_int_equal((uint64_t)((double)k * 1.6180339887498949), 165580141);
}

/* --- Fibonacci numbers --------------------------------------------------------------------- */

static void hardness_is_1_for_fibonacci_and_5_for_lucas_numbers(void **state)
{
	(void)state;
	for (int n = 1; n <= 92; n++) /* F(93) is beyond WY_LOW_MAX */
		assert_int_equal(wy_hardness(wy_fibonacci(n)), 1);
	for (int n = 4; n <= 91; n++) /* 3 is F(4), 4 is 2 F(3) */
		assert_int_equal(wy_hardness(wy_lucas(n)), 5);
	for (int n = 3; n <= 80; n++) {
		assert_int_equal(wy_hardness(2 * wy_fibonacci(n)), 4);
		assert_int_equal(wy_hardness(3 * wy_fibonacci(n + 3)), 9);
	}
	assert_int_equal(wy_hardness(wy_fibonacci(41) + wy_fibonacci(36)), 11);
	assert_int_equal(wy_hardness(0), 0);
}

static void fibonacci_and_lucas_numbers_are_gmps(void **state)
{
	(void)state;
	for (unsigned n = 0; n <= WY_FIBONACCI_MAX + 1; n++) {
		mpz_fib_ui(gr_pile, n);
		assert_int_equal(gr_fits(gr_pile), n <= WY_FIBONACCI_MAX);
		if (n <= WY_FIBONACCI_MAX)
			assert_int_equal(wy_fibonacci((int)n), mpz_get_ui(gr_pile));
		mpz_lucnum_ui(gr_pile, n);
		assert_int_equal(gr_fits(gr_pile), n <= WY_LUCAS_MAX);
		if (n <= WY_LUCAS_MAX)
			assert_int_equal(wy_lucas((int)n), mpz_get_ui(gr_pile));
	}
}

static void expect_zeckendorf(uint64_t k)
{
	int index[WY_ZECKENDORF_MAX];
	const int count = wy_zeckendorf(k, index);
	uint64_t sum = 0, back = 77;

	assert_in_range(count, 0, WY_ZECKENDORF_MAX);
	for (int i = 0; i < count; i++) {
		assert_in_range(index[i], 2, WY_FIBONACCI_MAX);
		assert_true(i == 0 || index[i] <= index[i - 1] - 2);
		mpz_fib_ui(gr_pile, (unsigned)index[i]);
		sum += mpz_get_ui(gr_pile);
	}
	assert_int_equal(sum, k);
	assert_true(wy_zeckendorf_sum(index, count, &back));
	assert_int_equal(back, k);
	/* Above an integer iff the last index is odd. */
	if (count > 0 && index[count - 1] >= 3)
		assert_int_equal((gr_fraction(k) >> 127) == 0, index[count - 1] % 2);
}

static void every_number_is_zeckendorfs_sum(void **state)
{
	(void)state;
	static uint64_t edge[GR_EDGES_MAX];
	const int count = gr_edges(edge, 3);

	for (int i = 0; i < count; i++)
		expect_zeckendorf(edge[i]);
	for (int i = 0; i < OFTEN(20000); i++)
		expect_zeckendorf(any_number());
}

static void the_longest_sum_has_all_the_terms_there_is_room_for(void **state)
{
	(void)state;
	int index[WY_ZECKENDORF_MAX], again[WY_ZECKENDORF_MAX], count = 0;
	uint64_t k;

	for (int i = WY_FIBONACCI_MAX - 1; i >= 2; i -= 2)
		index[count++] = i;
	assert_int_equal(count, WY_ZECKENDORF_MAX);
	assert_true(wy_zeckendorf_sum(index, count, &k));
	assert_int_equal(wy_zeckendorf(k, again), WY_ZECKENDORF_MAX);
	assert_memory_equal(index, again, sizeof again);
}

static void a_sum_that_does_not_fit_is_refused(void **state)
{
	(void)state;
	static const int too_much[] = { 93, 92 }, no_index[] = { 94 }, negative[] = { 5, -1 };
	/* 2^64 - 1 = F(93) + ..., and one more is too much */
	int index[WY_ZECKENDORF_MAX + 1];
	const int count = wy_zeckendorf(UINT64_MAX, index);
	uint64_t k = 77;

	assert_false(wy_zeckendorf_sum(too_much, 2, &k));
	assert_false(wy_zeckendorf_sum(no_index, 1, &k));
	assert_false(wy_zeckendorf_sum(negative, 2, &k));
	index[count] = 1;
	assert_false(wy_zeckendorf_sum(index, count + 1, &k));
	assert_int_equal(k, 77);
	index[count] = 0;
	assert_true(wy_zeckendorf_sum(index, count + 1, &k));
	assert_int_equal(k, UINT64_MAX);
	assert_true(wy_zeckendorf_sum(index, 0, &k));
	assert_int_equal(k, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(verdicts_are_those_of_the_game_tree),
		cmocka_unit_test(winning_moves_are_those_of_the_game_tree),
		cmocka_unit_test(the_preferred_move_takes_from_both_piles_or_from_the_larger),
		cmocka_unit_test(legality_is_what_the_rules_say),
		cmocka_unit_test(legality_holds_for_the_largest_piles),
		cmocka_unit_test(a_position_is_sorted_and_written_in_full),
		cmocka_unit_test(low_members_are_exact),
		cmocka_unit_test(verdicts_below_2_to_63_agree_with_the_root_free_test),
		cmocka_unit_test(everything_is_exact_for_random_numbers),
		cmocka_unit_test(everything_is_exact_around_edges),
		cmocka_unit_test(moves_are_exact_between_edges),
		cmocka_unit_test(moves_are_exact_near_cold_pairs),
		cmocka_unit_test(the_named_limits_are_the_last_that_fit),
		cmocka_unit_test(cold_low_is_exact_where_binary64_is_not),
		cmocka_unit_test(hardness_is_1_for_fibonacci_and_5_for_lucas_numbers),
		cmocka_unit_test(fibonacci_and_lucas_numbers_are_gmps),
		cmocka_unit_test(every_number_is_zeckendorfs_sum),
		cmocka_unit_test(the_longest_sum_has_all_the_terms_there_is_room_for),
		cmocka_unit_test(a_sum_that_does_not_fit_is_refused),
	};

	build_table();
	gr_init();
	return RUN_TESTS(tests);
}
