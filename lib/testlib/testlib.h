/*
 * testlib.h - testlib 0.9.45 in C: checkers, validators, generators, interactors.
 *
 * Same random bytes for the same command line, same verdict, exit code and
 * message for the same input as upstream's testlib.h.  This header is the
 * manual; docs/testlib.md has the table "upstream name -> name here".
 *
 * A checker reads the input, the participant's output and the jury's answer,
 * and ends with exactly one quit:
 *
 *     int main(int argc, char *argv[])
 *     {
 *             registerTestlibCmd(argc, argv);
 *             const int jury = readInt(ans), found = readInt(ouf);
 *             if (jury != found)
 *                     quitf(_wa, "expected %d, found %d", jury, found);
 *             quitf(_ok, "answer is %d", jury);
 *     }
 *
 * A validator spells out its input, blank by blank:
 *
 *             registerValidation(argc, argv);
 *             const int n = readInt(inf, 1, 100000, "n");
 *             readEoln(inf);
 *             readInts(inf, NULL, n, -1000, 1000, "a");
 *             readEoln(inf);
 *             readEof(inf);
 *
 * A generator draws from `rnd`, which is seeded by the whole command line:
 *
 *             registerGen(argc, argv, 1);
 *             const int n = opt_int("n", 10);
 *             for (int i = 0; i < n; i++)
 *                     writeInt(nextInt(rnd, 1, 1000)), writeEoln();
 *
 * An interactor talks to the participant: reads `ouf`, prints to stdout,
 * flushes, and writes `tout` for the checker that follows.
 *
 * Names.  What is a free function upstream keeps its name; a method
 * `object.method(args)` is `method(object, args)` here, and `streamQuitf`,
 * `streamEnsuref` ... where a free function has the name already.  Where
 * upstream overloads by type, the type is a suffix: Int, UInt, Long, ULong,
 * Double, Str.  Arguments in [brackets] below may be left out.  Upstream's second
 * names work too: readInteger, readReal, readStrictReal, readWord (a token),
 * readString (a line), and their ...s, ...To and ...Pattern forms.
 *
 * Memory.  Strings handed out live until the program ends; free nothing.
 * Spans are valid until the next read of their stream: use them in loops over
 * large files, and memory does not grow with the input.
 *
 * Compile switches, set before the include of dist/testlib.h, or with -D for the
 * parts if you link them:
 *
 *     EJUDGE CONTESTER TESTSYS PCMS2     exit codes and words of these judges
 *     OK_EXIT_CODE WA_EXIT_CODE ...      each exit code alone
 *     ENABLE_UNEXPECTED_EOF              a verdict of its own, exit code 8
 *     FOOTER                             checker name and exit code on stderr
 *     FOR_WINDOWS, FOR_LINUX             the line end that validators demand
 *     USE_RND_AS_BEFORE_087              generator version 0
 *     TESTLIB_ABI_KATTIS, _QDUOJ, _CMS, _SYZOJ    another judge's way to call
 *                                        a checker (none: testlib's own)
 *     TESTLIB_NO_PE                      presentation errors are wrong answers
 *     TESTLIB_NO_SCORE                   what is only partly right is a wrong answer
 *     TESTLIB_POINTS_OF 100              quitp(0.5) and _pc(50) say "points 50", of 1 "points 0.5"
 *     TESTLIB_SCORE_MULTIPLIER           with Kattis: score_multiplier.txt, not score.txt
 *     TESTLIB_SAFE_MESSAGES              printable(), quoted text in every message
 *     TESTLIB_STDOUT_MESSAGE             the message on stdout too, for DMOJ's feedback
 *     TESTLIB_EXACT_EOF                  byte 0xFF on stdin is a byte, not the end
 */
#ifndef TESTLIB_H
#define TESTLIB_H

#define TESTLIB_VERSION "0.9.45"

#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef __cplusplus
#include <stdbool.h>
#endif
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

/* In the tree the parts are linked; dist/testlib.h makes everything static. */
#ifdef TESTLIB_ONE_FILE
#ifdef __OPTIMIZE__
#define TL__LOCAL static
#else /* or gcc would keep what nobody calls, and need -lm for it */
#define TL__LOCAL static __inline__
#endif
#define TL_API TL__LOCAL __attribute__((__unused__))
#define TL__DEFINE static __attribute__((__unused__))
#define TL__GLOBAL(type, name) struct tl__nothing
#else
#define TL_API extern
#define TL__DEFINE
#define TL__GLOBAL(type, name) extern type name
#endif
#ifdef __MINGW32__ /* where __printf__ is Microsoft's */
#define TL__PRINTF(text, first) __attribute__((__format__(__gnu_printf__, text, first)))
#elif defined(__GNUC__)
#define TL__PRINTF(text, first) __attribute__((__format__(__printf__, text, first)))
#else
#define TL__PRINTF(text, first)
#endif
#ifdef __GNUC__
#define TL__NORETURN __attribute__((__noreturn__))
#else
#define TL__NORETURN
#endif

#include "verdicts.h"

/* --- Streams ------------------------------------------------------------- */

/*
 *                    inf             ouf                    ans
 *     checker        the test        participant's output   jury's answer
 *     interactor     the test        participant, on stdin  jury's answer, if given
 *     validator      stdin, strict   -                      -
 *     generator      -               -                      -
 *
 * Only an output stream can end in a verdict other than _fail.
 */
typedef struct InStream InStream;

/* A piece of text: not terminated, may hold NUL bytes. */
struct tl_span {
	const char *text;
	size_t length;
};

/* Private: a text that grows. */
struct tl__text {
	char *s;
	size_t length, capacity;
};

struct InStream {
	/* Yours to change.  `strict` is how validators read: every blank counts. */
	bool strict;
	size_t maxFileSize, maxTokenLength, maxMessageLength;
	/* Yours to read.  `name` is the path as given, or "stdin". */
	TMode mode;
	const char *name;
	/* Everything below belongs to the library. */
	int tl__kind;
	int tl__stop;      /* classes of bytes that end a token */
	bool tl__keep_all; /* never forget a byte: for markup and extraction */
	bool tl__dry;      /* the source has no more */
	bool tl__stuck;    /* stdin: its end was seen, nothing pushed back is seen again */
	FILE *tl__file;
	unsigned char *tl__buffer, *tl__at, *tl__end;
	size_t tl__capacity;
	struct tl__text tl__scratch; /* a line that is not in the buffer in one piece */
	int tl__line, tl__last_line;
	int tl__pause, tl__pauses; /* skipEqual: calls that look at nothing, as bulk did not pay */
};

/* The test, the participant's output, the jury's answer. */
TL__GLOBAL(InStream *, inf);
TL__GLOBAL(InStream *, ouf);
TL__GLOBAL(InStream *, ans);
/* An interactor's output file, NULL elsewhere. */
TL__GLOBAL(FILE *, tout);

/* A stream over a text, with the mode and strictness of `base`. */
TL_API InStream *stringStream(InStream *base, const char *text);

/* --- Start: call one of these first --------------------------------------- */

/*
 *     prog [--testset T] [--group G] in out ans [result [-appes]]
 *
 * The message goes to the result file, if there is one, instead of stderr; with
 * -appes as XML.  A missing output is a wrong output format, a missing answer a
 * FAIL, a missing input is empty.  Skips a byte order mark at the start of `ouf`.
 */
TL_API void registerTestlibCmd(int argc, char *argv[]);
/* The same from strings: registerTestlib(3, "in", "out", "ans"). */
TL_API void registerTestlib(int argc, ...);

/*
 * void registerValidation([int argc, char *argv[]]);
 *
 * Reads stdin strictly.  With the arguments it takes --testset T, --group G,
 * --testOverviewLogFileName F, --testMarkupFileName F, --testCase N,
 * --testCaseFileName F and --boundsFile F.  The files are written when the input is valid:
 *
 *     overview    which bounds of which variable were reached, which features
 *     markup      the input with a mark at each setTestCase
 *     test case   the part of the input between setTestCase(N) and the next
 *     bounds      how far: a line "name lo hi smallest largest" for each variable that
 *                 is read with a range and a name without digits, in byte order; the
 *                 widest range where it changes.  A name may have blanks in it.
 *
 * "stdout" and "stderr" are those streams.  Ends in readEof(inf), or it is a FAIL.
 */
TL_API void tl__registerValidation(void);
TL_API void tl__registerValidationArgs(int argc, char *argv[]);

/*
 * void registerGen(int argc, char *argv[] [, int version]);
 *
 * Use version 1.  Version 0 is upstream's before 0.8.7; without a version the
 * program is warned and gets 0.
 */
TL_API void tl__registerGen(int argc, char *argv[], int version);
TL_API void tl__registerGenOld(int argc, char *argv[]);

/*
 *     prog in out [ans [result [-appes]]]
 *
 * `ouf` is stdin, read as it comes and never ahead: nothing blocks.  SIGPIPE is ignored: writing
 * to a participant who has ended does nothing, reading what is missing is the verdict.
 */
TL_API void registerInteraction(int argc, char *argv[]);

/*
 * What a judge tells a scorer of one test; NaN points are none.  Verdicts are OK,
 * WRONG_ANSWER, RUNTIME_ERROR, TIME_LIMIT_EXCEEDED, MEMORY_LIMIT_EXCEEDED, ...
 */
struct TestResult {
	int testIndex;
	const char *testset, *group, *verdict;
	double points;
	long long timeConsumed, memoryConsumed;
	const char *input, *output, *answer;
	int exitCode;
	const char *checkerComment;
};
/* `score` is called at exit with all results from stdin; its value is printed. */
TL_API void registerScorer(int argc, char *argv[],
		double (*score)(const struct TestResult *results, size_t count));
/* Points as the protocol spells them ("" for none), and one whole result line. */
TL_API const char *serializePoints(double points);
TL_API const char *serializeTestResult(const struct TestResult *result);

/*
 * The values of --testset and --group: "tests" and "" if they are not given ("" and
 * "" in an interactor).  After registerValidation() without arguments it is a FAIL
 * to ask.
 */
TL_API const char *getTestset(void);
TL_API const char *getGroup(void);

/* Name of the checker, for --help and FOOTER. */
TL_API void setName(const char *format, ...) TL__PRINTF(1, 2);
/* "windows-1251" unless you say otherwise; in the XML head of -appes. */
TL_API void setAppesModeEncoding(const char *encoding);
/* No complaint at exit about a missing quit, readEof or an unused option. */
TL_API void disableFinalizeGuard(void);

/* --- Finish --------------------------------------------------------------- */

/*
 * These end the program: they print the verdict and the message, close the
 * streams and exit.  _ok, points and partial verdicts with something left in
 * `ouf` become a wrong output format, except in interactors.  In validators and
 * generators, which have no output to judge, every verdict is a FAIL.  The stream forms know whose fault it
 * is: whatever they are asked for, on `inf` and `ans` it is a FAIL, and the
 * message says of which file and, in validators, of which line.
 *
 * A message loses blanks at its ends and is cut at the stream's
 * maxMessageLength.  In brackets behind it stands the test case, if one is set.
 */
TL_API void quit(TResult result, const char *message) TL__NORETURN;
TL_API void quitf(TResult result, const char *format, ...) TL__PRINTF(2, 3) TL__NORETURN;
TL_API void quitif(bool condition, TResult result, const char *format, ...) TL__PRINTF(3, 4);
TL_API void streamQuit(InStream *S, TResult result, const char *message) TL__NORETURN;
TL_API void streamQuitf(InStream *S, TResult result, const char *format, ...)
		TL__PRINTF(3, 4) TL__NORETURN;
TL_API void streamQuitif(InStream *S, bool condition, TResult result, const char *format, ...)
		TL__PRINTF(4, 5);

/* FAIL unless the condition holds; the stream form is a wrong answer on `ouf`. */
#define ensure(condition) tl__ensure((condition), #condition)
TL_API void tl__ensure(bool condition, const char *text);
TL_API void ensuref(bool condition, const char *format, ...) TL__PRINTF(2, 3);
TL_API void streamEnsuref(InStream *S, bool condition, const char *format, ...) TL__PRINTF(3, 4);

/*
 * void quitp(double points [, const char *format, ...]);
 * void quitpInt(int points [, const char *format, ...]);
 * void quitpi(const char *points_info [, const char *message]);
 *
 * Points, from 0 to 10^6; points_info must not contain blanks.
 */
TL_API void tl__quitp(double points, const char *format, ...) TL__PRINTF(2, 3) TL__NORETURN;
TL_API void tl__quitpInt(int points, const char *format, ...) TL__PRINTF(2, 3) TL__NORETURN;
TL_API void tl__quitpi(const char *points_info, const char *message) TL__NORETURN;

/*
 * void expectedButFoundInt(TResult, int expected, int found [, const char *format, ...]);
 *
 * "[prefix: ]expected 'x', but found 'y'"; also Long, Double and Str.
 */
TL_API void tl__expectedButFoundLong(TResult result, long long expected, long long found,
		const char *format, ...) TL__PRINTF(4, 5) TL__NORETURN;
TL_API void tl__expectedButFoundDouble(TResult result, double expected, double found,
		const char *format, ...) TL__PRINTF(4, 5) TL__NORETURN;
TL_API void tl__expectedButFoundStr(TResult result, const char *expected, const char *found,
		const char *format, ...) TL__PRINTF(4, 5) TL__NORETURN;

/*
 * "test case 3" in messages from here on, and a mark for the validator's files.
 * If the first number is 0, all are taken one higher.
 */
TL_API void setTestCase(int testCase);
TL_API void unsetTestCase(void);

/*
 * Validators only: declare a feature, and say that the test has it.  Declaring one
 * twice, or naming one that is not declared, is a FAIL.
 */
TL_API void addFeature(const char *name);
TL_API void feature(const char *name);

/* --- Reading: characters --------------------------------------------------- */

/*
 * Blanks are space, TAB, CR and LF.  At the end a character reads as 255.
 * curChar looks, nextChar takes, skipChar takes and forgets; unreadChar puts a
 * character, not only the last one, back in front.
 */
TL_API int curChar(InStream *S);
TL_API int nextChar(InStream *S);
TL_API void skipChar(InStream *S);
TL_API void unreadChar(InStream *S, int c);
TL_API int readChar(InStream *S);
/* The next character must be this one. */
TL_API int readCharIs(InStream *S, int c);
TL_API void readSpace(InStream *S);
/*
 * A line end; in strict mode LF and nothing else, on Windows CR LF and nothing else.
 * End of file will do otherwise.
 */
TL_API void readEoln(InStream *S);
TL_API void readEof(InStream *S);
/* Skips the byte order mark of UTF-8, if the next bytes are one. */
TL_API void skipBom(InStream *S);
TL_API void skipBlanks(InStream *S);
/* Is it the end of the file; of the line (which is then consumed)? */
#if defined(_WIN32) && !defined(__cplusplus) /* whose <io.h> has an eof(int) */
#define eof(S) tl__eof(S)
#endif
TL_API bool eof(InStream *S);
TL_API bool eoln(InStream *S);
/* The same after skipping blanks; after skipping spaces and TABs. */
TL_API bool seekEof(InStream *S);
TL_API bool seekEoln(InStream *S);

/* --- Reading: tokens and lines ---------------------------------------------- */

/*
 * A token ends before the next blank, which stays unread: so from a pipe it is
 * complete when the byte behind it has come.  Not strict: blanks before it are
 * skipped.  Strict: a blank here is an error.  Longer than maxTokenLength is a
 * wrong output format.  A pattern must match the whole token, see struct pattern;
 * otherwise it is a wrong answer.
 *
 * const char *readTokenPattern(InStream *S, const char *pattern [, const char *name]);
 * void readTokenTo(InStream *S, struct tl_span *token [, const char *pattern [, const char *name]]);
 * const char *readLinePattern(InStream *S, const char *pattern [, const char *name]);
 * void readLineTo(InStream *S, struct tl_span *line [, const char *pattern [, const char *name]]);
 */
TL_API const char *readToken(InStream *S);
TL_API void tl__readTokenTo(InStream *S, struct tl_span *token);
TL_API void tl__readTokenPatternTo(InStream *S, struct tl_span *token, const char *pattern,
		const char *name);
TL_API const char *tl__readTokenPattern(InStream *S, const char *pattern, const char *name);
/* The rest of the line without its end.  Strict: it must have one. */
TL_API const char *readLine(InStream *S);
TL_API void tl__readLineTo(InStream *S, struct tl_span *line);
TL_API void tl__readLinePatternTo(InStream *S, struct tl_span *line, const char *pattern,
		const char *name);
TL_API const char *tl__readLinePattern(InStream *S, const char *pattern, const char *name);
/* Skips it. */
TL_API void nextLine(InStream *S);

/* --- Reading: numbers ------------------------------------------------------- */

/*
 * int readInt(InStream *S [, int lo, int hi [, const char *name]]);
 * long long readLong(InStream *S [, long long lo, long long hi [, const char *name]]);
 * unsigned long long readUnsignedLong(InStream *S [, lo, hi [, name]]);
 * double readDouble(InStream *S [, double lo, double hi [, const char *name]]);
 * double readStrictDouble(InStream *S, double lo, double hi, int minDigits, int maxDigits
 *                         [, const char *name]);
 *
 * Not a number: wrong output format.  Outside [lo, hi]: wrong answer.  Integers
 * have no plus, no leading zeros, no "-0"; a strict double is digits and a point
 * with minDigits to maxDigits after it.  A name shows in messages and, from
 * validators, in the overview log; "~n" and "n~" excuse the bound never hit.
 */
TL_API int tl__readInt(InStream *S, int lo, int hi, const char *name);
TL_API long long tl__readLong(InStream *S, long long lo, long long hi, const char *name);
TL_API unsigned long long tl__readUnsignedLong(InStream *S, unsigned long long lo,
		unsigned long long hi, const char *name);
TL_API double tl__readDouble(InStream *S, double lo, double hi, const char *name);
TL_API double tl__readStrictDouble(InStream *S, double lo, double hi, int minDigits, int maxDigits,
		const char *name);

/* The same rules and messages for a token that you have already read from S. */
TL_API long long stringToLongLong(InStream *S, struct tl_span token);
TL_API unsigned long long stringToUnsignedLongLong(InStream *S, struct tl_span token);
TL_API double stringToDouble(InStream *S, struct tl_span token);
TL_API double stringToStrictDouble(InStream *S, struct tl_span token, int minDigits, int maxDigits);

/* --- Reading: arrays --------------------------------------------------------- */

/*
 * void readInts(InStream *S, int *out, int n [, int lo, int hi [, const char *name [, int base]]]);
 *
 * n values, in strict mode with exactly one space between two.  With out = NULL
 * they are checked and not stored.  `base` is the first index in messages, 1.
 * Also readLongs, readUnsignedLongs, readDoubles, and
 *
 * void readStrictDoubles(InStream *S, double *out, int n, double lo, double hi,
 *                        int minDigits, int maxDigits [, const char *name [, int base]]);
 * void readTokens(InStream *S, const char **out, int n);
 * void readTokensPattern(InStream *S, const char **out, int n, const char *pattern
 *                        [, const char *name [, int base]]);
 * void readLines, readLinesPattern: the same for lines.
 */
TL_API void tl__readInts(InStream *S, int *out, int n, int lo, int hi, const char *name, int base,
		const char *caller);
TL_API void tl__readLongs(InStream *S, long long *out, int n, long long lo, long long hi,
		const char *name, int base, const char *caller);
TL_API void tl__readUnsignedLongs(InStream *S, unsigned long long *out, int n,
		unsigned long long lo, unsigned long long hi, const char *name, int base,
		const char *caller);
TL_API void tl__readDoubles(InStream *S, double *out, int n, double lo, double hi, const char *name,
		int base, const char *caller);
TL_API void tl__readStrictDoubles(InStream *S, double *out, int n, double lo, double hi,
		int minDigits, int maxDigits, const char *name, int base, const char *caller);
/* pattern = NULL: any token, any line.  Into strings or into spans that last, or neither. */
TL_API void tl__readTokens(InStream *S, const char **out, struct tl_span *spans, int n,
		const char *pattern, const char *name, int base, const char *caller);
TL_API void tl__readLines(InStream *S, const char **out, struct tl_span *spans, int n,
		const char *pattern, const char *name, int base, const char *caller);

/* --- Reading: two streams at once -------------------------------------------- */

/*
 * Skip what both streams have in common from here on, and say how much it was.
 * The streams stop before the first token (line) that differs, that is not a
 * number where numbers are asked for, or that needs a closer look for any other
 * reason; so 0 says nothing, and the caller goes on with one ordinary read of
 * each.  Many times faster than reading; white space may differ (but not between
 * lines).
 */
TL_API long long skipEqualTokens(InStream *a, InStream *b);
TL_API long long skipEqualLongs(InStream *a, InStream *b);
TL_API long long skipEqualDoubles(InStream *a, InStream *b);
TL_API long long skipEqualLines(InStream *a, InStream *b);

/* --- Random numbers ------------------------------------------------------------ */

/*
 * The same command line gives the same numbers on every machine.  Which draws a
 * call makes is part of the interface: inserting a call changes all that follow.
 */
typedef struct random_t random_t;
struct random_t {
	unsigned long long tl__state;
	/* The last bound of nextLong(n), its reciprocal and where draws are rejected. */
	unsigned long long tl__bound, tl__reciprocal, tl__limit;
};

/* Seeded by registerGen from the command line; everywhere else by a constant. */
TL__GLOBAL(random_t *, rnd);
/* A generator of your own starts as this constant, or by setSeed. */
TL_API random_t newRandom(void);
TL_API void setSeed(random_t *r, long long seed);

/*
 * int nextInt(random_t *r, int n);             0 .. n - 1
 * int nextInt(random_t *r, int lo, int hi);    lo .. hi
 *
 * Also nextUInt, nextLong, nextULong.  nextDouble(r), (r, n), (r, lo, hi): the
 * upper end is excluded.  The two integer forms draw differently, as upstream's do.
 */
TL_API int tl__nextInt(random_t *r, int n);
TL_API int tl__nextIntRange(random_t *r, int lo, int hi);
TL_API unsigned tl__nextUInt(random_t *r, unsigned n);
TL_API unsigned tl__nextUIntRange(random_t *r, unsigned lo, unsigned hi);
TL_API long long tl__nextLong(random_t *r, long long n);
TL_API long long tl__nextLongRange(random_t *r, long long lo, long long hi);
TL_API unsigned long long tl__nextULong(random_t *r, unsigned long long n);
TL_API unsigned long long tl__nextULongRange(random_t *r, unsigned long long lo,
		unsigned long long hi);
TL_API double tl__nextDouble(random_t *r);
TL_API double tl__nextDoubleBelow(random_t *r, double n);
TL_API double tl__nextDoubleRange(random_t *r, double lo, double hi);

/*
 * int wnextInt(random_t *r, int n, int type);    wnextInt(r, lo, hi, type)
 *
 * Weighted: the largest of 1 + type draws, the smallest of 1 - type for type < 0.
 * With |type| >= 25 it uses pow(), whose last bit depends on the machine.  Also
 * UInt, Long, ULong, Double, and wnextDouble(r, type) in [0, 1).
 */
TL_API int tl__wnextInt(random_t *r, int n, int type);
TL_API int tl__wnextIntRange(random_t *r, int lo, int hi, int type);
TL_API unsigned tl__wnextUInt(random_t *r, unsigned n, int type);
TL_API unsigned tl__wnextUIntRange(random_t *r, unsigned lo, unsigned hi, int type);
TL_API long long tl__wnextLong(random_t *r, long long n, int type);
TL_API long long tl__wnextLongRange(random_t *r, long long lo, long long hi, int type);
TL_API unsigned long long tl__wnextULong(random_t *r, unsigned long long n, int type);
TL_API unsigned long long tl__wnextULongRange(random_t *r, unsigned long long lo,
		unsigned long long hi, int type);
TL_API double tl__wnextDouble(random_t *r, double n, int type);
TL_API double tl__wnextDoubleRange(random_t *r, double lo, double hi, int type);

/* One element of a[0 .. n - 1]; wany: weighted by index.  Also Long, Double, Str. */
TL_API int anyInt(random_t *r, const int *a, int n);
TL_API long long anyLong(random_t *r, const long long *a, int n);
TL_API double anyDouble(random_t *r, const double *a, int n);
TL_API const char *anyStr(random_t *r, const char *const *a, int n);
TL_API int wanyInt(random_t *r, const int *a, int n, int type);
TL_API long long wanyLong(random_t *r, const long long *a, int n, int type);
TL_API double wanyDouble(random_t *r, const double *a, int n, int type);
TL_API const char *wanyStr(random_t *r, const char *const *a, int n, int type);

/* Mix an array with `rnd`; the first is for elements of any size. */
TL_API void shuffle(void *array, size_t count, size_t size);
TL_API void shuffleInt(int *a, int n);
TL_API void shuffleLong(long long *a, int n);
TL_API void shuffleDouble(double *a, int n);
TL_API void shuffleStr(const char **a, int n);

/*
 * void permInt(random_t *r, int *out, int n [, int first]);
 * void distinctInt(random_t *r, int *out, int n, int upper);          0 .. upper - 1
 * void distinctInt(random_t *r, int *out, int n, int lo, int hi);
 * void partitionInt(random_t *r, int *out, int n, int sum [, int min]);
 *
 * A permutation of first, first + 1, ... (0 by default); n different numbers in
 * random order; n summands of at least min (1 by default).  Also Long.
 */
TL_API void tl__permInt(random_t *r, int *out, int n, int first);
TL_API void tl__permLong(random_t *r, long long *out, long long n, long long first);
TL_API void tl__distinctIntUpto(random_t *r, int *out, int n, int upper);
TL_API void tl__distinctInt(random_t *r, int *out, int n, int lo, int hi);
TL_API void tl__distinctLongUpto(random_t *r, long long *out, int n, long long upper);
TL_API void tl__distinctLong(random_t *r, long long *out, int n, long long lo, long long hi);
TL_API void tl__partitionInt(random_t *r, int *out, int n, int sum, int min);
TL_API void tl__partitionLong(random_t *r, long long *out, int n, long long sum, long long min);

/* --- Patterns -------------------------------------------------------------------- */

/*
 * A small cousin of regular expressions: a single character or a set [a-z0-9_]
 * or [^...], then at most one count: ? * + {n} {n,m}; alternatives a|b; a group
 * (...) only at the very end.  An unescaped blank is dropped: write "\\ " for
 * one.  Matching is greedy without stepping back, so "a*a" matches nothing.
 * A pattern that is not well formed is a FAIL.
 */
struct pattern;
TL_API const struct pattern *newPattern(const char *text);
TL_API bool patternMatches(const struct pattern *p, const char *text);
TL_API const char *patternNext(const struct pattern *p, random_t *r);
TL_API const char *patternSrc(const struct pattern *p);
/* A random string that matches; no '*' and no '+' in it. */
TL_API const char *nextPattern(random_t *r, const char *pattern);

/* --- Generator options -------------------------------------------------------------- */

/*
 * -n 10, -n=10, --n=10, -n10, and -flag for true; numbers may be written 1e5,
 * 3.2e2.  Without a default a missing option is a FAIL.  Once a default or
 * has_opt was used, an option that nobody asked for is a FAIL at exit.
 *
 * int opt_int(const char *key [, int otherwise]);
 * int opt_int_at(int index [, int otherwise]);        by position, 0 is the program
 *
 * Also uint, ll, ull, double, bool, str.
 */
TL_API bool has_opt(const char *key);
TL_API void ensureNoUnusedOpts(void);
TL_API void suppressEnsureNoUnusedOpts(void);
/* Options of a program that is not a generator; registerGen does it by itself. */
TL_API void prepareOpts(int argc, char *argv[]);
#define TL__OPT(type, suffix) \
	TL_API type tl__opt_##suffix(const char *key); \
	TL_API type tl__opt_##suffix##_or(const char *key, type otherwise); \
	TL_API type tl__opt_##suffix##_at(int index); \
	TL_API type tl__opt_##suffix##_at_or(int index, type otherwise)
TL__OPT(int, int);
TL__OPT(unsigned, uint);
TL__OPT(long long, ll);
TL__OPT(unsigned long long, ull);
TL__OPT(double, double);
TL__OPT(bool, bool);
TL__OPT(const char *, str);

/* --- Writing ------------------------------------------------------------------------- */

/*
 * A buffered writer to stdout, flushed at exit and before any quit.  It does not
 * know what printf() has pending: call writeFlush() when you change over, and
 * fflush(stdout) on the way back.  A write that fails is a FAIL.
 */
TL_API void writeInt(int value);
TL_API void writeUInt(unsigned value);
TL_API void writeLong(long long value);
TL_API void writeULong(unsigned long long value);
TL_API void writeDouble(double value); /* as println prints it: 6 significant digits */
TL_API void writeStr(const char *text);
TL_API void writeChar(char c);
TL_API void writeSpace(void);
TL_API void writeEoln(void);
TL_API void writeFlush(void);
/* From here on stdout is a file named by this number. */
TL_API void startTest(int test);

/* --- Strings and numbers --------------------------------------------------------------- */

TL_API const char *format(const char *format, ...) TL__PRINTF(1, 2);
/* At most 64 bytes of it, the middle left out; NUL shown as '~'. */
TL_API const char *compress(const char *text);
TL_API const char *compressSpan(struct tl_span text);
/*
 * Safe to quote in a message: control characters and bytes above 126 become
 * '?', and so do the brackets of "status(1)" or "score(100)", which one judge obeys.
 */
TL_API const char *printable(const char *text);
/* "st", "nd", "rd", "th" */
TL_API const char *englishEnding(int n);
TL_API const char *upperCase(const char *text);
TL_API const char *lowerCase(const char *text);
/* Without blanks at both ends. */
TL_API const char *trim(const char *text);
/*
 * Pieces between separator characters; tokenize leaves empty ones out.  Returns
 * an array of *count strings.
 */
TL_API const char **split(const char *text, const char *separators, size_t *count);
TL_API const char **tokenize(const char *text, const char *separators, size_t *count);
TL_API const char *joinInt(const int *a, size_t n, const char *separator);
TL_API const char *joinLong(const long long *a, size_t n, const char *separator);
TL_API const char *joinDouble(const double *a, size_t n, const char *separator);
TL_API const char *joinStr(const char *const *a, size_t n, const char *separator);
/* As println prints them; of a string, its first word. */
TL_API const char *vtosLong(long long value);
TL_API const char *vtosULong(unsigned long long value);
TL_API const char *vtosDouble(double value);
TL_API const char *vtosStr(const char *text);
/* 3*10^9 for 3000000000: from seven zeros on. */
TL_API const char *toHumanReadableStringLong(long long value);
TL_API const char *toHumanReadableStringULong(unsigned long long value);
/* "1.500" -> "1.5", "2.000" -> "2.0" */
TL_API const char *removeDoubleTrailingZeroes(const char *text);
/* "1e5" -> "100000": what options do with a number. */
TL_API const char *parseExponentialOptValue(const char *text);
/* Equal up to eps, absolutely or relative to `expected`. */
TL_API bool doubleCompare(double expected, double result, double eps);
/* The smaller of the absolute and the relative error. */
TL_API double doubleDelta(double expected, double result);

/* rand() differs from machine to machine; so there is none here.  (C++ headers need the name.) */
#ifndef __cplusplus
#undef rand
#undef srand
#define rand() rand_is_not_repeatable_use_nextInt()
#define srand(seed) srand_is_not_repeatable_use_registerGen()
#endif

#include "optional_arguments.h"

#endif
