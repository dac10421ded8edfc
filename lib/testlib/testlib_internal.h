/*
 * testlib_internal.h - what the parts of testlib know of each other.
 *
 * Programs include testlib.h only.  Every name here starts with tl__ (macros
 * with TL__), because in dist/testlib.h all parts share one file with the
 * program itself.
 *
 * Reach.  A checker must not drag the validator's or the generator's code in:
 * a register function therefore leaves pointers in struct tl__state, and quit
 * and the exit guard call through them.  Never call a part's function by name
 * from a part that every program needs (state, memory, stream, quit).
 */
#ifndef TESTLIB_INTERNAL_H
#define TESTLIB_INTERNAL_H

#include <float.h>

#include "testlib.h"

/* For the few functions whose calls would cost more than they do. */
#ifdef __GNUC__
#define TL__INLINE static __inline__ __attribute__((__always_inline__))
#else
#define TL__INLINE static
#endif

/*
 * Microsoft's own functions spell NaN, infinity and exponents in their own way, and
 * misround.  Upstream, being C++, always gets MinGW's.
 */
#ifdef __MINGW32__
#define tl__snprintf __mingw_snprintf
#define tl__vsnprintf __mingw_vsnprintf
#define tl__strtod __mingw_strtod
#else
#define tl__snprintf snprintf
#define tl__vsnprintf vsnprintf
#define tl__strtod strtod
#endif

#if defined(__SSE2__) && defined(__GNUC__) && !defined(TESTLIB_PORTABLE)
#define TL__VECTORS
/* The compiler's own vectors: <emmintrin.h> would have to be read for every checker. */
typedef unsigned char tl__vector __attribute__((__vector_size__(16)));
typedef char tl__chars __attribute__((__vector_size__(16)));

/* One bit for each of 16 bytes, all of whose own bits are set or none. */
TL__INLINE unsigned tl__gather(tl__vector bytes)
{
	return (unsigned)__builtin_ia32_pmovmskb128((tl__chars)bytes);
}
#endif

/* --- state.c: everything that is global ------------------------------------- */

enum tl__program {
	TL__UNREGISTERED,
	TL__CHECKER,
	TL__VALIDATOR,
	TL__GENERATOR,
	TL__INTERACTOR,
	TL__SCORER
};

struct tl__state {
	enum tl__program program;
	bool guard_installed, guard_disabled, leaving;
	int quits;          /* how many quits were begun */
	int exit_code;      /* of the last quit */
	bool saw_eof;       /* readEof(inf) succeeded */
	int random_version; /* 0, 1, or -1 before registerGen */
	const char *name;   /* setName */
	const char *testset, *group;
	int test_case;        /* in messages; TL__NO_TEST_CASE when unset */
	bool test_case_begun; /* setTestCase was called */
	bool zero_based;      /* and the first one was 0: numbers are shifted */
	/* Result file: NULL for stderr. */
	const char *result_file;
	bool appes;
	const char *encoding;
	double points; /* of quitp; infinite when there are none */
	/* Hooks, NULL where the program has no need of them. */
	void (*flush_writer)(void);                         /* writer.c */
	void (*check_options)(void);                        /* options.c: once a default was used */
	void (*write_files)(void);                          /* validator.c: logs, at a good exit */
	void (*mark_test_case)(int testCase);               /* validator.c */
	const struct tl__feature_log *feature_log;          /* overview.c: in validators */
	const struct tl__recorder *recorder;                /* overview.c: when a log is wanted */
	void (*score)(void);                                /* scorer.c: at exit */
	int (*report)(TResult result, const char *message); /* prints, says the exit code */
	void (*leave)(int code);                            /* tests: in the place of exit() */
};
TL__GLOBAL(struct tl__state, tl__now);

#define TL__NO_TEST_CASE INT_MIN

/* As `inf` is before a register function. */
TL_API InStream tl__fresh_stream(void);
/* A stream over a copy of the text, with the mode and strictness of `base`. */
TL_API void tl__open_text(InStream *S, const InStream *base, const char *text, size_t length);
/* Forget everything, as if the program had just started.  For tests. */
TL_API void tl__reset(void);

/* --- memory.c: nothing is ever freed ------------------------------------------ */

/* Aligned, not cleared; a FAIL when there is no more. */
TL_API void *tl__alloc(size_t size);
/* A terminated copy. */
TL_API char *tl__copy(const char *text, size_t length);
TL_API char *tl__vformat(const char *text, va_list values);

/* struct tl__text starts as { NULL, 0, 0 } and ends in NUL once something was added. */
TL_API void tl__add(struct tl__text *text, const char *piece, size_t length);
TL_API void tl__add_string(struct tl__text *text, const char *piece);
TL_API void tl__add_char(struct tl__text *text, char c);

/* --- quit.c -------------------------------------------------------------------- */

/* quitf(_fail, ...) */
TL_API void tl__fail(const char *text, ...) TL__PRINTF(1, 2) TL__NORETURN;
/* Installs the exit guard, once. */
TL_API void tl__guard_exit(void);
TL_API int tl__exit_code_of(TResult result);
/* The words before the message: "wrong answer ". */
TL_API const char *tl__prefix_of(TResult result);
/* "12.5" */
TL_API const char *tl__points_text(double points);

/* --- result_file.c ---------------------------------------------------------------- */

/* Into tl__now.result_file, plain or as XML; FAIL if it cannot be written. */
TL_API void tl__write_result_file(TResult result, const char *message);
#define TL__CHECKER_USAGE "<input-file> <output-file> <answer-file> [<report-file> [<-appes>]]"
/* argv[first], argv[first + 1]: [result [-appes]]; FAIL on another last word. */
TL_API void tl__take_result_file(int argc, char *argv[], int first);

/* --- test_output.c: an interactor's `tout`; in C++ a stream ---------------------------- */

TL_API bool tl__open_test_output(const char *path);
TL_API bool tl__test_output_is_lost(void);
TL_API void tl__close_test_output(void);

/* --- judges.c ------------------------------------------------------------------------- */

/* Opens the streams as another judge names them; false when testlib's own way is asked for. */
TL_API bool tl__register_judge(int argc, char *argv[]);
TL_API bool tl__register_judge_interaction(int argc, char *argv[]);
/* Kattis' exit codes, unlike those of a program that crashed. */
#define TL__KATTIS_YES 42
#define TL__KATTIS_NO 43

/* --- testset.c ------------------------------------------------------------------------- */

/* The values of the options, FAIL where they are missing; *i is moved to the value. */
TL_API void tl__take_testset(int argc, char *argv[], int *i);
TL_API void tl__take_group(int argc, char *argv[], int *i);
/* Explains the program and ends it, if the first argument is --help. */
TL_API void tl__help_if_asked(int argc, char *argv[], const char *usage);
/* Both, wherever they stand. */
TL_API void tl__note_testset_and_group(int argc, char *argv[]);

/* --- stream.c ------------------------------------------------------------------------ */

enum tl__kind { TL__CLOSED, TL__FROM_FILE, TL__FROM_STDIN, TL__FROM_TEXT };

/* Classes of bytes. */
#define TL__BLANK 1 /* space, TAB, CR, LF */
#define TL__FF 2    /* 0xFF: the end of stdin, as upstream sees it */
#define TL__DIGIT 4
TL__GLOBAL(const unsigned char, tl__class[256]);

#define TL__END (-1)
/* Bytes behind a stream's last one: a blank, and room for wide loads. */
#define TL__SLACK 64

TL_API void tl__open_file(InStream *S, const char *path, TMode mode);
TL_API void tl__open_stdin(InStream *S, TMode mode);
TL_API void tl__open_nothing(InStream *S, const char *name, TMode mode);
TL_API void tl__close(InStream *S);
/*
 * No translation of line ends in descriptor 0, 1 or 2.  On Windows upstream reads
 * bytes, and only its validators write bytes: all else that is printed has CR LF.
 */
TL_API void tl__set_binary(int descriptor);
/*
 * Appends to the unread bytes, of which there may be none; false at the end.
 * The bytes may move: they start at S->tl__at again.  Behind S->tl__end there
 * is always a blank, and 64 bytes that may be read.
 */
TL_API bool tl__fill(InStream *S);
/* Is the next byte in the buffer already, and part of a token?  The common case. */
#define tl__at_token(S) ((S)->tl__at < (S)->tl__end && !(tl__class[*(S)->tl__at] & (S)->tl__stop))
/* The next byte or TL__END, without and with taking it. */
TL_API int tl__peek(InStream *S);
TL_API int tl__take(InStream *S);
/* All bytes taken so far, if S->tl__keep_all was set from the start. */
TL_API struct tl_span tl__taken(InStream *S);

/* --- overview.c: what a validator's log says ------------------------------------------ */

struct tl__feature_log {
	void (*add)(const char *name);
	void (*hit)(const char *name);
};

/* Each read with a range tells its name, range and the smallest and largest value. */
struct tl__recorder {
	void (*name)(const char *name);
	void (*integers)(const char *name, long long lo, long long hi, long long smallest,
			long long largest);
	void (*unsigneds)(const char *name, unsigned long long lo, unsigned long long hi,
			unsigned long long smallest, unsigned long long largest);
	void (*doubles)(const char *name, double lo, double hi, double smallest, double largest);
};

TL__GLOBAL(const struct tl__recorder, tl__overview_recorder);
TL__GLOBAL(const struct tl__feature_log, tl__overview_features);
TL_API const char *tl__overview(void);
/* A line "name lo hi smallest largest" for each variable with a range. */
TL_API const char *tl__bounds(void);

/* --- numbers.c: the rules for the text of a number -------------------------------- */

TL_API bool tl__parse_long(const char *text, size_t length, long long *value);
TL_API bool tl__parse_ulong(const char *text, size_t length, unsigned long long *value);
TL_API bool tl__parse_double(const char *text, size_t length, double *value);
/* digits * 10^scale, if one rounding gives the nearest double. */
TL__INLINE bool tl__scaled_double(unsigned long long digits, int scale, bool negative,
		double *value)
{
#if defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD == 0
	static const double power[] = { 1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10,
		1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22 };

	static const double sign[2] = { 1, -1 }; /* a branch would often be mispredicted */
	double factor;

	if (digits > 1ULL << 53 || scale < -22 || scale > 22)
		return false;
	/* Both factors are exact. */
	factor = sign[negative] * power[scale < 0 ? -scale : scale];
	*value = (double)(long long)digits;
	*value = scale < 0 ? *value / factor : *value * factor;
	return true;
#else
	(void)digits, (void)scale, (void)negative, (void)value;
	return false;
#endif
}

/* --- read_numbers.c ------------------------------------------------------------------- */

/* The array forms begin with this: n and the name, known before the first element. */
TL_API void tl__check_array_size(InStream *S, int n, const char *name, const char *caller);
/* Does a validator's log tell of this read? */
#define tl__is_recorded(S, name) (tl__now.recorder && (S)->strict && *(name))

/* --- pattern.c --------------------------------------------------------------------- */

TL_API bool tl__pattern_matches(const struct pattern *p, struct tl_span text);
/* Appends a random string that matches; it may hold NUL bytes. */
TL_API void tl__pattern_next(const struct pattern *p, random_t *r, struct tl__text *text);

/* --- random_numbers.c --------------------------------------------------------------- */

/* Modulo 2^64. */
TL_API long long tl__sum(long long a, long long b);
/* Seeds from argv[1..], as registerGen does. */
TL_API void tl__seed_from_args(random_t *r, int argc, char *argv[]);

/* --- options.c ------------------------------------------------------------------------ */

/* Is it -x or --x, x a letter?  Then the length of its dashes, else 0. */
TL_API int tl__option_dashes(const char *word);

#endif
