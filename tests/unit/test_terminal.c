/* test_terminal.c - colours, when stderr is a terminal. */
#include "unit.h"
#include <errno.h>
#include <pty.h>
#include <termios.h>

static int says_ok(int argc, char *argv[])
{
	registerTestlibCmd(argc, argv);
	quitf(_ok, "fine");
}

static int says_wrong(int argc, char *argv[])
{
	registerTestlibCmd(argc, argv);
	quitf(_wa, "no");
}

static int says_format(int argc, char *argv[])
{
	registerTestlibCmd(argc, argv);
	quitf(_pe, "no");
}

static int says_fail(int argc, char *argv[])
{
	registerTestlibCmd(argc, argv);
	quitf(_fail, "jury");
}

static int says_points(int argc, char *argv[])
{
	registerTestlibCmd(argc, argv);
	quitp(12.5, "half");
}

static int says_part(int argc, char *argv[])
{
	registerTestlibCmd(argc, argv);
	quitf(_pc(17), "some");
}

/* A plain chroot has none. */
static void need_terminals(const char *who)
{
	int master, slave;

	if (openpty(&master, &slave, NULL, NULL, NULL)) {
		print_message("skipped: %s (needs /dev/pts: %s)\n", who, strerror(errno));
		skip();
	}
	close(master);
	close(slave);
}

/* Runs a checker with stderr on a terminal; what arrives there. */
static const char *on_terminal(struct program *p)
{
	static char seen[4096];
	struct termios plain;
	int master, slave;
	ssize_t length;

	cfmakeraw(&plain);
	assert_int_equal(openpty(&master, &slave, NULL, &plain, NULL), 0);
	p->err = ttyname(slave);
	run(p);
	fcntl(master, F_SETFL, O_NONBLOCK);
	length = read(master, seen, sizeof seen - 1);
	close(master);
	close(slave);
	seen[length > 0 ? length : 0] = '\0';
	return seen;
}

static void expect_on_terminal(int (*checker)(int, char **), int code, const char *bytes)
{
	const char *empty = scratch_text("empty", "");
	struct program p = { .run = checker, .argv = { "checker", empty, empty, empty } };

	assert_string_equal(on_terminal(&p), bytes);
	assert_int_equal(p.code, code);
}

static void each_verdict_has_its_colour(void **state)
{
	(void)state;
	need_terminals(__func__);
	expect_on_terminal(says_ok, 0, "\033[1;32mok \033[0m\033[0mfine\033[0m\n\033[0m");
	expect_on_terminal(says_wrong, 1,
			"\033[1;31mwrong answer \033[0m\033[0mno\033[0m\n\033[0m");
	expect_on_terminal(says_format, 2,
			"\033[1;31mwrong output format \033[0m\033[0mno\033[0m\n\033[0m");
	expect_on_terminal(says_fail, 3, "\033[1;31mFAIL \033[0m\033[0mjury\033[0m\n\033[0m");
	expect_on_terminal(says_points, 7,
			"\033[1;33mpoints \033[0m\033[0m12.5 half\033[0m\n\033[0m");
	expect_on_terminal(says_part, 17,
			"\033[1;33mpartially correct (17) \033[0m\033[0msome\033[0m\n\033[0m");
}

static void with_a_result_file_only_the_reset_is_coloured(void **state)
{
	(void)state;
	need_terminals(__func__);
	static int (*const checker[])(int, char **) = { says_ok, says_wrong, says_points,
		says_part };
	const char *message[] = { "fine", "no", "12.5 half", "some" };
	const char *empty = scratch_text("empty", ""), *result = scratch("result");

	for (size_t i = 0; i < sizeof checker / sizeof *checker; i++) {
		struct program p = { .run = checker[i],
			.argv = { "checker", empty, empty, empty, result } };

		assert_string_equal(on_terminal(&p), "\n\033[0mSee file to check exit message\n");
		assert_string_equal(contents(result).text, message[i]);
	}
}

static void a_built_checker_is_coloured_too(void **state)
{
	(void)state;
	need_terminals(__func__);
	const char *one = scratch_text("one", "1\n"), *two = scratch_text("two", "2\n");
	struct program p = { .argv = { built("checker/icmp"), one, two, one } };

	assert_string_equal(on_terminal(&p),
			"\033[1;31mwrong answer \033[0m\033[0mexpected 1, found 2\033[0m\n\033[0m");
	assert_int_equal(p.code, 1);
}

static void no_terminal_no_colour(void **state)
{
	(void)state;
	const char *one = scratch_text("one", "1\n");
	const struct program p = check("icmp", one, one, one);

	expect(&p, 0, "ok answer is 1\n");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_verdict_has_its_colour),
		cmocka_unit_test(with_a_result_file_only_the_reset_is_coloured),
		cmocka_unit_test(a_built_checker_is_coloured_too),
		cmocka_unit_test(no_terminal_no_colour),
	};

	return RUN_TESTS(tests);
}
