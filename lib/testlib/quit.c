/* quit.c - from a verdict and a message to stderr, the exit code, and the exit itself. */
#include "testlib_internal.h"

#ifdef __unix__
#include <unistd.h>
#endif

#if defined(EJUDGE)
#define TL__WA_CODE 5
#define TL__PE_CODE 4
#define TL__FAIL_CODE 6
#elif defined(CONTESTER)
#define TL__OK_CODE 0xAC
#define TL__WA_CODE 0xAB
#define TL__PE_CODE 0xAA
#define TL__FAIL_CODE 0xA3
#endif
#ifndef TL__OK_CODE
#define TL__OK_CODE 0
#endif
#ifndef TL__WA_CODE
#define TL__WA_CODE 1
#define TL__PE_CODE 2
#define TL__FAIL_CODE 3
#endif
#ifndef OK_EXIT_CODE
#define OK_EXIT_CODE TL__OK_CODE
#endif
#ifndef WA_EXIT_CODE
#define WA_EXIT_CODE TL__WA_CODE
#endif
#ifndef PE_EXIT_CODE
#define PE_EXIT_CODE TL__PE_CODE
#endif
#ifndef FAIL_EXIT_CODE
#define FAIL_EXIT_CODE TL__FAIL_CODE
#endif
#ifndef POINTS_EXIT_CODE
#define POINTS_EXIT_CODE 7
#endif
#ifndef UNEXPECTED_EOF_EXIT_CODE
#define UNEXPECTED_EOF_EXIT_CODE 8
#endif
#ifndef PC_BASE_EXIT_CODE
#ifdef TESTSYS
#define PC_BASE_EXIT_CODE 50
#else
#define PC_BASE_EXIT_CODE 0
#endif
#endif

/* A list of extras stands in the message between these two until it is printed. */
#define TL__OPEN 11
#define TL__CLOSE 17

TL_API int tl__exit_code_of(TResult result)
{
	if (result >= _partially)
		return PC_BASE_EXIT_CODE + ((int)result - (int)_partially);
	switch ((int)result) {
	case _ok:
		return OK_EXIT_CODE;
	case _wa:
		return WA_EXIT_CODE;
	case _pe:
	case _dirt:
		return PE_EXIT_CODE;
	case _points:
		return POINTS_EXIT_CODE;
	case _unexpected_eof:
		return UNEXPECTED_EOF_EXIT_CODE;
	default:
		return FAIL_EXIT_CODE;
	}
}

TL_API const char *tl__prefix_of(TResult result)
{
	if (result >= _partially)
		return format("partially correct (%d) ", (int)result - (int)_partially);
	switch ((int)result) {
	case _ok:
		return "ok ";
	case _wa:
		return "wrong answer ";
	case _pe:
	case _dirt:
		return "wrong output format ";
	case _points:
		return "points ";
	case _unexpected_eof:
		return "unexpected eof ";
	default:
		return "FAIL ";
	}
}

static const char *tl__colour_of(TResult result)
{
	if (result >= _partially || result == _points)
		return "1;33";
	if (result == _ok)
		return "1;32";
	return result == _dirt || result == _unexpected_eof ? "1;36" : "1;31";
}

/* --- the message -------------------------------------------------------------- */

/* Where the list of extras opens and closes; false unless there is exactly one. */
static bool tl__find_extras(const char *message, const char **open, const char **close)
{
	*open = strchr(message, TL__OPEN);
	*close = strchr(message, TL__CLOSE);
	return *open && *close && *open < *close && !strchr(*open + 1, TL__OPEN) &&
			!strchr(*close + 1, TL__CLOSE);
}

static const char *tl__with_extra(const char *message, const char *extra)
{
	const char *open, *close, *list;

	if (!tl__find_extras(message, &open, &close))
		return format("%s %c%s%c", message, TL__OPEN, extra, TL__CLOSE);
	list = tl__copy(open + 1, (size_t)(close - open - 1));
	if (strstr(list, extra))
		return message;
	return format("%s, %s%s", tl__copy(message, (size_t)(close - message)), extra, close);
}

static const char *tl__printed(const char *message)
{
	const char *open, *close;
	char *text;

	if (!tl__find_extras(message, &open, &close))
		return message;
	text = tl__copy(message, strlen(message));
	text[open - message] = '(';
	text[close - message] = ')';
	return text;
}

static const char *tl__with_test_case(TResult result, const char *message)
{
	const int n = tl__now.test_case;

	if (n == TL__NO_TEST_CASE)
		return message;
	if (result != _ok && result != _points)
		return tl__with_extra(message, format("test case %d", n));
	return tl__with_extra(message, n == 1 ? "1 test case" : format("%d test cases", n));
}

static const char *tl__shortened(InStream *S, const char *message)
{
	const size_t max = S->maxMessageLength;
	const char *warning;

	if (strlen(message) <= max)
		return message;
	warning = format("message length exceeds %lu, the message is truncated: ",
			(unsigned long)max);
	if (strlen(warning) > max) /* then nothing is cut, as upstream does not */
		return format("%s%s", warning, message);
	return format("%s%.*s", warning, (int)(max - strlen(warning)), message);
}

/* --- printing ------------------------------------------------------------------ */

static bool tl__on_terminal(void)
{
#ifdef __unix__
	return isatty(2) != 0;
#else
	return false;
#endif
}

static int tl__report(TResult result, const char *message)
{
	struct tl__text text = { NULL, 0, 0 };
	const bool colours = tl__on_terminal();

	if (tl__now.result_file) {
		tl__write_result_file(result, message);
		tl__add_string(&text, "\n");
	} else if (colours) {
		tl__add_string(&text,
				format("\033[%sm%s\033[0m\033[0m%s\033[0m\n", tl__colour_of(result),
						tl__prefix_of(result), message));
	} else {
		tl__add_string(&text, tl__prefix_of(result));
		tl__add_string(&text, message);
		tl__add_string(&text, "\n");
	}
	if (colours)
		tl__add_string(&text, "\033[0m");
	if (tl__now.result_file)
		tl__add_string(&text, "See file to check exit message\n");
#ifdef FOOTER
	tl__add_string(&text,
			format("Checker: \"%s\"\nExit code: %d\n", tl__now.name,
					tl__exit_code_of(result)));
#endif
	fwrite(text.s, 1, text.length, stderr);
#ifdef TESTLIB_STDOUT_MESSAGE
	puts(message);
#endif
	return tl__exit_code_of(result);
}

/* --- leaving -------------------------------------------------------------------- */

static void tl__leave(int code) TL__NORETURN;
static void tl__leave(int code)
{
	tl__now.exit_code = code;
	if (tl__now.leave)
		tl__now.leave(code);
	if (!tl__now.leaving)
		exit(code);
	fflush(NULL);
	_Exit(code);
}

static const char *tl__guard_complaint(void)
{
	if (tl__now.program == TL__CHECKER && !tl__now.quits)
		return "Checker must end with quit or quitf call.";
	if (tl__now.program == TL__VALIDATOR && !tl__now.quits && !tl__now.saw_eof)
		return "Validator must end with readEof call.";
	return NULL;
}

static void tl__at_exit(void)
{
	const char *complaint = tl__guard_complaint();

	tl__now.leaving = true;
	if (tl__now.flush_writer)
		tl__now.flush_writer();
	if (!tl__now.guard_disabled) {
		tl__now.guard_disabled = true;
		if (complaint)
			tl__fail("%s", complaint);
		if (tl__now.check_options)
			tl__now.check_options();
		if (tl__now.program == TL__UNREGISTERED)
			tl__fail("Call register-function in the first line of the main "
				 "(registerTestlibCmd or other similar)");
	}
	if (tl__now.exit_code)
		return;
	if (tl__test_output_is_lost())
		tl__fail("Can not write to the test-output-file");
	if (tl__now.write_files)
		tl__now.write_files();
	if (tl__now.score)
		tl__now.score();
	if (tl__now.program == TL__GENERATOR && (fflush(stdout) || ferror(stdout)))
		tl__fail("Can not write to the standard output");
#ifdef TESTLIB_ABI_KATTIS
	if (tl__now.program == TL__VALIDATOR) {
		fflush(NULL);
		_Exit(TL__KATTIS_YES);
	}
#endif
}

/* Before main, where the compiler can; else a register function does it. */
#if defined(__GNUC__) && !defined(TESTLIB_HPP)
static void tl__guard_from_start(void) __attribute__((__constructor__));
static void tl__guard_from_start(void)
{
	tl__guard_exit();
}
#endif

TL_API void tl__guard_exit(void)
{
	if (!tl__now.guard_installed)
		atexit(tl__at_exit);
	tl__now.guard_installed = true;
}

TL_API void disableFinalizeGuard(void)
{
	tl__now.guard_disabled = true;
}

/* --- the verdict ------------------------------------------------------------------ */

/* A verdict about the input or the answer is a failure of the jury, and says of what. */
static const char *tl__with_place(InStream *S, const char *message)
{
	message = tl__with_extra(message, S->name);
	if (tl__now.program == TL__VALIDATOR && S->mode == _input && S->tl__last_line >= 0)
		message = tl__with_extra(message, format("line %d", S->tl__last_line));
	return message;
}

static const char *tl__dressed(InStream *S, TResult result, const char *message)
{
	return tl__shortened(S, tl__with_test_case(result, trim(message)));
}

static bool tl__is_known(TResult result)
{
	return result <= _points || result == _unexpected_eof || result >= _partially;
}

static bool tl__needs_whole_output(TResult result)
{
	return (result == _ok || result == _points || result >= _partially) &&
			tl__now.program != TL__INTERACTOR;
}

/* What is really to be said, step by step; *message becomes the text to print. */
static TResult tl__decided(InStream *S, TResult result, const char **message)
{
	*message = tl__dressed(S, result, *message);
#ifndef ENABLE_UNEXPECTED_EOF
	if (result == _unexpected_eof)
		result = _pe;
#endif
	if (tl__now.program == TL__SCORER && result != _fail) {
		*message = "Scorer should return points only. Don't use a quit function.";
		return tl__decided(S, _fail, message);
	}
	if (S->mode != _output && result != _fail) {
		*message = tl__with_place(S, *message);
		return tl__decided(S, _fail, message);
	}
	if (!tl__is_known(result)) {
		*message = "What is the code ???";
		return tl__decided(S, _fail, message);
	}
	if (tl__needs_whole_output(result) && !seekEof(ouf)) {
		*message = "Extra information in the output file";
		return tl__decided(S, _dirt, message);
	}
	return result;
}

static void tl__close_all(void)
{
	tl__close(inf);
	tl__close(ouf);
	tl__close(ans);
	tl__close_test_output();
}

#if defined(TESTLIB_NO_SCORE) || defined(TESTLIB_POINTS_OF)
/* Of what is partly right: 1 is everything. */
static double tl__share_of(TResult result)
{
	return result == _points ? tl__now.points : ((int)result - (int)_partially) / 100.0;
}

static bool tl__has_share(TResult result)
{
	return (result == _points && tl__now.points <= 1e300) || result >= _partially;
}
#endif

#ifdef TESTLIB_NO_SCORE
static TResult tl__all_or_nothing(TResult result)
{
	if (!tl__has_share(result))
		return result;
	return tl__share_of(result) >= 1 ? _ok : _wa;
}
#endif

#ifdef TESTLIB_POINTS_OF
/* quitp()'s message has its own number in front. */
static const char *tl__without_points(TResult result, const char *message)
{
	const char *rest = result == _points ? strchr(message, ' ') : message;

	return !rest ? "" : rest + (result == _points);
}

/* The points as the judge counts them: "50 words", or where it takes parts of 1, "0.5 words". */
static const char *tl__rescaled(TResult result, const char *message)
{
	const double share = tl__share_of(result);
	const char *const rest = tl__without_points(result, message);
	const int of = TESTLIB_POINTS_OF;

	if (share > 1)
		tl__fail("Expected points in [0, 1], but found %s", tl__points_text(share));
	return of > 1 ? format("%d %s", (int)(of * share + 1e-9), rest)
		      : format("%s %s", tl__points_text(share), rest);
}
#endif

TL_API void streamQuit(InStream *S, TResult result, const char *message)
{
	int code;

	tl__now.quits++;
	if (tl__now.flush_writer)
		tl__now.flush_writer();
	result = tl__decided(S, result, &message);
	if (result != _fail && tl__test_output_is_lost()) {
		result = _fail;
		message = "Can not write to the test-output-file";
	}
	message = tl__printed(message);
#ifdef TESTLIB_SAFE_MESSAGES
	message = printable(message);
#endif
#ifdef TESTLIB_NO_PE
	if (result == _pe || result == _dirt)
		result = _wa;
#endif
#ifdef TESTLIB_NO_SCORE
	result = tl__all_or_nothing(result);
#endif
#ifdef TESTLIB_POINTS_OF
	if (tl__has_share(result)) {
		message = tl__rescaled(result, message);
		result = _points;
	}
#endif
	code = tl__now.report ? tl__now.report(result, message) : tl__report(result, message);
	tl__close_all();
	tl__leave(code);
}

TL_API void quit(TResult result, const char *message)
{
	streamQuit(ouf, result, message);
}

/* Formats what follows `text` in a function with "..." */
#define TL__FORMAT(message, text) \
	do { \
		va_list values; \
		va_start(values, text); \
		(message) = tl__vformat(text, values); \
		va_end(values); \
	} while (0)

TL_API void quitf(TResult result, const char *format, ...)
{
	const char *message;

	TL__FORMAT(message, format);
	quit(result, message);
}

TL_API void tl__fail(const char *text, ...)
{
	const char *message;

	TL__FORMAT(message, text);
	quit(_fail, message);
}

TL_API void quitif(bool condition, TResult result, const char *format, ...)
{
	const char *message;

	if (!condition)
		return;
	TL__FORMAT(message, format);
	quit(result, message);
}

TL_API void streamQuitf(InStream *S, TResult result, const char *format, ...)
{
	const char *message;

	TL__FORMAT(message, format);
	streamQuit(S, result, message);
}

TL_API void streamQuitif(InStream *S, bool condition, TResult result, const char *format, ...)
{
	const char *message;

	if (!condition)
		return;
	TL__FORMAT(message, format);
	streamQuit(S, result, message);
}

TL_API void tl__ensure(bool condition, const char *text)
{
	if (!condition)
		tl__fail("Condition failed: \"%s\"", text);
}

TL_API void ensuref(bool condition, const char *format, ...)
{
	const char *message;

	if (condition)
		return;
	TL__FORMAT(message, format);
	quit(_fail, message);
}

TL_API void streamEnsuref(InStream *S, bool condition, const char *format, ...)
{
	const char *message;

	if (condition)
		return;
	TL__FORMAT(message, format);
	streamQuit(S, _wa, message);
}

/* --- points -------------------------------------------------------------------- */

TL_API const char *tl__points_text(double points)
{
	return removeDoubleTrailingZeroes(format("%.10f", points));
}

static double tl__checked_points(double points)
{
	if (points != points)
		tl__fail("Parameter 'points' can't be nan");
	if (points > 1e300 || points < -1e300)
		tl__fail("Parameter 'points' can't be infinite");
	if (points < -1e-8)
		tl__fail("Parameter 'points' can't be negative");
	if (points > 1e6 + 1e-8)
		tl__fail("Parameter 'points' can't be greater than 1E6");
	return points <= 0 ? 0 : points >= 1e6 ? 1e6 : points;
}

static void tl__quit_points(const char *points, const char *message) TL__NORETURN;
static void tl__quit_points(const char *points, const char *message)
{
	quit(_points, *message ? format("%s %s", points, message) : points);
}

TL_API void tl__quitp(double points, const char *format, ...)
{
	const char *message;

	TL__FORMAT(message, format);
	tl__now.points = tl__checked_points(points);
	tl__quit_points(tl__points_text(tl__now.points), message);
}

TL_API void tl__quitpInt(int points, const char *text, ...)
{
	const char *message;

	TL__FORMAT(message, text);
	tl__now.points = tl__checked_points(points);
	tl__quit_points(format("%d", points), message);
}

TL_API void tl__quitpi(const char *points_info, const char *message)
{
	if (strchr(points_info, ' '))
		tl__fail("Parameter 'points_info' can't contain spaces");
	tl__quit_points(format("points_info=%s", points_info), message);
}

/* --- expected and found ---------------------------------------------------------- */

static void tl__quit_difference(TResult result, const char *expected, const char *found,
		const char *prefix) TL__NORETURN;
static void tl__quit_difference(TResult result, const char *expected, const char *found,
		const char *prefix)
{
	quitf(result, "%s%sexpected '%s', but found '%s'", compress(prefix), *prefix ? ": " : "",
			compress(expected), compress(found));
}

TL_API void tl__expectedButFoundStr(TResult result, const char *expected, const char *found,
		const char *format, ...)
{
	const char *prefix;

	TL__FORMAT(prefix, format);
	tl__quit_difference(result, expected, found, prefix);
}

TL_API void tl__expectedButFoundLong(TResult result, long long expected, long long found,
		const char *text, ...)
{
	const char *prefix;

	TL__FORMAT(prefix, text);
	tl__quit_difference(result, format("%lld", expected), format("%lld", found), prefix);
}

static const char *tl__twelve_digits(double value)
{
	return removeDoubleTrailingZeroes(format("%.12f", value));
}

TL_API void tl__expectedButFoundDouble(TResult result, double expected, double found,
		const char *text, ...)
{
	const char *prefix;

	TL__FORMAT(prefix, text);
	tl__quit_difference(result, tl__twelve_digits(expected), tl__twelve_digits(found), prefix);
}
