/*
 * junk.h - texts that are almost right.
 *
 * Each kind of junk changes a right input or output in one way, at one of a few places.
 * A whitespace-exact validator refuses every changed input; a checker refuses a changed
 * output unless it says the same, and never crashes.
 *
 *     for (size_t i = 0; i < junk_input_count; i++)
 *             for (int place = 0; place < JUNK_PLACES; place++)
 *                     if (junk_make(&junk_inputs[i], &base, place, &changed))
 *                             ... the validator must refuse `changed` ...
 */
#ifndef JUNK_H
#define JUNK_H

#include <stdbool.h>
#include <stddef.h>

#include "problem/problem.h"
#include "base/text.h"

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

struct junk_kind {
	const char *what; /* "a leading zero" */
	/* Adds the changed text; false when there is nothing to change. */
	bool (*change)(const struct junk_base *, int place, struct text *);
	bool everywhere;   /* it makes a difference at which place */
	bool always_wrong; /* even where many outputs are right */
};

extern const struct junk_kind junk_inputs[], junk_outputs[];
extern const size_t junk_input_count, junk_output_count;

/* False when there is no such text: nothing to change, or it comes out as it was. */
bool junk_make(const struct junk_kind *, const struct junk_base *, int place, struct text *);

/* Are these the same words, whatever blanks are between them? */
bool same_words(const char *a, size_t a_length, const char *b, size_t b_length);

#endif
