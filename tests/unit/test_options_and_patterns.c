/* test_options_and_patterns.c - command lines and patterns that try to break something. */
#include "unit.h"

#define PATIENCE 200 /* seconds that a test may take */

/* A hang must not last: the alarm ends the program, and the test fails. */
static int set_alarm(void **state)
{
	(void)state;
	alarm(PATIENCE);
	return 0;
}

static int unset_alarm(void **state)
{
	(void)state;
	alarm(0);
	return 0;
}

#define BOUNDED(test) cmocka_unit_test_setup_teardown(test, set_alarm, unset_alarm)

/* --- Options ------------------------------------------------------------------------------ */

static void take(const char *a, const char *b, const char *c)
{
	const char *argv[] = { "gen", a, b, c, NULL };
	int argc = 1;

	while (argv[argc])
		argc++;
	prepareOpts(argc, (char **)(uintptr_t)argv);
}

static void exponents_are_written_out(void **state)
{
	(void)state;
	static const char *const pair[][2] = { { "1e5", "100000" }, { "1E5", "100000" },
		{ "1e+5", "100000" }, { "12.5e1", "125" }, { "12.5e0", "12.5" },
		{ "12.5e-1", "1.25" }, { "1e-3", "0.001" }, { "-1e2", "-100" },
		{ "-1e-2", "-0.01" }, { "0e0", "0" }, { "0.0e5", "0" }, { "1.e2", "100" },
		{ ".5e1", "5" }, { "00012e1", "120" }, { "1.500e1", "15" }, { "+3e1", "30" },
		{ "-0e5", "-0" }, { "100e-2", "1" }, { "1e-0", "1" }, { "123", "123" },
		{ "abc", "abc" }, { "", "" }, { "12345678901234567890e0", "12345678901234567890" },
		{ "0e2000000000", "0" }, { "0.000e-2000000000", "0" } };

	for (size_t i = 0; i < sizeof pair / sizeof *pair; i++)
		assert_string_equal(parseExponentialOptValue(pair[i][0]), pair[i][1]);
}

static void a_moderate_exponent_is_written_out_in_full(void **state)
{
	(void)state;
	const char *text = parseExponentialOptValue("1e1000000");

	assert_int_equal(strlen(text), 1000001);
	assert_int_equal(strspn(text + 1, "0"), 1000000);
	text = parseExponentialOptValue("1e-1000000");
	assert_int_equal(strlen(text), 1000002);
	assert_int_equal(text[1000001], '1');
}

static void a_huge_exponent_is_refused_at_once(void **state)
{
	(void)state;
	take("-n=1e2147483647", "-m=-1e-2147483648", "-z=0e2147483647");
	EXPECT_QUIT(opt_int("n"), 3,
			"FAIL Opts: integer overflow: expected integer but '1e2147483647' found");
	EXPECT_QUIT(opt_ull("n"), 3,
			"FAIL Opts: integer overflow: expected integer but '1e2147483647' found");
	EXPECT_QUIT(opt_ll("m"), 3, "FAIL Opts: expected integer but '-1e-2147483648' found");
	assert_true(opt_double("m") == 0);
	assert_int_equal(opt_int("z"), 0);
	EXPECT_QUIT(parseExponentialOptValue("1e2147483647"), 3,
			"FAIL Opts: the exponent is too large in '1e2147483647'");
	assert_int_equal(QUITS(parseExponentialOptValue("1e2147483648")), 3);
	assert_int_equal(QUITS(parseExponentialOptValue("1e99999999999999999999")), 3);
	assert_int_equal(QUITS(parseExponentialOptValue("1e999999999999999999999")), 3);
	assert_int_equal(QUITS(parseExponentialOptValue("1e5e5")), 3);
	assert_int_equal(QUITS(parseExponentialOptValue("1e")), 3);
	assert_int_equal(QUITS(parseExponentialOptValue("e5")), 3);
}

static void integers_stop_at_their_limits(void **state)
{
	(void)state;
	take("2147483647", "-2147483648", "2147483648");
	assert_int_equal(opt_int_at(1), INT_MAX);
	assert_int_equal(opt_int_at(2), INT_MIN);
	assert_int_equal(QUITS(opt_int_at(3)), 3);
	assert_int_equal(opt_uint_at(3), 2147483648u);
	take("9223372036854775807", "-9223372036854775808", "9223372036854775808");
	assert_true(opt_ll_at(1) == LLONG_MAX);
	assert_true(opt_ll_at(2) == LLONG_MIN);
	assert_int_equal(QUITS(opt_ll_at(3)), 3);
	take("4294967295", "4294967296", "-9223372036854775809");
	assert_int_equal(opt_uint_at(1), UINT_MAX);
	assert_int_equal(QUITS(opt_uint_at(2)), 3);
	assert_int_equal(QUITS(opt_ll_at(3)), 3);
	take("18446744073709551614", "18446744073709551615", "18446744073709551616");
	assert_true(opt_ull_at(1) == ULLONG_MAX - 1);
	assert_int_equal(QUITS(opt_ull_at(2)), 3); /* as upstream: see behaviour.md, 10 */
	assert_int_equal(QUITS(opt_ull_at(3)), 3);
}

static void words_are_options_or_not(void **state)
{
	(void)state;
	take("-a", "-5", "--b=x=y");
	assert_string_equal(opt_str("a"), "-5");
	assert_string_equal(opt_str("b"), "x=y");
	take("-n10", "--", "---x");
	assert_string_equal(opt_str("n10"), "--");
	assert_false(has_opt("x"));
	take("-n10", "-flag", "--n=3");
	assert_string_equal(opt_str("n"), "3");
	assert_true(opt_bool("flag"));
	assert_false(opt_bool("missing"));
	take("-=5", "-", "");
	assert_false(has_opt(""));
	take("-a=", "-b", NULL);
	assert_string_equal(opt_str("a"), "");
	assert_string_equal(opt_str("b"), "true");
	EXPECT_QUIT(opt_int("a"), 3, "FAIL Opts: expected integer but '' found");
	EXPECT_QUIT(opt_bool("a"), 3,
			"FAIL Opts: key 'a': expected bool true/false or 0/1 but '' found");
	EXPECT_QUIT(opt_int("none"), 3, "FAIL Opts: unknown key 'none'");
	EXPECT_QUIT(opt_int_at(3), 3, "FAIL Opts: index '3' is out of range [0,3)");
	EXPECT_QUIT(opt_int_at(-1), 3, "FAIL Opts: index '-1' is out of range [0,3)");
	assert_int_equal(opt_int_at(3, 7), 7);
}

static void many_options_are_found(void **state)
{
	(void)state;
	enum { COUNT = 2000 };
	static char word[COUNT][32];
	static char *argv[COUNT + 1];

	for (int i = 0; i < COUNT; i++) {
		snprintf(word[i], sizeof word[i], "-k%c%d=%d", 'a' + i % 26, i, i);
		argv[i] = word[i];
	}
	prepareOpts(COUNT, argv);
	for (int i = 1; i < COUNT; i++) {
		char key[32];

		snprintf(key, sizeof key, "k%c%d", 'a' + i % 26, i);
		assert_int_equal(opt_int(key), i);
	}
}

static int registers_nothing(int argc, char *argv[])
{
	(void)argc, (void)argv;
	return 0;
}

static int asks_too_early(int argc, char *argv[])
{
	(void)argc, (void)argv;
	return has_opt("n");
}

static void the_guard_speaks_of_programs_that_never_registered(void **state)
{
	(void)state;
	struct program p = { .run = registers_nothing, .argv = { "program" } };

	run(&p);
	expect(&p, 3,
			"FAIL Call register-function in the first line of the main "
			"(registerTestlibCmd or other similar)\n");
	p.run = asks_too_early;
	run(&p);
	assert_int_equal(p.code, 3);
}

/* --- Patterns ----------------------------------------------------------------------------- */

static char *repeated(const char *piece, int count, const char *end)
{
	struct tl__text text = { NULL, 0, 0 };

	while (count-- > 0)
		tl__add_string(&text, piece);
	tl__add_string(&text, end);
	return text.s;
}

static void huge_counts_match_at_once(void **state)
{
	(void)state;
	const char *million = repeated("a", 1000000, "");

	assert_true(patternMatches(newPattern("a{0,2147483647}"), million));
	assert_true(patternMatches(newPattern("a{1000000,2147483646}"), million));
	assert_false(patternMatches(newPattern("a{1000001,2000000000}"), million));
	assert_false(patternMatches(newPattern("a{2147483647}"), million));
	assert_true(patternMatches(newPattern("a*"), million));
	assert_false(patternMatches(newPattern("a*a"), million));
	assert_int_equal(QUITS(newPattern("a{2147483648}")), 3);
	assert_int_equal(QUITS(newPattern("a{99999999999999999999}")), 3);
	assert_int_equal(QUITS(newPattern("a{5,3}")), 3);
}

/* What takes exponential time in other engines. */
static void greedy_matching_is_linear(void **state)
{
	(void)state;
	const char *p = repeated("a?", 1000, repeated("a", 1000, ""));

	assert_false(patternMatches(newPattern(p), repeated("a", 1000, "")));
	assert_true(patternMatches(newPattern(p), repeated("a", 2000, "")));
	p = repeated("a*(b|", 500, repeated("", 0, "c")),
	p = format("%s%s", p, repeated(")", 500, ""));
	assert_true(patternMatches(newPattern(p), repeated("a", 1000, "c")));
	assert_false(patternMatches(newPattern(p), repeated("a", 1000, "d")));
}

static void deep_nesting_is_read_or_refused(void **state)
{
	(void)state;
	const char *groups = format("%sa%s", repeated("(", 5000, ""), repeated(")", 5000, ""));
	const char *shallow = format("%sa%s", repeated("((b|", 500, ""), repeated("))", 500, ""));
	const char *left = format("%sa%s", repeated("(", 5000, ""), repeated("|b)", 5000, ""));
	const char *right = format("%sa%s", repeated("(b|", 5000, ""), repeated(")", 5000, ""));

	assert_true(patternMatches(newPattern(groups), "a"));
	assert_true(patternMatches(newPattern(shallow), "a"));
	assert_false(patternMatches(newPattern(shallow), "c"));
	assert_true(patternMatches(newPattern(right), "a"));
	EXPECT_QUIT(newPattern(left), 3, "FAIL pattern: nested more than 2000 deep");
	assert_int_equal(QUITS(newPattern(repeated("(", 50000, ""))), 3);
	assert_int_equal(QUITS(newPattern(repeated(")", 50000, ""))), 3);
}

static void long_patterns_are_read(void **state)
{
	(void)state;
	const char *text = repeated("abcdefghij", 500, "");
	const char *many = repeated("a|", 5000, "b");

	assert_true(patternMatches(newPattern(text), text));
	assert_false(patternMatches(newPattern(text), format("%sx", text)));
	assert_true(patternMatches(newPattern(many), "b"));
	assert_false(patternMatches(newPattern(many), "c"));
}

static int reads_pattern(const char *text)
{
	return QUITS(newPattern(text));
}

static void broken_patterns_are_refused(void **state)
{
	(void)state;
	static const char *const broken[] = { "", " ", "|", "a|", "|a", "(", ")", "()", "[", "[a",
		"[^", "a{", "a{1", "a{1,", "a{}", "a{,}", "a{x}", "[z-a]", "(a|b)c", "a)", "((a)",
		"a{2,1}", "a||b", "[\\", "a{\\", "(a))(" };

	for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
		const int code = reads_pattern(broken[i]);

		if (code != 3)
			print_error("'%s' is taken\n", broken[i]);
		assert_int_equal(code, 3);
	}
}

static void what_is_drawn_matches(void **state)
{
	(void)state;
	static const char *const pattern[] = { "[a-z]{1,10}", "a{3}b?[^a-z]{2}",
		"0|-?[1-9][0-9]{0,5}", "x(a|b|c(d|e{1,3}))", "[\\]\\[\\\\]{5}", "\\|\\(\\)",
		"[]{0}a", "a{0}", "a{-3,-1}b", "\\ [ a]{2}" };
	random_t r = newRandom();

	for (size_t i = 0; i < sizeof pattern / sizeof *pattern; i++)
		for (int j = 0; j < 200; j++) {
			struct tl__text drawn = { NULL, 0, 0 };
			struct tl_span text;

			tl__add_string(&drawn, "");
			tl__pattern_next(newPattern(pattern[i]), &r, &drawn);
			text.text = drawn.s, text.length = drawn.length;
			assert_true(tl__pattern_matches(newPattern(pattern[i]), text));
		}
	EXPECT_QUIT(nextPattern(&r, "a*"), 3,
			"FAIL pattern::next(random_t& rnd): can't process character '*' for "
			"generation");
	assert_int_equal(QUITS(nextPattern(&r, "a+")), 3);
	EXPECT_QUIT(nextPattern(&r, "[]"), 3, "FAIL random_t::next(int n): n must be positive");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		BOUNDED(exponents_are_written_out),
		BOUNDED(a_moderate_exponent_is_written_out_in_full),
		BOUNDED(a_huge_exponent_is_refused_at_once),
		BOUNDED(integers_stop_at_their_limits),
		BOUNDED(words_are_options_or_not),
		BOUNDED(many_options_are_found),
		BOUNDED(the_guard_speaks_of_programs_that_never_registered),
		BOUNDED(huge_counts_match_at_once),
		BOUNDED(greedy_matching_is_linear),
		BOUNDED(deep_nesting_is_read_or_refused),
		BOUNDED(long_patterns_are_read),
		BOUNDED(broken_patterns_are_refused),
		BOUNDED(what_is_drawn_matches),
	};

	return RUN_TESTS(tests);
}
