/*
 * mutants.h - small changes to a program, one at a time.
 *
 *     struct mutants mutants = MUTANTS_INIT;
 *     struct text changed = TEXT_INIT;
 *
 *     mutants_find(&mutants, LANGUAGE_C, source, length);
 *     mutant_apply(&mutants, 0, &changed);
 *     puts(mutant_name(&mutants, 0, "exact.c"));          exact.c:33:14 > -> >=
 *     mutants_release(&mutants);
 *
 * A change replaces some bytes by others; it never touches a comment, a directive or a text.  Bytes
 * that are replaced are in one line, whole tokens, so that a name is a line:
 *
 *     FILE:LINE:COLUMN OLD -> NEW
 *
 * Lines and columns (in bytes) count from 1.  Whoever puts NEW in the place of OLD there has the
 * mutant; NEW is empty for what is left out.  They come in the order of their places, and in one place
 * by kind; no two of a program have one name.
 *
 * mutate_kinds.c is the table of kinds.
 */
#ifndef MUTANTS_H
#define MUTANTS_H

#include "base/text.h"
#include "mutate/tokens.h"

struct mutant {
	size_t at, length; /* what is replaced */
	size_t text;       /* by what: where it begins in mutants.texts */
	int kind;
};

struct mutants {
	const char *bytes; /* the program: the caller's */
	size_t length;
	struct mutant *list;
	size_t count;
	struct text texts; /* each ends in NUL */
};
#define MUTANTS_INIT ((struct mutants){ .texts = TEXT_INIT })

/* The bytes must stay, and end in NUL.  Of a language that tokens_know() not: none. */
void mutants_find(struct mutants *, enum language, const char *bytes, size_t length);
void mutants_release(struct mutants *);

/* What the program becomes; added to the text. */
void mutant_apply(const struct mutants *, size_t i, struct text *);
/* Its name; `file` is that of the program.  To be freed. */
char *mutant_name(const struct mutants *, size_t i, const char *file);

/* --- Kinds ------------------------------------------------------------------------------------------ */

/* "comparison", ...; there are so many. */
const char *mutate_kind_name(int kind);
int mutate_kind_count(void);

/* --- For the table ---------------------------------------------------------------------------------- */

struct mutant_finder {
	struct mutants *mutants;
	const struct tokens *tokens;
	const struct mutate_kind *kind;
	int number; /* of the kind */
};

/* The tokens [first, last] become this text, if they are in one line. */
void mutant_add(struct mutant_finder *, size_t first, size_t last, const char *format, ...)
		__attribute__((format(printf, 4, 5)));
/* All kinds, at one token; mutate_kinds.c. */
void mutate_kinds_at(struct mutants *, const struct tokens *, size_t i);

#endif
