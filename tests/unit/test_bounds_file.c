/*
 * test_bounds_file.c - what a validator writes with --boundsFile.
 */
#include "unit.h"

/* Numbers to the end of the line, under names that depend on the program. */
static void expect_bounds(int (*validator)(int argc, char *argv[]), const char *input,
		const char *bounds)
{
	struct program p = { .run = validator, .argv = { "validator", "--boundsFile", "stderr" } };

	p.in = scratch_text("in", input);
	run(&p);
	expect(&p, 0, bounds);
}

static int reads_a_row(int argc, char *argv[])
{
	registerValidation(argc, argv);
	const int n = readInt(inf, 1, 5, "n");

	readEoln(inf);
	readLongs(inf, NULL, n, -100, 1000000000000LL, "an element");
	readEoln(inf);
	readEof(inf);
	return 0;
}

static void a_line_has_name_range_and_what_was_seen(void **state)
{
	(void)state;
	expect_bounds(reads_a_row, "3\n7 -100 8\n",
			"an element -100 1000000000000 -100 8\nn 1 5 3 3\n");
}

static int reads_what_is_not_recorded(int argc, char *argv[])
{
	registerValidation(argc, argv);
	readInt(inf, 1, 9, "a1"); /* upstream takes such names for indexed ones */
	readSpace(inf);
	readInt(inf, 1, 9);
	readSpace(inf);
	readToken(inf);
	readSpace(inf);
	readInt(inf, 1, 9, "~b~");
	readEoln(inf);
	readEof(inf);
	return 0;
}

static void what_has_no_range_or_a_digit_in_its_name_is_left_out(void **state)
{
	(void)state;
	expect_bounds(reads_what_is_not_recorded, "1 2 x 3\n", "b 1 9 3 3\n");
}

/* One buffer for two names, and tildes that come and go: a name is more than its address. */
static int reads_two_names_at_one_address(int argc, char *argv[])
{
	static const char *const names[] = { "x", "y", "~x", "x~", "xx" };
	char name[8];

	registerValidation(argc, argv);
	for (int i = 0; i < 10; i++) {
		if (i)
			readSpace(inf);
		strcpy(name, names[i % 5]);
		readInt(inf, 0, 99, name);
	}
	readEoln(inf);
	readEof(inf);
	return 0;
}

static void a_name_is_more_than_its_address(void **state)
{
	(void)state;
	expect_bounds(reads_two_names_at_one_address, "10 20 30 40 50 11 21 31 41 51\n",
			"x 0 99 10 41\nxx 0 99 50 51\ny 0 99 20 21\n");
}

static int reads_in_changing_ranges(int argc, char *argv[])
{
	registerValidation(argc, argv);
	for (int i = 1; i <= 3; i++) {
		readInt(inf, i, 10 * i, "a");
		readEoln(inf);
	}
	readEof(inf);
	return 0;
}

static void of_changing_ranges_the_widest_is_told(void **state)
{
	(void)state;
	expect_bounds(reads_in_changing_ranges, "5\n4\n6\n", "a 1 30 4 6\n");
}

static int reads_all_types(int argc, char *argv[])
{
	registerValidation(argc, argv);
	readUnsignedLong(inf, 0, 18446744073709551615ULL, "natural");
	readSpace(inf);
	readLong(inf, -9223372036854775807LL - 1, 9223372036854775807LL, "whole");
	readSpace(inf);
	readDouble(inf, -1.5, 1e300, "real");
	readSpace(inf);
	readStrictDouble(inf, 0, 1, 1, 3, "strict");
	readEoln(inf);
	readEof(inf);
	return 0;
}

static void all_types_are_written_in_full(void **state)
{
	(void)state;
	expect_bounds(reads_all_types, "18446744073709551615 -9223372036854775808 0.1 0.125\n",
			"natural 0 18446744073709551615 18446744073709551615 18446744073709551615\n"
			"real -1.5 1e+300 0.1 0.1\n"
			"strict 0 1 0.125 0.125\n"
			"whole -9223372036854775808 9223372036854775807 -9223372036854775808 "
			"-9223372036854775808\n");
}

static void an_invalid_input_has_no_bounds(void **state)
{
	(void)state;
	const char *bounds = scratch("bounds");
	struct program p = { .run = reads_a_row, .argv = { "validator", "--boundsFile", bounds } };

	p.in = scratch_text("in", "3\n7 8\n");
	run(&p);
	assert_int_equal(p.code, 3);
	assert_int_equal(access(bounds, F_OK), -1);
}

static void a_bounds_file_that_cannot_be_written_is_a_failure(void **state)
{
	(void)state;
	struct program p = { .run = reads_a_row,
		.argv = { "validator", "--boundsFile", "/dev/full" } };

	p.in = scratch_text("in", "1\n7\n");
	run(&p);
	expect(&p, 3, "FAIL Validator::writeBounds: can't close bounds file (/dev/full)\n");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_line_has_name_range_and_what_was_seen),
		cmocka_unit_test(what_has_no_range_or_a_digit_in_its_name_is_left_out),
		cmocka_unit_test(a_name_is_more_than_its_address),
		cmocka_unit_test(of_changing_ranges_the_widest_is_told),
		cmocka_unit_test(all_types_are_written_in_full),
		cmocka_unit_test(an_invalid_input_has_no_bounds),
		cmocka_unit_test(a_bounds_file_that_cannot_be_written_is_a_failure),
	};

	disableFinalizeGuard();
	return cmocka_run_group_tests(tests, make_scratch_folder, remove_scratch_folder);
}
