/*
 * utf8.h - which bytes are a character.
 */
#ifndef UTF8_H
#define UTF8_H

#include <stddef.h>

/* Bytes of the valid character at s, or 0: control characters, NUL too, and bad bytes. */
size_t utf8_length(const char *s);

/* The number of a valid character of this length. */
unsigned long utf8_code(const char *s, size_t length);

/* Characters of a valid text. */
size_t utf8_count(const char *s);

/* Those that turn the text around them: a name must not make its neighbours lie. */
int utf8_is_direction(const char *s);

/* How many columns of a terminal the text takes; a bad byte takes one. */
size_t utf8_columns(const char *s);

#endif
