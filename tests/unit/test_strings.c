/* test_strings.c - the arena, and what is done to texts before they are shown. */
#include "unit.h"

/* --- The arena ------------------------------------------------------------------------- */

static void blocks_are_aligned_and_apart(void **state)
{
	(void)state;
	enum { COUNT = 3000 };
	static unsigned char *block[COUNT];
	static size_t size[COUNT];

	for (int i = 0; i < COUNT; i++) {
		size[i] = any_below(any_below(20) ? 200 : 100000);
		block[i] = tl__alloc(size[i]);
		assert_int_equal((uintptr_t)block[i] % 16, 0);
		memset(block[i], i & 255, size[i]);
	}
	for (int i = 0; i < COUNT; i++)
		for (size_t j = 0; j < size[i]; j++)
			if (block[i][j] != (i & 255))
				assert_int_equal(block[i][j], i & 255);
}

static void a_text_grows_and_ends_in_nul(void **state)
{
	(void)state;
	struct tl__text text = { NULL, 0, 0 };

	for (size_t i = 0; i < 100000; i++) {
		tl__add_char(&text, (char)('a' + i % 26));
		if (text.length != i + 1 || text.s[i + 1] != '\0')
			assert_int_equal(text.length, i + 1);
	}
	for (size_t i = 0; i < text.length; i++)
		if (text.s[i] != (char)('a' + i % 26))
			assert_int_equal(text.s[i], 'a' + i % 26);
	tl__add(&text, "x\0y", 3);
	assert_int_equal(text.length, 100003);
	assert_memory_equal(text.s + 100000, "x\0y", 4);
}

static void format_is_printf_at_any_length(void **state)
{
	(void)state;
	assert_string_equal(format("%s", ""), "");
	assert_string_equal(format("%d %s %c%%", -5, "text", 'x'), "-5 text x%");
	for (int length = 0; length < 300000; length = 2 * length + 1) {
		const char *text = format("%*d|", length, 1);

		assert_int_equal(strlen(text), (length > 1 ? length : 1) + 1);
		assert_int_equal(text[strlen(text) - 1], '|');
	}
}

static void earlier_texts_stay(void **state)
{
	(void)state;
	static const char *text[20000];

	for (int i = 0; i < 20000; i++)
		text[i] = vtosLong(i);
	for (int i = 0; i < 20000; i++)
		assert_int_equal(atoi(text[i]), i);
}

/* --- Quoting ----------------------------------------------------------------------------- */

static void compress_keeps_64_bytes(void **state)
{
	(void)state;
	char text[200];

	for (size_t length = 0; length < sizeof text; length++) {
		for (size_t i = 0; i < length; i++)
			text[i] = (char)('A' + i % 50);
		text[length] = '\0';
		const char *quote = compress(text);

		if (length <= 64) {
			assert_string_equal(quote, text);
			continue;
		}
		assert_int_equal(strlen(quote), 64);
		assert_memory_equal(quote, text, 30);
		assert_memory_equal(quote + 30, "...", 3);
		assert_string_equal(quote + 33, text + length - 31);
	}
}

static void compress_shows_nul_as_a_tilde(void **state)
{
	(void)state;
	static const char zeros[100] = { 0 };
	const struct tl_span some = { "a\0b", 3 }, many = { zeros, sizeof zeros },
			     none = { zeros, 0 };

	assert_string_equal(compressSpan(some), "a~b");
	assert_string_equal(compressSpan(none), "");
	assert_int_equal(strspn(compressSpan(many), "~"), 30);
}

static void printable_leaves_nothing_a_judge_obeys(void **state)
{
	(void)state;
	static const char alphabet[] = "status(1)score(100) \n\t\033\177\200\377()";
	char text[64];

	assert_string_equal(printable("plain (text) ~"), "plain (text) ~");
	for (int i = 0; i < OFTEN(100000); i++) {
		const size_t length = any_below(sizeof text);

		for (size_t j = 0; j < length; j++)
			text[j] = alphabet[any_below(sizeof alphabet - 1)];
		text[length] = '\0';
		if (length > 20 && any_below(2))
			memcpy(text + any_below(length - 9),
					any_below(2) ? "status(1)" : "score(100", 9);
		const char *safe = printable(text);

		assert_int_equal(strlen(safe), length);
		assert_null(strstr(safe, "status("));
		assert_null(strstr(safe, "score("));
		for (size_t j = 0; j < length; j++) {
			assert_in_range(safe[j], 32, 126);
			if (safe[j] != text[j])
				assert_int_equal(safe[j], '?');
		}
	}
}

/* --- Cutting and joining ------------------------------------------------------------------- */

static void split_undoes_join(void **state)
{
	(void)state;
	for (int i = 0; i < OFTEN(20000); i++) {
		static const char *const word[] = { "", "a", "bc", " ", "\377", "long word" };
		const char *in[20];
		const size_t n = 1 + any_below(20);
		const char **out;
		size_t count, full = 0;

		for (size_t j = 0; j < n; j++) {
			in[j] = word[any_below(6)];
			full += *in[j] != '\0';
		}
		out = split(joinStr(in, n, ","), ",;", &count);
		assert_int_equal(count, n);
		for (size_t j = 0; j < n; j++)
			assert_string_equal(out[j], in[j]);
		tokenize(joinStr(in, n, ";"), ",;", &count);
		assert_int_equal(count, full);
	}
}

static void trim_takes_blanks_only(void **state)
{
	(void)state;
	assert_string_equal(trim(" \t\r\n a b \v\n"), "a b \v");
	assert_string_equal(trim("\v a"), "\v a");
	assert_string_equal(trim(" \n "), "");
	assert_string_equal(trim(""), "");
}

static void endings_are_english(void **state)
{
	(void)state;
	for (int n = 0; n < 2000; n++) {
		const char *expected = n / 10 % 10 == 1 ? "th"
				: n % 10 == 1           ? "st"
				: n % 10 == 2           ? "nd"
				: n % 10 == 3           ? "rd"
							: "th";

		assert_string_equal(englishEnding(n), expected);
	}
	assert_string_equal(englishEnding(-1), "th");
	assert_string_equal(englishEnding(INT_MIN), "th");
}

static void bounds_are_readable(void **state)
{
	(void)state;
	assert_string_equal(toHumanReadableStringLong(0), "0");
	assert_string_equal(toHumanReadableStringLong(1000000), "1000000");
	assert_string_equal(toHumanReadableStringLong(10000000), "10^7");
	assert_string_equal(toHumanReadableStringLong(-10000000), "-10^7");
	assert_string_equal(toHumanReadableStringLong(-30000000), "-3*10^7");
	assert_string_equal(toHumanReadableStringLong(LLONG_MIN), "-9223372036854775808");
	assert_string_equal(toHumanReadableStringLong(LLONG_MAX), "9223372036854775807");
	assert_string_equal(toHumanReadableStringULong(10000000000000000000ULL), "10^19");
	assert_string_equal(toHumanReadableStringULong(ULLONG_MAX), "18446744073709551615");
}

static void trailing_zeros_go_but_one_digit_stays(void **state)
{
	(void)state;
	assert_string_equal(removeDoubleTrailingZeroes("1.500"), "1.5");
	assert_string_equal(removeDoubleTrailingZeroes("2.000"), "2.0");
	assert_string_equal(removeDoubleTrailingZeroes("100"), "100");
	assert_string_equal(removeDoubleTrailingZeroes("."), ".0");
	assert_string_equal(removeDoubleTrailingZeroes(""), "");
	assert_string_equal(removeDoubleTrailingZeroes("0.0"), "0.0");
}

/* A stream over a text quits for its base, and never names a line. */
static void a_text_stream_inherits_its_base(void **state)
{
	(void)state;
	InStream base;

	open_bytes(&base, "", 0);
	InStream *S = stringStream(&base, " 12 abc\n");

	assert_int_equal(readInt(S), 12);
	EXPECT_QUIT(readInt(S), 2, "wrong output format Expected integer, but \"abc\" found");
	base.mode = _answer;
	base.strict = true;
	S = stringStream(&base, "x y");
	assert_string_equal(readToken(S), "x");
	EXPECT_QUIT(readToken(S), 3,
			"FAIL Unexpected white-space - token expected (based on bytes)");
	close_bytes(&base);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(blocks_are_aligned_and_apart),
		cmocka_unit_test(a_text_grows_and_ends_in_nul),
		cmocka_unit_test(format_is_printf_at_any_length),
		cmocka_unit_test(earlier_texts_stay),
		cmocka_unit_test(compress_keeps_64_bytes),
		cmocka_unit_test(compress_shows_nul_as_a_tilde),
		cmocka_unit_test(printable_leaves_nothing_a_judge_obeys),
		cmocka_unit_test(split_undoes_join),
		cmocka_unit_test(trim_takes_blanks_only),
		cmocka_unit_test(endings_are_english),
		cmocka_unit_test(bounds_are_readable),
		cmocka_unit_test(trailing_zeros_go_but_one_digit_stays),
		cmocka_unit_test(a_text_stream_inherits_its_base),
	};

	return RUN_TESTS(tests);
}
