/* test_failures.c - when the machine fails: unreadable files, closed descriptors, a full disk. */
#include "unit.h"

#define FULL "/dev/full" /* every write fails with "No space left on device" */
#define LOST "No space left on device"

/* --- Unreadable ---------------------------------------------------------------------- */

/* A directory has an absurd size, or none (tmpfs): then it opens, and cannot be read. */
static void a_directory_is_no_file(void **state)
{
	(void)state;
	const char *one = scratch_text("one", "1\n");
	const char *name = scratch_folder;
	struct program p = check("icmp", one, name, one);

	if (p.code == 2)
		expect(&p, 2,
				"wrong output format File size exceeds 134217728 bytes, "
				"size is -1\n");
	else
		expect(&p, 3,
				format("FAIL BufferedFileInputStreamReader: unable to read (%s)\n",
						name));
	p = check("icmp", one, one, name);
	assert_int_equal(p.code, 3);
	assert_memory_equal(p.said.text, "FAIL ", 5);
	assert_non_null(strstr(p.said.text, format(" (%s)\n", name)));
}

/* Address 0 of a process is not mapped: its memory file opens, and cannot be read there. */
static void a_read_error_is_a_failure_of_the_jury(void **state)
{
	(void)state;
	const char *one = scratch_text("one", "1\n");
	const struct program p = check("icmp", one, "/proc/self/mem", one);

	expect(&p, 3, "FAIL BufferedFileInputStreamReader: unable to read (/proc/self/mem)\n");
}

static void a_directory_as_stdin_of_a_validator_is_a_failure(void **state)
{
	(void)state;
	struct program p = { .argv = { built("tests/vectors/V01") }, .in = "/" };

	run(&p);
	expect(&p, 3, "FAIL FileInputStreamReader: unable to read (stdin)\n");
}

static void missing_files_are_told_apart(void **state)
{
	(void)state;
	const char *one = scratch_text("one", "1\n"), *none = scratch("none");
	struct program p = check("icmp", one, none, one);

	expect(&p, 2, format("wrong output format Output file not found: \"%s\"\n", none));
	p = check("icmp", one, one, none);
	expect(&p, 3, format("FAIL Answer file not found: \"%s\"\n", none));
	p = check("icmp", none, one, one);
	expect(&p, 0, "ok answer is 1\n");
}

static int reads_everything_of_a_missing_input(int argc, char *argv[])
{
	struct tl_span span;

	registerTestlibCmd(argc, argv);
	ensure(eof(inf) && eoln(inf) && seekEof(inf) && seekEoln(inf));
	ensure(curChar(inf) == 255 && nextChar(inf) == 255 && readChar(inf) == 255);
	ensure(skipEqualTokens(inf, ouf) == 0 && skipEqualLongs(inf, ouf) == 0);
	ensure(skipEqualDoubles(ouf, inf) == 0 && skipEqualLines(inf, ouf) == 0);
	ensure(skipEqualLines(ouf, inf) == 0);
	readEoln(inf), readEof(inf), skipBlanks(inf), skipBom(inf);
	readTokenTo(inf, &span);
	return 0;
}

static void a_missing_input_reads_as_an_empty_one(void **state)
{
	(void)state;
	const char *one = scratch_text("one", "1\n");
	struct program p = { .run = reads_everything_of_a_missing_input,
		.argv = { "checker", "none", one, one } };

	run(&p);
	expect(&p, 3, "FAIL Unexpected end of file - token expected (none)\n");
}

/* --- Closed ---------------------------------------------------------------------------- */

static int ask_at_once(int argc, char *argv[])
{
	registerInteraction(argc, argv);
	quitf(_ok, "participant said %d", readInt(ouf));
}

/* Descriptor 0 is free: the test must not be opened there and read as the participant. */
static void an_interactor_without_stdin_fails(void **state)
{
	(void)state;
	const char *in = scratch_text("in", "50\n");
	struct program p = { .run = ask_at_once, .in = CLOSED };

	p.argv[0] = "ask", p.argv[1] = in, p.argv[2] = scratch("tout");
	run(&p);
	expect(&p, 3, "FAIL FileInputStreamReader: unable to read (stdin)\n");
}

static void a_validator_without_stdin_fails(void **state)
{
	(void)state;
	struct program p = { .argv = { built("tests/vectors/V01") }, .in = CLOSED };

	run(&p);
	expect(&p, 3, "FAIL FileInputStreamReader: unable to read (stdin)\n");
}

static void a_checker_without_stderr_still_ends_with_its_code(void **state)
{
	(void)state;
	const char *one = scratch_text("one", "1\n"), *two = scratch_text("two", "2\n");
	struct program p = { .argv = { built("checker/icmp"), one, two, one }, .err = CLOSED };

	run(&p);
	assert_int_equal(p.code, 1);
	p.argv[2] = one;
	run(&p);
	assert_int_equal(p.code, 0);
	assert_string_equal(contents(one).text, "1\n");
}

static void a_checker_with_everything_closed_writes_its_result_file(void **state)
{
	(void)state;
	const char *one = scratch_text("one", "1\n"), *result = scratch("result");
	struct program p = { .argv = { built("checker/icmp"), one, one, one, result },
		.in = CLOSED,
		.out = CLOSED,
		.err = CLOSED };

	run(&p);
	assert_int_equal(p.code, 0);
	assert_string_equal(contents(result).text, "answer is 1");
	assert_string_equal(contents(one).text, "1\n");
}

static void a_generator_without_stdout_fails(void **state)
{
	(void)state;
	struct program p = { .argv = { built("tests/vectors/igen"), "1" }, .out = CLOSED };

	run(&p);
	expect(&p, 3, "FAIL Can not write to the standard output: Bad file descriptor\n");
}

/* --- A full disk --------------------------------------------------------------------------- */

static int writes_numbers(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	for (int i = 0, n = opt_int_at(1); i < n; i++)
		writeInt(i), writeEoln();
	return 0;
}

static int prints_numbers(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	for (int i = 0, n = opt_int_at(1); i < n; i++)
		printf("%d\n", i);
	return 0;
}

static int prints_and_exits(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	printf("1\n");
	exit(0);
}

static int prints_before_a_test(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	for (int i = 0, n = opt_int_at(1); i < n; i++)
		printf("%d\n", i);
	startTest(1);
	return 0;
}

/* Short outputs fail at the last flush, long ones in the middle. */
static const char *const how_many[] = { "1", "1000", "100000" };

static void a_full_disk_stops_the_writer(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof how_many / sizeof *how_many; i++) {
		struct program p = { .run = writes_numbers,
			.argv = { "gen", how_many[i] },
			.out = FULL };

		run(&p);
		expect(&p, 3, "FAIL Can not write to the standard output: " LOST "\n");
	}
}

static void a_full_disk_is_noticed_behind_printf(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof how_many / sizeof *how_many; i++) {
		struct program p = { .run = prints_numbers,
			.argv = { "gen", how_many[i] },
			.out = FULL };

		run(&p);
		expect(&p, 3, "FAIL Can not write to the standard output\n");
	}
}

static void a_full_disk_is_noticed_behind_exit(void **state)
{
	(void)state;
	struct program p = { .run = prints_and_exits, .argv = { "gen" }, .out = FULL };

	run(&p);
	expect(&p, 3, "FAIL Can not write to the standard output\n");
}

static void a_full_disk_is_noticed_before_the_next_test(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof how_many / sizeof *how_many; i++) {
		struct program p = { .run = prints_before_a_test,
			.argv = { "gen", how_many[i] },
			.out = FULL };

		run(&p);
		expect(&p, 3, "FAIL Can not write to the standard output: " LOST "\n");
	}
}

static int fills_the_last_test(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	if (chdir(argv[1]))
		return 9;
	symlink(FULL, "1");
	startTest(1);
	writeStr("lost");
	return 0;
}

static void a_full_disk_is_noticed_in_the_last_test(void **state)
{
	(void)state;
	struct program p = { .run = fills_the_last_test, .argv = { "gen", scratch_folder } };

	run(&p);
	expect(&p, 3, "FAIL Can not write to the standard output: " LOST "\n");
}

static void a_result_file_on_a_full_disk_is_a_failure(void **state)
{
	(void)state;
	const char *one = scratch_text("one", "1\n");
	struct program p = { .argv = { built("checker/icmp"), one, one, one, FULL } };

	run(&p);
	expect(&p, 3, "FAIL Can not write to the result file\n");
	p.argv[5] = "-appes";
	run(&p);
	expect(&p, 3, "FAIL Can not write to the result file\n");
	p.argv[4] = scratch("no/such/folder");
	run(&p);
	expect(&p, 3, "FAIL Can not write to the result file\n");
}

static int interacts(int argc, char *argv[])
{
	registerInteraction(argc, argv);
	fprintf(tout, "what the checker needs\n");
	quitf(_ok, "done");
}

static int interacts_and_returns(int argc, char *argv[])
{
	registerInteraction(argc, argv);
	fprintf(tout, "what the checker needs\n");
	return 0;
}

static int interacts_at_length(int argc, char *argv[])
{
	registerInteraction(argc, argv);
	for (int i = 0; i < 100000; i++)
		fprintf(tout, "%d\n", i);
	quitf(_wa, "wrong");
}

static void an_interactors_file_on_a_full_disk_is_a_failure(void **state)
{
	(void)state;
	const char *one = scratch_text("one", "1\n");
	struct program p = { .run = interacts, .argv = { "interactor", one, FULL } };

	run(&p);
	expect(&p, 3, "FAIL Can not write to the test-output-file\n");
	p.run = interacts_at_length;
	run(&p);
	expect(&p, 3, "FAIL Can not write to the test-output-file\n");
	p.run = interacts_and_returns;
	run(&p);
	expect(&p, 3, "FAIL Can not write to the test-output-file\n");
}

static void an_interactor_that_returns_has_its_file_written(void **state)
{
	(void)state;
	const char *one = scratch_text("one", "1\n"), *log = scratch("log");
	struct program p = { .run = interacts_and_returns, .argv = { "interactor", one, log } };

	run(&p);
	expect(&p, 0, "");
	assert_string_equal(contents(log).text, "what the checker needs\n");
}

static void expect_lost_log(const char *option, const char *name, const char *message)
{
	const char *in = scratch_text("in", "1\n5\n");
	struct program p = { .argv = { built("tests/vectors/V01"), option, name },
		.in = in,
		.out = FULL };

	run(&p);
	expect(&p, 3, message);
}

static void a_validators_files_on_a_full_disk_are_a_failure(void **state)
{
	(void)state;
	expect_lost_log("--testOverviewLogFileName", FULL,
			"FAIL Validator::writeTestOverviewLog: can't close test overview log file "
			"(/dev/full)\n");
	expect_lost_log("--testOverviewLogFileName", "stdout",
			"FAIL Validator::writeTestOverviewLog: can't close test overview log file "
			"(stdout)\n");
	expect_lost_log("--testOverviewLogFileName", "/no/such/folder",
			"FAIL Validator::writeTestOverviewLog: can't write test overview log to "
			"(/no/such/folder)\n");
	expect_lost_log("--testMarkupFileName", FULL,
			"FAIL Validator::writeTestMarkup: can't close test markup file "
			"(/dev/full)\n");
}

static double scores(const struct TestResult *results, size_t count)
{
	(void)results;
	return (double)count;
}

static int scorer(int argc, char *argv[])
{
	registerScorer(argc, argv, scores);
	return 0;
}

static void a_score_on_a_full_disk_is_a_failure(void **state)
{
	(void)state;
	struct program p = { .run = scorer, .argv = { "scorer" }, .out = FULL };

	run(&p);
	expect(&p, 3, "FAIL Can not write to the standard output\n");
	p.out = NULL;
	run(&p);
	expect(&p, 0, "");
	assert_string_equal(p.printed.text, "0.000\n");
}

static void expect_no_result(const char *line, const char *message)
{
	struct program p = { .run = scorer,
		.argv = { "scorer" },
		.in = scratch_text("results", line) };

	run(&p);
	expect(&p, 3, message);
}

static void a_result_that_cannot_be_read_is_a_failure(void **state)
{
	(void)state;
	expect_no_result("1;t;a;OK\n",
			"FAIL Invalid TestResult serialization: expected exactly 12 items\n");
	expect_no_result("1;t;a;FINE;10;5;100;in;out;ans;0;\n",
			"FAIL Unexpected serialized TestResultVerdict\n");
	expect_no_result("1;t;a;OK;ten;5;100;in;out;ans;0;\n", "FAIL Invalid serialized points\n");
}

static int wants_much_memory(int argc, char *argv[])
{
	const struct rlimit limit = { 256 << 20, 256 << 20 };

	registerTestlibCmd(argc, argv);
	setrlimit(RLIMIT_AS, &limit);
	for (int i = 0; i < 1000; i++)
		tl__alloc(1 << 20);
	return 0;
}

static void memory_that_is_not_there_is_a_failure(void **state)
{
	(void)state;
	const char *one = scratch_text("one", "1\n");
	struct program p = { .run = wants_much_memory, .argv = { "checker", one, one, one } };

	if (SANITIZED) {
		print_message("skipped: a failing malloc (needs the C library's, not a sanitizer's)\n");
		return;
	}
	run(&p);
	expect(&p, 3, "FAIL out of memory: 1048576 bytes more\n");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_directory_is_no_file),
		cmocka_unit_test(a_read_error_is_a_failure_of_the_jury),
		cmocka_unit_test(a_directory_as_stdin_of_a_validator_is_a_failure),
		cmocka_unit_test(missing_files_are_told_apart),
		cmocka_unit_test(a_missing_input_reads_as_an_empty_one),
		cmocka_unit_test(a_validator_without_stdin_fails),
		cmocka_unit_test(an_interactor_without_stdin_fails),
		cmocka_unit_test(a_checker_without_stderr_still_ends_with_its_code),
		cmocka_unit_test(a_checker_with_everything_closed_writes_its_result_file),
		cmocka_unit_test(a_generator_without_stdout_fails),
		cmocka_unit_test(a_full_disk_stops_the_writer),
		cmocka_unit_test(a_full_disk_is_noticed_behind_printf),
		cmocka_unit_test(a_full_disk_is_noticed_behind_exit),
		cmocka_unit_test(a_full_disk_is_noticed_before_the_next_test),
		cmocka_unit_test(a_full_disk_is_noticed_in_the_last_test),
		cmocka_unit_test(a_result_file_on_a_full_disk_is_a_failure),
		cmocka_unit_test(an_interactors_file_on_a_full_disk_is_a_failure),
		cmocka_unit_test(an_interactor_that_returns_has_its_file_written),
		cmocka_unit_test(a_validators_files_on_a_full_disk_are_a_failure),
		cmocka_unit_test(a_score_on_a_full_disk_is_a_failure),
		cmocka_unit_test(a_result_that_cannot_be_read_is_a_failure),
		cmocka_unit_test(memory_that_is_not_there_is_a_failure),
	};

	return RUN_TESTS(tests);
}
