/* test_big_numbers.c - big numbers against GMP, and the game with big piles against both. */
#include "unit.h"

#include "../oracle/golden_ratio.h"
#include "wythoff.h"

/* --- Numbers of many kinds ---------------------------------------------------------------- */

static mpz_t x, y, expected;
static struct wy_big big_x, big_y, found;
static char text[WY_BIG_TEXT + 8];

static void to_big(struct wy_big *big, const mpz_t number)
{
	char *digits = mpz_get_str(NULL, 10, number);

	assert_true(wy_big_parse(big, digits, strlen(digits)));
	free(digits);
}

static void expect_big(const struct wy_big *big, const mpz_t number)
{
	char *digits = mpz_get_str(NULL, 10, number);

	assert_string_equal(wy_big_print(big, text), digits);
	assert_int_equal(wy_big_digits(big), strlen(digits));
	free(digits);
}

/* So many digits, in runs of 0, 9 and others: where carries go far. */
static void draw(mpz_t number, struct wy_big *big, size_t most)
{
	const size_t length = 1 + any_below(most);
	char digits[WY_BIG_TEXT];

	for (size_t i = 0; i < length;) {
		const size_t kind = any_below(3), end = i + 1 + any_below(30);

		for (; i < end && i < length; i++)
			digits[i] = kind == 0 ? '0' : kind == 1 ? '9' : (char)('0' + any_below(10));
	}
	if (digits[0] == '0' && length > 1)
		digits[0] = '1';
	digits[length] = '\0';
	mpz_set_str(number, digits, 10);
	assert_true(wy_big_parse(big, digits, length));
}

/* --- Arithmetic --------------------------------------------------------------------------- */

static void arithmetic_is_gmps(void **state)
{
	(void)state;
	for (int i = 0; i < OFTEN(40000); i++) {
		const size_t most = i % 3 == 0 ? 40 : WY_BIG_DIGITS / 2;
		const int digits = (int)any_below(most + 3);

		draw(x, &big_x, most);
		draw(y, &big_y, most);
		if (any_below(8) == 0) {
			mpz_set(y, x);
			big_y = big_x;
		}
		const int order = mpz_cmp(x, y);

		assert_int_equal(wy_big_compare(&big_x, &big_y), order < 0 ? -1 : order > 0);
		mpz_add(expected, x, y);
		assert_true(wy_big_add(&found, &big_x, &big_y));
		expect_big(&found, expected);
		mpz_sub(expected, x, y);
		assert_int_equal(wy_big_subtract(&found, &big_x, &big_y), order >= 0);
		if (order >= 0)
			expect_big(&found, expected);
		mpz_mul(expected, x, y);
		assert_true(wy_big_multiply(&found, &big_x, &big_y));
		expect_big(&found, expected);
		mpz_ui_pow_ui(y, 10, (unsigned)digits);
		mpz_fdiv_q(expected, x, y);
		wy_big_cut(&big_x, digits);
		expect_big(&big_x, expected);
	}
}

static void results_may_lie_where_operands_did(void **state)
{
	(void)state;
	for (int i = 0; i < 2000; i++) {
		draw(x, &big_x, 900);
		draw(y, &big_y, 1000);
		mpz_add(expected, x, y);
		found = big_x;
		wy_big_add(&found, &found, &big_y);
		expect_big(&found, expected);
		wy_big_add(&big_y, &big_x, &big_y);
		expect_big(&big_y, expected);
		assert_true(wy_big_subtract(&big_y, &big_y, &big_x));
		expect_big(&big_y, y);
		assert_true(wy_big_subtract(&found, &found, &big_x));
		expect_big(&found, y);
		wy_big_add(&found, &big_x, &big_x);
		mpz_add(expected, x, x);
		expect_big(&found, expected);
	}
}

static void numbers_of_64_bits_are_set(void **state)
{
	(void)state;
	static uint64_t edge[GR_EDGES_MAX];
	const int count = gr_edges(edge, 2);

	for (int i = 0; i < count; i++) {
		mpz_set_ui(x, edge[i]);
		wy_big_set(&big_x, edge[i]);
		expect_big(&big_x, x);
	}
}

static void what_does_not_fit_is_refused(void **state)
{
	(void)state;
	wy_big_set(&big_y, 1);
	memset(text, '9', WY_BIG_DIGITS + 1);
	assert_false(wy_big_parse(&big_x, text, WY_BIG_DIGITS + 1));
	assert_true(wy_big_parse(&big_x, text, WY_BIG_DIGITS));
	assert_false(wy_big_add(&found, &big_x, &big_y));
	assert_true(wy_big_subtract(&found, &big_x, &big_y));
	assert_true(wy_big_parse(&big_x, text, WY_BIG_PILE_DIGITS));
	assert_true(wy_big_multiply(&found, &big_x, &big_x));
	assert_true(wy_big_parse(&big_y, text, WY_BIG_PILE_DIGITS + 1));
	assert_false(wy_big_multiply(&found, &big_x, &big_y));
}

static void only_plain_digits_are_parsed(void **state)
{
	(void)state;
	static const char *const bad[] = { "", "-1", "+1", "00", "01", "1 ", " 1", "1.", "0x1",
		"1e5", "12a", "/", ":" };

	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		assert_false(wy_big_parse(&big_x, bad[i], strlen(bad[i])));
	assert_false(wy_big_parse(&big_x, "1\0002", 3));
	assert_true(wy_big_parse(&big_x, "0", 1));
	assert_string_equal(wy_big_print(&big_x, text), "0");
	assert_int_equal(wy_big_digits(&big_x), 1);
	assert_true(wy_big_parse(&big_x, "123", 2));
	assert_string_equal(wy_big_print(&big_x, text), "12");
}

/* --- The game ------------------------------------------------------------------------------- */

static void expect_verdicts_beside(const mpz_t k)
{
	for (int in_a = -1; in_a <= 1; in_a++)
		for (int in_b = -1; in_b <= 1; in_b++) {
			gr_times_phi(x, k);
			mpz_add(y, x, k);
			if (in_a < 0 && mpz_sgn(x) == 0)
				continue;
			in_a < 0 ? mpz_sub_ui(x, x, 1) : mpz_add_ui(x, x, (unsigned)in_a);
			in_b < 0 ? mpz_sub_ui(y, y, 1) : mpz_add_ui(y, y, (unsigned)in_b);
			if (mpz_sgn(y) < 0)
				continue;
			to_big(&big_x, x);
			to_big(&big_y, y);
			mpz_sub(y, y, x);
			mpz_abs(y, y);
			gr_times_phi(expected, y);
			to_big(&found, expected);

			const struct wy_big *const smaller = wy_big_compare(&big_x, &big_y) < 0
					? &big_x
					: &big_y;
			const bool cold = wy_big_compare(&found, smaller) == 0;

			assert_int_equal(wy_big_is_cold(&big_x, &big_y), cold);
			assert_int_equal(wy_big_is_cold(&big_y, &big_x), cold);
		}
}

static void expect_pair(const mpz_t k)
{
	struct wy_big a, b, partner;

	to_big(&found, k);
	wy_big_cold_pair(&found, &a, &b);
	gr_times_phi(x, k);
	expect_big(&a, x);
	mpz_add(y, x, k);
	expect_big(&b, y);
	wy_big_partner(&a, &partner);
	expect_big(&partner, y);
	wy_big_partner(&b, &partner);
	expect_big(&partner, x);
}

static void small_positions_are_those_of_64_bits(void **state)
{
	(void)state;
	for (uint64_t a = 0; a < 150; a++)
		for (uint64_t b = 0; b < 150; b++) {
			wy_big_set(&big_x, a);
			wy_big_set(&big_y, b);
			assert_int_equal(wy_big_is_cold(&big_x, &big_y),
					wy_is_cold(wy_pos_make(a, b)));
		}
	for (int i = 0; i < OFTEN(20000); i++) {
		const uint64_t k = any_bits() >> any_below(64);
		struct wy_pos p = { k, any_bits() };

		wy_cold_pair(k, &p);
		p.a += any_below(3) - 1;
		wy_big_set(&big_x, p.a);
		wy_big_set(&big_y, p.b);
		assert_int_equal(wy_big_is_cold(&big_x, &big_y), wy_is_cold(wy_pos_make(p.a, p.b)));
	}
}

static void big_positions_are_gmps(void **state)
{
	(void)state;
	mpz_t k;

	mpz_init(k);
	for (unsigned n = 1; n < 5000; n += SANITIZED ? 97 : 23) {
		mpz_fib_ui(k, n);
		expect_pair(k);
		expect_verdicts_beside(k);
		mpz_lucnum_ui(k, n);
		expect_pair(k);
		expect_verdicts_beside(k);
	}
	for (int i = 0; i < OFTEN(400); i++) {
		draw(k, &found, i % 2 ? 1000 : 60);
		expect_pair(k);
		expect_verdicts_beside(k);
	}
	for (unsigned n = 0; n < 100; n++) {
		mpz_set_ui(k, n);
		expect_pair(k);
		expect_verdicts_beside(k);
	}
	mpz_clear(k);
}

static void the_largest_piles_are_judged(void **state)
{
	(void)state;
	memset(text, '9', WY_BIG_PILE_DIGITS);
	assert_true(wy_big_parse(&big_x, text, WY_BIG_PILE_DIGITS));
	assert_false(wy_big_is_cold(&big_x, &big_x));
	wy_big_partner(&big_x, &big_y);
	if (wy_big_digits(&big_y) <= WY_BIG_PILE_DIGITS)
		assert_true(wy_big_is_cold(&big_x, &big_y));
	wy_big_set(&big_y, 0);
	assert_false(wy_big_is_cold(&big_x, &big_y));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(arithmetic_is_gmps),
		cmocka_unit_test(results_may_lie_where_operands_did),
		cmocka_unit_test(numbers_of_64_bits_are_set),
		cmocka_unit_test(what_does_not_fit_is_refused),
		cmocka_unit_test(only_plain_digits_are_parsed),
		cmocka_unit_test(small_positions_are_those_of_64_bits),
		cmocka_unit_test(big_positions_are_gmps),
		cmocka_unit_test(the_largest_piles_are_judged),
	};

	gr_init();
	mpz_inits(x, y, expected, NULL);
	return RUN_TESTS(tests);
}
