/*
 * The pieces of a report: escaping, SVG, ticks.
 */
#include "setter_unit.h"

#include "base/html.h"
#include "base/utf8.h"
#include "plot/scale.h"
#include "plot/svg.h"
#include "report/report.h"
#include "report/report_sections.h"

static void assert_text(struct text *text, const char *expected)
{
	assert_string_equal(text->s, expected);
	text_release(text);
}

/* --- HTML ------------------------------------------------------------------------------------ */

static void foreign_words_never_become_markup(void **state)
{
	struct text out = TEXT_INIT;

	(void)state;
	html_put(&out, "<td title=\"%s\">%s</td>", "a\"b'c", "<script>&amp;</script>");
	assert_text(&out,
			"<td title=\"a&quot;b&#39;c\">&lt;script&gt;&amp;amp;&lt;/script&gt;</td>");
}

static void numbers_and_percent_signs_come_through(void **state)
{
	struct text out = TEXT_INIT;

	(void)state;
	html_put(&out, "%d %zu %lld %%", -3, (size_t)7, 1000000000000000000LL);
	assert_text(&out, "-3 7 1000000000000000000 %");
}

static void what_is_no_character_becomes_the_replacement(void **state)
{
	struct text out = TEXT_INIT;

	(void)state;
	/* A control character, half a character, an overlong '/', a surrogate. */
	html_add(&out, "a\001b\xc3 \xc0\xaf \xed\xa0\x80 c");
	assert_text(&out, "a\ufffdb\ufffd \ufffd\ufffd \ufffd\ufffd\ufffd c");
}

static void a_name_cannot_turn_the_text_around_it(void **state)
{
	struct text out = TEXT_INIT;

	(void)state;
	html_add(&out, "\u202egnirts \u2066x\u2069 \u200f \u061c \u4f60\u2013");
	assert_text(&out, "\ufffdgnirts \ufffdx\ufffd \ufffd \ufffd \u4f60\u2013");
}

static void every_byte_survives_as_text(void **state)
{
	(void)state;
	for (int a = 1; a < 256; a++)
		for (int b = 0; b < 256; b++) {
			const char pair[] = { (char)a, (char)b, '\0', '\0' };
			struct text out = TEXT_INIT;

			html_add(&out, pair);
			for (const char *s = out.s; *s; s += utf8_length(s) ? utf8_length(s) : 1) {
				assert_true(utf8_length(s) || *s == '\n');
				assert_null(strchr("<>\"'", *s));
			}
			text_release(&out);
		}
}

static void letters_of_the_east_are_two_columns_wide(void **state)
{
	(void)state;
	assert_int_equal(utf8_columns("exact"), 5);
	assert_int_equal(utf8_columns("gr\u00f6\u00dfer"), 6);
	assert_int_equal(utf8_columns("\u66b4\u529b a"), 6);
	/* An accent of its own, and a byte that is not a character. */
	assert_int_equal(utf8_columns("e\u0301\xff"), 2);
	assert_int_equal(utf8_columns("\U0001f600\U00020000"), 4);
}

/* --- SVG --------------------------------------------------------------------------------------- */

static void dots_are_one_path_of_steps(void **state)
{
	struct text out = TEXT_INIT;
	struct svg_pen pen;

	(void)state;
	svg_dots_begin(&out, &pen);
	svg_dot(&out, &pen, 3, 40);
	svg_dot(&out, &pen, 3, 41);
	svg_dot(&out, &pen, 10, 2);
	svg_dots_end(&out);
	assert_text(&out, "<path d=\"m3 40h0m0 1h0m7-39h0\"/>\n");
}

static void words_in_a_picture_are_escaped_too(void **state)
{
	struct text out = TEXT_INIT;

	(void)state;
	svg_text(&out, "m", 1.25, -0.01, 0, "a<b");
	svg_group_open(&out, NULL, 0, 0, "</title>");
	assert_text(&out,
			"<text class=\"m\" x=\"1.2\" y=\"0\">a&lt;b</text>\n"
			"<g><title>&lt;/title&gt;</title>\n");
}

/* --- Axes ---------------------------------------------------------------------------------------- */

static void powers_of_ten_are_marked_and_some_are_labelled(void **state)
{
	struct tick ticks[TICKS_MAX];

	(void)state;
	assert_int_equal(scale_ticks(SCALE_LOG, -0.5, 18, ticks), 19);
	assert_string_equal(ticks[0].label, "10\u2070");
	assert_string_equal(ticks[1].label, "");
	assert_string_equal(ticks[18].label, "10\u00b9\u2078");
	assert_int_equal(scale_ticks(SCALE_SIGNED_LOG, -3, 3, ticks), 7);
	assert_string_equal(ticks[0].label, "\u221210\u00b3");
	assert_string_equal(ticks[3].label, "0");
	assert_string_equal(ticks[6].label, "+10\u00b3");
}

static void a_linear_axis_has_few_round_marks(void **state)
{
	struct tick ticks[TICKS_MAX];

	(void)state;
	assert_in_range(scale_ticks(SCALE_LINEAR, 0, 1, ticks), 3, 9);
	assert_string_equal(ticks[0].label, "0");
	assert_in_range(scale_ticks(SCALE_LINEAR, -17, 8333, ticks), 3, 9);
}

static void nothing_has_no_logarithm(void **state)
{
	double place;

	(void)state;
	assert_false(scale_apply(SCALE_LOG, 0, &place));
	assert_false(scale_apply(SCALE_LOG, -1, &place));
	assert_true(scale_apply(SCALE_SIGNED_LOG, -999, &place));
	assert_true(place == -3);
}

/* --- Words -------------------------------------------------------------------------------------- */

/* What is said of so many wrong solutions, survivors, tests, and tests that are enough. */
static void assert_killing(size_t wrong, size_t survivors, size_t tests, size_t enough,
		const char *expected)
{
	const struct run_file r = { .wrong = wrong,
		.survivors = survivors,
		.test_count = tests,
		.killing_count = enough };
	struct text out = TEXT_INIT;

	report_add_killing(&r, &out);
	assert_text(&out, expected);
}

static void the_killing_set_is_told_with_its_numbers(void **state)
{
	(void)state;
	assert_killing(30, 0, 45, 6,
			"6 of 45 tests are enough to fail all 30 wrong or slow solutions");
	assert_killing(30, 2, 45, 1,
			"1 of 45 tests is enough to fail all but 2 of the 30 wrong or slow solutions");
	assert_killing(1, 0, 1, 1, "1 of 1 test is enough to fail the wrong or slow solution");
	assert_killing(1, 1, 3, 0, "no test fails the wrong or slow solution");
	assert_killing(2, 2, 3, 0, "no test fails any of the 2 wrong or slow solutions");
	assert_killing(0, 0, 3, 0, "no solution is declared wrong or slow");
}

/* The report of a document; strings in it have ' for ". */
static void take_document(struct run_file *r, const char *quoted)
{
	struct text json = TEXT_INIT;

	for (; *quoted; quoted++)
		text_add_char(&json, *quoted == '\'' ? '"' : *quoted);
	run_file_take(r, json_read(json.s, json.length));
	text_release(&json);
}

static void nothing_judged_is_not_as_declared(void **state)
{
	const struct run_file r = { .solution_count = 1 };
	struct text out = TEXT_INIT;

	(void)state;
	report_add_headline(&r, &out);
	assert_text(&out, "1 solution, 0 tests: nothing was judged");
}

/* Of three solutions that fail the same three tests, each test has three thirds. */
static void three_thirds_of_criticality_are_one(void **state)
{
#define FAILS \
	"{'name':'t-1','verdict':'WA'},{'name':'t-2','verdict':'WA'},{'name':'t-3','verdict':'WA'}"
	struct text out = TEXT_INIT;
	struct run_file r;

	(void)state;
	take_document(&r,
			"{'plan':[{'name':'t-1','group':'t'},{'name':'t-2','group':'t'},"
			"{'name':'t-3','group':'t'}],'files':[{'name':'a.c','tests':[" FAILS
			"]},{'name':'b.c','tests':[" FAILS "]},{'name':'c.c','tests':[" FAILS
			"]}]}");
#undef FAILS
	report_put_matrix(&r, &out);
	assert_non_null(strstr(out.s, "<td class=\"top\">1.0</td></tr></tfoot>"));
	text_release(&out);
	run_file_release(&r);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(foreign_words_never_become_markup),
		cmocka_unit_test(numbers_and_percent_signs_come_through),
		cmocka_unit_test(what_is_no_character_becomes_the_replacement),
		cmocka_unit_test(a_name_cannot_turn_the_text_around_it),
		cmocka_unit_test(every_byte_survives_as_text),
		cmocka_unit_test(letters_of_the_east_are_two_columns_wide),
		cmocka_unit_test(dots_are_one_path_of_steps),
		cmocka_unit_test(words_in_a_picture_are_escaped_too),
		cmocka_unit_test(powers_of_ten_are_marked_and_some_are_labelled),
		cmocka_unit_test(a_linear_axis_has_few_round_marks),
		cmocka_unit_test(nothing_has_no_logarithm),
		cmocka_unit_test(the_killing_set_is_told_with_its_numbers),
		cmocka_unit_test(nothing_judged_is_not_as_declared),
		cmocka_unit_test(three_thirds_of_criticality_are_one),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
