/*
 * From how a program ended to its verdict: each rule against the next one in the order.
 */
#include "setter_unit.h"

#include <signal.h>

#include "judge/judge_verdict.h"

#define EXITED(code) ((code) << 8)

static const struct limits limits = { 1000, 4000, 256 * 1024, 16 << 20 };

/* Within every limit, and then changed. */
static struct outcome good(void)
{
	return (struct outcome){ .cpu_us = 5000, .memory_kb = 1800 };
}

static void expect_run(struct outcome o, enum verdict verdict, const char *why)
{
	struct text said = TEXT_INIT;

	assert_string_equal(verdict_word(judge_run(&o, &limits, &said)), verdict_word(verdict));
	assert_string_equal(said.s, why);
	text_release(&said);
}

static void expect_checker(struct outcome o, const char *words, enum verdict verdict,
		const char *why)
{
	static const struct referee checker = { "checker", { SCORE_FRACTION, 3000, false } };
	struct text said = TEXT_INIT;
	long long score;

	assert_string_equal(verdict_word(judge_check(&o, &limits, &checker, words, &score, &said)),
			verdict_word(verdict));
	assert_string_equal(said.s, why);
	text_release(&said);
}

/* What a checker says that ends with this code: the verdict, the score and the reason. */
static void expect_score(struct score_scale scale, int code, const char *words,
		enum verdict verdict, const char *score, const char *why)
{
	const struct referee referee = { "interactor", scale };
	struct outcome o = good();
	struct text said = TEXT_INIT;
	long long found;

	o.status = EXITED(code);
	assert_string_equal(verdict_word(judge_check(&o, &limits, &referee, words, &found, &said)),
			verdict_word(verdict));
	assert_string_equal(said.s, why);
	assert_string_equal(score_text(found).s, score);
	text_release(&said);
}

static void expect_compile(struct outcome o, enum verdict verdict, const char *why)
{
	struct text said = TEXT_INIT;

	assert_string_equal(verdict_word(judge_compile(&o, &limits, &said)), verdict_word(verdict));
	assert_string_equal(said.s, why);
	text_release(&said);
}

static void a_good_end_is_for_the_checker(void **state)
{
	(void)state;
	expect_run(good(), VERDICT_AC, "");
}

/* A run in which everything is wrong at once; taking one reason away shows the next. */
static void the_order_is_se_mle_ole_tle_re(void **state)
{
	(void)state;
	struct outcome o = { .failure = "cannot mount",
		.status = SIGSEGV,
		.no_memory = true,
		.cpu_us = 2000000,
		.idle = true,
		.memory_kb = 1 << 20,
		.output_bytes = 1 << 30 };

	expect_run(o, VERDICT_SE, "cannot mount");
	o.failure = NULL;
	expect_run(o, VERDICT_MLE, "used more than 256 MiB");
	o.no_memory = false;
	expect_run(o, VERDICT_MLE, "used more than 256 MiB");
	o.memory_kb = 256 * 1024;
	expect_run(o, VERDICT_OLE, "printed more than 16 MiB");
	o.output_bytes = 16 << 20;
	expect_run(o, VERDICT_TLE, "took more than 1000 ms");
	o.cpu_us = 1000000;
	expect_run(o, VERDICT_TLE, "idle: did not finish within 4000 ms of wall time");
	o.idle = false;
	expect_run(o, VERDICT_RE, "was killed by SIGSEGV");
	o.status = 0;
	expect_run(o, VERDICT_AC, "");
}

static void killed_for_memory_is_mle_however_little_was_measured(void **state)
{
	(void)state;
	struct outcome o = good();

	o.no_memory = true;
	o.status = SIGKILL;
	expect_run(o, VERDICT_MLE, "used more than 256 MiB");
}

/* The jail saw it pass the limit; what was measured afterwards may be a little less. */
static void ended_by_the_jail_is_tle_however_little_was_measured(void **state)
{
	(void)state;
	struct outcome o = good();

	o.status = SIGKILL;
	o.no_time = true;
	expect_run(o, VERDICT_TLE, "took more than 1000 ms");
	o.no_time = false;
	o.idle = true;
	expect_run(o, VERDICT_TLE, "idle: did not finish within 4000 ms of wall time");
}

static void a_microsecond_too_much_is_too_much(void **state)
{
	(void)state;
	struct outcome o = good();

	o.cpu_us = 1000001;
	expect_run(o, VERDICT_TLE, "took more than 1000 ms");
}

static void whoever_kills_itself_within_its_limits_is_re(void **state)
{
	(void)state;
	static const struct {
		int status;
		const char *why;
	} ends[] = { { SIGKILL, "was killed by SIGKILL" }, { SIGXCPU, "was killed by SIGXCPU" },
		{ SIGSYS, "was killed by SIGSYS" }, { SIGXFSZ, "was killed by SIGXFSZ" },
		{ EXITED(1), "ended with exit code 1" }, { EXITED(95), "ended with exit code 95" },
		{ EXITED(255), "ended with exit code 255" } };

	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
		struct outcome o = good();

		o.status = ends[i].status;
		expect_run(o, VERDICT_RE, ends[i].why);
	}
}

static void a_checker_speaks_by_its_exit_code(void **state)
{
	(void)state;
	struct outcome o = good();

	expect_checker(o, "ok 3 numbers\n", VERDICT_AC, "3 numbers");
	o.status = EXITED(1);
	expect_checker(o, "wrong answer case 3: says 1\nand more\n", VERDICT_WA, "case 3: says 1");
	o.status = EXITED(2);
	expect_checker(o, "wrong output format Expected integer\n", VERDICT_PE, "Expected integer");
	o.status = EXITED(4);
	expect_checker(o, "wrong output format Extra information\n", VERDICT_PE,
			"Extra information");
	o.status = EXITED(8);
	expect_checker(o, "unexpected eof\n", VERDICT_PE, "");
}

static void a_checker_that_fails_is_se(void **state)
{
	(void)state;
	struct outcome o = good();

	o.status = EXITED(3);
	expect_checker(o, "FAIL the answer is wrong\n", VERDICT_SE, "checker: the answer is wrong");
	expect_checker(o, "", VERDICT_SE, "checker: ended with exit code 3");
	o.status = EXITED(7);
	expect_checker(o, "half\n", VERDICT_SE, "checker: half");
	o.status = SIGSEGV;
	expect_checker(o, "ok\n", VERDICT_SE, "checker: was killed by SIGSEGV");
	o = good();
	o.cpu_us = 3000000;
	expect_checker(o, "ok\n", VERDICT_SE, "checker: took more than 1000 ms");
	o = good();
	o.failure = "cannot mount";
	expect_checker(o, "ok\n", VERDICT_SE, "checker: cannot mount");
}

static const struct score_scale fraction = { SCORE_FRACTION, 3000, false },
				points = { SCORE_POINTS, 3000, false };

static void the_message_says_the_score(void **state)
{
	(void)state;
	expect_score(fraction, 7, "points 0.7 two of three\n", VERDICT_PC, "0.7",
			"score 0.7: two of three");
	expect_score(fraction, 7, "points 0.7\n", VERDICT_PC, "0.7", "score 0.7");
	expect_score(fraction, 7, "points 1.0 all\n", VERDICT_AC, "1", "all");
	expect_score(fraction, 7, "points 1\n", VERDICT_AC, "1", "");
	expect_score(fraction, 7, "points 0.0 none\n", VERDICT_WA, "0", "none");
	expect_score(fraction, 7, "points 0.0000000001\n", VERDICT_PC, "0.0000000001",
			"score 0.0000000001");
	/* Ten decimals count; the eleventh rounds. */
	expect_score(fraction, 7, "points 0.00000000005\n", VERDICT_PC, "0.0000000001",
			"score 0.0000000001");
	expect_score(fraction, 7, "points 0.00000000004\n", VERDICT_WA, "0", "");
	expect_score(fraction, 7, "points 0.99999999995\n", VERDICT_AC, "1", "");
	expect_score(fraction, 7, "multiplier 0.25 of Kattis\n", VERDICT_PC, "0.25",
			"score 0.25: of Kattis");
}

/* _pc(n) ends with n, or with 50 + n; the message begins otherwise than that of a WA. */
static void percents_are_told_from_exit_codes_by_their_message(void **state)
{
	(void)state;
	expect_score(fraction, 1, "partially correct (1) a little\n", VERDICT_PC, "0.01",
			"score 0.01: a little");
	expect_score(fraction, 70, "partially correct (70) words\n", VERDICT_PC, "0.7",
			"score 0.7: words");
	expect_score(fraction, 120, "partially correct (70) words\n", VERDICT_PC, "0.7",
			"score 0.7: words");
	expect_score(fraction, 0, "partially correct (0) \n", VERDICT_WA, "0", "");
	expect_score(fraction, 100, "partially correct (100) all\n", VERDICT_AC, "1", "all");
	expect_score(points, 50, "partially correct (50) half\n", VERDICT_PC, "0.5",
			"score 0.5: half");
	expect_score(fraction, 101, "partially correct (101) \n", VERDICT_SE, "0",
			"interactor: a score of 101 percent is more than 100");
}

static void what_only_looks_like_a_score_is_none(void **state)
{
	(void)state;
	expect_score(fraction, 1, "wrong answer points 1\n", VERDICT_WA, "0", "points 1");
	expect_score(fraction, 1, "points 1.0 of a contestant\n", VERDICT_WA, "0",
			"points 1.0 of a contestant");
	expect_score(fraction, 0, "ok points 0.5\n", VERDICT_AC, "1", "points 0.5");
	expect_score(fraction, 2, "partially correct (70) \n", VERDICT_PE, "0",
			"partially correct (70) ");
}

static void a_score_that_is_none_is_se(void **state)
{
	(void)state;
	static const char *const said[] = { "points nan", "points -0.5", "points", "points .5",
		"points 1.", "points 1e-05", "points 0x1", "points inf", "points 0,5",
		"points points_info=a", "points 99999999999999999999999" };

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		const struct referee checker = { "checker", fraction };
		struct outcome o = good();
		struct text why = TEXT_INIT;
		long long score;

		o.status = EXITED(7);
		if (judge_check(&o, &limits, &checker, said[i], &score, &why) != VERDICT_SE)
			fail_msg("'%s' is taken for a score", said[i]);
		assert_memory_equal(why.s, "checker: ", 9);
		text_release(&why);
	}
	expect_score(fraction, 7, "points nan x\n", VERDICT_SE, "0",
			"interactor: not a score: 'nan'");
	expect_score(fraction, 7, "points 1.0000000001\n", VERDICT_SE, "0",
			"interactor: a score of 1.0000000001 is more than 1");
}

/* Of 30 points; of 0 points, any are everything. */
static void points_are_a_part_of_the_groups(void **state)
{
	const struct score_scale none = { SCORE_POINTS, 0, false },
				 least = { SCORE_POINTS, 3000, true };

	(void)state;
	expect_score(points, 7, "points 15 half\n", VERDICT_PC, "0.5", "score 0.5: half");
	expect_score(points, 7, "points 10\n", VERDICT_PC, "0.3333333333", "score 0.3333333333");
	expect_score(points, 7, "points 30\n", VERDICT_AC, "1", "");
	expect_score(points, 7, "points 30.004\n", VERDICT_AC, "1", "");
	expect_score(points, 7, "points 30.01\n", VERDICT_SE, "0",
			"interactor: 30.01 points, but the group has 30");
	expect_score(points, 7, "points 0.004\n", VERDICT_WA, "0", "");
	expect_score(none, 7, "points 5\n", VERDICT_AC, "1", "");
	expect_score(none, 7, "points 0\n", VERDICT_WA, "0", "");
	expect_score(least, 7, "points 70\n", VERDICT_AC, "1", "");
	expect_score(points, 7, "multiplier 0.25\n", VERDICT_PC, "0.25", "score 0.25");
}

static void cases_are_found_behind_a_score(void **state)
{
	(void)state;
	assert_int_equal(judge_case_number("score 0.7: case 9: low"), 9);
	assert_int_equal(judge_case_number("score 0.7"), 0);
	assert_int_equal(judge_case_number("case 9: score 1: low"), 9);
}

/* 400 bytes would end within a character of three. */
static void words_are_capped_between_characters(void **state)
{
	(void)state;
	struct outcome o = good();
	struct text words = TEXT_INIT, why = TEXT_INIT;
	const struct referee checker = { "checker", { SCORE_FRACTION, 3000, false } };
	long long score;

	for (int i = 0; i < 300; i++)
		text_add_string(&words, "\u6c42");
	o.status = EXITED(1);
	assert_int_equal(judge_check(&o, &limits, &checker, words.s, &score, &why), VERDICT_WA);
	assert_int_equal(why.length, 399 + 3);
	assert_string_equal(why.s + 396, "\u6c42...");
	text_release(&words);
	text_release(&why);
}

static void a_compiler_says_ce_for_every_reason_but_ours(void **state)
{
	(void)state;
	struct outcome o = good();

	expect_compile(o, VERDICT_AC, "");
	o.status = EXITED(1);
	expect_compile(o, VERDICT_CE, "");
	o.no_memory = true;
	expect_compile(o, VERDICT_CE, "used more than 256 MiB");
	o.no_memory = false;
	o.status = SIGSEGV;
	expect_compile(o, VERDICT_CE, "was killed by SIGSEGV");
	o.idle = true;
	expect_compile(o, VERDICT_CE, "did not finish within 4000 ms of wall time");
	o.failure = "cannot mount";
	expect_compile(o, VERDICT_SE, "cannot mount");
}

static void a_fifth_around_the_limit_is_near(void **state)
{
	(void)state;
	assert_false(judge_is_near_limit(799999, 1000));
	assert_true(judge_is_near_limit(800000, 1000));
	assert_true(judge_is_near_limit(1200000, 1000));
	assert_false(judge_is_near_limit(1200001, 1000));
	assert_int_equal(judge_near_limit_end_ms(1000), 1200);
	assert_int_equal(judge_near_limit_end_ms(1), 2);
}

/* Twice the limit and a second, but never less than three seconds more. */
static void the_clock_is_patient(void **state)
{
	(void)state;
	assert_int_equal(judge_wall_limit_ms(1000), 4000);
	assert_int_equal(judge_wall_limit_ms(2000), 5000);
	assert_int_equal(judge_wall_limit_ms(3000), 7000);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_good_end_is_for_the_checker),
		cmocka_unit_test(the_order_is_se_mle_ole_tle_re),
		cmocka_unit_test(killed_for_memory_is_mle_however_little_was_measured),
		cmocka_unit_test(ended_by_the_jail_is_tle_however_little_was_measured),
		cmocka_unit_test(a_microsecond_too_much_is_too_much),
		cmocka_unit_test(whoever_kills_itself_within_its_limits_is_re),
		cmocka_unit_test(a_checker_speaks_by_its_exit_code),
		cmocka_unit_test(a_checker_that_fails_is_se),
		cmocka_unit_test(the_message_says_the_score),
		cmocka_unit_test(percents_are_told_from_exit_codes_by_their_message),
		cmocka_unit_test(what_only_looks_like_a_score_is_none),
		cmocka_unit_test(a_score_that_is_none_is_se),
		cmocka_unit_test(points_are_a_part_of_the_groups),
		cmocka_unit_test(cases_are_found_behind_a_score),
		cmocka_unit_test(words_are_capped_between_characters),
		cmocka_unit_test(a_compiler_says_ce_for_every_reason_but_ours),
		cmocka_unit_test(a_fifth_around_the_limit_is_near),
		cmocka_unit_test(the_clock_is_patient),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
