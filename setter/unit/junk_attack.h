/*
 * junk_attack.h - a test of the problem, changed in every way, against validator and checker.
 */
#ifndef JUNK_ATTACK_H
#define JUNK_ATTACK_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "problem/plan.h"
#include "problem/problem.h"

struct junk_attack {
	const struct plan *plan;
	const struct test *test; /* its files must be there */
	int time_ms;             /* for each program */
};

/*
 * Tasks for a pool; `attack` is a struct junk_attack.  A changed input must be refused; a
 * changed output must be refused unless it says the same, or many outputs are right, and
 * neither it nor a changed answer may crash the checker.  What got through is left in
 * build/problems/X/unit, for the commands in the messages.  They return an exit code.
 */
int attack_validator(void *attack);
int attack_checker(void *attack);

/* How many texts the two try on this test. */
size_t junk_count_attacks(const struct junk_attack *);

/* --- junk.c: texts that are almost right ---------------------------------------------------- */

/*
 * Each kind of junk changes a right input or output in one way, at one of a few places.
 * A whitespace-exact validator refuses every changed input; a checker refuses a changed
 * output unless it says the same, and never crashes.
 *
 *     for (size_t i = 0; i < junk_input_count; i++)
 *             for (int place = 0; place < JUNK_PLACES; place++)
 *                     if (junk_make(&junk_inputs[i], &base, place, &changed))
 *                             ... the validator must refuse `changed` ...
 */

/*
 * Where a change is made: at each of the first words, because a validator reads each variable of
 * a line by a call of its own, at one in the middle, at the last.
 */
#define JUNK_FIRST_WORDS 6
#define JUNK_PLACES (JUNK_FIRST_WORDS + 2)

/* What is changed. */
struct junk_base {
	const char *bytes;
	size_t length;
	const struct problem *problem;
	long long most; /* no number may be larger; LLONG_MIN where that is not known */
};

/* A part of it. */
struct junk_word {
	size_t start, length;
};

struct junk_kind {
	const char *what; /* "a leading zero" */
	/* The part that is replaced; false when there is none. */
	bool (*find)(const struct junk_base *, int place, struct junk_word *);
	const char *words; /* instead of it; or NULL, and write() adds them, or returns false */
	bool (*write)(const struct junk_base *, const struct junk_word *, int place, struct text *);
	bool everywhere;   /* it makes a difference at which place */
	bool always_wrong; /* even where many outputs are right */
};

extern const struct junk_kind junk_inputs[], junk_outputs[];
extern const size_t junk_input_count, junk_output_count;

/* False when there is no such text: nothing to change, or the result is the same. */
bool junk_make(const struct junk_kind *, const struct junk_base *, int place, struct text *);

/* Are these the same words, whatever blanks are between them? */
bool junk_same_words(const char *a, size_t a_length, const char *b, size_t b_length);

#endif
