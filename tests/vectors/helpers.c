/*
 * helpers - calls one small function for each line of stdin.
 *
 *     helpers < left-sides
 *
 * A line is the left side of a line of the recorded helpers.txt: a name and its
 * arguments, percent-encoded.  Prints `LEFT -> RESULT`.
 */
#include <setjmp.h>

#include "percent.h"
#include "testlib_internal.h"

#define ARGUMENTS_MAX 8

static char *argument[ARGUMENTS_MAX];
static int arguments;
static char *rest_of_line;

static void print_string(const char *text)
{
	percent_print(stdout, text, strlen(text));
}

static char *decoded(int i)
{
	percent_decode(argument[i]);
	return argument[i];
}

static struct tl_span decoded_span(int i)
{
	const size_t length = percent_decode(argument[i]);

	return (struct tl_span){ argument[i], length };
}

/* --- One function for each name ------------------------------------------------ */

static void english_ending(void)
{
	fputs(englishEnding(atoi(argument[0])), stdout);
}

static void compress_text(void)
{
	print_string(compressSpan(decoded_span(0)));
}

static void trim_text(void)
{
	print_string(trim(decoded(0)));
}

static void to_upper_case(void)
{
	print_string(upperCase(decoded(0)));
}

static void to_lower_case(void)
{
	print_string(lowerCase(decoded(0)));
}

static void print_list(const char **piece, size_t count)
{
	putchar('[');
	for (size_t i = 0; i < count; i++) {
		if (i > 0)
			putchar(' ');
		print_string(piece[i]);
	}
	putchar(']');
}

static void split_text(void)
{
	size_t count;
	const char **piece = split(decoded(0), decoded(1), &count);

	print_list(piece, count);
}

static void tokenize_text(void)
{
	size_t count;
	const char **piece = tokenize(decoded(0), decoded(1), &count);

	print_list(piece, count);
}

static void vtos_long(void)
{
	print_string(vtosLong(strtoll(argument[0], NULL, 10)));
}

static void vtos_unsigned(void)
{
	print_string(vtosULong(strtoull(argument[0], NULL, 10)));
}

static void vtos_double(void)
{
	print_string(vtosDouble(strtod(argument[0], NULL)));
}

static void vtos_string(void)
{
	print_string(vtosStr(decoded(0)));
}

static void human_readable_long(void)
{
	print_string(toHumanReadableStringLong(strtoll(argument[0], NULL, 10)));
}

static void human_readable_unsigned(void)
{
	print_string(toHumanReadableStringULong(strtoull(argument[0], NULL, 10)));
}

static void remove_zeros(void)
{
	print_string(removeDoubleTrailingZeroes(decoded(0)));
}

/* `sep=,`; without it, or with the word `default`, a blank. */
static const char *separator(void)
{
	if (arguments < 2 || strncmp(argument[1], "sep=", 4) != 0)
		return " ";
	argument[1] += 4;
	return decoded(1);
}

static void join_integers(void)
{
	size_t count;
	const char **piece = tokenize(argument[0], ",", &count);
	int *a = calloc(count + 1, sizeof *a);

	for (size_t i = 0; i < count; i++)
		a[i] = atoi(piece[i]);
	print_string(joinInt(a, count, separator()));
	free(a);
}

static void join_reals(void)
{
	size_t count;
	const char **piece = tokenize(argument[0], ",", &count);
	double *a = calloc(count + 1, sizeof *a);

	for (size_t i = 0; i < count; i++)
		a[i] = strtod(piece[i], NULL);
	print_string(joinDouble(a, count, separator()));
	free(a);
}

static void expand_exponent(void)
{
	print_string(parseExponentialOptValue(decoded(0)));
}

static void compare_doubles(void)
{
	printf("%d",
			doubleCompare(strtod(argument[0], NULL), strtod(argument[1], NULL),
					strtod(argument[2], NULL)));
}

static void delta_of_doubles(void)
{
	printf("%.17g", doubleDelta(strtod(argument[0], NULL), strtod(argument[1], NULL)));
}

static jmp_buf after_fail;

static int say_nothing(TResult result, const char *message)
{
	(void)result, (void)message;
	return 3;
}

static void come_back(int code)
{
	longjmp(after_fail, code);
}

/* A pattern that is not well formed would end the program. */
static void match_pattern(void)
{
	tl__now.report = say_nothing;
	tl__now.leave = come_back;
	if (setjmp(after_fail) == 0)
		printf("%d", tl__pattern_matches(newPattern(decoded(0)), decoded_span(1)));
	else
		fputs("FAIL", stdout);
	tl__now.report = NULL;
	tl__now.leave = NULL;
}

static void serialize_points(void)
{
	print_string(serializePoints(strtod(argument[0], NULL)));
}

/* `input a%0Ab`: the value behind the word; `empty` is "". */
static char *value_behind(char *field, const char *word)
{
	const size_t length = strlen(word);

	if (strncmp(field, word, length) != 0 || field[length] != ' ')
		quitf(_fail, "expected '%s', found '%s'", word, field);
	field += length + 1;
	if (strcmp(field, "empty") == 0)
		*field = '\0';
	percent_decode(field);
	return field;
}

static char *next_field(void)
{
	char *const field = rest_of_line;
	char *const comma = strstr(field, ", ");

	if (comma != NULL) {
		*comma = '\0';
		rest_of_line = comma + 2;
	}
	return field;
}

static void serialize_result(void)
{
	struct TestResult result;

	rest_of_line++;
	rest_of_line[strlen(rest_of_line) - 1] = '\0';
	result.testIndex = atoi(value_behind(next_field(), "index"));
	result.testset = value_behind(next_field(), "testset");
	result.group = value_behind(next_field(), "group");
	result.verdict = next_field();
	result.points = strtod(next_field(), NULL);
	result.timeConsumed = strtoll(next_field(), NULL, 10);
	result.memoryConsumed = strtoll(next_field(), NULL, 10);
	result.input = value_behind(next_field(), "input");
	result.output = value_behind(next_field(), "output");
	result.answer = value_behind(next_field(), "answer");
	result.exitCode = atoi(value_behind(next_field(), "exit"));
	result.checkerComment = value_behind(next_field(), "comment");
	print_string(serializeTestResult(&result));
}

/* --- Lines ------------------------------------------------------------------------ */

static const struct {
	const char *name;
	int arguments; /* at least */
	void (*call)(void);
} helper[] = {
	{ "englishEnding", 1, english_ending },
	{ "compress", 1, compress_text },
	{ "trim", 1, trim_text },
	{ "upperCase", 1, to_upper_case },
	{ "lowerCase", 1, to_lower_case },
	{ "split_char", 2, split_text },
	{ "split_str", 2, split_text },
	{ "tokenize_char", 2, tokenize_text },
	{ "tokenize_str", 2, tokenize_text },
	{ "vtos_ll", 1, vtos_long },
	{ "vtos_ull", 1, vtos_unsigned },
	{ "vtos_double", 1, vtos_double },
	{ "vtos_string", 1, vtos_string },
	{ "toHumanReadableString_ll", 1, human_readable_long },
	{ "toHumanReadableString_ull", 1, human_readable_unsigned },
	{ "removeDoubleTrailingZeroes", 1, remove_zeros },
	{ "join_ints", 1, join_integers },
	{ "join_doubles", 1, join_reals },
	{ "pattern_matches", 2, match_pattern },
	{ "parseExponentialOptValue", 1, expand_exponent },
	{ "serializePoints", 1, serialize_points },
	{ "serializeTestResult", 1, serialize_result },
	{ "doubleCompare", 3, compare_doubles },
	{ "doubleDelta", 2, delta_of_doubles },
};

static void read_arguments(char *line, char *copy)
{
	rest_of_line = line + strcspn(line, " ");
	if (*rest_of_line != '\0')
		rest_of_line++;
	arguments = -1;
	for (char *word = strtok(copy, " "); word != NULL && arguments < ARGUMENTS_MAX;
			word = strtok(NULL, " ")) {
		if (arguments >= 0)
			argument[arguments] = word;
		arguments++;
	}
}

static void call_helper(const char *name)
{
	for (size_t i = 0; i < sizeof helper / sizeof *helper; i++)
		if (strcmp(name, helper[i].name) == 0) {
			if (arguments < helper[i].arguments)
				quitf(_fail, "an argument of '%s' is missing", name);
			helper[i].call();
			return;
		}
	quitf(_fail, "unknown helper '%s'", name);
}

int main(void)
{
	static char line[1 << 16], copy[1 << 16];

	disableFinalizeGuard();
	while (fgets(line, sizeof line, stdin) != NULL) {
		line[strcspn(line, "\n")] = '\0';
		memcpy(copy, line, strlen(line) + 1);
		printf("%s -> ", line);
		read_arguments(line, copy);
		call_helper(copy);
		putchar('\n');
	}
	return 0;
}
