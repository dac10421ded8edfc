/*
 * Solution headers: what is declared, and every error with its place and hint.
 */
#include "setter_unit.h"

#include "problem/solution.h"

#define AC VERDICT_SET(VERDICT_AC)
#define WA VERDICT_SET(VERDICT_WA)
#define TLE VERDICT_SET(VERDICT_TLE)

static struct problem problem;
static struct plan plan;

static int read_plan(void **state)
{
	if (make_kit(state) || problem_read(&problem, &kit, "x"))
		return -1;
	write_file("problems/x/tests.plan",
			"@group sample points=0\nnear\n@group small points=30\n"
			"near a\n@group full points=70\nnear b\n");
	return plan_read(&plan, &problem);
}

static int release_plan(void **state)
{
	plan_release(&plan);
	problem_release(&problem);
	return remove_kit(state);
}

/* A solution of that name which holds this text, and the reports about it. */
static struct solution *parsed(const char *name, const char *text, const char *reports)
{
	struct solution *s = solution_new(name);

	assert_true(language_of(name, &s->language));
	source_set(&s->source, name, text, strlen(text));
	start_listening();
	assert_int_equal(solution_parse(s, &plan), *reports ? -1 : 0);
	assert_string_equal(heard(), reports);
	return s;
}

static void expect_sets(const char *name, const char *text, verdict_set sample, verdict_set small,
		verdict_set full)
{
	struct solution *s = parsed(name, text, "");

	assert_int_equal(s->expect[0].permitted, sample);
	assert_int_equal(s->expect[1].permitted, small);
	assert_int_equal(s->expect[2].permitted, full);
	solution_free(s);
}

static void expect_reports(const char *text, const char *reports)
{
	solution_free(parsed("a.c", text, reports));
}

static void a_set_alone_is_for_every_group(void **state)
{
	(void)state;
	expect_sets("a.c", "/* @expect AC */\n", AC, AC, AC);
	expect_sets("a.c", "/* @expect AC|TLE */\n", AC | TLE, AC | TLE, AC | TLE);
}

static void groups_that_are_not_named_are_accepted(void **state)
{
	(void)state;
	expect_sets("a.c", "/*\n * Text.\n *\n * @expect  full WA\n * @because it is\n */\n", AC,
			AC, WA);
	expect_sets("a.c", "/* @expect sample AC , small TLE|AC,full WA|TLE\n@because x */", AC,
			AC | TLE, WA | TLE);
}

static void entries_go_on_in_the_next_lines(void **state)
{
	struct solution *s = parsed("a.c",
			"/*\n"
			" * @expect  sample AC,\n"
			" *          full WA\n"
			" * @witness 1 1;\n"
			" *          1 2\n"
			" * @because one\n"
			" *\ttwo\n"
			" *\n"
			" * not this\n"
			" */\n/* @expect AC */",
			"");

	(void)state;
	assert_int_equal(s->expect[2].permitted, WA);
	assert_string_equal(s->because, "one two");
	assert_string_equal(s->witness, "1 1; 1 2");
	solution_free(s);
}

static void a_mark_after_a_word_makes_it_required(void **state)
{
	struct solution *s = parsed("a.c", "/* @expect full WA!|TLE|RE !\n @because it is */", "");

	(void)state;
	assert_int_equal(s->expect[2].permitted, WA | TLE | VERDICT_SET(VERDICT_RE));
	assert_int_equal(s->expect[2].required, WA | VERDICT_SET(VERDICT_RE));
	assert_int_equal(s->expect[1].required, 0);
	assert_true(solution_must_fail(s, &plan));
	solution_free(s);
}

#define PC VERDICT_SET(VERDICT_PC)

static void pc_may_have_a_score(void **state)
{
	static const struct {
		const char *written, *read;
	} sets[] = { { "PC", "PC" }, { "PC>=0.4", "PC>=0.4" }, { "PC=0.70", "PC=0.7" },
		{ "WA|PC>=0.4", "PC>=0.4|WA" }, { "PC >=0.25 ! | AC", "AC|PC>=0.25!" },
		{ "PC=0.3333333333", "PC=0.3333333333" } };

	(void)state;
	for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
		char *text = xprintf("/* @expect small TLE, full %s\n @because it is */",
				sets[i].written);
		struct solution *s = parsed("a.c", text, "");
		struct text words = TEXT_INIT;

		assert_true(s->expect[2].permitted & PC);
		expectation_add(&s->expect[2], &words);
		assert_string_equal(words.s, sets[i].read);
		text_release(&words);
		solution_free(s);
		free(text);
	}
}

/* It is not AC: somebody must say why. */
static void partly_right_must_fail(void **state)
{
	(void)state;
	expect_reports("/* @expect full PC>=0.4 */\n",
			"a.c:1:12: error: a solution that fails must say why\n"
			"     1 | /* @expect full PC>=0.4 */\n"
			"       |            ^~~~~~~~~~~~\n"
			"hint: write '@because' and one sentence\n");
	expect_sets("a.c", "/* @expect full AC|PC */\n", AC, AC, AC | PC);
}

static void a_score_has_a_form(void **state)
{
	static const struct {
		const char *set, *fault, *at;
	} wrong[] = { { "PC>2", "'>2' is not", "  ^~" }, { "PC=", "'=' is not", "  ^" },
		{ "PC>=1", "'>=1' is not", "  ^~~" }, { "PC=0", "'=0' is not", "  ^~" },
		{ "PC>=0.4x", "'>=0.4x' is not", "  ^~~~~~" },
		{ "PC<0.4", "'<0.4' is not", "  ^~~~" }, { "PC==0.4", "'==0.4' is not", "  ^~~~~" },
		{ "PC>=-1", "'>=-1' is not", "  ^~~~" },
		{ "AC>=0.4", "only PC has a score, AC has none", "  ^~~~~" },
		{ "WA|PC=0.4|PC", "'PC' occurs twice in a set", "          ^~" } };

	(void)state;
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		const bool named = wrong[i].at[0] && strstr(wrong[i].fault, " is not");
		const bool twice = strstr(wrong[i].fault, "twice");
		char *text = xprintf("/* @expect %s */\n", wrong[i].set);
		char *reports = xprintf(
				"a.c:1:%zu: error: %s%s\n     1 | %s       |            %s\n"
				"hint: %s\n",
				12 + strspn(wrong[i].at, " "), wrong[i].fault,
				named ? " '>=' or '=' and a score between 0 and 1" : "", text,
				wrong[i].at,
				named ? "write 'PC>=0.4' or 'PC=0.7'; 1 is AC, and 0 is WA"
						: twice ? "keep one of them"
							: "write 'PC>=0.4' or 'PC=0.7'");

		expect_reports(text, reports);
		free(text);
		free(reports);
	}
}

static void the_comment_may_be_of_any_kind(void **state)
{
	(void)state;
	expect_sets("a.cpp", "// @expect full WA\n// @because it is\nint x;\n// @expect AC", AC, AC,
			WA);
	expect_sets("a.py", "#!/usr/bin/python3\n# @expect full WA\n# @because it is\n", AC, AC,
			WA);
	expect_sets("a.py", "\"\"\"Text.\n\n@expect full WA\n@because it is\n\"\"\"\nx = 1\n", AC,
			AC, WA);
	expect_sets("a.py", "'''@expect full WA\n@because it is'''", AC, AC, WA);
	expect_sets("a.cpp", "#include <cstdio>\n\n// @expect full WA\n// @because it is\n", AC, AC,
			WA);
	expect_sets("a.py", "import sys\n# @expect full WA\n# @because it is\n", AC, AC, WA);
}

static void unknown_words_get_a_hint(void **state)
{
	(void)state;
	expect_reports("/* @expect ful WA, small WAA */\n",
			"a.c:1:12: error: tests.plan has no group 'ful'\n"
			"     1 | /* @expect ful WA, small WAA */\n"
			"       |            ^~~\n"
			"hint: did you mean 'full'?\n"
			"a.c:1:26: error: unknown verdict 'WAA'\n"
			"     1 | /* @expect ful WA, small WAA */\n"
			"       |                          ^~~\n"
			"hint: did you mean 'WA'?\n");
	expect_reports("/* @expekt AC */\n",
			"a.c:1:4: error: unknown entry '@expekt'\n"
			"     1 | /* @expekt AC */\n"
			"       |    ^~~~~~~\n"
			"hint: did you mean '@expect'?\n");
}

static void an_expectation_has_a_form(void **state)
{
	(void)state;
	expect_reports("/* @expect full WA| */\n",
			"a.c:1:20: error: expected a verdict\n"
			"     1 | /* @expect full WA| */\n"
			"       |                    ^\n"
			"hint: write 'GROUP VERDICT|VERDICT, GROUP VERDICT'\n");
	expect_reports("/* @expect full WA small AC */\n",
			"a.c:1:20: error: unexpected text in @expect\n"
			"     1 | /* @expect full WA small AC */\n"
			"       |                    ^~~~~~~~\n"
			"hint: separate groups by ',' and verdicts by '|'\n");
	expect_reports("/* @expect full WA, full AC */\n",
			"a.c:1:21: error: group 'full' occurs twice\n"
			"     1 | /* @expect full WA, full AC */\n"
			"       |                     ^~~~\n");
	expect_reports("/* @expect */\n",
			"a.c:1:4: error: '@expect' is empty\n"
			"     1 | /* @expect */\n"
			"       |    ^~~~~~~\n");
	expect_reports("/* @expect AC\n * @expect AC */\n",
			"a.c:2:4: error: '@expect' occurs twice\n"
			"     2 |  * @expect AC */\n"
			"       |    ^~~~~~~\n");
}

static void a_program_from_elsewhere_is_taken_for_right(void **state)
{
	struct solution *s = parsed("a.c", "/**\n * @author me\n * @version 1 */\nint main;\n", "");

	(void)state;
	assert_int_equal(s->expect[2].permitted, AC);
	assert_false(s->is_declared);
	solution_free(s);
	expect_sets("a.cpp", "\xef\xbb\xbf// @expect full WA\r\n// @because it is\r\n", AC, AC, WA);
}

static void a_failure_needs_a_reason(void **state)
{
	(void)state;
	expect_reports("/* @expect full WA */\n",
			"a.c:1:12: error: a solution that fails must say why\n"
			"     1 | /* @expect full WA */\n"
			"       |            ^~~~~~~\n"
			"hint: write '@because' and one sentence\n");
}

static void a_folder_of_solutions_is_read_in_order(void **state)
{
	struct solutions all = SOLUTIONS_INIT;

	(void)state;
	write_file("solutions/x/wrong.py", "# @expect full WA\n# @because it is\n");
	write_file("solutions/x/foreign.cpp", "int main() {}\n");
	write_file("solutions/x/bad.txt", "");
	start_listening();
	assert_int_equal(solutions_read(&all, &problem, &plan), -1);
	assert_string_equal(heard(),
			"error: 'solutions/x/bad.txt' is not in a known language\n"
			"hint: solutions end in .c, .cpp, .py, .java, .rs, .go, .pas or .js\n"
			"note: without @expect, and so expected to be AC: foreign.cpp\n"
			"hint: write '@expect AC' into the first comment, or the groups that fail\n");
	assert_int_equal(all.count, 3);
	assert_string_equal(all.list[0]->name, "exact.c");
	assert_true(all.list[0]->is_reference);
	assert_string_equal(all.list[2]->path, "solutions/x/wrong.py");
	assert_ptr_equal(solutions_find(&all, "wrong"), all.list[2]);
	assert_ptr_equal(solutions_find(&all, "wrong.py"), all.list[2]);
	assert_null(solutions_find(&all, "wron"));
	solutions_release(&all);
}

static void one_solution_can_be_read_among_others_that_are_wrong(void **state)
{
	struct solutions all = SOLUTIONS_INIT;

	(void)state;
	start_listening();
	assert_int_equal(solutions_list(&all, &problem), 0);
	assert_int_equal(solution_read(solutions_find(&all, "wrong"), &problem, &plan), 0);
	assert_string_equal(heard(), "");
	assert_int_equal(solutions_find(&all, "wrong")->expect[2].permitted, WA);
	start_listening();
	assert_int_equal(solution_read(solutions_find(&all, "bad.txt"), &problem, &plan), -1);
	assert_string_equal(heard(),
			"error: 'solutions/x/bad.txt' is not in a known language\n"
			"hint: solutions end in .c, .cpp, .py, .java, .rs, .go, .pas or .js\n");
	solutions_release(&all);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_set_alone_is_for_every_group),
		cmocka_unit_test(groups_that_are_not_named_are_accepted),
		cmocka_unit_test(entries_go_on_in_the_next_lines),
		cmocka_unit_test(a_mark_after_a_word_makes_it_required),
		cmocka_unit_test(pc_may_have_a_score),
		cmocka_unit_test(partly_right_must_fail),
		cmocka_unit_test(a_score_has_a_form),
		cmocka_unit_test(the_comment_may_be_of_any_kind),
		cmocka_unit_test(unknown_words_get_a_hint),
		cmocka_unit_test(an_expectation_has_a_form),
		cmocka_unit_test(a_program_from_elsewhere_is_taken_for_right),
		cmocka_unit_test(a_failure_needs_a_reason),
		cmocka_unit_test(a_folder_of_solutions_is_read_in_order),
		cmocka_unit_test(one_solution_can_be_read_among_others_that_are_wrong),
	};

	return cmocka_run_group_tests(tests, read_plan, release_plan);
}
