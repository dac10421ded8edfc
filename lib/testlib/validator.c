/* validator.c - registration of validators, and the files they write at a good exit. */
#include "testlib_internal.h"

#define TL__MAX_TEST_CASE 1073741823

/* Where in the input a test case begins. */
struct tl__mark {
	size_t offset;
	int test_case;
};

/* Names of files; "" for none. */
static const char *tl__overview_file = "", *tl__markup_file = "", *tl__test_case_file = "";
static const char *tl__bounds_file = "";
static int tl__wanted_test_case = -1;
static struct tl__mark *tl__marks;
static size_t tl__mark_count, tl__mark_capacity;

/* --- marks -------------------------------------------------------------------------- */

static void tl__add_mark(int testCase)
{
	if (tl__mark_count == tl__mark_capacity) {
		const size_t capacity = 2 * tl__mark_capacity + 64;
		struct tl__mark *marks = (struct tl__mark *)tl__alloc(capacity * sizeof *marks);

		if (tl__mark_count)
			memcpy(marks, tl__marks, tl__mark_count * sizeof *marks);
		tl__marks = marks;
		tl__mark_capacity = capacity;
	}
	tl__marks[tl__mark_count].offset = tl__taken(inf).length;
	tl__marks[tl__mark_count++].test_case = testCase;
}

static void tl__begin_test_case(int testCase)
{
	if (testCase < 0 || testCase > TL__MAX_TEST_CASE)
		tl__fail("testCase expected fit in [1,%d], but %d doesn't", TL__MAX_TEST_CASE,
				testCase);
	if (inf->tl__keep_all)
		tl__add_mark(testCase);
}

/* The bytes that were read from this mark to the next. */
static struct tl_span tl__marked(size_t mark)
{
	struct tl_span text = tl__taken(inf);
	const size_t begin = tl__marks[mark].offset;
	const size_t end = mark + 1 < tl__mark_count ? tl__marks[mark + 1].offset : text.length;

	text.text += begin;
	text.length = end > begin ? end - begin : 0;
	return text;
}

/* --- files ----------------------------------------------------------------------------- */

static FILE *tl__open_log(const char *name)
{
	if (!strcmp(name, "stdout"))
		return stdout;
	return strcmp(name, "stderr") ? fopen(name, "wb") : stderr;
}

static void tl__write_log(const char *name, const char *function, const char *what,
		const char *text)
{
	FILE *file = tl__open_log(name);
	bool failed;

	if (!file)
		tl__fail("Validator::%s: can't write %s to (%s)", function, what, name);
	fputs(text, file);
	failed = fflush(file) || ferror(file);
	if (file != stdout && file != stderr)
		failed |= fclose(file) != 0;
	if (failed)
		tl__fail("Validator::%s: can't close %s file (%s)", function, what, name);
}

static void tl__add_escaped(struct tl__text *markup, struct tl_span text)
{
	for (size_t i = 0; i < text.length; i++) {
		if (text.text[i] == '\\' || text.text[i] == '!')
			tl__add_char(markup, '\\');
		tl__add_char(markup, text.text[i]);
	}
}

static const char *tl__markup(void)
{
	struct tl__text markup = { NULL, 0, 0 };
	struct tl_span before = tl__taken(inf);

	if (tl__mark_count)
		before.length = tl__marks[0].offset;
	tl__add_string(&markup, "MU\xF3\x01");
	tl__add_escaped(&markup, before);
	for (size_t i = 0; i < tl__mark_count; i++) {
		tl__add_string(&markup, format("!c%d;", tl__marks[i].test_case));
		tl__add_escaped(&markup, tl__marked(i));
	}
	return markup.s;
}

/* If the number was set more than once, the last part has it. */
static const char *tl__wanted_text(void)
{
	for (size_t i = tl__mark_count; i-- > 0;) {
		const struct tl_span part = tl__marked(i);

		if (tl__marks[i].test_case == tl__wanted_test_case)
			return tl__copy(part.text, part.length);
	}
	return "";
}

static void tl__write_validator_files(void)
{
	if (*tl__overview_file)
		tl__write_log(tl__overview_file, "writeTestOverviewLog", "test overview log",
				tl__overview());
	if (*tl__markup_file)
		tl__write_log(tl__markup_file, "writeTestMarkup", "test markup", tl__markup());
	if (tl__wanted_test_case > 0 && *tl__wanted_text())
		tl__write_log(*tl__test_case_file ? tl__test_case_file : "stdout", "writeTestCase",
				"test case", tl__wanted_text());
	if (*tl__bounds_file)
		tl__write_log(tl__bounds_file, "writeBounds", "bounds", tl__bounds());
}

/* --- registration -------------------------------------------------------------------------- */

static const char *tl__validator_value(int argc, char *argv[], int *i)
{
	if (*i + 1 >= argc)
		tl__fail("Validator must be run with the following arguments: [--testset testset] "
			 "[--group group] [--testOverviewLogFileName fileName] "
			 "[--testMarkupFileName fileName] [--testCase testCase] "
			 "[--testCaseFileName fileName]");
	return argv[++*i];
}

static int tl__wanted_number(const char *word)
{
	const struct tl_span token = { word, strlen(word) };
	const long long value = stringToLongLong(inf, token);

	if (value < 1 || value >= TL__MAX_TEST_CASE)
		tl__fail("Argument testCase should be between 1 and %d, but %lld found",
				TL__MAX_TEST_CASE, value);
	return (int)value;
}

/* A value is compared with the options that follow in this list, as upstream does. */
static void tl__take_validator_options(int argc, char *argv[])
{
	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--testset"))
			tl__now.testset = tl__validator_value(argc, argv, &i);
		if (!strcmp(argv[i], "--group"))
			tl__now.group = tl__validator_value(argc, argv, &i);
		if (!strcmp(argv[i], "--testOverviewLogFileName"))
			tl__overview_file = tl__validator_value(argc, argv, &i);
		if (!strcmp(argv[i], "--testMarkupFileName"))
			tl__markup_file = tl__validator_value(argc, argv, &i);
		if (!strcmp(argv[i], "--testCase"))
			tl__wanted_test_case = tl__wanted_number(
					tl__validator_value(argc, argv, &i));
		if (!strcmp(argv[i], "--testCaseFileName"))
			tl__test_case_file = tl__validator_value(argc, argv, &i);
		if (!strcmp(argv[i], "--boundsFile")) /* ours, not upstream's */
			tl__bounds_file = tl__validator_value(argc, argv, &i);
	}
}

TL_API void tl__registerValidation(void)
{
	tl__guard_exit();
	tl__now.program = TL__VALIDATOR;
	tl__now.testset = tl__now.group = NULL;
	tl__now.mark_test_case = tl__begin_test_case;
	tl__now.feature_log = &tl__overview_features;
	tl__open_stdin(inf, _input);
	tl__set_binary(1);
	tl__set_binary(2);
	inf->strict = true;
}

TL_API void tl__registerValidationArgs(int argc, char *argv[])
{
	tl__registerValidation();
	tl__note_testset_and_group(argc, argv); /* only to complain of what they lack */
	tl__now.testset = "tests";
	tl__now.group = "";
	tl__take_validator_options(argc, argv);
	if (*tl__overview_file || *tl__bounds_file)
		tl__now.recorder = &tl__overview_recorder;
	inf->tl__keep_all = *tl__markup_file || tl__wanted_test_case > 0;
	tl__now.write_files = tl__write_validator_files;
}
