/*
 * tokens.h - a program as words, numbers, texts and marks.
 *
 *     struct tokens tokens = TOKENS_INIT;
 *
 *     tokens_read(&tokens, LANGUAGE_C, "int a = 1; // one", 17);       int  a  =  1  ;
 *     tokens_release(&tokens);
 *
 * It knows C, C++, Java and Python: their comments, strings and characters in all forms, numbers with
 * their prefixes, separators and suffixes, words, and the longest mark that fits.  A comment is no
 * token; of a directive of C the words after #define are tokens, and all others are none.
 *
 * Nothing is refused: what is not a program makes tokens, too.
 */
#ifndef TOKENS_H
#define TOKENS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/scoped.h"
#include "problem/language.h"

enum token_kind {
	TOKEN_WORD,
	TOKEN_NUMBER,
	TOKEN_TEXT, /* a string or a character */
	TOKEN_MARK,
	TOKEN_LINE_END /* a statement of Python ends, or a directive of C */
};

struct token {
	enum token_kind kind;
	size_t at, length; /* bytes of the program */
	size_t round;      /* ( and [ that are open around it */
	size_t braces;     /* the same of { */
};

struct tokens {
	const char *bytes; /* the caller's */
	size_t length;
	enum language language;
	struct token *list;
	size_t count;
};
#define TOKENS_INIT ((struct tokens){ 0 })

/* Does it know the language? */
bool tokens_know(enum language);
/* The bytes must stay, and end in NUL. */
void tokens_read(struct tokens *, enum language, const char *bytes, size_t length);
void tokens_release(struct tokens *);

/* --- Looking at them; of a place behind the last, or before the first, nothing is true ----------- */

const struct token *token_at(const struct tokens *, size_t i);
bool token_is_kind(const struct tokens *, size_t i, enum token_kind);
/* Is it this word or mark? */
bool token_is(const struct tokens *, size_t i, const char *text);
/* Is it one of a list that ends in NULL? */
bool token_is_one_of(const struct tokens *, size_t i, const char *const *list);
/* How many tokens from there on are these, which have a blank between them; 0: they are others. */
size_t token_sequence(const struct tokens *, size_t i, const char *texts);
/* The bracket that closes the one at `i`, or count. */
size_t token_closing(const struct tokens *, size_t i);

#endif
