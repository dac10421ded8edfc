/*
 * scorer.c - one line of stdin for each test, one number in return.
 *
 *     index;testset;group;verdict;points;time;memory;input;output;answer;exit code;comment
 *
 * In a field \n, \; and \\ stand for a line end, a semicolon and a backslash.
 */
#include "testlib_internal.h"

#include <math.h>

#define TL__FIELDS 12

static double (*tl__score_function)(const struct TestResult *results, size_t count);

static const char *const tl__verdict_words[] = { "SKIPPED", "OK", "WRONG_ANSWER", "RUNTIME_ERROR",
	"TIME_LIMIT_EXCEEDED", "IDLENESS_LIMIT_EXCEEDED", "MEMORY_LIMIT_EXCEEDED",
	"COMPILATION_ERROR", "CRASHED", "FAILED" };

/* --- Writing a result ---------------------------------------------------------- */

TL_API const char *serializePoints(double points)
{
	return points != points ? "" : format("%.63s", format("%.03f", points));
}

static void tl__add_field_text(struct tl__text *line, const char *field)
{
	for (; *field != '\0'; field++) {
		if (*field == '\r')
			continue;
		if (*field == '\n' || *field == ';' || *field == '\\')
			tl__add_char(line, '\\');
		tl__add_char(line, *field == '\n' ? 'n' : *field);
	}
}

static void tl__add_field(struct tl__text *line, const char *field)
{
	tl__add_char(line, ';');
	tl__add_field_text(line, field);
}

TL_API const char *serializeTestResult(const struct TestResult *result)
{
	struct tl__text line = { NULL, 0, 0 };

	tl__add_string(&line, vtosLong(result->testIndex));
	tl__add_field(&line, result->testset);
	tl__add_field(&line, result->group);
	tl__add_field(&line, result->verdict);
	tl__add_field(&line, serializePoints(result->points));
	tl__add_field(&line, vtosLong(result->timeConsumed));
	tl__add_field(&line, vtosLong(result->memoryConsumed));
	tl__add_field(&line, result->input);
	tl__add_field(&line, result->output);
	tl__add_field(&line, result->answer);
	tl__add_field(&line, vtosLong(result->exitCode));
	tl__add_field(&line, result->checkerComment);
	return line.s;
}

/* --- Reading a result ------------------------------------------------------------ */

/* Puts the fields of a line into field[]; returns how many there are. */
static int tl__take_fields(struct tl_span line, const char *field[TL__FIELDS])
{
	struct tl__text text = { NULL, 0, 0 };
	int count = 0;
	size_t i;

	tl__add_string(&text, "");
	for (i = 0; i <= line.length; i++) {
		if (i == line.length || line.text[i] == ';') {
			if (count < TL__FIELDS)
				field[count] = tl__copy(text.s, text.length);
			count++;
			text.length = 0;
		} else if (line.text[i] == '\\' && i + 1 < line.length) {
			i++;
			tl__add_char(&text, line.text[i] == 'n' ? '\n' : line.text[i]);
		} else {
			tl__add_char(&text, line.text[i]);
		}
	}
	return count;
}

static long long tl__integer_field(const char *field, long long lo, long long hi)
{
	long long value;

	if (!tl__parse_long(field, strlen(field), &value) || value < lo || value > hi)
		tl__fail("Scorer: expected an integer, but '%s' found", compress(field));
	return value;
}

static double tl__points_field(const char *field)
{
	double points;

	if (field[0] == '\0')
		return (double)NAN;
	if (!tl__parse_double(field, strlen(field), &points))
		tl__fail("Invalid serialized points");
	return points;
}

static const char *tl__verdict_field(const char *field)
{
	size_t i;

	for (i = 0; i < sizeof tl__verdict_words / sizeof *tl__verdict_words; i++)
		if (strcmp(field, tl__verdict_words[i]) == 0)
			return tl__verdict_words[i];
	tl__fail("Unexpected serialized TestResultVerdict");
}

static struct TestResult tl__result_of(struct tl_span line)
{
	const char *field[TL__FIELDS];
	const int count = tl__take_fields(line, field);
	struct TestResult result;

	if (count != TL__FIELDS)
		tl__fail("Invalid TestResult serialization: expected exactly %d items", TL__FIELDS);
	result.testIndex = (int)tl__integer_field(field[0], INT_MIN, INT_MAX);
	result.testset = field[1];
	result.group = field[2];
	result.verdict = tl__verdict_field(field[3]);
	result.points = tl__points_field(field[4]);
	result.timeConsumed = tl__integer_field(field[5], LLONG_MIN, LLONG_MAX);
	result.memoryConsumed = tl__integer_field(field[6], LLONG_MIN, LLONG_MAX);
	result.input = field[7];
	result.output = field[8];
	result.answer = field[9];
	result.exitCode = (int)tl__integer_field(field[10], INT_MIN, INT_MAX);
	result.checkerComment = field[11];
	return result;
}

/* --- The scorer --------------------------------------------------------------------- */

/* A list that grows; arrays left behind stay in the arena, twice the last one at most. */
static void tl__add_result(struct TestResult **results, size_t count, struct TestResult result)
{
	if ((count & (count - 1)) == 0) {
		const size_t capacity = count > 0 ? 2 * count : 1;
		struct TestResult *larger = (struct TestResult *)tl__alloc(
				capacity * sizeof *larger);

		if (count > 0)
			memcpy(larger, *results, count * sizeof *larger);
		*results = larger;
	}
	(*results)[count] = result;
}

static void tl__score_stdin(void)
{
	struct TestResult *results = NULL;
	struct tl_span line;
	size_t count = 0;

	while (!eof(inf)) {
		readLineTo(inf, &line);
		if (line.length > 0)
			tl__add_result(&results, count++, tl__result_of(line));
	}
	printf("%s\n", format("%.3f", tl__score_function(results, count)));
	if (fflush(stdout) != 0)
		tl__fail("Can not write to the standard output");
}

TL_API void registerScorer(int argc, char *argv[],
		double (*score)(const struct TestResult *results, size_t count))
{
	(void)argc;
	(void)argv;
	tl__guard_exit();
	tl__now.program = TL__SCORER;
	tl__score_function = score;
	tl__now.score = tl__score_stdin;
	tl__open_stdin(inf, _input);
}
