/*
 * mutate_record.h - what the journal knows of a mutant: which tests it passes, and which fell it.
 *
 * One line for each, because a survivor passes all tests and there may be thousands: its key is a
 * digest of the program and of everything else that verdicts depend on, except the tests.  Those are
 * named in the message, by a hash of input and answer: "+0123456789ab" is passed, "-0123456789ab:WA"
 * fells it.  So a new test is run on the survivors alone.
 */
#ifndef MUTATE_RECORD_H
#define MUTATE_RECORD_H

#include "judge/journal.h"
#include "mutate/mutate.h"

/* The names of all tests, in their order. */
int mutate_record_tests(struct mutate *);

struct mutate_record {
	struct digest key;
	struct text words;
};

void mutate_record_read(struct mutate_record *, const struct mutate *, const struct mutant_state *);
void mutate_record_release(struct mutate_record *);
/* What is known of a test; false: nothing. */
bool mutate_record_find(const struct mutate_record *, const char *test, enum verdict *);
void mutate_record_add(struct mutate_record *, const char *test, enum verdict);
/* Reports an error and returns -1. */
int mutate_record_write(const struct mutate_record *, struct journal *);

#endif
