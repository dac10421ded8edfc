/*
 * test_t_wythoff.c - t-Wythoff by its definition, and by GMP.
 *
 * test_t_wythoff_limb.c is the same without a 128-bit type.
 */
#include "unit.h"

#include "../oracle/golden_ratio.h"
#include "wythoff.h"

#define SIDE 121

static const uint64_t some_t[] = { 1, 2, 3, 4, 5, 7, 8, 13, 50, 120, 121, 1000 };
#define SOME_T (sizeof some_t / sizeof *some_t)

/* --- The definition ----------------------------------------------------------------------- */

static bool cold[SIDE][SIDE];

static int far_apart(int x, int y)
{
	return x < y ? y - x : x - y;
}

/* Every move, in the documented order. */
static int try_all_moves(int first, int second, uint64_t t, struct wy_move *moves)
{
	int count = 0;

	/* The pairs are ordered by their piles: the earlier takes more stones. */
	for (int x = first; x >= 1; x--)
		for (int y = second; y >= 1; y--)
			if ((uint64_t)far_apart(x, y) < t && cold[first - x][second - y])
				moves[count++] = (struct wy_move){ (uint64_t)x, (uint64_t)y };
	for (int x = 1; x <= first; x++)
		if (cold[first - x][second])
			moves[count++] = (struct wy_move){ (uint64_t)x, 0 };
	for (int y = 1; y <= second; y++)
		if (cold[first][second - y])
			moves[count++] = (struct wy_move){ 0, (uint64_t)y };
	return count;
}

static void expect_moves(int first, int second, uint64_t t, const struct wy_move *expected,
		int count)
{
	struct wy_move found[WY_MOVES_T_MAX];

	assert_int_equal(wy_winning_moves_t((uint64_t)first, (uint64_t)second, t, found), count);
	for (int i = 0; i < count; i++) {
		assert_int_equal(found[i].first, expected[i].first);
		assert_int_equal(found[i].second, expected[i].second);
	}
}

static void verdicts_and_moves_are_those_of_the_game_tree(void **state)
{
	(void)state;
	struct wy_move moves[3 * SIDE];
	const int side = SANITIZED ? SIDE / 2 : SIDE;

	for (size_t i = 0; i < SOME_T; i++)
		for (int first = 0; first < side; first++)
			for (int second = 0; second < side; second++) {
				const uint64_t t = some_t[i];
				const int count = try_all_moves(first, second, t, moves);
				const struct wy_pos p = wy_pos_make((uint64_t)first,
						(uint64_t)second);

				cold[first][second] = count == 0;
				assert_int_equal(wy_is_cold_t(p, t), count == 0);
				expect_moves(first, second, t, moves, count);
			}
}

static void the_first_position_with_four_moves_is_the_known_one(void **state)
{
	(void)state;
	struct wy_move moves[WY_MOVES_T_MAX];

	assert_int_equal(wy_winning_moves_t(10, 13, 2, moves), 4);
	for (uint64_t t = 3; t <= 8; t++)
		assert_int_equal(wy_winning_moves_t(2 * t + 2, 3 * t + 3, t, moves), 4);
}

static void t_1_is_wythoffs_game(void **state)
{
	(void)state;
	for (int i = 0; i < OFTEN(100000); i++) {
		const uint64_t x = any_bits() >> any_below(64), y = any_bits() >> any_below(64);
		uint64_t partner = 77, other = 77;
		struct wy_move moves[WY_MOVES_MAX], moves_t[WY_MOVES_T_MAX];
		const int count = wy_winning_moves(x, y, moves);

		assert_int_equal(wy_winning_moves_t(x, y, 1, moves_t), count);
		assert_memory_equal(moves, moves_t, (size_t)count * sizeof *moves);
		assert_int_equal(wy_partner(x, &partner), wy_partner_t(x, 1, &other));
		assert_int_equal(partner, other);
		assert_int_equal(wy_last_pair(x), wy_last_pair_t(x, 1));
	}
}

/* --- By GMP ------------------------------------------------------------------------------ */

static void expect_pile(uint64_t x, uint64_t t)
{
	const uint64_t last = wy_last_pair_t(x, t);
	uint64_t partner = 77, a, b;

	assert_true(gr_pair_t(last, t, &a, &b) && b <= x);
	assert_true(!gr_pair_t(last + 1, t, &a, &b) || b > x);
	if (wy_partner_t(x, t, &partner)) {
		assert_true(gr_is_cold_t(x, partner, t));
		return;
	}
	/* It would be the larger pile, of a pair that does not fit. */
	assert_int_equal(partner, 77);
	assert_false(gr_pair_t(last, t, &a, &b) && b == x);
	assert_true(t > UINT64_MAX - x || !gr_is_cold_t(x, x + t, t));
}

/* The n-th pair, and what stands beside it. */
static void expect_pair(uint64_t n, uint64_t t)
{
	struct wy_pos p = { 77, 99 };
	uint64_t a, b;
	const bool fits = gr_pair_t(n, t, &a, &b);

	assert_int_equal(wy_cold_pair_t(n, t, &p), fits);
	assert_int_equal(p.a, fits ? a : 77);
	assert_int_equal(p.b, fits ? b : 99);
	if (!fits)
		return;
	for (int in_a = -1; in_a <= 1; in_a++)
		for (int in_b = -1; in_b <= 1; in_b++) {
			const uint64_t x = a + (uint64_t)in_a, y = b + (uint64_t)in_b;

			assert_int_equal(wy_is_cold_t(wy_pos_make(x, y), t), gr_is_cold_t(x, y, t));
		}
	expect_pile(a, t);
	expect_pile(b, t);
}

static uint64_t any_number(void)
{
	return any_bits() >> any_below(64);
}

static void pairs_are_exact_for_random_n_and_t(void **state)
{
	(void)state;
	for (int i = 0; i < OFTEN(100000); i++) {
		const uint64_t t = any_number() | 1;

		expect_pair(any_number() / (i % 2 ? t : 1), t);
		expect_pile(any_number(), t);
	}
}

static void everything_is_exact_between_edges(void **state)
{
	(void)state;
	static uint64_t edge[GR_EDGES_MAX];
	const int count = gr_edges(edge, 1);

	for (int i = 0; i < count; i++)
		for (int j = i % 4; j < count; j += SANITIZED ? 32 : 4) {
			const uint64_t t = edge[i] > 0 ? edge[i] : 1, x = edge[j];

			expect_pile(x, t);
			expect_pair(x / t, t);
			assert_int_equal(wy_is_cold_t(wy_pos_make(x, edge[(i + j) % count]), t),
					gr_is_cold_t(x, edge[(i + j) % count], t));
		}
}

/* Where n*alpha is nearly whole: 1, t, t*t + 1, ..., the denominators of alpha. */
static void pairs_are_exact_at_the_denominators(void **state)
{
	(void)state;
	for (uint64_t t = 1; t < 3000; t += 1 + t / 16)
		for (uint64_t q = 1, before = 0; q <= UINT64_MAX / (t + 2);) {
			const uint64_t next = t * q + before;

			expect_pair(q, t);
			expect_pair(q + 1, t);
			expect_pair(2 * q, t);
			before = q;
			q = next;
		}
}

/* Products modulo 2^128 of 64-bit piles look right on cold pairs; the root-free form says more. */
static void verdicts_agree_with_the_root_free_test(void **state)
{
	(void)state;
	for (int i = 0; i < OFTEN(300000); i++) {
		const uint64_t t = any_number() % 1000000000000000000 + 1;
		const uint64_t n = any_number() % 1000000000000000000 / t;
		const uint64_t a = i % 4 ? any_number() >> 5 : n + any_below(n + 1), b = a + t * n;
		const __int128 sum = (__int128)a + b, side = n * sum - (__int128)a * b;
		const bool cold_by_it = n > 0 ? 0 < side && side <= sum - 2 * (__int128)n : b == 0;

		assert_int_equal(wy_is_cold_t(wy_pos_make(a, b), t), cold_by_it);
	}
}

/* Formulas in floating point miss these first. */
static void known_witnesses_are_cold(void **state)
{
	(void)state;
	static const uint64_t known[][3] = { { 8209, 67395890, 8209 }, { 263683, 135269893, 513 },
		{ 131836322, 318281038, 2 }, { 25499208, 7496854176, 294 },
		{ 7778742048, 12586269024, 1 }, { 1271592, 137343816, 108 },
		{ 3332072, 4298376752, 1290 } };

	for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
		const struct wy_pos p = wy_pos_make(known[i][0], known[i][1]);

		assert_true(wy_is_cold_t(p, known[i][2]));
		assert_true(gr_is_cold_t(p.a, p.b, known[i][2]));
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(verdicts_and_moves_are_those_of_the_game_tree),
		cmocka_unit_test(the_first_position_with_four_moves_is_the_known_one),
		cmocka_unit_test(t_1_is_wythoffs_game),
		cmocka_unit_test(pairs_are_exact_for_random_n_and_t),
		cmocka_unit_test(everything_is_exact_between_edges),
		cmocka_unit_test(pairs_are_exact_at_the_denominators),
		cmocka_unit_test(verdicts_agree_with_the_root_free_test),
		cmocka_unit_test(known_witnesses_are_cold),
	};

	gr_init();
	return RUN_TESTS(tests);
}
