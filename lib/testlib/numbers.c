/* numbers.c - which texts are numbers, and which numbers they are. */
#include <float.h>

#include "testlib_internal.h"

/* --- digits ------------------------------------------------------------------------ */

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define TL__EACH_BYTE 0x0101010101010101ULL

/* Eight bytes at once: are all of them digits? */
static bool tl__are_digits(unsigned long long x)
{
	const unsigned long long high = 0xF0 * TL__EACH_BYTE;

	return ((x & high) | ((x + 6 * TL__EACH_BYTE) & high) >> 4) == 0x33 * TL__EACH_BYTE;
}

/* Neighbours are added up: eight digits, four pairs, two fours, one number. */
static unsigned long long tl__value_of_eight(unsigned long long x)
{
	x = (x & 0x0F0F0F0F0F0F0F0FULL) * (10 * 256 + 1) >> 8;
	x = (x & 0x00FF00FF00FF00FFULL) * (100 * 65536 + 1) >> 16;
	return (x & 0x0000FFFF0000FFFFULL) * (10000 * (1ULL << 32) + 1) >> 32;
}

static const unsigned char *tl__take_eights(const unsigned char *at, unsigned long long *sum)
{
	unsigned long long x;

	for (;; at += 8) {
		memcpy(&x, at, 8);
		if (!tl__are_digits(x))
			return at;
		*sum = *sum * 100000000 + tl__value_of_eight(x);
	}
}
#else
static const unsigned char *tl__take_eights(const unsigned char *at, unsigned long long *sum)
{
	(void)sum;
	return at;
}
#endif

/* Adds the digits to *sum, modulo 2^64; returns where they end. */
static const unsigned char *tl__take_digits(const unsigned char *at, unsigned long long *sum)
{
	at = tl__take_eights(at, sum);
	while ((unsigned)(*at - '0') < 10)
		*sum = *sum * 10 + (unsigned)(*at++ - '0');
	return at;
}

TL_API bool tl__is_short_number(const unsigned char *text, size_t length)
{
	unsigned long long sum = 0;

	return length <= 9 && *text > '0' && tl__take_digits(text, &sum) == text + length;
}

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

/* digits * 10^scale, if one rounding gives the nearest double. */
static bool tl__scaled_double(unsigned long long digits, int scale, double *value)
{
#if defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD == 0
	static const double power[] = { 1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10,
		1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22 };

	/* Both factors are exact. */
	if (digits > 1ULL << 53 || scale < -22 || scale > 22)
		return false;
	*value = (double)digits;
	*value = scale < 0 ? *value / power[-scale] : *value * power[scale];
	return true;
#else
	(void)digits, (void)scale, (void)value;
	return false;
#endif
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
	value = strtod(copy, NULL);
	free(copy);
	return value;
}

TL_API bool tl__parse_double(const char *text, size_t length, double *value)
{
	struct tl__decimal d = { 0, 0, false, true };
	char copy[64];

	if (!tl__scan_decimal(text, text + length, &d))
		return false;
	if (d.exact && tl__scaled_double(d.digits, d.scale, value)) {
		*value = d.negative ? -*value : *value;
		return true;
	}
	if (length >= sizeof copy) {
		*value = tl__long_text_value(text, length);
		return true;
	}
	memcpy(copy, text, length);
	copy[length] = '\0';
	*value = strtod(copy, NULL);
	return true;
}

/* --- in the buffer ------------------------------------------------------------------- */

/* Skips blanks if they do not count; is there then a byte to look at? */
static bool tl__at_number(InStream *S)
{
	if (!S->strict)
		skipBlanks(S);
	return S->tl__at < S->tl__end || (!S->tl__stuck && tl__fill(S));
}

/* The number ends here, if a blank follows; it is taken. */
static bool tl__take_upto(InStream *S, const unsigned char *end)
{
	if (end >= S->tl__end || !(tl__class[*end] & TL__BLANK))
		return false;
	if ((size_t)(end - S->tl__at) > S->maxTokenLength)
		return false;
	S->tl__last_line = S->tl__line;
	S->tl__at += end - S->tl__at;
	return true;
}

TL_API bool tl__quick_long(InStream *S, long long lo, long long hi, long long *value)
{
	const unsigned char *first, *end;
	unsigned long long sum = 0;
	long long sign;

	if (!tl__at_number(S))
		return false;
	sign = *S->tl__at == '-';
	first = S->tl__at + sign;
	end = tl__take_digits(first, &sum);
	if (end == first || end - first > 18 || (*first == '0' && end - S->tl__at > 1))
		return false;
	*value = ((long long)sum ^ -sign) + sign; /* -sum if there is a sign */
	return *value >= lo && *value <= hi && tl__take_upto(S, end);
}

TL_API bool tl__quick_double(InStream *S, double lo, double hi, double *value)
{
	const unsigned char *first, *point, *end;
	unsigned long long sum = 0;
	bool negative;

	if (!tl__at_number(S))
		return false;
	negative = *S->tl__at == '-';
	first = S->tl__at + negative;
	point = tl__take_digits(first, &sum);
	if (point == first || *point != '.')
		return false;
	end = tl__take_digits(point + 1, &sum);
	if (end - first > 19 || !tl__scaled_double(sum, (int)(point + 1 - end), value))
		return false;
	if (negative)
		*value = -*value;
	return *value >= lo && *value <= hi && tl__take_upto(S, end);
}
