/*
 * Found against declared: verdicts of groups and rows, points, tolerance, surprises.
 *
 * A row is written as its letters, a test each: '.' AC, W, T, ... as in the matrix; '-' is
 * not judged, '~' AC near the limit and '=' TLE near the limit.  A digit is PC with so many
 * tenths, '+' and '*' are PC and TLE near the limit with 0.5.
 */
#include "setter_unit.h"

#include "judge/matrix.h"

static struct problem problem;
static struct plan plan;

/* sample 1, small 2 and 3, full 4 to 6, and full includes small. */
static int read_plan(void **state)
{
	if (make_kit(state) || problem_read(&problem, &kit, "x"))
		return -1;
	write_file("problems/x/tests.plan",
			"@group sample points=0\nnear\n"
			"@group small points=30\nnear a\nnear b\n"
			"@group full points=70 include=small\nnear c\nnear d\nnear e\n");
	return plan_read(&plan, &problem);
}

static int release_plan(void **state)
{
	plan_release(&plan);
	problem_release(&problem);
	return remove_kit(state);
}

static struct solution *declared(const char *expect)
{
	struct solution *s = solution_new("a.c");
	char *text = xprintf("/* @expect %s\n * @because it is so */\n", expect);

	assert_true(language_of("a.c", &s->language));
	source_set(&s->source, "a.c", text, strlen(text));
	assert_int_equal(solution_parse(s, &plan), 0);
	free(text);
	return s;
}

static struct cell cell_of(char letter)
{
	static const char letters[] = ".HWPTMORCF";
	struct cell cell = { .judged = letter != '-', .near = strchr("~=+*", letter) };

	if (letter >= '0' && letter <= '9') {
		cell.verdict = VERDICT_PC;
		cell.score = (letter - '0') * (SCORE_FULL / 10);
	} else if (strchr("+*", letter)) {
		cell.verdict = letter == '+' ? VERDICT_PC : VERDICT_TLE;
		cell.score = SCORE_FULL / 2;
	} else if (letter == '=') {
		cell.verdict = VERDICT_TLE;
	} else if (letter != '-' && letter != '~') {
		cell.verdict = (enum verdict)(strchr(letters, letter) - letters);
	}
	if (strchr(".~=", letter))
		cell.score = SCORE_FULL;
	return cell;
}

/* A matrix of one row. */
static void fill(struct matrix *m, const char *letters, const struct solution *s)
{
	matrix_init(m, &plan, 1);
	m->rows[0].solution = s;
	m->rows[0].complete = true;
	for (size_t t = 0; t < plan.test_count; t++)
		m->rows[0].cells[t] = cell_of(letters[t]);
}

static void expect_found(const char *letters, const char *verdict, const char *test,
		long long points)
{
	struct matrix m;
	size_t t;

	fill(&m, letters, NULL);
	assert_string_equal(verdict_word(row_verdict(&m, &m.rows[0], &t)), verdict);
	assert_string_equal(t < plan.test_count ? plan.tests[t].name : "", test);
	assert_int_equal(row_hundredths(&m, &m.rows[0]), 100 * points);
	matrix_release(&m);
}

static void expect_surprise(const char *expect, const char *letters, enum surprise_kind kind,
		const char *group)
{
	struct solution *s = declared(expect);
	struct matrix m;

	fill(&m, letters, s);

	const struct surprise found = row_surprise(&m, &m.rows[0]);

	if (found.kind != kind)
		fail_msg("'%s' against %s: surprise %d, not %d", expect, letters, found.kind, kind);
	if (kind != AS_DECLARED)
		assert_string_equal(plan.groups[found.group].name, group);
	matrix_release(&m);
	solution_free(s);
}

static void expect_marks(const char *expect, const char *letters, const char *marks)
{
	struct solution *s = expect ? declared(expect) : NULL;
	struct text row = TEXT_INIT;
	struct matrix m;

	fill(&m, letters, s);
	for (size_t t = 0; t < plan.test_count; t++)
		text_add_string(&row, cell_mark(&m, &m.rows[0], t));
	assert_string_equal(row.s, marks);
	text_release(&row);
	matrix_release(&m);
	if (s)
		solution_free(s);
}

static void the_first_failure_in_test_order_is_the_verdict(void **state)
{
	(void)state;
	expect_found("......", "AC", "", 100);
	expect_found("....TW", "TLE", "full-02", 30);
	expect_found("..W..T", "WA", "small-02", 0);
	expect_found("R.....", "RE", "sample-01", 100);
}

/* What was not judged says nothing, but earns nothing either. */
static void points_are_for_whole_groups(void **state)
{
	(void)state;
	expect_found(".....-", "AC", "", 30);
	expect_found(".-....", "AC", "", 0);
	expect_found(".W-...", "WA", "small-01", 0);
}

/* Partly right is no failure: what follows decides, and of several the smallest score. */
static void partly_right_is_the_verdict_where_nothing_fails(void **state)
{
	(void)state;
	expect_found(".5....", "PC", "small-01", 50);
	expect_found("...757", "PC", "full-02", 65);
	expect_found(".5..W.", "WA", "full-02", 15);
	expect_found(".5-...", "PC", "small-01", 0);
	expect_found("3.....", "PC", "sample-01", 100);
}

/* full has 70 points for its own tests and those of small. */
static void the_smallest_score_or_the_mean_earns_the_points(void **state)
{
	(void)state;
	struct matrix m;

	expect_found(".49...", "PC", "small-01", 12 + 28);
	plan.groups[2].score = GROUP_MEAN;
	fill(&m, ".49.5.", NULL);
	/* 30 x 0.4, and 70 x (0.4 + 0.9 + 1 + 0.5 + 1) / 5 = 53.2 */
	assert_int_equal(row_hundredths(&m, &m.rows[0]), 1200 + 5320);
	assert_int_equal(group_score(&m, &m.rows[0], 2), 8333333333);
	assert_int_equal(group_score(&m, &m.rows[0], 1), 4000000000);
	/* A third of 0.01 points is nothing, two thirds are 0.01. */
	plan.groups[2].score = GROUP_MIN;
	plan.groups[2].hundredths = 1;
	m.rows[0].cells[1].score = SCORE_FULL / 3;
	assert_int_equal(row_hundredths(&m, &m.rows[0]), 1000 + 0);
	m.rows[0].cells[1].score = SCORE_FULL - SCORE_FULL / 3;
	m.rows[0].cells[4].score = SCORE_FULL;
	assert_int_equal(row_hundredths(&m, &m.rows[0]), 2000 + 1);
	plan.groups[2].hundredths = 7000;
	matrix_release(&m);
}

static void a_score_may_be_declared(void **state)
{
	(void)state;
	expect_surprise("full PC", "...5..", AS_DECLARED, "");
	expect_surprise("full PC", "...5.W", SURPRISE_FAILED, "full");
	expect_surprise("full PC", "......", SURPRISE_SURVIVED, "full");
	expect_surprise("AC", "...5..", SURPRISE_FAILED, "full");
	expect_surprise("AC", "...5.-", SURPRISE_FAILED, "full");
	expect_surprise("full WA", "...5..", SURPRISE_FAILED, "full");
	expect_surprise("full WA", "...5.-", AS_DECLARED, "");
	expect_surprise("full WA", "...5.W", AS_DECLARED, "");
	expect_surprise("full PC>=0.4", "...5.4", AS_DECLARED, "");
	expect_surprise("full PC>=0.4", "...5.3", SURPRISE_FAILED, "full");
	expect_surprise("full PC=0.4", "...5.4", AS_DECLARED, "");
	expect_surprise("full PC=0.5", "...5.4", SURPRISE_FAILED, "full");
	expect_surprise("full WA|PC>=0.4", "...5.W", AS_DECLARED, "");
	expect_surprise("full WA|PC>=0.4", "...5.3", SURPRISE_FAILED, "full");
	expect_surprise("full WA|PC!", "...5.W", AS_DECLARED, "");
	expect_surprise("full WA|PC!", "...W..", SURPRISE_MISSING, "full");
	expect_surprise("full WA|PC>=0.4!", "...3.W", SURPRISE_MISSING, "full");
	expect_surprise("full AC|PC", "......", AS_DECLARED, "");
}

/* (0.5 + 1 + 0.6) / 3 is 0.7 exactly. */
static void a_mean_may_be_declared(void **state)
{
	(void)state;
	plan.groups[2].score = GROUP_MEAN;
	expect_surprise("full PC=0.7", "...5.6", AS_DECLARED, "");
	expect_surprise("full PC=0.7", "...5.5", SURPRISE_FAILED, "full");
	expect_surprise("full PC>=0.7", "...5.6", AS_DECLARED, "");
	plan.groups[2].score = GROUP_MIN;
}

static void near_the_limit_pc_and_tle_are_the_same(void **state)
{
	(void)state;
	expect_surprise("full PC", "...*..", AS_DECLARED, "");
	expect_surprise("full PC", "...+..", AS_DECLARED, "");
	expect_surprise("full TLE", "...+..", AS_DECLARED, "");
	expect_surprise("full TLE", "...*..", AS_DECLARED, "");
	expect_surprise("AC", "...*..", SURPRISE_FAILED, "full");
	expect_surprise("full PC>=0.6", "...*..", SURPRISE_FAILED, "full");
}

static void a_group_is_lost_with_those_it_includes(void **state)
{
	(void)state;
	struct matrix m;

	fill(&m, ".W----", NULL);
	assert_false(group_is_lost(&m, &m.rows[0], 0));
	assert_true(group_is_lost(&m, &m.rows[0], 1));
	assert_true(group_is_lost(&m, &m.rows[0], 2));
	matrix_release(&m);
	fill(&m, ".5.---", NULL);
	assert_false(group_is_lost(&m, &m.rows[0], 1));
	assert_false(group_is_lost(&m, &m.rows[0], 2));
	matrix_release(&m);
	fill(&m, "...W--", NULL);
	assert_false(group_is_lost(&m, &m.rows[0], 1));
	assert_true(group_is_lost(&m, &m.rows[0], 2));
	matrix_release(&m);
}

static void a_declaration_is_about_the_groups_own_tests(void **state)
{
	(void)state;
	expect_surprise("AC", "......", AS_DECLARED, "");
	expect_surprise("full WA", "...W..", AS_DECLARED, "");
	expect_surprise("small WA, full AC", ".W....", AS_DECLARED, "");
	expect_surprise("full WA|RE", "....RW", AS_DECLARED, "");
	expect_surprise("full WA", "...TW.", SURPRISE_FAILED, "full");
	expect_surprise("full WA", "..WW..", SURPRISE_FAILED, "small");
	expect_surprise("AC", "W.....", SURPRISE_FAILED, "sample");
}

static void declared_wrong_but_survived(void **state)
{
	(void)state;
	expect_surprise("full WA", "......", SURPRISE_SURVIVED, "full");
	expect_surprise("small WA, full WA", "...W..", SURPRISE_PASSED, "small");
	/* Nobody knows what the test that was left out would have said. */
	expect_surprise("full WA", ".....-", AS_DECLARED, "");
}

static void a_verdict_with_a_mark_must_occur(void **state)
{
	(void)state;
	expect_surprise("full WA|TLE!", "...WT.", AS_DECLARED, "");
	expect_surprise("full WA|TLE!", "...WW.", SURPRISE_MISSING, "full");
	expect_surprise("full WA|TLE!", "...W.-", AS_DECLARED, "");
}

static void near_the_limit_ac_and_tle_are_the_same(void **state)
{
	(void)state;
	expect_surprise("AC", "...=..", AS_DECLARED, "");
	expect_surprise("full TLE", "...~..", AS_DECLARED, "");
	expect_surprise("full TLE", "...T..", AS_DECLARED, "");
	expect_surprise("AC", "...T..", SURPRISE_FAILED, "full");
	/* It may be passed, but what follows may not. */
	expect_surprise("full WA", "...=W.", AS_DECLARED, "");
	expect_surprise("AC", "...=W.", SURPRISE_FAILED, "full");
	expect_surprise("full RE", "...=W.", SURPRISE_FAILED, "full");
	expect_surprise("full WA|TLE!", "...W~.", AS_DECLARED, "");
}

static void nobody_declares_a_failure_of_the_judge(void **state)
{
	(void)state;
	expect_surprise("full WA", "...WF.", SURPRISE_BROKEN, "full");
	expect_surprise("AC", "....F.", SURPRISE_BROKEN, "full");
}

static void what_is_not_permitted_is_small(void **state)
{
	(void)state;
	expect_marks("full WA|TLE", "WW.WTM", "ww.WTm");
	expect_marks("AC", ".PROC-", ".proc\u00b7");
	expect_marks("full PC|TLE", "5..5.T", "h..H.T");
	expect_marks("AC", "...~=.", "...~~.");
	expect_marks(NULL, ".WT~=R", ".WT.TR");
}

static void what_does_not_compile_is_ce_everywhere(void **state)
{
	(void)state;
	struct solution *s = declared("CE");
	struct matrix m;
	size_t t;

	fill(&m, "------", s);
	m.rows[0].compiled = VERDICT_CE;
	assert_int_equal(row_verdict(&m, &m.rows[0], &t), VERDICT_CE);
	assert_int_equal(t, plan.test_count);
	assert_int_equal(row_hundredths(&m, &m.rows[0]), 0);
	assert_int_equal(row_surprise(&m, &m.rows[0]).kind, AS_DECLARED);
	assert_string_equal(cell_mark(&m, &m.rows[0], 2), "C");
	m.rows[0].compiled = VERDICT_SE;
	assert_int_equal(row_surprise(&m, &m.rows[0]).kind, SURPRISE_BROKEN);
	matrix_release(&m);
	solution_free(s);
}

static void expect_codes(const char *expect, const char *letters, int judge, int run)
{
	struct solution *s = declared(expect);
	struct matrix m;

	fill(&m, letters, s);
	assert_int_equal(matrix_judge_code(&m), judge);
	assert_int_equal(matrix_run_code(&m), run);
	matrix_release(&m);
	solution_free(s);
}

static void exit_codes_follow(void **state)
{
	(void)state;
	expect_codes("AC", "......", EXIT_AS_DECLARED, EXIT_AS_DECLARED);
	expect_codes("full WA", ".....W", EXIT_NOT_AS_DECLARED, EXIT_AS_DECLARED);
	expect_codes("full WA", "......", EXIT_AS_DECLARED, EXIT_NOT_AS_DECLARED);
	expect_codes("full PC", ".....7", EXIT_NOT_AS_DECLARED, EXIT_AS_DECLARED);
	expect_codes("full WA", "...WF.", EXIT_BROKEN, EXIT_BROKEN);
}

/* The same of a row that was interrupted. */
static void expect_codes_so_far(const char *expect, const char *letters, int judge, int run)
{
	struct solution *s = declared(expect);
	struct matrix m;

	fill(&m, letters, s);
	m.rows[0].complete = false;
	assert_int_equal(matrix_judge_code(&m), judge);
	assert_int_equal(matrix_run_code(&m), run);
	assert_false(row_is_accepted(&m, &m.rows[0]));
	matrix_release(&m);
	solution_free(s);
}

static void what_was_not_judged_is_no_pass(void **state)
{
	(void)state;
	struct matrix m;

	expect_codes_so_far("AC", "------", EXIT_BROKEN, EXIT_BROKEN);
	expect_codes_so_far("AC", "...---", EXIT_BROKEN, EXIT_BROKEN);
	expect_codes_so_far("AC", "..5---", EXIT_BROKEN, EXIT_NOT_AS_DECLARED);
	expect_codes_so_far("full PC", "...5--", EXIT_BROKEN, EXIT_BROKEN);
	expect_codes_so_far("AC", "..W---", EXIT_NOT_AS_DECLARED, EXIT_NOT_AS_DECLARED);
	expect_codes_so_far("full WA", "...W--", EXIT_NOT_AS_DECLARED, EXIT_BROKEN);
	fill(&m, "....--", NULL);
	m.rows[0].complete = false;
	assert_true(group_is_known(&m, &m.rows[0], 1));
	assert_false(group_is_known(&m, &m.rows[0], 2));
	m.rows[0].complete = true; /* the others were not to be judged */
	assert_true(group_is_known(&m, &m.rows[0], 2));
	matrix_release(&m);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_first_failure_in_test_order_is_the_verdict),
		cmocka_unit_test(points_are_for_whole_groups),
		cmocka_unit_test(partly_right_is_the_verdict_where_nothing_fails),
		cmocka_unit_test(the_smallest_score_or_the_mean_earns_the_points),
		cmocka_unit_test(a_score_may_be_declared),
		cmocka_unit_test(a_mean_may_be_declared),
		cmocka_unit_test(near_the_limit_pc_and_tle_are_the_same),
		cmocka_unit_test(a_group_is_lost_with_those_it_includes),
		cmocka_unit_test(a_declaration_is_about_the_groups_own_tests),
		cmocka_unit_test(declared_wrong_but_survived),
		cmocka_unit_test(a_verdict_with_a_mark_must_occur),
		cmocka_unit_test(near_the_limit_ac_and_tle_are_the_same),
		cmocka_unit_test(nobody_declares_a_failure_of_the_judge),
		cmocka_unit_test(what_is_not_permitted_is_small),
		cmocka_unit_test(what_does_not_compile_is_ce_everywhere),
		cmocka_unit_test(exit_codes_follow),
		cmocka_unit_test(what_was_not_judged_is_no_pass),
	};

	return cmocka_run_group_tests(tests, read_plan, release_plan);
}
