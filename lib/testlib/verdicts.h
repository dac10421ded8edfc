/*
 * verdicts.h - how a program ends, and whose a stream is.
 *
 * Part of testlib.h, and of its C++ interface: both share these types.
 */
#ifndef TESTLIB_VERDICTS_H
#define TESTLIB_VERDICTS_H

/*
 *     verdict            exit code   stderr begins with
 *     _ok                0           ok
 *     _wa                1           wrong answer
 *     _pe                2           wrong output format
 *     _fail              3           FAIL
 *     _points            7           points
 *     _pc(n)             n           partially correct (n)
 *
 * _dirt (something is left in the output) and _unexpected_eof end as _pe.
 */
typedef enum {
	_ok = 0,
	_wa = 1,
	_pe = 2,
	_fail = 3, /* the jury's side is wrong: its answer, its checker, its test */
	_dirt = 4,
	_points = 5,
	_unexpected_eof = 8,
	_partially = 16,
	tl__last_result = 255
} TResult;

/* Partially correct, with n in 0..239: the exit code, 50 + n with TESTSYS. */
#define _pc(n) ((TResult)(_partially + (n)))

/* The test, the participant's output, the jury's answer. */
typedef enum { _input, _output, _answer } TMode;

#endif
