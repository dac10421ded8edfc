/*
 * Ranges of a validator against the bounds of its problem: which are too wide, when it is known
 * what moved them.  That validators are asked is seen in tests/setter/cases/unit_bounds.sh.
 */
#include "setter_unit.h"

#include "unit/bounds_attack.h"

static struct problem problem;
static struct plan plan;

enum { T, PILE, NO_BOUND }; /* of GOOD_YAML: 100, and 10^18 */
enum { SAMPLE, SMALL };

static int read_files(void **state)
{
	static const char text[] = "@group sample points=0\nnear\n"
				   "@group small points=100 pile=1000\nnear\n";

	if (make_kit(state) || problem_read(&problem, &kit, "x"))
		return -1;
	source_set(&plan.source, "tests.plan", text, strlen(text));
	return plan_parse(&plan, &problem);
}

static int release_files(void **state)
{
	plan_release(&plan);
	problem_release(&problem);
	return remove_kit(state);
}

/* The variable 'a' goes up to `hi`, and so many bounds move that, the last one by one. */
struct fact {
	const char *hi;
	size_t moves, follows;
};

/* Beside it, 'n' goes up to 10^18 with `pile`, and is `largest` in the input. */
static void expect(size_t group, struct fact a, const char *largest, const char *report)
{
	struct bounds_reached ranges = BOUNDS_REACHED_INIT;
	const struct bounds_attack on = { &plan, group, NULL, 0, 1 };
	size_t moves[] = { a.moves, 1 }, follows[] = { a.follows, NO_BOUND };
	bool is_seen[] = { true, true };
	const struct bounds_moved m = { &on, &ranges, moves, follows, is_seen };
	char *log = xprintf("a 0 %s 0 5\nn 0 1000000000000000000 1 %s\n", a.hi, largest);

	write_file("log", log);
	bounds_reached_add_values(&ranges, "log");
	start_listening();
	assert_int_equal(bounds_judge_moved(&m, PILE),
			*report ? EXIT_NOT_AS_DECLARED : EXIT_AS_DECLARED);
	assert_int_equal(strncmp(heard(), report, strlen(report)), 0);
	assert_int_equal(!*heard(), !*report);
	bounds_reached_release(&ranges);
	free(log);
}

static void a_range_that_follows_ends_at_the_bound(void **state)
{
	(void)state;
	expect(SMALL, (struct fact){ "1000", 1, PILE }, "7", "");
	expect(SMALL, (struct fact){ "999", 1, PILE }, "7", "");
	expect(SMALL, (struct fact){ "1001", 1, PILE }, "7",
			"error: build/problems/x/validator allows 'a' up to 1001 in group "
			"'small', where 'pile' is 1000\n");
	/* 2^63 is not a number here, and no message names it. */
	expect(SAMPLE, (struct fact){ "9223372036854775808", 1, PILE }, "7", "");
}

static void a_range_of_another_bound_is_not_judged_by_this_one(void **state)
{
	(void)state;
	expect(SMALL, (struct fact){ "1001", 1, T }, "7", "");
	expect(SMALL, (struct fact){ "2000", 1, NO_BOUND }, "7", ""); /* twice the pile */
	expect(SMALL, (struct fact){ "1100", 2, PILE }, "7", "");     /* and t */
}

static void a_fixed_range_must_not_end_at_the_bound_of_another_group(void **state)
{
	(void)state;
	expect(SMALL, (struct fact){ "1000000000000000000", 0, NO_BOUND }, "7",
			"error: build/problems/x/validator allows 'a' up to "
			"1000000000000000000 in group 'small', where 'pile' is 1000\n");
	expect(SAMPLE, (struct fact){ "1000000000000000000", 0, NO_BOUND }, "7", "");
	expect(SMALL, (struct fact){ "5000", 0, NO_BOUND }, "7", "");
}

/* As in "n, then an index up to n". */
static void a_range_may_end_at_a_number_of_the_input(void **state)
{
	(void)state;
	expect(SMALL, (struct fact){ "1000000000000000000", 0, NO_BOUND }, "1000000000000000000",
			"");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_range_that_follows_ends_at_the_bound),
		cmocka_unit_test(a_range_of_another_bound_is_not_judged_by_this_one),
		cmocka_unit_test(a_fixed_range_must_not_end_at_the_bound_of_another_group),
		cmocka_unit_test(a_range_may_end_at_a_number_of_the_input),
	};

	return cmocka_run_group_tests(tests, read_files, release_files);
}
