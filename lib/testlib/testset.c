/* testset.c - arguments that several programs share, and the number of the test case. */
#include "testlib_internal.h"

TL_API void tl__take_testset(int argc, char *argv[], int *i)
{
	if (*i + 1 >= argc || !*argv[*i + 1])
		tl__fail("Expected non-empty testset after --testset command line parameter");
	tl__now.testset = argv[++*i];
}

TL_API void tl__take_group(int argc, char *argv[], int *i)
{
	if (*i + 1 >= argc)
		tl__fail("Expected group after --group command line parameter");
	tl__now.group = argv[++*i];
}

TL_API void tl__note_testset_and_group(int argc, char *argv[])
{
	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--testset"))
			tl__take_testset(argc, argv, &i);
		else if (!strcmp(argv[i], "--group"))
			tl__take_group(argc, argv, &i);
	}
}

TL_API void tl__help_if_asked(int argc, char *argv[], const char *usage)
{
	if (argc < 2 || strcmp(argv[1], "--help"))
		return;
	fprintf(stderr,
			"testlib in C, compatible with testlib " TESTLIB_VERSION "\n\n"
			"Checker name: \"%s\"\n\n"
			"Program must be run with the following arguments:\n    %s\n",
			tl__now.name, usage);
	exit(tl__exit_code_of(_fail));
}

static const char *tl__known(const char *value, const char *name)
{
	if (!value)
		tl__fail("Validator should be initialized with registerValidation(argc, argv) "
			 "instead of registerValidation() to support validator.%s()",
				name);
	return value;
}

TL_API const char *getTestset(void)
{
	return tl__known(tl__now.testset, "testset");
}

TL_API const char *getGroup(void)
{
	return tl__known(tl__now.group, "group");
}

TL_API void setName(const char *format, ...)
{
	va_list values;

	va_start(values, format);
	tl__now.name = tl__vformat(format, values);
	va_end(values);
}

TL_API void setTestCase(int testCase)
{
	if (!tl__now.test_case_begun)
		tl__now.zero_based = testCase == 0;
	tl__now.test_case_begun = true;
	tl__now.test_case = testCase + tl__now.zero_based;
	if (tl__now.mark_test_case)
		tl__now.mark_test_case(tl__now.test_case);
}

TL_API void unsetTestCase(void)
{
	tl__now.test_case = TL__NO_TEST_CASE;
}

static void tl__need_features(const void *hook)
{
	if (!hook)
		tl__fail("Features are supported in validators only.");
}

TL_API void addFeature(const char *name)
{
	tl__need_features(tl__now.feature_log);
	tl__now.feature_log->add(name);
}

TL_API void feature(const char *name)
{
	tl__need_features(tl__now.feature_log);
	tl__now.feature_log->hit(name);
}
