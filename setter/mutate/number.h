/*
 * number.h - a number of a program, in its own form.
 *
 *     struct number n;
 *
 *     if (number_read(&n, "0xFFULL", 7) && number_step(&n, 1))
 *             number_write(&n, &text);                            0x100ULL
 *
 * Decimal, hexadecimal and binary ones of any length up to NUMBER_DIGITS keep their prefix and suffix, but
 * no marks between digits; of a real number, the digits before the exponent count.
 */
#ifndef NUMBER_H
#define NUMBER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

#define NUMBER_DIGITS 78

struct number {
	const char *text; /* the caller's */
	size_t length;
	char digits[NUMBER_DIGITS + 2]; /* those that count */
	size_t prefix, suffix;          /* how long the one is; where the other begins */
	int base;
};

/* False: it is none of these. */
bool number_read(struct number *, const char *text, size_t length);
/* One more or one less in the last place, with what it carries; false: that is below 0. */
bool number_step(struct number *, int by);
/*
 * Flips the bit in the middle; others are nearly steps, or nearly another order.  False: it is real,
 * or has fewer than 4 bits, or more than 64.
 */
bool number_flip(struct number *);
void number_write(const struct number *, struct text *);

#endif
