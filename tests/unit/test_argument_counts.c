/* test_argument_counts.c - a call with the wrong number of arguments does not compile. */
#include "unit.h"

/* Compiles a body of main() and returns what the compiler said; *code is its exit code. */
static struct program compiled(const char *body)
{
	const char *source = scratch_text("snippet.c",
			format("#include \"testlib.h\"\n"
			       "int main(void)\n{\nint a[3]; double d[3]; random_t r;\n"
			       "(void)a, (void)d, (void)r;\n%s;\nreturn 0;\n}\n",
					body));
	struct program p = {
		.argv = { "/bin/sh", "-c",
				format("${CC:-cc} -std=c11 -Ilib/testlib -fsyntax-only -Wall "
				       "-Werror %s",
						source) }
	};

	run(&p);
	return p;
}

static void expect_refused(const char *call, const char *name)
{
	const struct program p = compiled(call);

	if (!strstr(p.said.text, name))
		print_error("%s: %s\n", call, p.said.text);
	assert_int_not_equal(p.code, 0);
	assert_non_null(strstr(p.said.text, name));
}

static void right_numbers_of_arguments_compile(void **state)
{
	(void)state;
	static const char *const calls =
			"readInt(inf), readInt(inf, 1, 2), readInt(inf, 1, 2, \"n\");"
			"readLong(inf), readLong(inf, 1, 2), readLong(inf, 1, 2, \"n\");"
			"readUnsignedLong(inf), readDouble(inf), readDouble(inf, 0, 1, \"x\");"
			"readStrictDouble(inf, 0, 1, 0, 6), readStrictReal(inf, 0, 1, 0, 6, \"x\");"
			"readInts(inf, a, 3), readInts(inf, a, 3, 0, 1), readInts(inf, a, 3, 0, 1, \"a\"),"
			"readInts(inf, a, 3, 0, 1, \"a\", 0);"
			"readTokenPattern(inf, \"a\"), readTokenPattern(inf, \"a\", \"n\");"
			"nextInt(&r, 5), nextInt(&r, 1, 5), nextDouble(&r), nextDouble(&r, 1),"
			"nextDouble(&r, 0, 1), wnextInt(&r, 5, 1), wnextInt(&r, 1, 5, 1);"
			"permInt(&r, a, 3), permInt(&r, a, 3, 1), distinctInt(&r, a, 3, 9),"
			"distinctInt(&r, a, 3, 1, 9), partitionInt(&r, a, 3, 9),"
			"partitionInt(&r, a, 3, 9, 0);"
			"opt_int(\"n\"), opt_int(\"n\", 1), opt_str_at(1), opt_str_at(1, \"x\");"
			"quitp(1), quitp(1, \"x\"), quitp(1, \"%d\", 1), quitpi(\"a\"), quitpi(\"a\", \"b\")";
	const struct program p = compiled(calls);

	expect(&p, 0, "");
}

static void a_wrong_number_names_the_function_and_the_right_ones(void **state)
{
	(void)state;
	expect_refused("readInt(inf, 1)", "readInt_takes_1_3_or_4_arguments");
	expect_refused("readInt(inf, 1, 2, \"n\", 5)", "readInt_takes_1_3_or_4_arguments");
	expect_refused("readInteger(inf, 1)", "readInt_takes_1_3_or_4_arguments");
	expect_refused("readLong(inf, 1)", "readLong_takes_1_3_or_4_arguments");
	expect_refused("readDouble(inf, 1)", "readDouble_takes_1_3_or_4_arguments");
	expect_refused("readStrictDouble(inf, 1, 2)", "readStrictDouble_takes_5_or_6_arguments");
	expect_refused("readInts(inf, a)", "readInts_takes_");
	expect_refused("readInts(inf, a, 1, 2)", "readInts_takes_");
	expect_refused("readTokenPattern(inf)", "readTokenPattern_takes_2_or_3_arguments");
	expect_refused("nextInt(&r)", "nextInt_takes_");
	expect_refused("nextInt(&r, 1, 2, 3)", "nextInt_takes_");
	expect_refused("wnextInt(&r, 1)", "wnextInt_takes_");
	expect_refused("permInt(&r, a)", "permInt_takes_");
	expect_refused("distinctInt(&r, a, 1)", "distinctInt_takes_");
	expect_refused("opt_int(\"a\", 1, 2)", "opt_int_takes_");
	expect_refused("registerGen(1)", "registerGen_takes_");
}

static void rand_does_not_compile(void **state)
{
	(void)state;
	expect_refused("(void)rand()", "rand_is_not_repeatable_use_nextInt");
	expect_refused("srand(1)", "srand_is_not_repeatable_use_registerGen");
}

static void messages_are_checked_like_printf(void **state)
{
	(void)state;
	expect_refused("quitf(_ok, \"%d\", \"text\")", "format");
	expect_refused("ensuref(1, \"%s\", 5)", "format");
	expect_refused("quitp(5, \"%s\", 5)", "format");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(right_numbers_of_arguments_compile),
		cmocka_unit_test(a_wrong_number_names_the_function_and_the_right_ones),
		cmocka_unit_test(rand_does_not_compile),
		cmocka_unit_test(messages_are_checked_like_printf),
	};

	return RUN_TESTS(tests);
}
