/*
 * verdict.h - what can be said of a program on a test, and sets of that.
 */
#ifndef VERDICT_H
#define VERDICT_H

#include <stdbool.h>
#include <stddef.h>

enum verdict {
	VERDICT_AC, /* accepted */
	VERDICT_PC, /* partly correct: it has a score, see score.h */
	VERDICT_WA, /* wrong answer */
	VERDICT_PE, /* presentation error */
	VERDICT_TLE,
	VERDICT_MLE,
	VERDICT_OLE,
	VERDICT_RE, /* runtime error */
	VERDICT_CE, /* does not compile */
	VERDICT_SE, /* the checker or the machine failed */
	VERDICT_COUNT
};

/* "AC", "WA", ... */
const char *verdict_word(enum verdict);
/* "accepted", "wrong answer", ... */
const char *verdict_meaning(enum verdict);
/* In a matrix: "." is accepted, "W" a wrong answer that is permitted, "w" one that is not. */
const char *verdict_letter(enum verdict, bool permitted);
/* The other way; false if it is not a verdict. */
bool verdict_of(const char *word, size_t length, enum verdict *);
/* All words, ending in NULL, for name_nearest(). */
const char *const *verdict_words(void);

/*
 * Is it wrong?  Neither AC nor PC is; PC is not accepted either, but the tests that follow count as
 * if it were.
 */
bool verdict_is_failure(enum verdict);

/* A set has bit 1 << verdict for each that is in it. */
typedef unsigned verdict_set;

#define VERDICT_SET(verdict) (1u << (verdict))

/* "TLE|AC", in the order above. */
struct verdict_text {
	char s[48];
};
struct verdict_text verdict_set_text(verdict_set);

#endif
