/*
 * Groups as subtasks: points of a hundred, what is needed, samples apart or not.
 */
#include "setter_unit.h"

#include "export/export.h"
#include "export/export_targets.h"

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

/* "small 30: 1 2 needs 0; ..." for the subtasks of a plan; what was said is in heard(). */
static void expect_subtasks(const char *plan_text, bool samples, int code, const char *expected)
{
	struct plan plan = PLAN_INIT;
	struct export e = { .target = &export_uoj, .problem = &problem, .plan = &plan };
	struct export_subtasks subtasks = EXPORT_SUBTASKS_INIT;
	struct text found = TEXT_INIT;

	source_set(&plan.source, "tests.plan", plan_text, strlen(plan_text));
	assert_int_equal(plan_parse(&plan, &problem), 0);
	start_listening();
	assert_int_equal(export_subtasks_make(&subtasks, &e, samples), code);
	for (size_t i = 0; !code && i < subtasks.count; i++) {
		const struct export_subtask *s = &subtasks.list[i];

		text_printf(&found, "%s %lld:", s->group->name, s->points);
		for (size_t k = 0; k < s->test_count; k++)
			text_printf(&found, " %zu", s->tests[k]);
		for (size_t k = 0; k < s->need_count; k++)
			text_printf(&found, " needs %zu", s->needs[k]);
		text_add_string(&found, "; ");
	}
	assert_string_equal(found.s, expected);
	text_release(&found);
	export_subtasks_release(&subtasks);
	export_release(&e);
	plan_release(&plan);
}

#define SAMPLE "@group sample points=0\nnear s\n"

static void groups_become_subtasks(void **state)
{
	static const char plan[] = SAMPLE "@group a points=30\nnear a\nnear b\n"
					  "@group c points=70 include=a\nnear c\n";

	(void)state;
	expect_subtasks(plan, false, 0, "a 30: 1 2; c 70: 3 needs 0; ");
	expect_subtasks(plan, true, 0, "sample 0: 0; a 30: 1 2; c 70: 3 needs 1; ");
	assert_string_equal(heard(), "");
}

static void a_group_without_tests_has_those_it_includes(void **state)
{
	static const char plan[] = SAMPLE "@group a points=50\nnear a\n"
					  "@group b points=20 include=a\n"
					  "@group c points=30 include=b\nnear c\n";

	(void)state;
	expect_subtasks(plan, false, 0, "a 50: 1; b 20: 1; c 30: 2 needs 1; ");
}

static void samples_that_run_apart_still_count(void **state)
{
	static const char plan[] = SAMPLE "@group a points=100 include=sample\nnear a\n";

	(void)state;
	expect_subtasks(plan, false, 0, "a 100: 0 1; ");
	expect_subtasks(plan, true, 0, "sample 0: 0; a 100: 1 needs 0; ");
}

static void points_are_scaled_to_a_hundred(void **state)
{
	(void)state;
	expect_subtasks(SAMPLE "@group a points=1\nnear a\n@group b points=1\nnear b\n"
			       "@group c points=1\nnear c\n",
			false, 0, "a 34: 1; b 33: 2; c 33: 3; ");
	assert_string_equal(heard(),
			"note: uoj: points are scaled to a sum of 100; their sum is 3\n");
	expect_subtasks(SAMPLE "@group a points=1\nnear a\n@group b points=2\nnear b\n", true, 0,
			"sample 0: 0; a 33: 1; b 67: 2; ");
	/* Nobody gets points: all but the samples share them. */
	expect_subtasks(SAMPLE "@group a points=0\nnear a\n@group b points=0\nnear b\n", true, 0,
			"sample 0: 0; a 50: 1; b 50: 2; ");
	assert_string_equal(heard(),
			"note: uoj: no group has points: 100 points are split equally "
			"among the groups that are not samples\n");
}

static void samples_alone_are_no_problem_to_judge(void **state)
{
	(void)state;
	expect_subtasks(SAMPLE, true, EXIT_NOT_AS_DECLARED, "");
	assert_string_equal(heard(), "error: uoj cannot take 'x': it has only samples\n");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(groups_become_subtasks),
		cmocka_unit_test(a_group_without_tests_has_those_it_includes),
		cmocka_unit_test(samples_that_run_apart_still_count),
		cmocka_unit_test(points_are_scaled_to_a_hundred),
		cmocka_unit_test(samples_alone_are_no_problem_to_judge),
	};

	return cmocka_run_group_tests(tests, read_problem, release_problem);
}
