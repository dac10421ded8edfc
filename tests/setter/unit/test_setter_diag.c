/*
 * Messages: places, carets, counts, colours, and the nearest word.
 */
#include "setter_unit.h"

#include "base/names.h"
#include "base/terminal.h"

static void report_at(const char *text, size_t offset, size_t length, const char *expected)
{
	struct source s = SOURCE_INIT;

	source_set(&s, "f", text, strlen(text));
	start_listening();
	assert_int_equal(diag_at(DIAG_ERROR, source_span(&s, offset, length), NULL, "bad"), -1);
	assert_string_equal(heard(), expected);
	source_release(&s);
}

static void a_place_is_a_line_and_a_column(void **state)
{
	(void)state;
	report_at("ab\ncd\n", 4, 1, "f:2:2: error: bad\n     2 | cd\n       |  ^\n");
	report_at("ab\ncd\n", 6, 0, "f:3:1: error: bad\n     3 | \n       | ^\n");
	report_at("ab\r\ncd", 0, 1, "f:1:1: error: bad\n     1 | ab\n       | ^\n");
	report_at("", 0, 5, "f:1:1: error: bad\n     1 | \n       | ^\n");
}

static void a_span_over_lines_is_marked_to_the_end_of_the_first(void **state)
{
	(void)state;
	report_at("abcd\nef", 2, 5, "f:1:3: error: bad\n     1 | abcd\n       |   ^~\n");
}

static void nothing_in_a_line_moves_the_cursor(void **state)
{
	(void)state;
	report_at("\ta\033[31mb", 7, 1,
			"f:1:8: error: bad\n     1 |  a?[31mb\n       |        ^\n");
}

/* U+202E shows what follows from right to left: the line would read as another. */
static void nothing_that_is_shown_turns_the_text_around_it(void **state)
{
	struct source s = SOURCE_INIT;

	(void)state;
	report_at("a\u202eb \u6c42", 4, 1,
			"f:1:5: error: bad\n     1 | a?b \u6c42\n       |   ^\n");
	source_set(&s, "\u202ef", "x", 1);
	start_listening();
	diag_at(DIAG_ERROR, source_span(&s, 0, 1), "a \u2066hint", "bad\u202e");
	hint("another \u2069");
	diag_foreign("1\u202e2\n3\u200f4\n", strlen("1\u202e2\n3\u200f4\n"), NULL);
	assert_string_equal(heard(),
			"?f:1:1: error: bad?\n     1 | x\n       | ^\nhint: a ?hint\n"
			"hint: another ?\n    1?2\n    3?4\n");
	source_release(&s);
}

static void a_long_line_is_cut_around_the_caret(void **state)
{
	char line[400];

	(void)state;
	memset(line, 'x', sizeof line - 1);
	line[sizeof line - 1] = '\0';
	line[200] = '!';
	report_at(line, 200, 1,
			"f:1:201: error: bad\n"
			"     1 | ...xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx!"
			"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...\n"
			"       |                                        ^\n");
}

/* Bytes that only continue a character, and no character: there is nowhere to cut. */
static void a_long_line_of_broken_characters_is_cut_too(void **state)
{
	char line[400];

	(void)state;
	memset(line, 0x80, sizeof line - 1);
	line[sizeof line - 1] = '\0';
	line[200] = '!';
	report_at(line, 200, 1,
			"f:1:201: error: bad\n"
			"     1 | ...???????????????????????????????????????"
			"!"
			"?????????????????????????????????????????????????...\n"
			"       |                                           ^\n");
}

static void after_twenty_errors_of_a_file_the_rest_is_counted(void **state)
{
	struct source s = SOURCE_INIT;
	size_t lines = 0;

	(void)state;
	source_set(&s, "f", "x", 1);
	start_listening();
	for (int i = 0; i < 30; i++)
		diag_at(DIAG_ERROR, source_span(&s, 0, 1), NULL, "bad");
	assert_int_equal(s.errors, 30);
	for (const char *p = heard(); (p = strstr(p, "error: bad")); p++)
		lines++;
	assert_int_equal(lines, DIAG_ERRORS_PER_FILE);
	assert_non_null(strstr(heard(),
			"\nnote: 'f' has more errors; only the first 20 are shown\n"));
	source_release(&s);
}

static void foreign_output_is_indented_and_capped(void **state)
{
	(void)state;
	start_listening();
	diag_foreign("one\ntwo", 7, NULL);
	assert_string_equal(heard(), "    one\n    two\n");
	start_listening();
	diag_foreign("1\n2\n3\n4\n5\n6\n7\n8\n9\n0\n1\n2\n3\n4\n5\n6\n7\n", 34, "build/log/x");
	assert_non_null(strstr(heard(), "    5\n    ... 2 more lines in build/log/x\n"));
}

static void the_folder_is_named_once(void **state)
{
	(void)state;
	start_listening();
	diag_entered("/a/b");
	note("one");
	note("two");
	assert_string_equal(heard(), "setter: Entering directory '/a/b'\nnote: one\nnote: two\n");
}

static void colour_is_decided_in_this_order(void **state)
{
	(void)state;
	setenv("TERM", "xterm", 1);
	unsetenv("NO_COLOR");
	unsetenv("CLICOLOR_FORCE");
	start_listening();
	assert_string_equal(paint(heard_stream, ROLE_BAD), "");
	setenv("CLICOLOR_FORCE", "1", 1);
	assert_string_not_equal(paint(heard_stream, ROLE_BAD), "");
	setenv("CLICOLOR_FORCE", "0", 1);
	assert_string_equal(paint(heard_stream, ROLE_BAD), "");
	setenv("CLICOLOR_FORCE", "1", 1);
	setenv("NO_COLOR", "1", 1);
	assert_string_equal(paint(heard_stream, ROLE_BAD), "");
	setenv("NO_COLOR", "", 1);
	assert_string_not_equal(paint(heard_stream, ROLE_BAD), "");
	setenv("NO_COLOR", "1", 1);
	terminal_set_colour(ALWAYS);
	assert_string_not_equal(paint(heard_stream, ROLE_BAD), "");
	terminal_set_colour(NEVER);
	unsetenv("NO_COLOR");
	assert_string_equal(paint(heard_stream, ROLE_BAD), "");
	terminal_set_colour(AUTO);
	unsetenv("CLICOLOR_FORCE");
}

static void distances_count_typing_errors(void **state)
{
	(void)state;
	assert_int_equal(name_distance("", ""), 0);
	assert_int_equal(name_distance("abc", ""), 3);
	assert_int_equal(name_distance("near", "naer"), 1);
	assert_int_equal(name_distance("trap", "tarp"), 1);
	assert_int_equal(name_distance("kitten", "sitting"), 3);
	assert_int_equal(name_distance("flaw", "lawn"), 2);
}

static void the_nearest_word_must_be_near(void **state)
{
	static const char *const known[] = { "near", "random", "trap", NULL };

	(void)state;
	assert_string_equal(name_nearest("naer", known), "near");
	assert_string_equal(name_nearest("randon", known), "random");
	/* Four letters may have two errors, no more. */
	assert_string_equal(name_nearest("xxar", known), "near");
	assert_null(name_nearest("xxxr", known));
	assert_null(name_nearest("", known));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_place_is_a_line_and_a_column),
		cmocka_unit_test(a_span_over_lines_is_marked_to_the_end_of_the_first),
		cmocka_unit_test(nothing_in_a_line_moves_the_cursor),
		cmocka_unit_test(nothing_that_is_shown_turns_the_text_around_it),
		cmocka_unit_test(a_long_line_is_cut_around_the_caret),
		cmocka_unit_test(a_long_line_of_broken_characters_is_cut_too),
		cmocka_unit_test(after_twenty_errors_of_a_file_the_rest_is_counted),
		cmocka_unit_test(foreign_output_is_indented_and_capped),
		cmocka_unit_test(the_folder_is_named_once),
		cmocka_unit_test(colour_is_decided_in_this_order),
		cmocka_unit_test(distances_count_typing_errors),
		cmocka_unit_test(the_nearest_word_must_be_near),
	};

	return RUN_KIT_TESTS(tests);
}
