/*
 * Inputs and answers, cut into cases and joined again.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "hack/case_list.h"

static const struct problem counted = { .case_count = CASES_FIRST_LINE,
	.case_lines = 1,
	.case_max = 9,
	.answer_lines = 1 },
			    to_eof = { .case_count = CASES_TO_EOF, .case_lines = 2, .case_max = 9 },
			    whole = { .case_count = CASES_NONE, .case_max = 1 };

static int cut(struct case_list *list, const struct problem *problem, const char *text)
{
	return case_list_cut_input(list, problem, text, strlen(text));
}

static void assert_joined(const struct case_list *list, const struct problem *problem, size_t from,
		size_t to, const char *expected)
{
	struct text text = TEXT_INIT;

	case_list_join(list, problem, from, to, &text);
	assert_string_equal(text.s, expected);
	text_release(&text);
}

static void a_part_of_a_counted_input_has_its_own_number(void **state)
{
	struct case_list list = CASE_LIST_INIT;

	(void)state;
	assert_int_equal(cut(&list, &counted, "3\n1 2\n3 4\n5 6\n"), 0);
	assert_int_equal(list.count, 3);
	assert_joined(&list, &counted, 0, 3, "3\n1 2\n3 4\n5 6\n");
	assert_joined(&list, &counted, 1, 2, "1\n3 4\n");
	assert_joined(&list, &counted, 2, 2, "0\n");
	case_list_release(&list);
}

static void a_case_may_have_several_lines(void **state)
{
	struct case_list list = CASE_LIST_INIT;
	size_t length;

	(void)state;
	assert_int_equal(cut(&list, &to_eof, "a\nb\nc\nd\n"), 0);
	assert_int_equal(list.count, 2);
	assert_memory_equal(case_list_at(&list, 1, &length), "c\nd\n", 4);
	assert_int_equal(length, 4);
	assert_joined(&list, &to_eof, 0, 1, "a\nb\n");
	case_list_release(&list);
}

static void without_cases_an_input_is_one(void **state)
{
	struct case_list list = CASE_LIST_INIT;

	(void)state;
	assert_int_equal(cut(&list, &whole, "anything\n\nat all"), 0);
	assert_int_equal(list.count, 1);
	assert_joined(&list, &whole, 0, 1, "anything\n\nat all");
	case_list_release(&list);
}

static void what_is_not_made_of_cases_is_refused(void **state)
{
	static const char *const wrong[] = { "", "\n", "x\n", "2\n1 2\n", "1\n1 2\n3 4\n", "1\n1 2",
		"-1\n1 2\n", " 1\n1 2\n", "1 \n1 2\n", "1", "99999999999999999999\n1 2\n" };
	struct case_list list = CASE_LIST_INIT;

	(void)state;
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		assert_int_equal(cut(&list, &counted, wrong[i]), -1);
		assert_int_equal(list.count, 0);
	}
	/* An odd line, where a case has two. */
	assert_int_equal(cut(&list, &to_eof, "a\nb\nc\n"), -1);
	assert_int_equal(list.count, 0);
}

static void an_answer_has_as_many_cases_or_is_not_cut(void **state)
{
	struct case_list list = CASE_LIST_INIT;
	struct text text = TEXT_INIT;

	(void)state;
	assert_int_equal(case_list_cut_answer(&list, &counted, 2, "x\ny\n", 4), 0);
	case_list_join_answer(&list, 1, 2, &text);
	assert_string_equal(text.s, "y\n");
	text_release(&text);
	assert_int_equal(case_list_cut_answer(&list, &counted, 3, "x\ny\n", 4), -1);
	assert_int_equal(case_list_cut_answer(&list, &counted, 2, "x\ny", 3), -1);
	/* Nobody has said how many lines an answer has. */
	assert_int_equal(case_list_cut_answer(&list, &to_eof, 2, "x\ny\n", 4), -1);
	assert_int_equal(list.count, 0);
	assert_int_equal(case_list_cut_answer(&list, &whole, 1, "x\ny", 3), 0);
	assert_int_equal(list.count, 1);
	case_list_release(&list);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_part_of_a_counted_input_has_its_own_number),
		cmocka_unit_test(a_case_may_have_several_lines),
		cmocka_unit_test(without_cases_an_input_is_one),
		cmocka_unit_test(what_is_not_made_of_cases_is_refused),
		cmocka_unit_test(an_answer_has_as_many_cases_or_is_not_cut),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
