/*
 * problem.yaml: what is read, and every error with its place and hint.
 */
#include "setter_unit.h"

/* Reads a file that holds this, and expects these reports. */
static void expect_reports(const char *yaml, const char *reports)
{
	struct problem p = PROBLEM_INIT;

	write_file("problems/x/problem.yaml", yaml);
	start_listening();
	assert_int_equal(problem_read(&p, &kit, "x"), *reports ? -1 : 0);
	assert_string_equal(heard(), reports);
	problem_release(&p);
}

/* The file is right but for this line, which is the last, the seventh. */
static void expect_report(const char *line, const char *report)
{
	char *yaml = xprintf("%s%s\n", GOOD_YAML, line);
	char *reports = xprintf("problems/x/problem.yaml:7:%s", report);

	expect_reports(yaml, reports);
	free(yaml);
	free(reports);
}

static void every_key_is_read(void **state)
{
	struct problem p = PROBLEM_INIT;

	(void)state;
	write_file("problems/x/problem.yaml",
			"name: {en: \"All moves\", zh: \"所有\"}\n"
			"author: somebody\nlicense: cc by-sa\ntags: [games, math]\n"
			"uuid: 01234567-89ab-cdef-0123-456789abcdef\n"
			"validator: toy\nchecker: same\nreference: exact\nanswer: many\n"
			"limits: {time_limit: 1.25, memory: 64, output: 8, "
			"time_factor: {python: 3, cpp: 1.5}}\n"
			"bounds: {t: 100000, pile: 10^18, low: -2^31}\n"
			"cases:\n  count: to-eof\n  lines: 2\n  max: 50\n  answer_lines: 3\n"
			"hack:\n  - near -form {form} -max {pile} {seed}\n"
			"shrink: near -form {form}\nplot: 'random -t {t}'\n");
	start_listening();
	assert_int_equal(problem_read(&p, &kit, "x"), 0);
	assert_string_equal(heard(), "");
	assert_string_equal(problem_title(&p, "zh"), "所有");
	assert_string_equal(problem_title(&p, "fr"), "All moves");
	assert_string_equal(p.author, "somebody");
	assert_string_equal(p.license, "cc by-sa");
	assert_string_equal(p.tags.list[1], "math");
	assert_string_equal(p.uuid, "01234567-89ab-cdef-0123-456789abcdef");
	assert_string_equal(p.validator_source, "validator/toy.c");
	assert_string_equal(p.reference_source, "solutions/x/exact.c");
	assert_int_equal(p.answer, ANSWER_MANY);
	assert_int_equal(p.time_ms, 1250);
	assert_int_equal(p.memory_mib, 64);
	assert_int_equal(p.output_mib, 8);
	assert_int_equal(p.time_percent[LANGUAGE_PYTHON], 300);
	assert_int_equal(p.time_percent[LANGUAGE_CPP], 150);
	assert_int_equal(p.time_percent[LANGUAGE_C], 100);
	assert_int_equal(p.bound_count, 3);
	assert_string_equal(p.bounds[1].name, "pile");
	assert_true(p.bounds[1].value == 1000000000000000000);
	assert_true(p.bounds[2].value == -2147483648);
	assert_int_equal(p.case_count, CASES_TO_EOF);
	assert_int_equal(p.case_lines, 2);
	assert_int_equal(p.case_max, 50);
	assert_int_equal(p.answer_lines, 3);
	assert_string_equal(p.hack_lines.list[0], "near -form {form} -max {pile} {seed}");
	assert_string_equal(p.shrink, "near");
	assert_string_equal(p.plot, "random");
	assert_int_equal(p.plot_line.length, strlen("random -t {t}"));
	problem_release(&p);
}

static void what_is_left_out_has_a_default(void **state)
{
	struct problem p = PROBLEM_INIT;

	(void)state;
	write_file("problems/x/problem.yaml",
			"name: {en: Toy}\nvalidator: toy\nchecker: same\nreference: exact\n");
	assert_int_equal(problem_read(&p, &kit, "x"), 0);
	assert_int_equal(p.time_ms, 1000);
	assert_int_equal(p.memory_mib, 256);
	assert_int_equal(p.output_mib, 16);
	assert_int_equal(p.answer, ANSWER_UNIQUE);
	assert_string_equal(problem_form(&p), "single");
	/* Version 8, variant 8 to b; the same for the same id for ever. */
	assert_string_equal(p.uuid, "f59b1ee7-70e0-82c3-ada0-f93ef24d4839");
	problem_release(&p);
}

static void the_form_follows_from_the_cases(void **state)
{
	static const char *const pairs[][2] = {
		{ "cases: {count: first-line, max: 10}\n", "count" },
		{ "cases: {count: to-eof, max: 10}\n", "eof" },
		{ "cases: {count: to-eof, max: 1}\n", "single" },
	};

	(void)state;
	for (size_t i = 0; i < 3; i++) {
		struct problem p = PROBLEM_INIT;
		char *yaml = xprintf("name: {en: Toy}\nvalidator: toy\nchecker: same\n"
				     "reference: exact\n%s",
				pairs[i][0]);

		write_file("problems/x/problem.yaml", yaml);
		assert_int_equal(problem_read(&p, &kit, "x"), 0);
		assert_string_equal(problem_form(&p), pairs[i][1]);
		problem_release(&p);
		free(yaml);
	}
}

static void an_unknown_key_gets_the_nearest_as_a_hint(void **state)
{
	(void)state;
	expect_report("autor: me",
			"1: error: 'problem.yaml' has no key 'autor'\n"
			"     7 | autor: me\n"
			"       | ^~~~~\n"
			"hint: did you mean 'author'?\n");
	expect_report("limits: {tim_limit: 1}",
			"10: error: 'limits' has no key 'tim_limit'\n"
			"     7 | limits: {tim_limit: 1}\n"
			"       |          ^~~~~~~~~\n"
			"hint: did you mean 'time_limit'?\n");
	expect_report("color: red",
			"1: error: 'problem.yaml' has no key 'color'\n"
			"     7 | color: red\n"
			"       | ^~~~~\n");
}

static void only_a_name_is_required(void **state)
{
	(void)state;
	expect_reports("author: me\n",
			"problems/x/problem.yaml:1:1: error: 'problem.yaml' has no 'name:'\n"
			"     1 | author: me\n       | ^\n");
	expect_reports("name: {en: X}\n", "");
}

static void a_key_may_not_be_repeated(void **state)
{
	(void)state;
	expect_report("checker: same",
			"1: error: 'checker' occurs twice\n"
			"     7 | checker: same\n"
			"       | ^~~~~~~\n");
}

static void wrong_types_are_errors(void **state)
{
	(void)state;
	expect_report("author: [me]",
			"9: error: 'author' must be a text\n"
			"     7 | author: [me]\n"
			"       |         ^~~~\n");
	expect_report("author: ''",
			"9: error: 'author' is empty\n"
			"     7 | author: ''\n"
			"       |         ^~\n");
	expect_report("tags: games",
			"7: error: 'tags' must be a list\n"
			"     7 | tags: games\n"
			"       |       ^~~~~\n"
			"hint: write [one, two], or lines with '- '\n");
	expect_report("limits: 5",
			"9: error: 'limits' must have keys and values\n"
			"     7 | limits: 5\n"
			"       |         ^\n"
			"hint: write {key: value}\n");
	expect_report("? [a]\n: b",
			"3: error: a key of 'problem.yaml' must be a word\n"
			"     7 | ? [a]\n"
			"       |   ^~~\n");
}

static void words_come_from_a_list(void **state)
{
	(void)state;
	expect_report("answer: uniqe",
			"9: error: 'answer' must be 'unique' or 'many'\n"
			"     7 | answer: uniqe\n"
			"       |         ^~~~~\n"
			"hint: did you mean 'unique'?\n");
	expect_report("limits: {time_factor: {pyton: 2}}",
			"24: error: unknown language 'pyton'\n"
			"     7 | limits: {time_factor: {pyton: 2}}\n"
			"       |                        ^~~~~\n"
			"hint: did you mean 'python'?\n");
	expect_report("uuid: 123",
			"7: error: 'uuid' must be hex digits in the form 8-4-4-4-12\n"
			"     7 | uuid: 123\n"
			"       |       ^~~\n"
			"hint: leave it out, and it is derived from the id\n");
}

static void numbers_have_a_form_and_a_range(void **state)
{
	(void)state;
	expect_report("limits: {memory: lots}",
			"18: error: 'memory' must be a whole number\n"
			"     7 | limits: {memory: lots}\n"
			"       |                  ^~~~\n"
			"hint: write it as 1000 or 10^9\n");
	expect_report("limits: {memory: 0}",
			"18: error: 'memory' must be from 1 to 1048576, not 0\n"
			"     7 | limits: {memory: 0}\n"
			"       |                  ^\n");
	expect_report("limits: {time_limit: 1s}",
			"22: error: 'time_limit' must be a decimal number\n"
			"     7 | limits: {time_limit: 1s}\n"
			"       |                      ^~\n"
			"hint: write it as 2 or 1.5\n");
	expect_report("limits: {time_limit: 0.0}",
			"22: error: 'time_limit' must be from 0.001 to 600\n"
			"     7 | limits: {time_limit: 0.0}\n"
			"       |                      ^~~\n");
}

static void bounds_are_identifiers_with_numbers(void **state)
{
	(void)state;
	expect_reports("name: {en: Toy}\nvalidator: toy\nchecker: same\nreference: exact\n"
		       "bounds: {1t: 5, form: 5, n: 10^19, m: 2e5}\n",
			"problems/x/problem.yaml:5:10: error: '1t' cannot be the name of a bound\n"
			"     5 | bounds: {1t: 5, form: 5, n: 10^19, m: 2e5}\n"
			"       |          ^~\n"
			"hint: it must be an identifier in C, and not form, seed, group, points, "
			"include\n"
			"problems/x/problem.yaml:5:17: error: 'form' cannot be the name of a bound\n"
			"     5 | bounds: {1t: 5, form: 5, n: 10^19, m: 2e5}\n"
			"       |                 ^~~~\n"
			"hint: it must be an identifier in C, and not form, seed, group, points, "
			"include\n"
			"problems/x/problem.yaml:5:29: error: 'n' is too large\n"
			"     5 | bounds: {1t: 5, form: 5, n: 10^19, m: 2e5}\n"
			"       |                             ^~~~~\n"
			"hint: the largest number is 2^63-1\n"
			"problems/x/problem.yaml:5:39: error: 'm' must be a whole number\n"
			"     5 | bounds: {1t: 5, form: 5, n: 10^19, m: 2e5}\n"
			"       |                                       ^~~\n"
			"hint: write it as 1000 or 10^9\n");
}

static void named_programs_must_exist(void **state)
{
	(void)state;
	expect_reports("name: {en: Toy}\nvalidator: [toy, tot]\n",
			"problems/x/problem.yaml:2:12: error: a problem has one validator\n"
			"     2 | validator: [toy, tot]\n"
			"       |            ^~~~~~~~~~\n"
			"hint: name one; what others check can be a function of it, or a module\n");
	expect_reports("name: {en: Toy}\nvalidator: tot\nchecker: sane\nreference: exakt\n"
		       "shrink: rndom\nplot: ../x\n",
			"problems/x/problem.yaml:2:12: error: no validator 'validator/tot'\n"
			"     2 | validator: tot\n"
			"       |            ^~~\n"
			"hint: did you mean 'toy'?\n"
			"problems/x/problem.yaml:3:10: error: no checker 'checker/sane'\n"
			"     3 | checker: sane\n"
			"       |          ^~~~\n"
			"hint: did you mean 'same'?\n"
			"problems/x/problem.yaml:4:12: error: no reference solution "
			"'solutions/x/exakt'\n"
			"     4 | reference: exakt\n"
			"       |            ^~~~~\n"
			"hint: did you mean 'exact'?\n"
			"problems/x/problem.yaml:5:9: error: unknown generator 'rndom'\n"
			"     5 | shrink: rndom\n"
			"       |         ^~~~~\n"
			"hint: did you mean 'random'?\n"
			"problems/x/problem.yaml:6:7: error: unknown generator '../x'\n"
			"     6 | plot: ../x\n"
			"       |       ^~~~\n"
			"hint: a generator is a file gen/NAME.c, .cpp or .py\n");
}

static void the_reference_is_one_file(void **state)
{
	(void)state;
	write_file("solutions/x/exact.py", "");
	expect_reports(GOOD_YAML,
			"problems/x/problem.yaml:4:12: error: both 'solutions/x/exact.c' "
			"and 'solutions/x/exact.py' exist\n"
			"     4 | reference: exact\n"
			"       |            ^~~~~\n");
	assert_int_equal(remove("solutions/x/exact.py"), 0);
}

static void hack_lines_are_checked_like_those_of_the_plan(void **state)
{
	(void)state;
	expect_report("hack: ['naer -t {q} {seed}']",
			"9: error: unknown generator 'naer'\n"
			"     7 | hack: ['naer -t {q} {seed}']\n"
			"       |         ^~~~\n"
			"hint: did you mean 'near'?\n"
			"problems/x/problem.yaml:7:17: error: unknown "
			"name '{q}'\n"
			"     7 | hack: ['naer -t {q} {seed}']\n"
			"       |                 ^~~\n"
			"hint: did you mean 't'?\n");
}

/* The mapping of the file, and 63 lists in it, are 64. */
static void what_is_nested_too_deeply_is_refused(void **state)
{
	struct problem p = PROBLEM_INIT;
	char text[300] = "name:\n";

	(void)state;
	for (int i = 0; i < 64; i++)
		strcat(text, "- ");
	strcat(text, "x\n");
	expect_reports(text,
			"problems/x/problem.yaml:2:127: error: more than 64 lists or mappings "
			"inside each other\n"
			"     2 | ...- - - - - - - - - - - - - - - - - - - x\n"
			"       |                                        ^\n");
	memmove(text + 6, text + 8, strlen(text + 8) + 1);
	start_listening();
	write_file("problems/x/problem.yaml", text);
	assert_int_equal(problem_read(&p, &kit, "x"), -1);
	problem_release(&p);
	assert_null(strstr(heard(), "inside each other"));
	assert_non_null(strstr(heard(), "must have keys"));
}

static void what_is_not_yaml_has_a_place_too(void **state)
{
	(void)state;
	expect_reports("name: {en: Toy\nvalidator: toy\n",
			"problems/x/problem.yaml:2:10: error: not YAML: did not find expected ',' or '}'\n"
			"     2 | validator: toy\n"
			"       |          ^\n"
			"hint: while parsing a flow mapping\n");
	expect_reports("name: a\xff\n",
			"problems/x/problem.yaml:1:8: error: not YAML: invalid leading "
			"UTF-8 octet\n"
			"     1 | name: a?\n"
			"       |        ^\n");
	expect_reports("",
			"problems/x/problem.yaml:1:1: error: the file is empty\n"
			"     1 | \n"
			"       | ^\n");
	expect_reports("- a\n",
			"problems/x/problem.yaml:1:1: error: 'problem.yaml' must have keys and "
			"values\n"
			"     1 | - a\n"
			"       | ^~~\n"
			"hint: write {key: value}\n");
}

/* A column counts bytes, the caret counts what a terminal shows: two for a Chinese character. */
static void carets_stand_under_wide_characters(void **state)
{
	(void)state;
	expect_report("name: {zh: 石子, en: []}",
			"1: error: 'name' occurs twice\n"
			"     7 | name: {zh: 石子, en: []}\n"
			"       | ^~~~\n");
	expect_reports("name: {zh: 石子, en: []}\nvalidator: toy\nchecker: same\nreference: exact\n",
			"problems/x/problem.yaml:1:24: error: 'name' must be a text\n"
			"     1 | name: {zh: 石子, en: []}\n"
			"       |                      ^~\n");
}

static void a_missing_file_is_an_error_without_a_place(void **state)
{
	struct problem p = PROBLEM_INIT;

	(void)state;
	start_listening();
	assert_int_equal(problem_read(&p, &kit, "y"), -1);
	assert_string_equal(heard(),
			"error: cannot open 'problems/y/problem.yaml': "
			"No such file or directory\n"
			"hint: every folder of problems/ needs one: write it as setter new does, or "
			"move 'problems/y' away\n");
	problem_release(&p);
}

static void numbers_of_bounds(void **state)
{
	static const struct {
		const char *text;
		bool is_one;
		long long value;
	} table[] = {
		{ "0", true, 0 },
		{ "100000", true, 100000 },
		{ "10^18", true, 1000000000000000000 },
		{ "2^31-1", true, 2147483647 },
		{ "2^63-1", false, 0 }, /* 2^63 itself does not fit */
		{ "9223372036854775807", true, INT64_MAX },
		{ "9223372036854775808", false, 0 },
		{ "-10^9", true, -1000000000 },
		{ "10^0", true, 1 },
		{ "0^5", true, 0 },
		{ "", false, 0 },
		{ "-", false, 0 },
		{ "01", false, 0 },
		{ "+1", false, 0 },
		{ "1e9", false, 0 },
		{ "10^", false, 0 },
		{ "10^19", false, 0 },
		{ "2^64", false, 0 },
		{ "1^100", false, 0 },
		{ "5-2", false, 0 },
		{ " 5", false, 0 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
		long long value = -77;

		assert_int_equal(bound_parse(table[i].text, &value), table[i].is_one);
		assert_true(value == (table[i].is_one ? table[i].value : -77));
	}
}

static void a_number_that_does_not_fit_is_one_all_the_same(void **state)
{
	static const char *const too_large[] = { "10^19", "10^99", "-10^99", "2^63", "2^64-1",
		"9223372036854775808", "10^999999999999999999999", NULL };
	static const char *const others[] = { "10^18", "9223372036854775807", "2e5", "10^", "^9",
		"1099^", "010^99", "10^099", "10^99x", "10^99-2", "-", "", NULL };

	(void)state;
	for (size_t i = 0; too_large[i]; i++)
		assert_true(bound_is_too_large(too_large[i]));
	for (size_t i = 0; others[i]; i++)
		assert_false(bound_is_too_large(others[i]));
}

static void bounds_are_printed_as_one_writes_them(void **state)
{
	(void)state;
	assert_string_equal(bound_text(1000000000000000000).s, "10^18");
	assert_string_equal(bound_text(-1000000000).s, "-10^9");
	assert_string_equal(bound_text(1000000).s, "10^6");
	assert_string_equal(bound_text(100000).s, "100000");
	assert_string_equal(bound_text(2000000000).s, "2000000000");
	assert_string_equal(bound_text(INT64_MIN).s, "-9223372036854775808");
	assert_string_equal(bound_text(0).s, "0");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_key_is_read),
		cmocka_unit_test(what_is_left_out_has_a_default),
		cmocka_unit_test(the_form_follows_from_the_cases),
		cmocka_unit_test(an_unknown_key_gets_the_nearest_as_a_hint),
		cmocka_unit_test(only_a_name_is_required),
		cmocka_unit_test(a_key_may_not_be_repeated),
		cmocka_unit_test(wrong_types_are_errors),
		cmocka_unit_test(words_come_from_a_list),
		cmocka_unit_test(numbers_have_a_form_and_a_range),
		cmocka_unit_test(bounds_are_identifiers_with_numbers),
		cmocka_unit_test(named_programs_must_exist),
		cmocka_unit_test(the_reference_is_one_file),
		cmocka_unit_test(hack_lines_are_checked_like_those_of_the_plan),
		cmocka_unit_test(what_is_nested_too_deeply_is_refused),
		cmocka_unit_test(what_is_not_yaml_has_a_place_too),
		cmocka_unit_test(carets_stand_under_wide_characters),
		cmocka_unit_test(a_missing_file_is_an_error_without_a_place),
		cmocka_unit_test(numbers_of_bounds),
		cmocka_unit_test(a_number_that_does_not_fit_is_one_all_the_same),
		cmocka_unit_test(bounds_are_printed_as_one_writes_them),
	};

	return RUN_KIT_TESTS(tests);
}
