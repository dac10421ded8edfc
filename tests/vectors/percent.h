/*
 * percent.h - how the recorded results spell strings.
 *
 * Bytes up to 0x20, from 0x7F on and '%' are written %HH; the empty string is
 * a '%' alone.
 */
#ifndef PERCENT_H
#define PERCENT_H

#include <stddef.h>
#include <stdio.h>

static inline int percent_digit(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'A' && c <= 'F')
		return c - 'A' + 10;
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	return -1;
}

/* Decodes in place and terminates.  Returns the length: there may be NUL bytes. */
static inline size_t percent_decode(char *text)
{
	const char *from = text;
	char *to = text;

	if (from[0] == '%' && from[1] == '\0')
		from++;
	while (*from != '\0') {
		if (from[0] == '%' && percent_digit(from[1]) >= 0 && percent_digit(from[2]) >= 0) {
			*to++ = (char)(percent_digit(from[1]) * 16 + percent_digit(from[2]));
			from += 3;
		} else {
			*to++ = *from++;
		}
	}
	*to = '\0';
	return (size_t)(to - text);
}

static inline void percent_print(FILE *out, const char *text, size_t length)
{
	if (length == 0)
		putc('%', out);
	for (size_t i = 0; i < length; i++) {
		const unsigned char c = (unsigned char)text[i];

		if (c <= 0x20 || c >= 0x7F || c == '%')
			fprintf(out, "%%%02X", c);
		else
			putc(c, out);
	}
}

#endif
