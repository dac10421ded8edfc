#include "mutate/number.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static int value_of(char digit)
{
	return isdigit((unsigned char)digit) ? digit - '0'
					     : tolower((unsigned char)digit) - 'a' + 10;
}

static bool is_digit(char c, int base)
{
	return isalnum((unsigned char)c) && value_of(c) < base;
}

static bool is_between_digits(char c)
{
	return c == '\'' || c == '_';
}

bool number_read(struct number *n, const char *text, size_t length)
{
	const char second = (char)(length > 1 ? tolower((unsigned char)text[1]) : 0);
	size_t count = 0, at;

	*n = (struct number){ .text = text, .length = length };
	n->base = text[0] == '0' && second == 'x' ? 16 : text[0] == '0' && second == 'b' ? 2 : 10;
	n->prefix = n->base == 10 ? 0 : 2;
	for (at = n->prefix; at < length; at++) {
		if (is_between_digits(text[at]))
			continue;
		if (!is_digit(text[at], n->base) && text[at] != '.')
			break;
		if (count == NUMBER_DIGITS)
			return false;
		n->digits[count++] = text[at];
	}
	n->suffix = at;
	return count > 0;
}

bool number_step(struct number *n, int by)
{
	size_t at = strlen(n->digits);

	while (at--) {
		if (n->digits[at] == '.')
			continue;

		const int value = value_of(n->digits[at]) + by;

		n->digits[at] = "0123456789ABCDEF"[(value + n->base) % n->base];
		if (value >= 0 && value < n->base)
			return true;
	}
	if (by < 0)
		return false;
	memmove(n->digits + 1, n->digits, strlen(n->digits) + 1);
	n->digits[0] = '1';
	return true;
}

static bool is_real(const struct number *n)
{
	const char next = n->suffix < n->length ? n->text[n->suffix] : ' ';

	return strchr(n->digits, '.') || next == 'e' || next == 'E';
}

static void write_digits(struct number *n, unsigned long long value)
{
	size_t at = 0;

	for (unsigned long long left = value; left; left /= (unsigned)n->base)
		at++;
	n->digits[at] = '\0';
	for (; at--; value /= (unsigned)n->base)
		n->digits[at] = "0123456789ABCDEF"[value % (unsigned)n->base];
}

bool number_flip(struct number *n)
{
	const size_t most = n->base == 16 ? 16 : n->base == 2 ? 64 : 19;
	unsigned long long value;
	int bits = 0;

	if (is_real(n) || strlen(n->digits) > most)
		return false;
	value = strtoull(n->digits, NULL, n->base);
	while (bits < 64 && value >> bits)
		bits++;
	if (bits < 4)
		return false;
	write_digits(n, value ^ 1ULL << bits / 2);
	return true;
}

void number_write(const struct number *n, struct text *out)
{
	const char *digits = n->digits;

	/* 010 would be eight. */
	while (n->base == 10 && digits[0] == '0' && isdigit((unsigned char)digits[1]))
		digits++;
	text_add(out, n->text, n->prefix);
	text_add_string(out, digits);
	text_add(out, n->text + n->suffix, n->length - n->suffix);
}
