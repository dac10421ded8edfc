/* test_writer.c - the buffered writer: the bytes of printf, in the order they were asked for. */
#include "unit.h"

#define NUMBERS OFTEN(1000000)

/* --- Values --------------------------------------------------------------------------- */

/* Both write the same values: all edges, then random ones of every size. */
struct sink {
	void (*put_int)(int value);
	void (*put_uint)(unsigned value);
	void (*put_long)(long long value);
	void (*put_ulong)(unsigned long long value);
	void (*put_double)(double value);
};

static void print_int(int value)
{
	printf("%d", value);
	putchar(' ');
}

static void print_uint(unsigned value)
{
	printf("%u", value);
	putchar(' ');
}

static void print_long(long long value)
{
	printf("%lld", value);
	putchar(' ');
}

static void print_ulong(unsigned long long value)
{
	printf("%llu", value);
	putchar(' ');
}

static void print_double(double value)
{
	printf("%g\n", value);
}

static void write_int(int value)
{
	writeInt(value), writeSpace();
}

static void write_uint(unsigned value)
{
	writeUInt(value), writeSpace();
}

static void write_long(long long value)
{
	writeLong(value), writeChar(' ');
}

static void write_ulong(unsigned long long value)
{
	writeULong(value), writeStr(" ");
}

static void write_double(double value)
{
	writeDouble(value), writeEoln();
}

static const struct sink printer = { print_int, print_uint, print_long, print_ulong, print_double };
static const struct sink writer = { write_int, write_uint, write_long, write_ulong, write_double };

static void put_everywhere(const struct sink *sink, unsigned long long value)
{
	sink->put_int((int)value);
	sink->put_uint((unsigned)value);
	sink->put_long((long long)value);
	sink->put_long((long long)(0 - value));
	sink->put_ulong(value);
}

static void put_values(const struct sink *sink)
{
	unsigned long long power = 1;

	for (int i = 0; i < 20; i++, power *= 10)
		for (int by = -1; by <= 1; by++)
			put_everywhere(sink, power + (unsigned long long)by);
	for (int i = 0; i < 64; i++)
		for (int by = -1; by <= 1; by++)
			put_everywhere(sink, (1ULL << i) + (unsigned long long)by);
	sink->put_int(INT_MIN);
	sink->put_int(INT_MAX);
	sink->put_long(LLONG_MIN);
	sink->put_ulong(ULLONG_MAX);
	for (int i = 0; i < NUMBERS; i++)
		put_everywhere(sink, any_bits() >> any_below(64));
	for (int i = 0; i < NUMBERS / 10; i++) {
		const uint64_t bits = any_bits();
		double value;

		memcpy(&value, &bits, sizeof value);
		sink->put_double(value);
		sink->put_double((double)bits / 1e15);
		sink->put_double((double)any_below(1000) / 8);
	}
}

static int prints_values(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	put_values(&printer);
	return 0;
}

static int writes_values(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	put_values(&writer);
	return 0;
}

static void every_value_is_written_as_printf_writes_it(void **state)
{
	(void)state;
	struct program a = { .run = prints_values, .argv = { "gen" } };
	struct program b = { .run = writes_values, .argv = { "gen" } };

	run(&a);
	run(&b);
	expect(&b, 0, "");
	assert_int_equal(a.printed.length, b.printed.length);
	assert_true(a.printed.length > (size_t)NUMBERS);
	assert_true(memcmp(a.printed.text, b.printed.text, a.printed.length) == 0);
}

static int writes_long_texts(int argc, char *argv[])
{
	static char text[300001];

	registerGen(argc, argv, 1);
	for (size_t length = 1; length < sizeof text; length = 2 * length + 1) {
		memset(text, 'a' + (int)(length % 23), length);
		text[length] = '\0';
		writeStr(text), writeEoln();
	}
	writeStr("");
	return 0;
}

static void texts_longer_than_the_buffer_are_whole(void **state)
{
	(void)state;
	struct program p = { .run = writes_long_texts, .argv = { "gen" } };
	const char *at;

	run(&p);
	expect(&p, 0, "");
	at = p.printed.text;
	for (size_t length = 1; length < 300001; length = 2 * length + 1) {
		for (size_t i = 0; i < length; i++)
			assert_int_equal(*at++, 'a' + (int)(length % 23));
		assert_int_equal(*at++, '\n');
	}
	assert_int_equal(at - p.printed.text, p.printed.length);
}

/* --- Order ------------------------------------------------------------------------------- */

static int mixes_with_stderr(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	writeStr("one ");
	writeFlush();
	fprintf(stderr, "two ");
	printf("three ");
	fflush(stdout);
	writeStr("four ");
	writeFlush();
	fprintf(stderr, "five ");
	writeStr("six");
	return 0;
}

static int quits_after_writing(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	writeInt(1), writeEoln();
	ensuref(false, "stop");
	return 0;
}

static int exits_after_writing(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	writeInt(1), writeEoln();
	exit(0);
}

static int leaves_an_option_unused(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	writeInt(opt_int("m", 5)), writeEoln();
	return 0;
}

static void expect_together(int (*generator)(int, char **), int code, const char *both)
{
	struct program p = { .run = generator, .argv = { "gen", "-n", "1" }, .together = true };

	run(&p);
	assert_string_equal(p.printed.text, both);
	assert_int_equal(p.code, code);
}

static void what_is_flushed_comes_before_what_follows(void **state)
{
	(void)state;
	expect_together(mixes_with_stderr, 0, "one two three four five six");
}

static void the_writer_is_flushed_before_a_quit(void **state)
{
	(void)state;
	expect_together(quits_after_writing, 3, "1\nFAIL stop\n");
}

static void the_writer_is_flushed_at_exit(void **state)
{
	(void)state;
	expect_together(exits_after_writing, 0, "1\n");
}

static void the_writer_is_flushed_before_the_guard_complains(void **state)
{
	(void)state;
	expect_together(leaves_an_option_unused, 3, "5\nFAIL Opts: unused key 'n'\n");
}

/* --- startTest -------------------------------------------------------------------------------- */

static int writes_three_tests(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	if (chdir(argv[1]))
		return 9;
	writeStr("before");
	for (int test = 1; test <= 3; test++) {
		startTest(test);
		writeStr("writer "), writeInt(test), writeEoln(), writeFlush();
		printf("printf %d\n", test);
	}
	return 0;
}

static void each_test_has_its_own_file(void **state)
{
	(void)state;
	struct program p = { .run = writes_three_tests, .argv = { "gen", scratch_folder } };

	run(&p);
	expect(&p, 0, "");
	assert_string_equal(p.printed.text, "before");
	assert_string_equal(contents(scratch("1")).text, "writer 1\nprintf 1\n");
	assert_string_equal(contents(scratch("2")).text, "writer 2\nprintf 2\n");
	assert_string_equal(contents(scratch("3")).text, "writer 3\nprintf 3\n");
}

static int starts_a_test_nowhere(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	writeStr("before\n");
	if (chdir("/proc"))
		return 9;
	startTest(1000000000);
	return 0;
}

static void a_test_that_cannot_be_written_is_a_failure(void **state)
{
	(void)state;
	struct program p = { .run = starts_a_test_nowhere, .argv = { "gen" } };

	run(&p);
	expect(&p, 3, "FAIL Unable to write file '1000000000'\n");
	assert_string_equal(p.printed.text, "before\n");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_value_is_written_as_printf_writes_it),
		cmocka_unit_test(texts_longer_than_the_buffer_are_whole),
		cmocka_unit_test(what_is_flushed_comes_before_what_follows),
		cmocka_unit_test(the_writer_is_flushed_before_a_quit),
		cmocka_unit_test(the_writer_is_flushed_at_exit),
		cmocka_unit_test(the_writer_is_flushed_before_the_guard_complains),
		cmocka_unit_test(each_test_has_its_own_file),
		cmocka_unit_test(a_test_that_cannot_be_written_is_a_failure),
	};

	return RUN_TESTS(tests);
}
