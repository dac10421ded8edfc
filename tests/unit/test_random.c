/*
 * test_random.c - the quick remainder of nextLong is the remainder.
 *
 * test_random_portable.c is the same without a 128-bit type.
 */
#include "unit.h"

/* The definition: a 48-bit congruential generator, 63 bits in two draws, % n. */
static uint64_t state_of_oracle;

static uint64_t oracle_bits(int count)
{
	state_of_oracle = (state_of_oracle * 25214903917ULL + 11) & ((1ULL << 48) - 1);
	return state_of_oracle >> (48 - count);
}

static long long oracle_next(long long n, int version)
{
	const uint64_t limit = (uint64_t)LLONG_MAX / (uint64_t)n * (uint64_t)n;
	uint64_t bits;

	do {
		bits = oracle_bits(31) << 32;
		bits ^= oracle_bits(version == 0 ? 31 : 32);
	} while (bits >= limit);
	return (long long)(bits % (uint64_t)n);
}

static void expect_draws(long long n, int count)
{
	random_t r;
	const long long seed = (long long)any_bits();

	setSeed(&r, seed);
	state_of_oracle = ((uint64_t)seed ^ 25214903917ULL) & ((1ULL << 48) - 1);
	for (int i = 0; i < count; i++)
		assert_true(nextLong(&r, n) == oracle_next(n, tl__now.random_version));
}

static void edge_bounds(int count)
{
	static const long long bound[] = { 1, 2, 3, 5, 7, 9, 10, 11, 1000000000, 1000000007,
		INT_MAX - 1LL, INT_MAX, INT_MAX + 1LL, UINT_MAX, UINT_MAX + 1LL, 1LL << 48,
		(1LL << 62) - 1, 1LL << 62, (1LL << 62) + 1, LLONG_MAX / 2, LLONG_MAX / 2 + 1,
		LLONG_MAX / 3, LLONG_MAX / 3 + 1, LLONG_MAX - 1, LLONG_MAX, 999999999999999999,
		1000000000000000000, 3037000499, 3037000500 };

	for (size_t i = 0; i < sizeof bound / sizeof *bound; i++)
		expect_draws(bound[i], count);
}

static void remainders_are_right_for_edge_bounds(void **state)
{
	(void)state;
	edge_bounds(OFTEN(20000));
}

static void remainders_are_right_for_version_0(void **state)
{
	(void)state;
	tl__now.random_version = 0;
	edge_bounds(OFTEN(2000));
	tl__now.random_version = -1;
}

static void remainders_are_right_for_random_bounds(void **state)
{
	(void)state;
	for (int i = 0; i < OFTEN(200000); i++) {
		const long long n = (long long)(any_bits() >> (1 + any_below(63)));

		if (n > 0)
			expect_draws(n, 4);
	}
}

static void powers_of_two_and_their_neighbours_are_right(void **state)
{
	(void)state;
	for (int i = 1; i < 63; i++)
		for (int by = -1; by <= 1; by++)
			expect_draws((1LL << i) + by, OFTEN(1000));
}

/* The bound is remembered: a change must be noticed, by another call too. */
static void the_remembered_bound_follows_the_calls(void **state)
{
	(void)state;
	random_t r;

	setSeed(&r, 1);
	state_of_oracle = (1ULL ^ 25214903917ULL) & ((1ULL << 48) - 1);
	for (int i = 0; i < OFTEN(100000); i++) {
		const long long n = 1 + (long long)any_below(any_below(2) ? 3 : 1000000);

		assert_true(nextLong(&r, n) == oracle_next(n, 1));
		assert_true(nextLong(&r, 5, 14) == oracle_next(10, 1) + 5);
		assert_true(nextInt(&r, -3, 6) == oracle_next(10, 1) - 3);
		assert_true(nextULong(&r, 10) == (unsigned long long)oracle_next(10, 1));
	}
	setSeed(&r, 2);
	state_of_oracle = (2ULL ^ 25214903917ULL) & ((1ULL << 48) - 1);
	assert_true(nextLong(&r, 10) == oracle_next(10, 1));
}

static void the_widest_ranges_are_drawn_or_refused(void **state)
{
	(void)state;
	random_t r = newRandom();

	for (int i = 0; i < 1000; i++) {
		assert_in_range(nextLong(&r, 0, LLONG_MAX - 1), 0, LLONG_MAX - 1);
		assert_true(nextInt(&r, INT_MIN, INT_MAX) >= INT_MIN);
		assert_true(nextLong(&r, LLONG_MIN, -2) < -1);
	}
	EXPECT_QUIT(nextLong(&r, LLONG_MIN, LLONG_MAX), 3,
			"FAIL random_t::next(long long n): n must be positive");
	EXPECT_QUIT(nextLong(&r, 0), 3, "FAIL random_t::next(long long n): n must be positive");
	EXPECT_QUIT(nextInt(&r, 0), 3, "FAIL random_t::next(int n): n must be positive");
	EXPECT_QUIT(nextInt(&r, 5, 3), 3, "FAIL random_t::next(long long n): n must be positive");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(remainders_are_right_for_edge_bounds),
		cmocka_unit_test(remainders_are_right_for_version_0),
		cmocka_unit_test(remainders_are_right_for_random_bounds),
		cmocka_unit_test(powers_of_two_and_their_neighbours_are_right),
		cmocka_unit_test(the_remembered_bound_follows_the_calls),
		cmocka_unit_test(the_widest_ranges_are_drawn_or_refused),
	};

	return RUN_TESTS(tests);
}
