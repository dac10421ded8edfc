/* numbers.c - which texts are numbers, and which numbers they are. */
#include "testlib_internal.h"

static bool tl__all_digits(const char *text, size_t length)
{
	for (size_t i = 0; i < length; i++)
		if (!(tl__class[(unsigned char)text[i]] & TL__DIGIT))
			return false;
	return length > 0;
}

/* --- integers ---------------------------------------------------------------------- */

/* Decimal digits without leading zeros, up to 2^64 - 1. */
TL_API bool tl__parse_ulong(const char *text, size_t length, unsigned long long *value)
{
	unsigned long long sum = 0;

	if (length > 20 || !tl__all_digits(text, length) || (length > 1 && *text == '0'))
		return false;
	for (size_t i = 0; i < length; i++) {
		const unsigned digit = (unsigned)(text[i] - '0');

		if (i == 19 && sum > (ULLONG_MAX - digit) / 10)
			return false;
		sum = 10 * sum + digit;
	}
	*value = sum;
	return true;
}

TL_API bool tl__parse_long(const char *text, size_t length, long long *value)
{
	const bool negative = length > 1 && *text == '-';
	const unsigned long long most = (unsigned long long)LLONG_MAX + negative;
	unsigned long long size;

	if (!tl__parse_ulong(text + negative, length - negative, &size) || size > most)
		return false;
	if (negative && !size)
		return false;
	*value = (long long)(negative ? 0 - size : size);
	return true;
}

/* --- doubles ---------------------------------------------------------------------- */

struct tl__decimal {
	unsigned long long digits; /* the first 19 */
	int scale;                 /* value = digits * 10^scale, if `exact` */
	bool negative, exact;
};

static const char *tl__scan_digits(const char *at, const char *end, int step, struct tl__decimal *d)
{
	for (; at < end && (tl__class[(unsigned char)*at] & TL__DIGIT); at++) {
		if (d->digits >= ULLONG_MAX / 10 - 1)
			d->exact = false;
		else
			d->digits = 10 * d->digits + (unsigned)(*at - '0');
		d->scale -= step;
	}
	return at;
}

static const char *tl__scan_exponent(const char *at, const char *end, struct tl__decimal *d)
{
	struct tl__decimal exponent = { 0, 0, false, true };

	if (at == end || (*at != 'e' && *at != 'E'))
		return at;
	if (++at < end && (*at == '-' || *at == '+'))
		exponent.negative = *at++ == '-';
	at = tl__scan_digits(at, end, 0, &exponent);
	if (exponent.digits > 10000)
		d->exact = false;
	else
		d->scale += exponent.negative ? -(int)exponent.digits : (int)exponent.digits;
	return at;
}

/* Sign, digits with a point, exponent; "1e" and "1e+" will do, as they do for scanf. */
static bool tl__scan_decimal(const char *at, const char *end, struct tl__decimal *d)
{
	const char *whole, *fraction;
	size_t count;

	if (at < end && (*at == '-' || *at == '+'))
		d->negative = *at++ == '-';
	whole = tl__scan_digits(at, end, 0, d);
	count = (size_t)(whole - at);
	if (whole < end && *whole == '.') {
		fraction = tl__scan_digits(whole + 1, end, 1, d);
		count += (size_t)(fraction - whole - 1);
		whole = fraction;
	}
	return count > 0 && tl__scan_exponent(whole, end, d) == end;
}

/* The copy is not kept: a file may hold millions of long numbers. */
static double tl__long_text_value(const char *text, size_t length)
{
	char *copy = (char *)malloc(length + 1);
	double value;

	if (!copy)
		tl__fail("no memory for a number of %lu characters", (unsigned long)length);
	memcpy(copy, text, length);
	copy[length] = '\0';
	value = tl__strtod(copy, NULL);
	free(copy);
	return value;
}

TL_API bool tl__parse_double(const char *text, size_t length, double *value)
{
	struct tl__decimal d = { 0, 0, false, true };
	char copy[64];

	if (!tl__scan_decimal(text, text + length, &d))
		return false;
	if (d.exact && tl__scaled_double(d.digits, d.scale, d.negative, value))
		return true;
	if (length >= sizeof copy) {
		*value = tl__long_text_value(text, length);
		return true;
	}
	memcpy(copy, text, length);
	copy[length] = '\0';
	*value = tl__strtod(copy, NULL);
	return true;
}
