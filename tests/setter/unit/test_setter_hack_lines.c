/*
 * Lines of the plan, changed.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "hack/hack_lines.h"

static bool small(struct names *words, const char *const *line, size_t round)
{
	names_release(words);
	for (size_t i = 0; line[i]; i++)
		names_add(words, line[i]);
	return hack_words_made_small(words, round, "1");
}

static void a_number_is_known_wherever_it_stands(void **state)
{
	const char *const line[] = { "gen10", "-n", "1000", "-m500", "k=70", "--most=80", "90",
		"tree200", "-b-30", "1.5", NULL };
	const char *const expected[] = { "gen10", "-n", "5", "-m5", "k=5", "--most=5", "5",
		"tree200", "-b-5", "1.5" };
	struct names words = NAMES_INIT;

	(void)state;
	assert_true(small(&words, line, 0));
	for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
		assert_string_equal(words.list[i], expected[i]);
	names_release(&words);
}

static void what_is_small_stays(void **state)
{
	const char *const line[] = { "gen", "-n", "5", "-mode", "2", "salt", NULL };
	struct names words = NAMES_INIT;

	(void)state;
	assert_false(small(&words, line, 0));
	assert_string_equal(words.list[2], "5");
	names_release(&words);
}

static void in_odd_rounds_large_values_stay_and_sizes_differ(void **state)
{
	const char *const line[] = { "gen", "1000000000", "100", "100", "100", "100", NULL };
	struct names words = NAMES_INIT;
	bool differ = false;

	(void)state;
	assert_true(small(&words, line, 1));
	assert_string_equal(words.list[1], "1000000000");
	for (size_t i = 2; i < words.count; i++) {
		/* Of at most 8, the upper half. */
		assert_in_range(atoi(words.list[i]), 5, 8);
		differ |= strcmp(words.list[i], words.list[2]) != 0;
	}
	assert_true(differ);
	names_release(&words);
}

/* A plan of two lines, one of them with large numbers, and one line of `hack:`. */
static void lines_of_hack_come_first_and_rounds_do_not_end(void **state)
{
	char *words[] = { "g", "100", NULL }, *few[] = { "g", "3", NULL }, *copy[] = { NULL };
	char *hack[] = { "g 7", NULL };
	struct span nowhere = { NULL, 0, 0 };
	struct test tests[] = { { .words = { words, 2 } }, { .words = { copy, 0 } },
		{ .words = { few, 2 } } };
	char validator[] = "v";
	struct problem problem = { .validator = validator,
		.hack_lines = { hack, 1 },
		.hacks = &nowhere };
	struct plan plan = { .tests = tests, .test_count = 3 };
	struct hack_lines lines = HACK_LINES_INIT;
	struct names made = NAMES_INIT;
	size_t line, round;

	(void)state;
	hack_lines_collect(&lines, &problem, &plan);
	assert_int_equal(lines.count, 4);
	assert_null(lines.list[0].test);
	assert_true(lines.list[1].is_small);
	assert_ptr_equal(lines.list[3].test, &tests[2]);
	/* The line of `hack:` has no {seed}: it is left out of the rounds. */
	assert_true(hack_lines_find(&lines, 4, &line, &round));
	assert_int_equal(line, 1);
	assert_int_equal(round, 1);
	assert_true(hack_lines_find(&lines, 4 + 3 * 8 + 1, &line, &round));
	assert_int_equal(line, 2);
	assert_int_equal(round, 9);
	assert_int_equal(hack_lines_words(&lines, 2, 9, "1", &made), 0);
	assert_string_equal(made.list[1], "100");
	assert_string_equal(made.list[2], "1009");
	names_release(&made);
	hack_lines_release(&lines);
}

static void a_line_is_useless_at_once_and_a_small_one_later(void **state)
{
	struct hack_line list[] = { { .is_small = true }, { .is_small = false } };
	struct hack_lines lines = { NULL, NULL, list, 2 };

	(void)state;
	hack_lines_fail(&lines, 1, false);
	hack_lines_fail(&lines, 0, false);
	assert_true(hack_lines_is_useless(&lines, 1));
	assert_false(hack_lines_is_useless(&lines, 0));
	hack_lines_fail(&lines, 0, true);
	assert_false(hack_lines_are_useless(&lines));
	hack_lines_fail(&lines, 0, true);
	assert_true(hack_lines_are_useless(&lines));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_number_is_known_wherever_it_stands),
		cmocka_unit_test(what_is_small_stays),
		cmocka_unit_test(in_odd_rounds_large_values_stay_and_sizes_differ),
		cmocka_unit_test(lines_of_hack_come_first_and_rounds_do_not_end),
		cmocka_unit_test(a_line_is_useless_at_once_and_a_small_one_later),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
