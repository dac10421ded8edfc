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
	struct text said = TEXT_INIT;

	assert_string_equal(verdict_word(judge_check(&o, &limits, words, &said)),
			verdict_word(verdict));
	assert_string_equal(said.s, why);
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
	expect_checker(o, "points 0.5 half\n", VERDICT_SE, "checker: points 0.5 half");
	o.status = SIGSEGV;
	expect_checker(o, "ok\n", VERDICT_SE, "checker: was killed by SIGSEGV");
	o = good();
	o.cpu_us = 3000000;
	expect_checker(o, "ok\n", VERDICT_SE, "checker: took more than 1000 ms");
	o = good();
	o.failure = "cannot mount";
	expect_checker(o, "ok\n", VERDICT_SE, "checker: cannot mount");
}

/* 400 bytes would end within a character of three. */
static void words_are_capped_between_characters(void **state)
{
	(void)state;
	struct outcome o = good();
	struct text words = TEXT_INIT, why = TEXT_INIT;

	for (int i = 0; i < 300; i++)
		text_add_string(&words, "\u6c42");
	o.status = EXITED(1);
	assert_int_equal(judge_check(&o, &limits, words.s, &why), VERDICT_WA);
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
		cmocka_unit_test(words_are_capped_between_characters),
		cmocka_unit_test(a_compiler_says_ce_for_every_reason_but_ours),
		cmocka_unit_test(a_fifth_around_the_limit_is_near),
		cmocka_unit_test(the_clock_is_patient),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
