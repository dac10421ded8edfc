/*
 * library - the unit tests of upstream's suite: what quits, and with which message.
 *
 * A quit comes back to the test that expects it, with its message on stderr.
 */
#include "array_options.h"
#include "testlib_internal.h"
#include <setjmp.h>

static jmp_buf expecting;
static int exit_code;

static void come_back(int code)
{
	exit_code = code;
	longjmp(expecting, 1);
}

static void require(bool condition, const char *text)
{
	if (condition)
		return;
	printf("\nnot true: %s\n", text);
	exit(1);
}
#define REQUIRE(condition) require(condition, #condition)

/* Runs the statement, which must quit with code 3. */
#define REQUIRE_QUIT(statement) \
	do { \
		if (setjmp(expecting) == 0) { \
			statement; \
			require(false, "quits: " #statement); \
		} \
		require(exit_code == 3, "exit code 3: " #statement); \
	} while (0)

static void set_options(const char *line)
{
	static char *argv[32];
	size_t count;
	const char **word = tokenize(line, " ", &count);

	for (size_t i = 0; i < count; i++)
		argv[i] = tl__copy(word[i], strlen(word[i]));
	prepareOpts((int)count, argv);
}

static void test_join(void)
{
	static const int number[] = { 1, 2, 3 };
	static const char *const word[] = { "a", "bc" };

	REQUIRE(!strcmp(joinInt(number, 3, " "), "1 2 3"));
	REQUIRE(!strcmp(joinInt(number, 3, ","), "1,2,3"));
	REQUIRE(!strcmp(joinStr(word, 2, ","), "a,bc"));
	REQUIRE(!strcmp(joinStr(word, 0, ","), ""));
}

static void test_split(void)
{
	size_t count;
	const char **piece = split("a;;b;", ";", &count);

	REQUIRE(count == 4);
	REQUIRE(!strcmp(piece[0], "a") && !strcmp(piece[1], "") && !strcmp(piece[2], "b") &&
			!strcmp(piece[3], ""));
}

static void test_tokenize(void)
{
	size_t count;
	const char **piece = tokenize("a;;b;", ";", &count);

	REQUIRE(count == 2);
	REQUIRE(!strcmp(piece[0], "a") && !strcmp(piece[1], "b"));
}

static void generate_array(const char *options)
{
	struct array_option option[ARRAY_OPTIONS];

	set_options(options);
	read_array_options(option);
	ensureNoUnusedOpts();
}

/* Upstream reads option `ex` as a short, which overflows; there is no such type here. */
static void refuse_short(void)
{
	quitf(_fail, "Opts: integer overflow: expected integer but '%s' found", opt_str("ex"));
}

static void test_opts(void)
{
	static const char *const refused[] = {
		"test",
		"test -test-count 3",
		"test -test-count 3 -sum-n 10 -min-val 1",
		"test -test-count 3 -sum-n 10 -min-value 1 -max-val 20",
		"test -test-count 3 -sum-n 10 -min-length 3 -min-value 10 -max-value 20",
		"test -test-count 3 -sum-n 10 -min-n 3 -min-value 10 -max-value 20 -bias-value 3",
	};
	volatile size_t i;

	suppressEnsureNoUnusedOpts();
	set_options("test");
	REQUIRE_QUIT(opt_int_at(1));
	set_options("test -a -2147483648 -f1 0 -f2 1 -f3 true -f4 false --test=me=me --d=-17.125 "
		    "--ex=3e6");
	REQUIRE(opt_int("a") == INT_MIN && opt_double("d") == -17.125 && opt_int("ex") == 3000000);
	REQUIRE(!opt_bool("f1") && opt_bool("f2") && opt_bool("f3") && !opt_bool("f4"));
	REQUIRE(!strcmp(opt_str("test"), "me=me"));
	REQUIRE_QUIT(refuse_short());
	REQUIRE_QUIT(opt_str_at(-1));
	REQUIRE_QUIT(opt_bool_at(2));
	REQUIRE_QUIT(opt_int_at(3));
	REQUIRE_QUIT(opt_int_at(14));
	REQUIRE_QUIT(opt_ull("a"));
	for (i = 0; i < sizeof refused / sizeof *refused; i++)
		REQUIRE_QUIT(generate_array(refused[i]));
}

static void read_past_the_end(void)
{
	InStream *S = stringStream(inf, "this 100500 the test 123\n\n");

	REQUIRE(!strcmp(readWord(S), "this"));
	REQUIRE(readInt(S) == 100500);
	REQUIRE(!strcmp(readToken(S), "the"));
	REQUIRE(!strcmp(readLine(S), " test 123"));
	REQUIRE(!strcmp(readLine(S), ""));
	readWord(S);
}

static void test_instream(void)
{
	static const char *const pattern = "a|test|abacaba|ok|abac";
	int a[5];

	REQUIRE_QUIT(read_past_the_end());
	REQUIRE_QUIT(readWord(stringStream(inf, "")));
	REQUIRE_QUIT(readInt(stringStream(inf, "1"), 0, 0, "n"));
	REQUIRE_QUIT(readTokenPattern(stringStream(inf, "abacaba"), "[abc]{6}", "n"));
	REQUIRE_QUIT(readTokenPattern(stringStream(inf, "abacab"), pattern, "n"));
	REQUIRE_QUIT(readTokenPattern(stringStream(inf, "abacabaa"), pattern, "n"));
	REQUIRE_QUIT(readTokenPattern(stringStream(inf, "abacaba!"), pattern, "n"));
	REQUIRE_QUIT(readInts(stringStream(inf, "1 2 3 4 1"), a, 5, 1, 3, "a"));
}

static void test_pattern(void)
{
	const struct pattern *p = newPattern("[a-c]{2,3}|x");

	REQUIRE(patternMatches(p, "abc") && patternMatches(p, "x"));
	REQUIRE(!patternMatches(p, "a") && !patternMatches(p, "abx"));
	REQUIRE(!strcmp(patternSrc(p), "[a-c]{2,3}|x"));
}

static struct tl_span span(const char *text)
{
	const struct tl_span whole = { text, strlen(text) };

	return whole;
}

static void test_long(void)
{
	static const char *const refused[] = { "", "-", "+", "00", "0123", "+123",
		"09223372036854775807", "9223372036854775808", "-09223372036854775808",
		"-9223372036854775809", "1 ", " 1", "1 2", "-0", "--0", "123-" };
	volatile size_t i;

	REQUIRE(stringToLongLong(inf, span("-9223372036854775808")) == LLONG_MIN);
	REQUIRE(stringToLongLong(inf, span("9223372036854775807")) == LLONG_MAX);
	for (i = 0; i < sizeof refused / sizeof *refused; i++)
		REQUIRE_QUIT(stringToLongLong(inf, span(refused[i])));
}

static void test_unsigned_long(void)
{
	static const char *const refused[] = { "", "-", "-1", "+", "00", "0123", "+123",
		"18446744073709551616", "18446744073709551617", "36893488147419103232", "1 ", " 1",
		"1 2", "-0", "--0", "-00" };
	volatile size_t i;

	REQUIRE(stringToUnsignedLongLong(inf, span("18446744073709551615")) == ULLONG_MAX);
	REQUIRE(stringToUnsignedLongLong(inf, span("0")) == 0);
	for (i = 0; i < sizeof refused / sizeof *refused; i++)
		REQUIRE_QUIT(stringToUnsignedLongLong(inf, span(refused[i])));
}

static const struct test {
	const char *name;
	void (*run)(void);
} tests[] = {
	{ "join", test_join },
	{ "split", test_split },
	{ "tokenize", test_tokenize },
	{ "opts", test_opts },
	{ "instream", test_instream },
	{ "pattern", test_pattern },
	{ "stringToLongLong", test_long },
	{ "stringToUnsignedLongLong", test_unsigned_long },
};

int main(void)
{
	const int count = (int)(sizeof tests / sizeof *tests);

	disableFinalizeGuard();
	tl__now.leave = come_back;
	for (int i = 0; i < count; i++) {
		printf("%-100s", format("Running test '%s'", tests[i].name));
		fflush(stdout);
		tests[i].run();
		puts("OK");
	}
	printf("\nSUCCESS %d tests passed.\n", count);
	return 0;
}
