/*
 * The matrix on the terminal: where a line is broken, and what an unsafe result looks like.
 */
#include "setter_unit.h"

#include "judge/matrix_print.h"

static struct problem problem;
static struct plan plan;

/* 1 sample, 3 small, 23 full. */
static int read_plan(void **state)
{
	struct text text = TEXT_INIT;

	if (make_kit(state) || problem_read(&problem, &kit, "x"))
		return -1;
	text_add_string(&text,
			"@group sample points=0\nnear\n@group small points=30\n"
			"near a\nnear b\nnear c\n@group full points=70\n");
	for (int i = 0; i < 23; i++)
		text_printf(&text, "near %d\n", i);
	write_file("problems/x/tests.plan", text.s);
	text_release(&text);
	return plan_read(&plan, &problem);
}

static int release_plan(void **state)
{
	plan_release(&plan);
	problem_release(&problem);
	return remove_kit(state);
}

static struct solution *declared(const char *name, const char *expect)
{
	struct solution *s = solution_new(name);
	char *text = xprintf("/* @expect %s\n * @because it is so */\n", expect);

	source_set(&s->source, name, text, strlen(text));
	assert_int_equal(solution_parse(s, &plan), 0);
	free(text);
	return s;
}

static struct solution *right, *wrong;

/* One that is right, and one that is wrong on full-02. */
static void fill(struct matrix *m)
{
	matrix_init(m, &plan, 2);
	m->jail = JAIL_LEVEL_NAMESPACES;
	m->limits = "rlimit";
	right = declared("right.c", "AC");
	wrong = declared("wrong.c", "full WA");
	for (size_t i = 0; i < 2; i++) {
		m->rows[i].name = xstrdup(i ? "wrong.c" : "right.c");
		m->rows[i].file = xstrdup(i ? "wrong.c" : "right.c");
		m->rows[i].solution = i ? wrong : right;
		m->rows[i].complete = true;
		for (size_t t = 0; t < plan.test_count; t++)
			m->rows[i].cells[t] = (struct cell){ .judged = true,
				.time_ms = 12,
				.message = xstrdup("") };
	}
	m->rows[1].cells[5].verdict = VERDICT_WA;
}

static void release(struct matrix *m)
{
	matrix_release(m);
	solution_free(right);
	solution_free(wrong);
}

static char *printed(const struct matrix *m, size_t width,
		void (*print)(const struct matrix *, const struct matrix_print *))
{
	char *text = NULL;
	size_t length;
	FILE *out = open_memstream(&text, &length);
	const struct matrix_print how = { .out = out, .width = width, .limit = "limit 1000 ms" };

	assert_non_null(out);
	print(m, &how);
	fclose(out);
	return text;
}

static void expect_printed(struct matrix *m, size_t width, const char *expected)
{
	char *text = printed(m, width, matrix_print_run);

	assert_string_equal(text, expected);
	free(text);
}

static void it_fits_into_a_line(void **state)
{
	(void)state;
	struct matrix m;

	fill(&m);
	expect_printed(&m, 90,
			"x  2 solutions x 27 tests, limit 1000 ms, jail namespaces, rlimit\n\n"
			"        sample small full\n"
			"        1      123   12345678901234567890123  max ms\n"
			"  right .      ...   .......................      12  AC       as declared\n"
			"  wrong .      ...   .W.....................      12  WA full  as declared\n"
			"\n"
			"x: 2 solutions are as declared\n");
	release(&m);
}

static void it_is_broken_into_blocks_of_ten(void **state)
{
	(void)state;
	struct matrix m;

	fill(&m);
	expect_printed(&m, 40,
			"x  2 solutions x 27 tests, limit 1000 ms, jail namespaces, rlimit\n\n"
			"        sample small full\n"
			"        1      123   1234567890\n"
			"  right .      ...   ..........\n"
			"  wrong .      ...   .W........\n"
			"\n"
			"        full\n"
			"        1234567890 123\n"
			"  right .......... ...\n"
			"  wrong .......... ...\n"
			"\n"
			"         max ms\n"
			"  right      12  AC       as declared\n"
			"  wrong      12  WA full  as declared\n"
			"\n"
			"x: 2 solutions are as declared\n");
	release(&m);
}

static void every_line_of_an_unsafe_result_says_so(void **state)
{
	(void)state;
	void (*const forms[])(const struct matrix *,
			const struct matrix_print *) = { matrix_print_run, matrix_print_judge };
	struct matrix m;

	fill(&m);
	m.jail = JAIL_LEVEL_UNSAFE;
	for (size_t i = 0; i < 2; i++) {
		char *text = printed(&m, 80, forms[i]);

		for (const char *line = text; *line; line = strchr(line, '\n') + 1)
			assert_memory_equal(line, "UNSAFE(no-namespaces) ", 22);
		free(text);
	}
	release(&m);
}

static void two_of_one_name_keep_their_endings(void **state)
{
	(void)state;
	struct matrix m;
	char *text;

	fill(&m);
	free(m.rows[1].name);
	m.rows[1].name = xstrdup("right.py");
	text = printed(&m, 90, matrix_print_run);
	assert_non_null(strstr(text, "  right.c  ."));
	assert_non_null(strstr(text, "  right.py ."));
	free(text);
	release(&m);
}

static void what_was_interrupted_is_not_accepted(void **state)
{
	(void)state;
	struct matrix m;
	char *text;

	fill(&m);
	m.rows[0].complete = false;
	m.rows[0].cells[26].judged = false;
	text = printed(&m, 90, matrix_print_judge);
	assert_non_null(strstr(text, "  right.c  partly judged: nothing wrong on 26 tests\n"));
	assert_non_null(strstr(text, "\nx: 0 of 2 files accepted, 1 is not judged\n"));
	free(text);
	text = printed(&m, 90, matrix_print_run);
	assert_non_null(strstr(text, "\nx: 1 of 2 solutions is as declared, 1 is not judged\n"));
	assert_non_null(strstr(text, "12  partly judged\n"));
	free(text);
	release(&m);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(it_fits_into_a_line),
		cmocka_unit_test(it_is_broken_into_blocks_of_ten),
		cmocka_unit_test(every_line_of_an_unsafe_result_says_so),
		cmocka_unit_test(two_of_one_name_keep_their_endings),
		cmocka_unit_test(what_was_interrupted_is_not_accepted),
	};

	return cmocka_run_group_tests(tests, read_plan, release_plan);
}
