/* test_large_files.c - where pieces of a file meet, very long tokens and lines, and memory. */
#include "unit.h"

#define PIECE (128 << 10) /* a file is read in pieces of this size */
#define REACH 70          /* so far on both sides of a seam */
#define MB (1 << 20)

/* --- Seams ---------------------------------------------------------------------------- */

static InStream stream;

/* Blanks up to `at`, then the text. */
static void open_at(size_t at, const char *text)
{
	static char bytes[3 * PIECE];
	const size_t length = strlen(text);

	memset(bytes, ' ', at);
	memcpy(bytes + at, text, length);
	tl__open_file(&stream, scratch_file("seam", bytes, at + length), _output);
}

static void tokens_are_whole_across_a_seam(void **state)
{
	(void)state;
	struct tl_span token;

	for (size_t at = PIECE - REACH; at <= PIECE + REACH; at++) {
		open_at(at, "abcdefghijklmnopqrstuvwxyz-abcdefghijklmnopqrstuvwxyz next");
		readTokenTo(&stream, &token);
		assert_int_equal(token.length, 53);
		assert_memory_equal(token.text, "abcdefghijklmnopqrstuvwxyz-", 27);
		assert_string_equal(readToken(&stream), "next");
		assert_true(eof(&stream));
		tl__close(&stream);
	}
}

static void numbers_are_whole_across_a_seam(void **state)
{
	(void)state;
	for (size_t at = PIECE - REACH; at <= PIECE + REACH; at++) {
		open_at(at, "-2147483648 -9223372036854775808 18446744073709551615 -1.25e1 -0.5");
		assert_int_equal(readInt(&stream), INT_MIN);
		assert_true(readLong(&stream) == LLONG_MIN);
		assert_true(readUnsignedLong(&stream) == ULLONG_MAX);
		assert_true(readDouble(&stream) == -12.5);
		assert_true(readStrictDouble(&stream, -1, 1, 1, 1) == -0.5);
		assert_true(seekEof(&stream));
		tl__close(&stream);
	}
}

static void small_numbers_are_whole_across_a_seam(void **state)
{
	(void)state;
	for (size_t at = PIECE - REACH; at <= PIECE + REACH; at++) {
		open_at(at, "1 -23 456 7890 -12345 678901\n234567 8 9\r\n10 -11");
		assert_int_equal(readInt(&stream), 1);
		assert_int_equal(readInt(&stream), -23);
		assert_int_equal(readLong(&stream), 456);
		assert_int_equal(readInt(&stream), 7890);
		assert_int_equal(readLong(&stream), -12345);
		assert_int_equal(readInt(&stream), 678901);
		assert_int_equal(readInt(&stream), 234567);
		assert_int_equal(readInt(&stream), 8);
		assert_int_equal(readInt(&stream), 9);
		assert_int_equal(readInt(&stream), 10);
		assert_int_equal(readInt(&stream), -11);
		assert_true(seekEof(&stream));
		tl__close(&stream);
	}
}

static void expect_line(const char *text)
{
	struct tl_span line;

	readLineTo(&stream, &line);
	assert_int_equal(line.length, strlen(text));
	assert_memory_equal(line.text, text, line.length);
}

static void lines_are_whole_across_a_seam(void **state)
{
	(void)state;
	for (size_t at = PIECE - REACH; at <= PIECE + REACH; at++) {
		open_at(at, "x\nfirst line\r\n\r\n\nsecond\rline\n\r\r\nlast");
		nextLine(&stream);
		expect_line("first line");
		expect_line("");
		expect_line("");
		expect_line("secondline");
		expect_line("\r");
		expect_line("last");
		assert_true(eof(&stream));
		tl__close(&stream);
	}
}

static void line_ends_are_seen_across_a_seam(void **state)
{
	(void)state;
	for (size_t at = PIECE - 5; at <= PIECE + 5; at++) {
		open_at(at, "a\r\nb\rc\n");
		assert_string_equal(readToken(&stream), "a");
		assert_true(eoln(&stream));
		assert_int_equal(readChar(&stream), 'b');
		assert_false(eoln(&stream));
		assert_int_equal(readChar(&stream), '\r');
		unreadChar(&stream, '\r');
		assert_int_equal(curChar(&stream), '\r');
		assert_int_equal(nextChar(&stream), '\r');
		assert_int_equal(readChar(&stream), 'c');
		assert_true(eoln(&stream));
		assert_true(eof(&stream));
		tl__close(&stream);
	}
}

static void bytes_can_be_pushed_back_over_a_seam(void **state)
{
	(void)state;
	open_at(PIECE - 3, "abcdef");
	while (curChar(&stream) == ' ')
		skipChar(&stream);
	for (int c = 'a'; c <= 'f'; c++)
		assert_int_equal(nextChar(&stream), c);
	for (int c = 'f'; c >= 'a'; c--)
		unreadChar(&stream, c);
	for (int i = 0; i < 1000; i++)
		unreadChar(&stream, '<');
	for (int i = 0; i < 1000; i++)
		assert_int_equal(nextChar(&stream), '<');
	assert_string_equal(readToken(&stream), "abcdef");
	assert_true(eof(&stream));
	tl__close(&stream);
}

/* A validator that copies itself: each token and each blank, exactly as they are. */
static int copies_tokens(int argc, char *argv[])
{
	struct tl_span token;

	registerValidation(argc, argv);
	while (!eof(inf)) {
		readTokenTo(inf, &token);
		fwrite(token.text, 1, token.length, stdout);
		putchar(eoln(inf) ? '\n' : readChar(inf));
	}
	readEof(inf);
	return 0;
}

static void stdin_is_whole_across_a_seam(void **state)
{
	(void)state;
	for (size_t at = PIECE - 10; at <= PIECE + 10; at += 2) {
		static char bytes[PIECE + 100];
		struct program p = { .run = copies_tokens, .argv = { "validator" } };

		for (size_t i = 0; i < at; i++)
			bytes[i] = i % 2 ? ' ' : 'x';
		memcpy(bytes + at, "token crossing\n", 16);
		p.in = scratch_text("stdin", bytes);
		run(&p);
		expect(&p, 0, "");
		assert_string_equal(p.printed.text, bytes);
	}
}

/* The two bytes of a BOM that came alone are given back. */
static void half_a_byte_order_mark_is_kept(void **state)
{
	(void)state;
	const char *half = scratch_text("half", "\xEF\xBB");
	const char *whole = scratch_text("whole",
				   "\xEF\xBB\xBF"
				   "1\n"),
		   *one = scratch_text("one", "1\n");
	struct program p = check("wcmp", one, half, half);

	expect(&p, 0, "ok \"\xEF\xBB\"\n");
	p = check("icmp", one, whole, one);
	expect(&p, 0, "ok answer is 1\n");
	p = check("icmp", one, one, whole);
	assert_int_equal(p.code, 3);
}

/* --- Very long tokens and lines ----------------------------------------------------------- */

static char *letters(size_t length)
{
	char *text = malloc(length + 1);

	assert_non_null(text);
	for (size_t i = 0; i < length; i++)
		text[i] = (char)('a' + i % 26);
	text[length] = '\0';
	return text;
}

static void tokens_may_be_longer_than_a_piece(void **state)
{
	(void)state;
	const size_t length = 3 * MB + 17;
	char *text = letters(length);
	const char *a = scratch_text("a", text);
	struct program p;

	text[length - 1] = '!';
	const char *b = scratch_text("b", text);

	free(text);
	p = check("wcmp", a, a, a);
	expect(&p, 0, "ok \"abcdefghijklmnopqrstuvwxyzabcd...abcdefghijklmnopqrstuvwxyzabcde\"\n");
	p = check("wcmp", a, b, a);
	assert_int_equal(p.code, 1);
	p = check("fcmp", a, a, a);
	assert_int_equal(p.code, 0);
	p = check("lcmp", a, b, a);
	assert_int_equal(p.code, 1);
	p = check("ncmp", a, b, a);
	assert_int_equal(p.code, 3);
}

static void a_token_has_32_megabytes_at_most(void **state)
{
	(void)state;
	const size_t most = 32 * MB;
	char *text = letters(most + 1);
	const char *longer = scratch_text("longer", text);
	struct program p;

	text[most] = '\0';
	const char *longest = scratch_text("longest", text);

	free(text);
	p = check("wcmp", longest, longest, longest);
	assert_int_equal(p.code, 0);
	p = check("wcmp", longest, longer, longest);
	expect(&p, 2,
			"wrong output format Length of token exceeds 33554432, token is "
			"'abcdefghijklmnopqrstuvwxyzabcd...yzabcdefghijklmnopqrstuvwxyzabc...'\n");
	p = check("wcmp", longest, longest, longer);
	assert_int_equal(p.code, 3);
}

static const char *sparse_file(const char *name, off_t size)
{
	const char *path = scratch_text(name, "1\n");

	assert_int_equal(truncate(path, size), 0);
	return path;
}

static void a_file_has_128_megabytes_at_most(void **state)
{
	(void)state;
	const char *one = scratch_text("one", "1\n");
	const char *full = sparse_file("full", 128 * MB), *over = sparse_file("over", 128 * MB + 1);
	struct program p = check("icmp", over, one, one);

	expect(&p, 3,
			format("FAIL File size exceeds 134217728 bytes, size is 134217729 (%s)\n",
					over));
	p = check("icmp", one, over, one);
	expect(&p, 2,
			"wrong output format File size exceeds 134217728 bytes, size is "
			"134217729\n");
	p = check("icmp", one, sparse_file("huge", 5120LL * MB), one);
	expect(&p, 2,
			"wrong output format File size exceeds 134217728 bytes, size is "
			"1073741824\n");
	p = check("icmp", full, one, one);
	expect(&p, 0, "ok answer is 1\n");
}

/* --- Memory --------------------------------------------------------------------------------- */

/* Writes lines made by `line` until the file has that many bytes. */
static const char *large_file(const char *name, size_t size, int (*line)(char *to, int i))
{
	const char *path = scratch(name);
	FILE *file = fopen(path, "wb");
	char text[512];
	size_t length = 0;

	assert_non_null(file);
	for (int i = 0; length < size; i++) {
		const int n = line(text, i);

		fwrite(text, 1, (size_t)n, file);
		length += (size_t)n;
	}
	assert_int_equal(fclose(file), 0);
	return path;
}

static int some_integers(char *to, int i)
{
	return sprintf(to, "%d %d %d %d %d\n", i, -i, i * 7 % 1000, 123456789, 1000 + i % 9000);
}

static int some_integers_apart(char *to, int i)
{
	return sprintf(to, "%d  %d\t%d %d   %d\r\n", i, -i, i * 7 % 1000, 123456789,
			1000 + i % 9000);
}

static int some_reals(char *to, int i)
{
	return sprintf(to, "%d.%06d -0.%07d1\n", i, i % 999983, i);
}

static int some_other_reals(char *to, int i)
{
	return sprintf(to, "%d.%06d -0.%07d2\n", i, i % 999983, i);
}

static int long_reals(char *to, int i)
{
	return sprintf(to, "1.%0100d\n", i);
}

static int long_reals_apart(char *to, int i)
{
	return sprintf(to, " 1.%0100d\n\n", i);
}

static int answers(char *to, int i)
{
	return sprintf(to, i % 3 ? "YES\nno\n" : "no yes\n");
}

static int cases(char *to, int i)
{
	return sprintf(to, "Case %d: %d %d %d\n", i + 1, i, i + 1, i + 2);
}

static int broken_lines(char *to, int i)
{
	return sprintf(to, "a carriage return \r in line %d\n", i);
}

static void expect_small_check(const char *checker, const char *out, const char *answer)
{
	const struct program p = check(checker, "/dev/null", out, answer);

	if (p.code)
		print_error("%s: %s", checker, p.said.text);
	assert_int_equal(p.code, 0);
	expect_small(&p);
}

static void memory_does_not_grow_with_integers(void **state)
{
	(void)state;
	const size_t size = OFTEN(24 * MB);
	const char *a = large_file("integers", size, some_integers);
	const char *b = large_file("apart", size + size / 4, some_integers_apart);
	const char *c = large_file("longer", size + size / 4, some_integers);

	if (SANITIZED)
		print_message("skipped: memory (needs a program that is not sanitized)\n");
	expect_small_check("wcmp", a, a);
	expect_small_check("ncmp", a, a);
	expect_small_check("lcmp", a, a);
	expect_small_check("fcmp", a, a);
	expect_small_check("rcmp6", a, a);
	for (int i = 0; i < 2; i++) { /* one is longer: a verdict other than ok, still small */
		static const char *const checker[] = { "wcmp", "ncmp", "lcmp", "rcmp6", "rcmp9" };

		for (size_t j = 0; j < sizeof checker / sizeof *checker; j++) {
			const struct program p = check(checker[j], "/dev/null", i ? b : c,
					i ? c : b);

			assert_in_range(p.code, 0, 2);
			expect_small(&p);
		}
	}
}

static void memory_does_not_grow_with_reals(void **state)
{
	(void)state;
	const size_t size = OFTEN(30 * MB);
	const char *a = large_file("reals", size, some_reals);
	const char *b = large_file("other", size, some_other_reals);

	expect_small_check("rcmp6", b, a);
	expect_small_check("rcmp4", b, a);
	expect_small_check("rncmp", b, a);
	expect_small_check("rcmp9", a, a);
}

static void memory_does_not_grow_with_long_reals(void **state)
{
	(void)state;
	const char *a = large_file("long", OFTEN(40 * MB), long_reals);
	const char *b = large_file("long_apart", OFTEN(40 * MB), long_reals_apart);
	struct program p = check("rcmp6", "/dev/null", b, a);

	assert_in_range(p.code, 0, 2);
	expect_small(&p);
	p = check("rncmp", "/dev/null", a, a);
	assert_int_equal(p.code, 0);
	expect_small(&p);
}

static void memory_does_not_grow_with_words_and_cases(void **state)
{
	(void)state;
	const char *a = large_file("answers", OFTEN(20 * MB), answers);
	const char *b = large_file("cases", OFTEN(20 * MB), cases);
	const char *c = large_file("broken", OFTEN(20 * MB), broken_lines);

	expect_small_check("nyesno", a, a);
	expect_small_check("casencmp", b, b);
	expect_small_check("casewcmp", b, b);
	expect_small_check("fcmp", c, c);
	expect_small_check("lcmp", c, c);
}

static int reads_integers_without_storing(int argc, char *argv[])
{
	registerValidation(argc, argv);

	const int n = readInt(inf, 1, 100000000, "n");

	readEoln(inf);
	readInts(inf, NULL, n, 0, 1000000000, "a");
	readEoln(inf);
	readEof(inf);
	return 0;
}

static const char *array_of(int n)
{
	const char *path = scratch("array");
	FILE *file = fopen(path, "wb");
	char block[10000];

	assert_non_null(file);
	for (size_t i = 0; i < sizeof block; i += 10)
		memcpy(block + i, "123456789 ", 10);
	fprintf(file, "%d\n", n);
	for (int i = 0; i < n / 1000; i++)
		fwrite(block, 1, i + 1 < n / 1000 ? sizeof block : sizeof block - 1, file);
	fputc('\n', file);
	assert_int_equal(fclose(file), 0);
	return path;
}

static void a_validator_does_not_keep_300_megabytes(void **state)
{
	(void)state;
	struct program p = { .run = reads_integers_without_storing,
		.argv = { "validator", "--testOverviewLogFileName", "stderr" } };

	p.in = array_of(OFTEN(30000000));
	run(&p);
	assert_int_equal(p.code, 0);
	assert_non_null(strstr(p.said.text, "constant-bounds \"a\": 0 1000000000\n"));
	expect_small(&p);
}

/* The bounds of a variable may differ from one test case to the next. */
static int reads_with_changing_bounds(int argc, char *argv[])
{
	registerValidation(argc, argv);
	readInt(inf, 0, 100000000, "n");
	readEoln(inf);
	for (int i = 1; i <= 1000000; i++) {
		setTestCase(i);
		readInt(inf, i, 1000000000, "a");
		readSpace(inf);
	}
	quitf(_fail, "enough");
}

static void a_log_of_changing_bounds_does_not_grow(void **state)
{
	(void)state;
	struct program p = { .run = reads_with_changing_bounds,
		.argv = { "validator", "--testOverviewLogFileName", "stderr" } };

	p.in = array_of(2000000);
	run(&p);
	expect(&p, 3, "FAIL enough (test case 1000000)\n");
	expect_small(&p);
}

static int writes_much(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	for (int i = 0; i < OFTEN(10000000); i++)
		writeInt(nextInt(rnd, 1, 1000000000)), writeEoln();
	for (int i = 0; i < OFTEN(200000); i++)
		nextPattern(rnd, "[a-z]{3}");
	return 0;
}

static void a_generator_does_not_keep_what_it_wrote(void **state)
{
	(void)state;
	struct program p = { .run = writes_much, .argv = { "gen" }, .out = "/dev/null" };

	run(&p);
	expect(&p, 0, "");
	expect_small(&p);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(tokens_are_whole_across_a_seam),
		cmocka_unit_test(numbers_are_whole_across_a_seam),
		cmocka_unit_test(small_numbers_are_whole_across_a_seam),
		cmocka_unit_test(lines_are_whole_across_a_seam),
		cmocka_unit_test(line_ends_are_seen_across_a_seam),
		cmocka_unit_test(bytes_can_be_pushed_back_over_a_seam),
		cmocka_unit_test(stdin_is_whole_across_a_seam),
		cmocka_unit_test(half_a_byte_order_mark_is_kept),
		cmocka_unit_test(tokens_may_be_longer_than_a_piece),
		cmocka_unit_test(a_token_has_32_megabytes_at_most),
		cmocka_unit_test(a_file_has_128_megabytes_at_most),
		cmocka_unit_test(memory_does_not_grow_with_integers),
		cmocka_unit_test(memory_does_not_grow_with_reals),
		cmocka_unit_test(memory_does_not_grow_with_long_reals),
		cmocka_unit_test(memory_does_not_grow_with_words_and_cases),
		cmocka_unit_test(a_validator_does_not_keep_300_megabytes),
		cmocka_unit_test(a_log_of_changing_bounds_does_not_grow),
		cmocka_unit_test(a_generator_does_not_keep_what_it_wrote),
	};

	stream = *ouf;
	return RUN_TESTS(tests);
}
