/*
 * test_exact_eof.c - byte 0xFF on stdin: an end to upstream, a byte to our validators.
 */
#define TESTLIB_EXACT_EOF
#include "../../dist/testlib.h"
#include "unit.h"

static int validate_one_int(int argc, char *argv[])
{
	registerValidation(argc, argv);
	readInt(inf, 1, 9, "n");
	readEoln(inf);
	readEof(inf);
	return 0;
}

static void a_byte_ff_behind_the_input_is_refused(void **state)
{
	struct program p = { .run = validate_one_int, .argv = { "validate" } };

	(void)state;
	p.in = scratch_text("junk", "5\n\377junk");
	run(&p);
	expect(&p, 3, "FAIL Expected EOF (stdin, line 2)\n");
}

static void a_byte_ff_in_a_number_is_part_of_the_token(void **state)
{
	struct program p = { .run = validate_one_int, .argv = { "validate" } };

	(void)state;
	p.in = scratch_text("token", "5\377\n");
	run(&p);
	expect(&p, 3, "FAIL Expected integer, but \"5\377\" found (stdin, line 1)\n");
}

static void an_input_without_it_is_valid(void **state)
{
	struct program p = { .run = validate_one_int, .argv = { "validate" } };

	(void)state;
	p.in = scratch_text("good", "5\n");
	run(&p);
	expect(&p, 0, "");
}

/* The recorded results say it of all drivers; here beside its opposite. */
static void without_the_switch_it_is_the_end(void **state)
{
	struct program p = { .argv = { built("tests/vectors/V10") } };

	(void)state;
	p.in = scratch_text("upstream", "5\n\377junk");
	run(&p);
	expect(&p, 0, "");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_byte_ff_behind_the_input_is_refused),
		cmocka_unit_test(a_byte_ff_in_a_number_is_part_of_the_token),
		cmocka_unit_test(an_input_without_it_is_valid),
		cmocka_unit_test(without_the_switch_it_is_the_end),
	};

	disableFinalizeGuard();
	return cmocka_run_group_tests(tests, make_scratch_folder, remove_scratch_folder);
}
