/* test_parse_numbers.c - which texts are numbers, and which: against slow definitions. */
#include "unit.h"

/* --- Integers ---------------------------------------------------------------------------- */

/* The decimal text plus a small number, by hand: any length, no type to overflow. */
static void add_small(char *digits, int by)
{
	size_t i = strlen(digits);

	while (i-- > 0) {
		const int sum = digits[i] - '0' + by;
		const int digit = ((sum % 10) + 10) % 10;

		digits[i] = (char)('0' + digit);
		by = (sum - digit) / 10;
	}
}

/* Are the digits, which have no leading zero, at most the limit's? */
static bool is_at_most(const char *digits, const char *limit)
{
	if (strlen(digits) != strlen(limit))
		return strlen(digits) < strlen(limit);
	return strcmp(digits, limit) <= 0;
}

static void expect_long(const char *text)
{
	const bool minus = *text == '-';
	const char *limit = minus ? "9223372036854775808" : "9223372036854775807";
	const bool good = is_at_most(text + minus, limit);
	long long value = 0;

	assert_int_equal(tl__parse_long(text, strlen(text), &value), good);
	if (good)
		assert_string_equal(format("%lld", value), text);
}

static void expect_ulong(const char *digits)
{
	const bool good = is_at_most(digits, "18446744073709551615");
	unsigned long long value = 0;

	assert_int_equal(tl__parse_ulong(digits, strlen(digits), &value), good);
	if (good)
		assert_string_equal(format("%llu", value), digits);
}

static void integers_are_right_around_every_limit(void **state)
{
	(void)state;
	/* Powers of two and ten: 2^31, 2^32, 10^9, 10^18, 2^63, 10^19, 2^64, 10^20, 2^67. */
	static const char *const limit[] = { "10", "100", "2147483648", "4294967296", "1000000000",
		"1000000000000000000", "9223372036854775808", "10000000000000000000",
		"18446744073709551616", "100000000000000000000", "147573952589676412928",
		"92233720368547758080", "184467440737095516160" };

	for (size_t i = 0; i < sizeof limit / sizeof *limit; i++)
		for (int by = -9; by <= 1200; by++) {
			char text[32] = "-";

			strcpy(text + 1, limit[i]);
			add_small(text + 1, by);
			while (text[1] == '0' && text[2])
				memmove(text + 1, text + 2, strlen(text + 1));
			if (text[1] == '0')
				continue;
			expect_long(text);
			expect_long(text + 1);
			expect_ulong(text + 1);
		}
}

static void random_integers_come_back(void **state)
{
	(void)state;
	for (int i = 0; i < OFTEN(1000000); i++) {
		const unsigned long long wanted = any_bits() >> any_below(64);
		char text[32];
		unsigned long long u;
		long long value;
		size_t length = (size_t)snprintf(text, sizeof text, "%llu", wanted);

		assert_true(tl__parse_ulong(text, length, &u));
		assert_true(u == wanted);
		length = (size_t)snprintf(text, sizeof text, "%lld", (long long)wanted);
		assert_true(tl__parse_long(text, length, &value));
		assert_true(value == (long long)wanted);
	}
}

static void integers_have_one_spelling(void **state)
{
	(void)state;
	static const char *const wrong[] = { "", "-", "+", "+1", "00", "01", "-0", "-01", "--1",
		"1-", "1 ", " 1", "0x1", "1e1", "1.", "1.0", "a", "1a", "-a",
		"000000000000000000000", "100000000000000000000000000000",
		"-100000000000000000000" };
	unsigned long long u;
	long long value;

	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		assert_false(tl__parse_long(wrong[i], strlen(wrong[i]), &value));
		assert_false(tl__parse_ulong(wrong[i], strlen(wrong[i]), &u));
	}
	assert_false(tl__parse_long("1\0002", 3, &value));
	assert_false(tl__parse_ulong("1\0", 2, &u));
	assert_false(tl__parse_ulong("-1", 2, &u));
	assert_true(tl__parse_long("0", 1, &value));
	assert_true(tl__parse_long("123", 2, &value)); /* the length counts, not what follows */
	assert_int_equal(value, 12);
}

/* --- Doubles -------------------------------------------------------------------------------- */

static uint64_t bits_of(double value)
{
	uint64_t bits;

	memcpy(&bits, &value, sizeof bits);
	return bits;
}

static void expect_double(const char *text)
{
	double value = 0;

	if (!tl__parse_double(text, strlen(text), &value) ||
			bits_of(value) != bits_of(strtod(text, NULL))) {
		print_error("of '%s'\n", text);
		assert_true(bits_of(value) == bits_of(strtod(text, NULL)));
		assert_true(tl__parse_double(text, strlen(text), &value));
	}
}

static size_t add_digits(char *text, size_t count)
{
	const size_t zeros = any_below(4) ? 0 : any_below(count + 1);

	for (size_t i = 0; i < count; i++)
		text[i] = (char)(i < zeros ? '0' : '0' + any_below(10));
	return count;
}

/* A sign, digits and a point, an exponent: each part there or not. */
static void make_decimal(char *text, size_t longest, int exponents)
{
	size_t n = 0;

	if (any_below(3) == 0)
		text[n++] = "-+"[any_below(2)];
	n += add_digits(text + n, 1 + any_below(longest));
	if (any_below(4))
		text[n++] = '.';
	if (text[n - 1] == '.' && any_below(8))
		n += add_digits(text + n, any_below(longest + 1));
	text[n] = '\0';
	if (exponents > 0 && any_below(2))
		sprintf(text + n, "%c%s%d", "eE"[any_below(2)], any_below(4) ? "" : "+",
				(int)any_below(2 * (size_t)exponents) - exponents);
	if (exponents > 0 && strchr(text, '+') && strstr(text, "+-"))
		memmove(strstr(text, "+-"), strstr(text, "+-") + 1, strlen(strstr(text, "+-")));
}

static void expect_random_doubles(int count, size_t longest, int exponents)
{
	char text[4096];

	for (int i = 0; i < count; i++) {
		make_decimal(text, longest, exponents);
		expect_double(text);
	}
}

static void doubles_are_those_of_strtod_bit_for_bit(void **state)
{
	(void)state;
	expect_random_doubles(OFTEN(400000), 9, 0);   /* as answers are */
	expect_random_doubles(OFTEN(300000), 20, 0);  /* around 2^53 and 2^64 */
	expect_random_doubles(OFTEN(400000), 18, 40); /* around 10^22 */
	expect_random_doubles(OFTEN(100000), 20, 400);
	expect_random_doubles(OFTEN(20000), 200, 20000);
	expect_random_doubles(OFTEN(2000), 1900, 2000);
}

/* Halfway cases: an integer of 54 bits and its neighbours, scaled by tens. */
static void doubles_round_to_even_where_strtod_does(void **state)
{
	(void)state;
	for (int i = 0; i < OFTEN(200000); i++) {
		const unsigned long long odd = (any_bits() >> any_below(12)) | 1;
		char text[64];

		snprintf(text, sizeof text, "%llue%d", odd, (int)any_below(60) - 30);
		expect_double(text);
		snprintf(text, sizeof text, "%llu.%llu", odd >> 20, odd >> 44);
		expect_double(text);
	}
}

static void extreme_doubles_are_those_of_strtod(void **state)
{
	(void)state;
	static const char *const text[] = { "0", "-0", "+0", "-0.0e5", "1.", ".5", "-.5", "1e",
		"1E+", "1e-", "1.e5", "9007199254740993", "9007199254740992e22", "1e22", "1e23",
		"1e-22", "1e-23", "1.7976931348623157e308", "1.7976931348623159e308", "1e309",
		"-1e400", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
		"1e-400", "1e99999999999999999999", "-1e-99999999999999999999",
		"0e99999999999999999999", "18446744073709551615", "18446744073709551616",
		"1844674407370955161.5",
		"0.000000000000000000000000000000000000000000000000000000000000000000001",
		"1000000000000000000000000000000000000000000000000000000000000000000000.5",
		"2.2250738585072011e-308", "1e10000", "1e10001", "1e-10001" };

	for (size_t i = 0; i < sizeof text / sizeof *text; i++)
		expect_double(text[i]);
}

static void what_is_not_a_decimal_is_no_double(void **state)
{
	(void)state;
	static const char *const wrong[] = { "", "-", "+", ".", "-.", "e", "e5", ".e5", "1e5.",
		"1e5e5", "1.2.3", "--1", "+-1", "1-", "1+", "0x10", "inf", "nan", "INF", "1e++5",
		"1,5", "1 ", " 1", "1e5x", "1d5", "infinity", "-inf" };
	double value;

	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		assert_false(tl__parse_double(wrong[i], strlen(wrong[i]), &value));
	assert_false(tl__parse_double("1\0", 2, &value));
	assert_false(tl__parse_double("1.5\0e5", 6, &value));
}

/* --- Reading ---------------------------------------------------------------------------------- */

/* Numbers, and what is nearly one. */
static void make_token(char *text)
{
	static const char *const alphabet[] = { "0123456789", "0123456789-", "0123456789.-",
		"019.eE+-" };
	const char *from = alphabet[any_below(4)];
	const size_t length = 1 + any_below(any_below(8) ? 12 : 30);

	for (size_t i = 0; i < length; i++)
		text[i] = from[any_below(strlen(from))];
	text[length] = '\0';
	if (any_below(3) == 0)
		text[0] = '-';
	if (any_below(40) == 0)
		text[any_below(length)] = "\1x/:,"[any_below(5)];
}

static void open_token(InStream *S, const char *token)
{
	static const char *const behind[] = { "", " ", "\n", "\r\n", " 12345678901234567890",
		"\t7" };
	char text[128];

	snprintf(text, sizeof text, "%s%s", token, behind[any_below(6)]);
	open_bytes(S, text, strlen(text));
	S->strict = any_below(2);
}

/* The exit code of the quit, -1 without one.  (setjmp must not see the tests' variables.) */
static int read_long(InStream *S, long long *value)
{
	return QUITS(*value = readLong(S));
}

static int read_ulong(InStream *S, unsigned long long *value)
{
	return QUITS(*value = readUnsignedLong(S));
}

static int read_int(InStream *S, int *value)
{
	return QUITS(*value = readInt(S));
}

static int read_double(InStream *S, double *value)
{
	return QUITS(*value = readDouble(S));
}

static int read_strict(InStream *S, int min, int max, double *value)
{
	return QUITS(*value = readStrictDouble(S, -TL__HUGE, TL__HUGE, min, max));
}

static void expect_read(const char *token)
{
	const size_t length = strlen(token);
	unsigned long long u = 0, read_u = 0;
	long long l = 0, read_l = 0;
	double d = 0, read_d = 0;
	int read_i = 0;
	InStream S;

	const bool is_long = tl__parse_long(token, length, &l);
	const bool is_ulong = tl__parse_ulong(token, length, &u);
	const bool is_double = tl__parse_double(token, length, &d);

	open_token(&S, token);
	assert_int_equal(read_long(&S, &read_l), is_long ? -1 : 2);
	assert_true(!is_long || (read_l == l && S.tl__at == S.tl__buffer + length));
	close_bytes(&S);
	open_token(&S, token);
	assert_int_equal(read_ulong(&S, &read_u), is_ulong ? -1 : 2);
	assert_true(!is_ulong || (read_u == u && S.tl__at == S.tl__buffer + length));
	close_bytes(&S);
	open_token(&S, token);
	assert_int_equal(read_double(&S, &read_d), is_double ? -1 : 2);
	assert_true(!is_double ||
			(bits_of(read_d) == bits_of(d) && S.tl__at == S.tl__buffer + length));
	close_bytes(&S);
	open_token(&S, token);
	const bool is_int = is_long && l >= INT_MIN && l <= INT_MAX;

	assert_int_equal(read_int(&S, &read_i), is_int ? -1 : 2);
	assert_true(!is_int || (read_i == l && S.tl__at == S.tl__buffer + length));
	close_bytes(&S);
}

static void reading_a_number_is_parsing_its_token(void **state)
{
	(void)state;
	char token[64];

	for (int i = 0; i < OFTEN(200000); i++) {
		make_token(token);
		expect_read(token);
	}
}

/* -?(0|[1-9][0-9]*)(.[0-9]{min,max})? and no minus before a zero. */
static bool is_strict_double(const char *text, int min, int max)
{
	const bool minus = *text == '-';
	const size_t whole = strspn(text + minus, "0123456789");
	const char *point = text + minus + whole;
	const size_t fraction = *point == '.' ? strspn(point + 1, "0123456789") : 0;

	if (whole == 0 || (text[minus] == '0' && whole > 1) || (*point && *point != '.'))
		return false;
	if (*point == '.' && (fraction == 0 || point[1 + fraction]))
		return false;
	if ((int)fraction < min || (int)fraction > max)
		return false;
	return !minus || strtod(text, NULL) < 0;
}

static void strict_doubles_have_one_spelling(void **state)
{
	(void)state;
	char token[64];
	InStream S;

	for (int i = 0; i < OFTEN(200000); i++) {
		const int min = (int)any_below(3), max = min + (int)any_below(10);
		double value = 0;

		make_token(token);
		open_token(&S, token);
		const bool good = is_strict_double(token, min, max);

		assert_int_equal(read_strict(&S, min, max, &value), good ? -1 : 2);
		assert_true(!good || bits_of(value) == bits_of(strtod(token, NULL)));
		close_bytes(&S);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(integers_are_right_around_every_limit),
		cmocka_unit_test(random_integers_come_back),
		cmocka_unit_test(integers_have_one_spelling),
		cmocka_unit_test(doubles_are_those_of_strtod_bit_for_bit),
		cmocka_unit_test(doubles_round_to_even_where_strtod_does),
		cmocka_unit_test(extreme_doubles_are_those_of_strtod),
		cmocka_unit_test(what_is_not_a_decimal_is_no_double),
		cmocka_unit_test(reading_a_number_is_parsing_its_token),
		cmocka_unit_test(strict_doubles_have_one_spelling),
	};

	return RUN_TESTS(tests);
}
