/*
 * given_cases.h - for programs that read an input: its cases, one after another.
 *
 *     struct one_case c;
 *
 *     begin_given_cases(argc, argv, SET_OF_CASES);
 *     while (next_given_case(&c, cases.max))
 *             ...
 *
 * The input has the form that -form says, to the byte, as the generators print it; in
 * the form single there may be several cases too, as in the form eof.  Anything else ends
 * with a FAIL that names the place.
 */
#ifndef GIVEN_CASES_H
#define GIVEN_CASES_H

#include "cases.h"

static struct {
	int read;
	long long promised; /* on the first line, if the form has it */
} given_cases;

/* The program, registered; the options as with begin_cases(), without -pick. */
CASES_API void begin_given_cases(int argc, char *argv[], enum case_kind kind)
{
	registerValidation();
	prepareOpts(argc, argv);
	read_case_options(kind);
}

CASES_API bool has_next_given_case(void)
{
	if (cases.form == FORM_SINGLE || cases.form == FORM_EOF)
		return given_cases.read == 0 || !eof(inf);
	if (given_cases.read == 0) {
		given_cases.promised = readLong(inf, 1, CASES_MAX, "t");
		readEoln(inf);
	}
	return given_cases.read < given_cases.promised;
}

/* The next case, no number in it above `most`; false behind the last. */
CASES_API bool next_given_case(struct one_case *c, uint64_t most)
{
	if (!has_next_given_case()) {
		readEof(inf);
		return false;
	}
	setTestCase(++given_cases.read);
	c->first = (uint64_t)readLong(inf, 0, (long long)most, "the first number");
	c->second = 0;
	if (cases.form != FORM_INDEX) {
		readSpace(inf);
		c->second = (uint64_t)readLong(inf, 0, (long long)most, "the second number");
	}
	readEoln(inf);
	return true;
}

#endif
