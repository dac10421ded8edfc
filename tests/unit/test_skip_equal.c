/*
 * test_skip_equal.c - skipping what two streams have in common changes nothing.
 *
 * Each pair of files is compared twice: by the definition, token by token and
 * line by line, and with skipEqual... in between, as the checkers do it.  The
 * pairs are random: one file, and a copy of it with some bytes changed.
 *
 * test_skip_equal_portable.c is the same without SSE2.
 */
#include "unit.h"

#define LONGEST 4096
#define PIECE (128 << 10) /* a file is read in pieces of this size */

struct bytes {
	char text[2 * PIECE + LONGEST + 64];
	size_t length;
};

/* Where a comparison stopped: after so many equal elements, and why. */
struct verdict {
	long long count;
	enum { BOTH_END, ONE_ENDS, DIFFERENT, NO_NUMBER } why;
};

enum kind { TOKENS, LONGS, DOUBLES, LINES };

/* --- The definition ---------------------------------------------------------------------- */

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool take_token(const struct bytes *b, size_t *at, struct tl_span *token)
{
	while (*at < b->length && is_blank(b->text[*at]))
		++*at;
	token->text = b->text + *at;
	while (*at < b->length && !is_blank(b->text[*at]))
		++*at;
	token->length = (size_t)(b->text + *at - token->text);
	return token->length > 0;
}

static bool same(struct tl_span a, struct tl_span b)
{
	return a.length == b.length && memcmp(a.text, b.text, a.length) == 0;
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* -?(0|[1-9][0-9]*), no "-0", between -2^63 and 2^63 - 1. */
static bool is_long(struct tl_span t)
{
	const bool minus = t.length > 0 && t.text[0] == '-';
	const char *digits = t.text + minus;
	const size_t count = t.length - minus;
	const char *limit = minus ? "9223372036854775808" : "9223372036854775807";

	for (size_t i = 0; i < count; i++)
		if (!is_digit(digits[i]))
			return false;
	if (count == 0 || (digits[0] == '0' && (count > 1 || minus)))
		return false;
	return count < 19 || (count == 19 && memcmp(digits, limit, 19) <= 0);
}

static size_t digits_at(struct tl_span t, size_t at)
{
	size_t count = 0;

	while (at + count < t.length && is_digit(t.text[at + count]))
		count++;
	return count;
}

/* A sign, digits with a point anywhere, an exponent that may be empty. */
static bool is_double(struct tl_span t)
{
	size_t at = t.length > 0 && (t.text[0] == '-' || t.text[0] == '+'), count;

	count = digits_at(t, at);
	at += count;
	if (at < t.length && t.text[at] == '.') {
		const size_t more = digits_at(t, at + 1);

		at += 1 + more;
		count += more;
	}
	if (count == 0)
		return false;
	if (at < t.length && (t.text[at] == 'e' || t.text[at] == 'E')) {
		at++;
		if (at < t.length && (t.text[at] == '-' || t.text[at] == '+'))
			at++;
		at += digits_at(t, at);
	}
	return at == t.length;
}

static bool is_of_kind(struct tl_span t, enum kind kind)
{
	return kind == LONGS ? is_long(t) : kind == DOUBLES ? is_double(t) : true;
}

static struct verdict stopped(long long count, bool a_has, bool b_has)
{
	struct verdict v = { count, BOTH_END };

	if (a_has || b_has)
		v.why = ONE_ENDS;
	return v;
}

/* True if these two settle the matter; *v is then the verdict. */
static bool settles(struct verdict *v, struct tl_span a, struct tl_span b, enum kind kind)
{
	if (!is_of_kind(a, kind) || !is_of_kind(b, kind))
		v->why = NO_NUMBER;
	else if (!same(a, b))
		v->why = DIFFERENT;
	else
		return false;
	return true;
}

static struct verdict compare_by_definition(const struct bytes *a, const struct bytes *b,
		enum kind kind)
{
	size_t at_a = 0, at_b = 0;
	struct tl_span x, y;
	struct verdict v = { 0, BOTH_END };

	for (;; v.count++) {
		const bool has_x = take_token(a, &at_a, &x), has_y = take_token(b, &at_b, &y);

		if (!has_x || !has_y)
			return stopped(v.count, has_x, has_y);
		if (settles(&v, x, y, kind))
			return v;
	}
}

/* --- The library --------------------------------------------------------------------------- */

static long long skip_equal(InStream *a, InStream *b, enum kind kind)
{
	switch (kind) {
	case LONGS:
		return skipEqualLongs(a, b);
	case DOUBLES:
		return skipEqualDoubles(a, b);
	case LINES:
		return skipEqualLines(a, b);
	default:
		return skipEqualTokens(a, b);
	}
}

static struct verdict compare_skipping(InStream *a, InStream *b, enum kind kind)
{
	struct verdict v = { 0, BOTH_END };
	struct tl_span x, y;

	for (;;) {
		v.count += skip_equal(a, b, kind);
		const bool a_ends = seekEof(a), b_ends = seekEof(b);

		if (a_ends || b_ends)
			return stopped(v.count, !a_ends, !b_ends);
		readTokenTo(a, &x);
		readTokenTo(b, &y);
		if (settles(&v, x, y, kind))
			return v;
		v.count++;
	}
}

/* As fcmp does it: an empty line at the end of the answer is none. */
static struct verdict compare_lines_of(InStream *a, InStream *b, bool skipping)
{
	struct verdict v = { 0, BOTH_END };
	struct tl_span x, y;

	while (!eof(a)) {
		readLineTo(a, &x);
		if (x.length == 0 && eof(a))
			break;
		readLineTo(b, &y);
		if (!same(x, y)) {
			v.why = DIFFERENT;
			return v;
		}
		v.count++;
		if (skipping)
			v.count += skipEqualLines(a, b);
	}
	if (!seekEof(b))
		v.why = ONE_ENDS;
	return v;
}

/* --- Random pairs ---------------------------------------------------------------------------- */

static const char *const alphabets[] = { "0123456789 ", "0123456789 \n-", "019 \n", "0123456789 -.",
	"0123456789. \n", "0123456789 -+.eE\n", "ab \n", "ab\r\n", "a \t\r\n", " \n", "\n", "a",
	"abcdefghijklmnopqrstuvwxyz     ", "\377\376\200\177 \n", "/:09 -,." };

static char any_of(const char *alphabet)
{
	const uint64_t bits = any_bits() >> 20;

	/* NUL is in every alphabet, seldom. */
	return bits % 256 == 0 ? '\0' : alphabet[(bits >> 8) % strlen(alphabet)];
}

static void fill_with_bytes(struct bytes *b, const char *alphabet, size_t length)
{
	while (length-- > 0)
		b->text[b->length++] = any_of(alphabet);
}

/* What is nearly a number, or is one of another kind or in another spelling. */
static const char *const odd_numbers[] = { "-0", "0", "00", "007", "-07", "1-2", "--5", "-", "+5",
	"1.5", "-1.5", ".5", "5.", "1..5", "1.5.2", "-.5", "-5.", "0.", "1e5", "1:2", "1/2",
	"12:", "/3", "999999999999999999", "1000000000000000000", "9223372036854775807",
	"9223372036854775808", "-9223372036854775808", "-9223372036854775809",
	"0.00000000000000000000000000001", "123456789012345678901234567890.5", "1\0012", "\2011",
	"9", "1,5", "a" };

static void add_text(struct bytes *b, const char *text)
{
	memcpy(b->text + b->length, text, strlen(text));
	b->length += strlen(text);
}

/* Numbers of up to 20 digits, all of one kind, and now and then an odd one. */
static void fill_with_numbers(struct bytes *b, size_t length)
{
	const size_t end = b->length + length, longest = 1 + any_below(20);
	const size_t fractions = any_below(2);

	while (b->length < end) {
		size_t digits = any_below(longest);

		if (any_below(100) == 0) {
			add_text(b,
					odd_numbers[any_below(
							sizeof odd_numbers / sizeof *odd_numbers)]);
		} else {
			if (any_below(3) == 0)
				b->text[b->length++] = '-';
			b->text[b->length++] = (char)('1' + any_below(9));
			while (digits-- > 0)
				b->text[b->length++] = (char)('0' + any_below(10));
			if (fractions && any_below(2))
				add_text(b, any_below(2) ? ".25" : ".0");
		}
		b->text[b->length++] = any_below(7) ? ' ' : '\n';
	}
	b->length = end;
}

static void fill(struct bytes *b, size_t length)
{
	const size_t choice = any_below(2 * sizeof alphabets / sizeof *alphabets);

	if (choice < sizeof alphabets / sizeof *alphabets)
		fill_with_bytes(b, alphabets[choice], length);
	else
		fill_with_numbers(b, length);
}

static void insert(struct bytes *b, size_t at, const char *text)
{
	const size_t n = strlen(text);

	memmove(b->text + at + n, b->text + at, b->length - at);
	memcpy(b->text + at, text, n);
	b->length += n;
}

static void erase(struct bytes *b, size_t at)
{
	if (at < b->length)
		memmove(b->text + at, b->text + at + 1, --b->length - at);
}

/* Changes a byte, or puts in or takes out one, behind `from`. */
static void mutate(struct bytes *b, size_t from)
{
	static const char *const inserted[] = { " ", "\n", "\r\n", "\r", "\t", "0", "-", "7", "a",
		".", "\n\n", "  ", " 5 " };
	const size_t at = from + any_below(b->length - from + 1);

	switch (any_below(4)) {
	case 0:
		if (at < b->length)
			b->text[at] = any_of(
					alphabets[any_below(sizeof alphabets / sizeof *alphabets)]);
		break;
	case 1:
		erase(b, at);
		break;
	case 2:
		b->length = at; /* a file that ends too early */
		break;
	default:
		insert(b, at, inserted[any_below(sizeof inserted / sizeof *inserted)]);
	}
}

/* Every blank may become another, and every other one two. */
static void change_blanks(struct bytes *b)
{
	for (size_t i = 0; i < b->length; i++) {
		if (!is_blank(b->text[i]))
			continue;
		b->text[i] = " \t\r\n"[any_below(4)];
		if (any_below(2) && b->length + 1 < LONGEST)
			insert(b, i, " ");
	}
}

static struct bytes first, second;

static void make_pair(void)
{
	const size_t lengths[] = { 4, 70, 130, 300, 2000 };

	first.length = 0;
	fill(&first, any_below(lengths[any_below(5)]));
	if (any_below(4) == 0)
		fill(&first, any_below(100));
	memcpy(second.text, first.text, first.length);
	second.length = first.length;
	if (any_below(4) == 0)
		change_blanks(&second);
	for (size_t i = any_below(4); i > 0; i--)
		mutate(&second, 0);
}

/* --- Tests --------------------------------------------------------------------------------------- */

#define PAIRS OFTEN(40000)

static void expect_same(struct verdict a, struct verdict b)
{
	assert_int_equal(a.count, b.count);
	assert_int_equal(a.why, b.why);
}

static void expect_skipping_is_harmless(enum kind kind)
{
	InStream a, b;

	for (int i = 0; i < PAIRS; i++) {
		make_pair();
		open_bytes(&a, first.text, first.length);
		open_bytes(&b, second.text, second.length);
		expect_same(compare_skipping(&a, &b, kind),
				compare_by_definition(&first, &second, kind));
		close_bytes(&a);
		close_bytes(&b);
	}
}

static void skipping_equal_tokens_changes_no_verdict(void **state)
{
	(void)state;
	expect_skipping_is_harmless(TOKENS);
}

static void skipping_equal_longs_changes_no_verdict(void **state)
{
	(void)state;
	expect_skipping_is_harmless(LONGS);
}

static void skipping_equal_doubles_changes_no_verdict(void **state)
{
	(void)state;
	expect_skipping_is_harmless(DOUBLES);
}

static struct verdict compare_lines_in(const struct bytes *x, const struct bytes *y, bool skipping)
{
	struct verdict v;
	InStream a, b;

	open_bytes(&a, x->text, x->length);
	open_bytes(&b, y->text, y->length);
	v = compare_lines_of(&a, &b, skipping);
	close_bytes(&a);
	close_bytes(&b);
	return v;
}

static void skipping_equal_lines_changes_no_verdict(void **state)
{
	(void)state;
	for (int i = 0; i < PAIRS; i++) {
		make_pair();
		expect_same(compare_lines_in(&first, &second, true),
				compare_lines_in(&first, &second, false));
	}
}

/* Two streams that read these files; the buffers are used again. */
static void open_files(InStream *a, InStream *b)
{
	tl__open_file(a, scratch_file("a", first.text, first.length), _output);
	tl__open_file(b, scratch_file("b", second.text, second.length), _answer);
}

static void close_files(InStream *a, InStream *b)
{
	tl__close(a);
	tl__close(b);
}

/* A pair that is equal up to a little before the end of the first or the second piece. */
static void make_long_pair(void)
{
	const size_t before = any_below(2) ? PIECE : 2 * PIECE - 512;

	const size_t end = before - any_below(200);

	first.length = 0;
	fill(&first, 1000 + any_below(1000));
	while (2 * first.length < end) {
		memcpy(first.text + first.length, first.text, first.length);
		first.length *= 2;
	}
	memcpy(first.text + first.length, first.text, end - first.length);
	first.length = end;
	fill(&first, any_below(400));
	memcpy(second.text, first.text, first.length);
	second.length = first.length;
	for (size_t i = any_below(3); i > 0; i--)
		mutate(&second, before - 300);
	if (any_below(3) == 0) /* the streams' pieces no longer end at the same place */
		insert(&second, 0, " ");
}

static void verdicts_are_the_same_where_pieces_of_a_file_meet(void **state)
{
	(void)state;
	InStream a = *ouf, b = *ouf;

	for (int i = 0; i < OFTEN(800); i++) {
		const enum kind kind = (enum kind)any_below(3);

		make_long_pair();
		open_files(&a, &b);
		expect_same(compare_skipping(&a, &b, kind),
				compare_by_definition(&first, &second, kind));
		close_files(&a, &b);
	}
}

static void lines_are_the_same_where_pieces_of_a_file_meet(void **state)
{
	(void)state;
	InStream a = *ouf, b = *ouf;

	for (int i = 0; i < OFTEN(800); i++) {
		struct verdict v;

		make_long_pair();
		open_files(&a, &b);
		v = compare_lines_of(&a, &b, true);
		close_files(&a, &b);
		expect_same(v, compare_lines_in(&first, &second, false));
	}
}

/* A token that is too long is never skipped, wherever it stands. */
static void a_token_above_the_limit_is_left_to_the_reader(void **state)
{
	(void)state;
	const char *text = format("a b c %s d", "0123456789abc");
	struct tl_span token;
	InStream a, b;

	open_bytes(&a, text, strlen(text));
	open_bytes(&b, text, strlen(text));
	a.maxTokenLength = b.maxTokenLength = 12;
	assert_int_equal(skipEqualTokens(&a, &b), 3);
	EXPECT_QUIT(readTokenTo(&a, &token), 2,
			"wrong output format Length of token exceeds 12, token is "
			"'0123456789abc...'");
	close_bytes(&a);
	close_bytes(&b);
}

static void a_strict_stream_is_not_skipped(void **state)
{
	(void)state;
	InStream a, b;

	open_bytes(&a, "1 2 3\n", 6);
	open_bytes(&b, "1 2 3\n", 6);
	a.strict = true;
	for (int kind = TOKENS; kind <= LINES; kind++) {
		assert_int_equal(skip_equal(&a, &b, (enum kind)kind), 0);
		assert_int_equal(skip_equal(&b, &a, (enum kind)kind), 0);
	}
	close_bytes(&a);
	close_bytes(&b);
}

/* It is for speed: most of two equal files is gone after one call. */
static void equal_files_are_skipped_nearly_to_their_end(void **state)
{
	(void)state;
	InStream a, b;

	first.length = 0;
	while (first.length < 60000)
		insert(&first, first.length, "12345 -67.89\n");
	for (int kind = TOKENS; kind <= LINES; kind++) {
		open_bytes(&a, first.text, first.length);
		open_bytes(&b, first.text, first.length);
		skip_equal(&a, &b, kind == LONGS ? TOKENS : (enum kind)kind);
		assert_in_range(a.tl__end - a.tl__at, 0, 20);
		assert_int_equal(a.tl__end - a.tl__at, b.tl__end - b.tl__at);
		close_bytes(&a);
		close_bytes(&b);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(skipping_equal_tokens_changes_no_verdict),
		cmocka_unit_test(skipping_equal_longs_changes_no_verdict),
		cmocka_unit_test(skipping_equal_doubles_changes_no_verdict),
		cmocka_unit_test(skipping_equal_lines_changes_no_verdict),
		cmocka_unit_test(verdicts_are_the_same_where_pieces_of_a_file_meet),
		cmocka_unit_test(lines_are_the_same_where_pieces_of_a_file_meet),
		cmocka_unit_test(a_token_above_the_limit_is_left_to_the_reader),
		cmocka_unit_test(a_strict_stream_is_not_skipped),
		cmocka_unit_test(equal_files_are_skipped_nearly_to_their_end),
	};

	return RUN_TESTS(tests);
}
