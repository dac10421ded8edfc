/*
 * tests.plan: what is read, and every error with its place and hint; bounds.h.
 */
#include "setter_unit.h"

#include "problem/bound.h"

static struct problem problem;

static int read_problem(void **state)
{
	const int rc = make_kit(state);

	return rc ? rc : problem_read(&problem, &kit, "x");
}

static int release_problem(void **state)
{
	problem_release(&problem);
	return remove_kit(state);
}

static void read_plan(struct plan *plan, const char *text, const char *reports)
{
	source_set(&plan->source, "tests.plan", text, strlen(text));
	start_listening();
	assert_int_equal(plan_parse(plan, &problem), *reports ? -1 : 0);
	assert_string_equal(heard(), reports);
}

static void expect_reports(const char *text, const char *reports)
{
	struct plan plan = PLAN_INIT;

	read_plan(&plan, text, reports);
	plan_release(&plan);
}

/* The plan is right but for this line, which is the third. */
static void expect_report(const char *line, const char *report)
{
	char *text = xprintf("@group sample points=0\nnear\n%s\n", line);
	char *reports = xprintf("tests.plan:3:%s", report);

	expect_reports(text, reports);
	free(text);
	free(reports);
}

static const char good[] = "# comment\n"
			   "@group sample points=0\n"
			   "copy samples/1.in   # the sample\n"
			   "\n"
			   "@group small points=30 pile=1000\n"
			   "near -form {form} -max {pile} -t {t}\n"
			   "  near\t-x=a#b   {pile}{t} \t #  two  words \n"
			   "@group full points=70 include=sample,small # not a test\n"
			   "random -max {pile}";

static void groups_and_tests_are_read(void **state)
{
	struct plan plan = PLAN_INIT;

	(void)state;
	read_plan(&plan, good, "");
	assert_int_equal(plan.group_count, 3);
	assert_string_equal(plan.groups[1].name, "small");
	assert_int_equal(plan.groups[1].hundredths, 3000);
	assert_int_equal(plan.groups[1].bounds[0], 100);
	assert_int_equal(plan.groups[1].bounds[1], 1000);
	assert_int_equal(plan.groups[2].include_count, 2);
	assert_int_equal(plan.test_count, 4);
	assert_string_equal(plan.tests[0].name, "sample-01");
	assert_string_equal(plan.tests[0].copied, "problems/x/samples/1.in");
	assert_string_equal(plan.tests[0].line, "copy samples/1.in");
	assert_string_equal(plan.tests[0].description, "the sample");
	assert_string_equal(plan.tests[1].name, "small-01");
	assert_string_equal(plan.tests[1].description, "");
	assert_null(plan.tests[1].copied);
	assert_string_equal(plan.tests[3].name, "full-01");
	assert_int_equal(plan.tests[3].group, 2);
	plan_release(&plan);
}

static void names_in_braces_take_the_values_of_the_group(void **state)
{
	struct plan plan = PLAN_INIT;

	(void)state;
	read_plan(&plan, good, "");
	assert_string_equal(plan.tests[1].line, "near -form count -max 1000 -t 100");
	assert_string_equal(plan.tests[2].line, "near -x=a#b 1000100");
	assert_string_equal(plan.tests[2].description, "two  words");
	assert_int_equal(plan.tests[2].words.count, 3);
	assert_string_equal(plan.tests[2].words.list[1], "-x=a#b");
	assert_null(plan.tests[2].words.list[3]);
	assert_string_equal(plan.tests[3].line, "random -max 1000000000000000000");
	plan_release(&plan);
}

static void an_included_test_counts_for_both_groups(void **state)
{
	struct plan plan = PLAN_INIT;

	(void)state;
	read_plan(&plan,
			"@group sample points=0\nnear\n@group a points=1 include=sample\n"
			"@group b points=1 include=a\nnear b\n@group c points=1\nnear c\n",
			"");
	assert_true(plan_counts_for(&plan, &plan.tests[0], 0));
	assert_true(plan_counts_for(&plan, &plan.tests[0], 1));
	assert_true(plan_counts_for(&plan, &plan.tests[0], 2));
	assert_false(plan_counts_for(&plan, &plan.tests[0], 3));
	assert_false(plan_counts_for(&plan, &plan.tests[1], 1));
	assert_int_equal(plan_find_group(&plan, "c"), 3);
	assert_int_equal(plan_find_group(&plan, "d"), 4);
	assert_int_equal(plan_find_test(&plan, "c-01"), 2);
	assert_int_equal(plan_find_test(&plan, "c-02"), 3);
	plan_release(&plan);
}

static void a_generator_must_exist(void **state)
{
	(void)state;
	expect_report("naer -t 5",
			"1: error: unknown generator 'naer'\n"
			"     3 | naer -t 5\n"
			"       | ^~~~\n"
			"hint: did you mean 'near'?\n");
	expect_report("../near",
			"1: error: unknown generator '../near'\n"
			"     3 | ../near\n"
			"       | ^~~~~~~\n"
			"hint: did you mean 'near'?\n");
	expect_report("quadratic",
			"1: error: unknown generator 'quadratic'\n"
			"     3 | quadratic\n"
			"       | ^~~~~~~~~\n"
			"hint: write it as problems/x/gen/quadratic.c, .cpp or .py\n");
}

static void a_name_in_braces_must_be_known(void **state)
{
	(void)state;
	expect_report("near -max {piel} {seed} {form",
			"11: error: unknown name '{piel}'\n"
			"     3 | near -max {piel} {seed} {form\n"
			"       |           ^~~~~~\n"
			"hint: did you mean 'pile'?\n"
			"tests.plan:3:18: error: unknown name '{seed}'\n"
			"     3 | near -max {piel} {seed} {form\n"
			"       |                  ^~~~~~\n"
			"hint: names are 'form' and those of 'bounds:'\n"
			"tests.plan:3:25: error: '{' without '}'\n"
			"     3 | near -max {piel} {seed} {form\n"
			"       |                         ^~~~~\n");
	expect_report("near a}",
			"7: error: '}' without '{'\n"
			"     3 | near a}\n"
			"       |       ^\n");
}

static void a_copied_file_must_exist(void **state)
{
	(void)state;
	expect_report("copy samples/2.in",
			"6: error: no file 'problems/x/samples/2.in'\n"
			"     3 | copy samples/2.in\n"
			"       |      ^~~~~~~~~~~~\n"
			"hint: did you mean '1.in'?\n");
	expect_report("copy other/input",
			"6: error: no file 'problems/x/other/input'\n"
			"     3 | copy other/input\n"
			"       |      ^~~~~~~~~~~\n"
			"hint: create it: paths start in the problem's folder\n");
	expect_report("copy",
			"1: error: copy which file?\n"
			"     3 | copy\n"
			"       | ^~~~\n"
			"hint: write 'copy samples/1.in'\n");
	expect_report("copy samples/1.in b",
			"19: error: a copy line names one file\n"
			"     3 | copy samples/1.in b\n"
			"       |                   ^\n");
}

static void the_first_group_is_the_sample(void **state)
{
	(void)state;
	expect_reports("@group small points=1\nnear\n",
			"tests.plan:1:8: error: the first group must be 'sample', not 'small'\n"
			"     1 | @group small points=1\n"
			"       |        ^~~~~\n"
			"hint: or name the one that contestants see in problem.yaml: "
			"'samples: NAME'\n");
	expect_reports("near\n",
			"tests.plan:1:1: error: a test before the first group\n"
			"     1 | near\n"
			"       | ^~~~\n"
			"hint: write '@group sample points=0' above it\n");
	expect_reports("# nothing\n",
			"tests.plan:1:1: error: no groups and no tests\n"
			"     1 | # nothing\n"
			"       | ^\n"
			"hint: write '@group sample points=0', and below it 'copy samples/1.in'\n");
}

static void a_group_line_has_a_form(void **state)
{
	(void)state;
	expect_report("@gruop full",
			"1: error: unknown directive '@gruop'\n"
			"     3 | @gruop full\n"
			"       | ^~~~~~\n"
			"hint: did you mean '@group'?\n");
	expect_report("@group",
			"1: error: a group needs a name\n"
			"     3 | @group\n"
			"       | ^~~~~~\n"
			"hint: write '@group NAME points=N'\n");
	expect_report("@group a/b points=1\nnear",
			"8: error: 'a/b' cannot be the name of a group\n"
			"     3 | @group a/b points=1\n"
			"       |        ^~~\n"
			"hint: a name has letters, digits, '_' and '-'\n");
	expect_report("@group sample points=1\nnear b",
			"8: error: group 'sample' already exists\n"
			"     3 | @group sample points=1\n"
			"       |        ^~~~~~\n"
			"hint: rename it, or put its tests below the first '@group' of that name\n");
	expect_report("@group full\nnear",
			"8: error: group 'full' has no points=\n"
			"     3 | @group full\n"
			"       |        ^~~~\n"
			"hint: write 'points=0' if it has none\n");
	expect_report("@group full points=1",
			"8: error: group 'full' has no tests\n"
			"     3 | @group full points=1\n"
			"       |        ^~~~\n"
			"hint: write below it a generator with its options, or 'copy FILE'\n");
	expect_report("@group full points=1 now\nnear",
			"22: error: expected NAME=VALUE\n"
			"     3 | @group full points=1 now\n"
			"       |                      ^~~\n"
			"hint: a group's name is one word; the rest is without blanks, as in points=10\n");
}

static void settings_of_a_group_are_checked(void **state)
{
	(void)state;
	expect_report("@group full points=-1\nnear",
			"20: error: points are a number from 0 to 1000000, not '-1'\n"
			"     3 | @group full points=-1\n"
			"       |                    ^~\n"
			"hint: at most two decimals: 30, 12.5, 33.33\n");
	expect_report("@group full points=1 points=2\nnear",
			"22: error: 'points' is set twice\n"
			"     3 | @group full points=1 points=2\n"
			"       |                      ^~~~~~\n");
	expect_report("@group full points=1 score=min score=mean\nnear",
			"32: error: 'score' is set twice\n"
			"     3 | @group full points=1 score=min score=mean\n"
			"       |                                ^~~~~\n");
	expect_report("@group full points=1 score=max\nnear",
			"28: error: 'max' is not a way to count scores\n"
			"     3 | @group full points=1 score=max\n"
			"       |                            ^~~\n"
			"hint: write score=min or score=mean: what the points are multiplied by\n");
	expect_report("@group full points=1 piel=5\nnear",
			"22: error: unknown setting 'piel'\n"
			"     3 | @group full points=1 piel=5\n"
			"       |                      ^~~~\n"
			"hint: did you mean 'pile'?\n");
	expect_report("@group full points=1 t=101\nnear",
			"24: error: '101' is larger than the problem's 100\n"
			"     3 | @group full points=1 t=101\n"
			"       |                        ^~~\n");
	expect_report("@group full points=1 t=many\nnear",
			"24: error: 'many' is not a number\n"
			"     3 | @group full points=1 t=many\n"
			"       |                        ^~~~\n"
			"hint: write it as 1000 or 10^9\n");
}

static void a_group_includes_earlier_ones_with_smaller_bounds(void **state)
{
	(void)state;
	expect_report("@group full points=1 include=smaple\nnear",
			"30: error: no group 'smaple' above\n"
			"     3 | @group full points=1 include=smaple\n"
			"       |                              ^~~~~~\n"
			"hint: did you mean 'sample'?\n");
	expect_report("@group full points=1 include=full\nnear",
			"30: error: no group 'full' above\n"
			"     3 | @group full points=1 include=full\n"
			"       |                              ^~~~\n"
			"hint: only groups above this one can be included\n");
	expect_report("@group small points=1 include=sample t=5\nnear",
			"8: error: 'small' includes 'sample', whose t=100 is larger than 5\n"
			"     3 | @group small points=1 include=sample t=5\n"
			"       |        ^~~~~\n");
}

static void names_have_as_many_digits_as_the_group_needs(void **state)
{
	struct plan plan = PLAN_INIT;

	(void)state;
	read_plan(&plan,
			"@group sample points=0\nnear {1..99}\n@group full points=1\nnear {1..100}\n",
			"");
	assert_string_equal(plan.tests[0].name, "sample-01");
	assert_string_equal(plan.tests[98].name, "sample-99");
	assert_string_equal(plan.tests[99].name, "full-001");
	assert_string_equal(plan.tests[198].name, "full-100");
	plan_release(&plan);
}

static void a_plan_has_at_most_10000_tests(void **state)
{
	(void)state;
	expect_reports("@group sample points=0\nnear {1..10000}\n", "");
	expect_reports("@group sample points=0\nnear {1..100} {1..100}\nnear\nnear {1..2}\n",
			"tests.plan:3:1: error: the plan has more than 10000 tests\n"
			"     3 | near\n"
			"       | ^~~~\n"
			"hint: put more cases into a test\n");
	expect_report("near {1..101} {1..100}",
			"15: error: this makes more than 10000 tests\n"
			"     3 | near {1..101} {1..100}\n"
			"       |               ^~~~~~~~\n"
			"hint: ranges of one line make all combinations\n");
	expect_report("near {-10^18..10^18}",
			"6: error: this makes more than 10000 tests\n"
			"     3 | near {-10^18..10^18}\n"
			"       |      ^~~~~~~~~~~~~~~\n"
			"hint: ranges of one line make all combinations\n");
}

static void ranges_make_all_combinations(void **state)
{
	struct plan plan = PLAN_INIT;

	(void)state;
	write_file("problems/x/samples/2.in", "2\n");
	read_plan(&plan,
			"@group sample points=0\n"
			"copy samples/{1..2}.in # number {1..2} of {1..3}\n"
			"near {-1..0}x{8..9} -max {pile} # {8..9}, {pile}\n",
			"");
	assert_int_equal(plan.test_count, 6);
	assert_string_equal(plan.tests[1].line, "copy samples/2.in");
	assert_string_equal(plan.tests[1].copied, "problems/x/samples/2.in");
	assert_string_equal(plan.tests[1].description, "number 2 of {1..3}");
	assert_string_equal(plan.tests[2].line, "near -1x8 -max 1000000000000000000");
	assert_string_equal(plan.tests[2].description, "8, {pile}");
	assert_string_equal(plan.tests[3].line, "near -1x9 -max 1000000000000000000");
	assert_string_equal(plan.tests[5].line, "near 0x9 -max 1000000000000000000");
	assert_string_equal(plan.tests[5].name, "sample-06");
	plan_release(&plan);
}

static void a_range_goes_up_from_number_to_number(void **state)
{
	(void)state;
	expect_report("near {20..1}",
			"6: error: 20 is larger than 1\n"
			"     3 | near {20..1}\n"
			"       |      ^~~~~~~\n"
			"hint: a range goes up\n");
	expect_report("near {1..t}{1..9..2}",
			"6: error: '{1..t}' is not a range\n"
			"     3 | near {1..t}{1..9..2}\n"
			"       |      ^~~~~~\n"
			"hint: write {1..20}: from a number to a larger one, one by one\n"
			"tests.plan:3:12: error: '{1..9..2}' is not a range\n"
			"     3 | near {1..t}{1..9..2}\n"
			"       |            ^~~~~~~~~\n"
			"hint: write {1..20}: from a number to a larger one, one by one\n");
	expect_report("near {1..5",
			"6: error: '{' without '}'\n"
			"     3 | near {1..5\n"
			"       |      ^~~~~\n");
	expect_report("copy samples/{1..99}.in",
			"6: error: no file 'problems/x/samples/3.in'\n"
			"     3 | copy samples/{1..99}.in\n"
			"       |      ^~~~~~~~~~~~~~~~~~\n"
			"hint: did you mean '1.in'?\n");
}

static void nul_is_no_part_of_a_line(void **state)
{
	static const char text[] = "@group sample points=0\nnear a\0b\n";
	struct plan plan = PLAN_INIT;

	(void)state;
	source_set(&plan.source, "tests.plan", text, sizeof text - 1);
	start_listening();
	assert_int_equal(plan_parse(&plan, &problem), -1);
	assert_string_equal(heard(),
			"tests.plan:2:7: error: a NUL byte cannot be part of a command line\n"
			"     2 | near a?b\n"
			"       |       ^\n");
	plan_release(&plan);
}

static void the_header_has_a_row_for_each_group(void **state)
{
	struct source header = SOURCE_INIT;
	struct plan plan = PLAN_INIT;

	(void)state;
	read_plan(&plan, good, "");
	assert_int_equal(bounds_write_header(&problem, &plan, "bounds.h"), 0);
	assert_int_equal(source_read(&header, "bounds.h"), 0);
	assert_non_null(strstr(header.text,
			"struct bound_row {\n"
			"\tconst char *group;\n"
			"\tlong long t;\n"
			"\tlong long pile;\n"
			"};\n"));
	assert_non_null(strstr(header.text,
			"\t\t{ \"\", 100LL, 1000000000000000000LL },\n"
			"\t\t{ \"sample\", 100LL, 1000000000000000000LL },\n"
			"\t\t{ \"small\", 100LL, 1000LL },\n"
			"\t\t{ \"full\", 100LL, 1000000000000000000LL },\n"));
	source_release(&header);
	plan_release(&plan);
}

/* Of all that is in it, only what differs: a copy of the row, and two moves for each bound. */
static void in_the_other_header_each_bound_moves(void **state)
{
	struct source header = SOURCE_INIT;
	struct plan plan = PLAN_INIT;

	(void)state;
	read_plan(&plan, good, "");
	assert_int_equal(bounds_write_movable_header(&problem, &plan, "movable.h"), 0);
	assert_int_equal(source_read(&header, "movable.h"), 0);
	assert_non_null(strstr(header.text, "\t\t{ \"small\", 100LL, 1000LL },\n"));
	assert_non_null(strstr(header.text,
			"\t\trow = rows[i];\n"
			"\t\tif (!strcmp(getTestset(), \"t:raised\"))\n"
			"\t\t\trow.t += row.t < 9223372036854775807LL;\n"
			"\t\tif (!strcmp(getTestset(), \"t:lowered\"))\n"
			"\t\t\trow.t = row.t > 0 ? 0 : -9223372036854775807LL;\n"
			"\t\tif (!strcmp(getTestset(), \"pile:raised\"))\n"));
	source_release(&header);
	plan_release(&plan);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(groups_and_tests_are_read),
		cmocka_unit_test(names_in_braces_take_the_values_of_the_group),
		cmocka_unit_test(an_included_test_counts_for_both_groups),
		cmocka_unit_test(a_generator_must_exist),
		cmocka_unit_test(a_name_in_braces_must_be_known),
		cmocka_unit_test(a_copied_file_must_exist),
		cmocka_unit_test(the_first_group_is_the_sample),
		cmocka_unit_test(a_group_line_has_a_form),
		cmocka_unit_test(settings_of_a_group_are_checked),
		cmocka_unit_test(a_group_includes_earlier_ones_with_smaller_bounds),
		cmocka_unit_test(names_have_as_many_digits_as_the_group_needs),
		cmocka_unit_test(a_plan_has_at_most_10000_tests),
		cmocka_unit_test(ranges_make_all_combinations),
		cmocka_unit_test(a_range_goes_up_from_number_to_number),
		cmocka_unit_test(nul_is_no_part_of_a_line),
		cmocka_unit_test(the_header_has_a_row_for_each_group),
		cmocka_unit_test(in_the_other_header_each_bound_moves),
	};

	return cmocka_run_group_tests(tests, read_problem, release_problem);
}
