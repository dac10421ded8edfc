/* read_numbers.c - numbers, one at a time and in arrays, with their ranges. */
#include "testlib_internal.h"

/* --- texts that are not numbers -------------------------------------------------------- */

static void tl__complain_text(InStream *S, const char *expected, struct tl_span token) TL__NORETURN;
static void tl__complain_text(InStream *S, const char *expected, struct tl_span token)
{
	const bool has_nul = memchr(token.text, '\0', token.length) != NULL;

	streamQuitf(S, _pe, "Expected %s, but \"%s\" found%s", expected, compressSpan(token),
			has_nul ? " (it contains \\0)" : "");
}

TL_API long long stringToLongLong(InStream *S, struct tl_span token)
{
	long long value;

	if (!tl__parse_long(token.text, token.length, &value))
		tl__complain_text(S, "integer", token);
	return value;
}

TL_API unsigned long long stringToUnsignedLongLong(InStream *S, struct tl_span token)
{
	unsigned long long value;

	if (!tl__parse_ulong(token.text, token.length, &value))
		tl__complain_text(S, "unsigned integer", token);
	return value;
}

TL_API double stringToDouble(InStream *S, struct tl_span token)
{
	double value;

	if (!tl__parse_double(token.text, token.length, &value))
		tl__complain_text(S, "double", token);
	return value;
}

/* Where a strict double has its point: at its end when it has none; 0 when it is not a number. */
static size_t tl__strict_point(struct tl_span token)
{
	const char *text = token.text;
	const size_t length = token.length;
	size_t point = length;

	if (!length || length > 1000 ||
			(*text != '-' && !(tl__class[(unsigned char)*text] & TL__DIGIT)))
		return 0;
	if (!(tl__class[(unsigned char)text[length - 1]] & TL__DIGIT))
		return 0;
	for (size_t i = 1; i < length; i++) {
		if (text[i] == '.' && point == length)
			point = i;
		else if (!(tl__class[(unsigned char)text[i]] & TL__DIGIT))
			return 0;
	}
	return point;
}

/* A digit before the point, and no zero before another digit. */
static bool tl__well_begun(struct tl_span token)
{
	const size_t first = *token.text == '-';

	if (first == token.length || !(tl__class[(unsigned char)token.text[first]] & TL__DIGIT))
		return false;
	return token.text[first] != '0' || first + 1 == token.length ||
			!(tl__class[(unsigned char)token.text[first + 1]] & TL__DIGIT);
}

static void tl__check_digit_counts(InStream *S, int minDigits, int maxDigits)
{
	if (minDigits < 0)
		streamQuit(S, _fail,
				"stringToStrictDouble: minAfterPointDigitCount should be "
				"non-negative.");
	if (minDigits > maxDigits)
		streamQuit(S, _fail,
				"stringToStrictDouble: minAfterPointDigitCount should be less or "
				"equal to maxAfterPointDigitCount.");
}

TL_API double stringToStrictDouble(InStream *S, struct tl_span token, int minDigits, int maxDigits)
{
	const size_t point = tl__strict_point(token);
	int digits;
	double value;

	if (memchr(token.text, '\0', token.length))
		tl__complain_text(S, "double", token);
	tl__check_digit_counts(S, minDigits, maxDigits);
	if (!point)
		tl__complain_text(S, "strict double", token);
	digits = point == token.length ? 0 : (int)(token.length - point - 1);
	if (digits < minDigits || digits > maxDigits)
		tl__complain_text(S,
				format("strict double with number of digits after point in range "
				       "[%d,%d]",
						minDigits, maxDigits),
				token);
	if (!tl__well_begun(token))
		tl__complain_text(S, "strict double", token);
	value = stringToDouble(S, token);
	if (value > 1e300 * 1e8 || value < -1e300 * 1e8)
		tl__complain_text(S, "double", token);
	if (*token.text == '-' && value >= 0)
		streamQuitf(S, _pe, "Redundant minus in \"%s\" found", compressSpan(token));
	return value;
}

/* --- tokens ---------------------------------------------------------------------------- */

static void tl__number_token(InStream *S, const char *kind, struct tl_span *token)
{
	if (!S->strict && seekEof(S))
		streamQuitf(S, _unexpected_eof, "Unexpected end of file - %s expected", kind);
	readTokenTo(S, token);
}

/* --- ranges ---------------------------------------------------------------------------------- */

/* What a value is called in a message; index is NULL outside arrays. */
static const char *tl__title(const char *kind, const char *name, const int *index)
{
	if (index && *name)
		return format("%s element %s[%d] equals to", kind, name, *index);
	if (index)
		return format("%s element [index=%d] equals to", kind, *index);
	return *name ? format("%s parameter [name=%s] equals to", kind, name) : kind;
}

static void tl__complain_range(InStream *S, const char *title, const char *value, const char *lo,
		const char *hi)
{
	const bool named = strstr(title, " equals to") != NULL;

	streamQuitf(S, _wa, "%s %s%s violates the range [%s, %s]", title, value, named ? "," : "",
			lo, hi);
}

static void tl__check_long(InStream *S, long long value, long long lo, long long hi,
		const char *name, const int *index)
{
	if (value < lo || value > hi)
		tl__complain_range(S, tl__title("Integer", name, index), vtosLong(value),
				toHumanReadableStringLong(lo), toHumanReadableStringLong(hi));
}

static void tl__check_ulong(InStream *S, unsigned long long value, unsigned long long lo,
		unsigned long long hi, const char *name, const int *index)
{
	if (value < lo || value > hi)
		tl__complain_range(S, tl__title("Unsigned integer", name, index), vtosULong(value),
				toHumanReadableStringULong(lo), toHumanReadableStringULong(hi));
}

static void tl__check_double(InStream *S, double value, double lo, double hi, const char *kind,
		const char *name, const int *index)
{
	if (value < lo || value > hi)
		tl__complain_range(S, tl__title(kind, name, index), vtosDouble(value),
				vtosDouble(lo), vtosDouble(hi));
}

/* --- the long way: the whole token, every complaint ------------------------------------------ */

static long long tl__slow_long(InStream *S, long long lo, long long hi, const char *name,
		const int *index)
{
	struct tl_span token;
	long long value;

	tl__number_token(S, "int64", &token);
	value = stringToLongLong(S, token);
	tl__check_long(S, value, lo, hi, name, index);
	return value;
}

static int tl__slow_int(InStream *S, int lo, int hi, const char *name, const int *index)
{
	struct tl_span token;
	long long value;

	tl__number_token(S, "int32", &token);
	value = stringToLongLong(S, token);
	if (value < INT_MIN || value > INT_MAX)
		tl__complain_text(S, "int32", token);
	tl__check_long(S, value, lo, hi, name, index);
	return (int)value;
}

static double tl__slow_double(InStream *S, double lo, double hi, const char *name, const int *index)
{
	struct tl_span token;
	double value;

	tl__number_token(S, "double", &token);
	value = stringToDouble(S, token);
	tl__check_double(S, value, lo, hi, "Double", name, index);
	return value;
}

/* --- digits ------------------------------------------------------------------------ */

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define TL__EACH_BYTE 0x0101010101010101ULL

/* Eight bytes XORed with '0': how many of them are digits before the first that is none? */
TL__INLINE int tl__leading_digits(unsigned long long x)
{
	/* A carry comes from a byte that is not a digit, and reaches only bytes behind it. */
	const unsigned long long stop = ((x + 0x76 * TL__EACH_BYTE) | x) & 0x80 * TL__EACH_BYTE;

	return stop ? __builtin_ctzll(stop) / 8 : 8;
}

/* Neighbours are added up: eight digits, four pairs, one number. */
TL__INLINE unsigned long long tl__value_of_eight(unsigned long long x)
{
	const unsigned long long pairs = 10 * x + (x >> 8), two = 0x000000FF000000FFULL;

	return ((pairs & two) * (1000000ULL << 32 | 100) +
			       (pairs >> 16 & two) * (10000ULL << 32 | 1)) >>
			32;
}

/* Adds the digits to *sum, modulo 2^64; returns where they end. */
TL__INLINE const unsigned char *tl__take_digits(const unsigned char *at, unsigned long long *sum)
{
	static const unsigned power[9] = { 1, 10, 100, 1000, 10000, 100000, 1000000, 10000000,
		100000000 };
	unsigned long long x;
	int count;

	do {
		memcpy(&x, at, 8);
		x ^= '0' * TL__EACH_BYTE;
		count = tl__leading_digits(x);
		if (count == 0)
			break;
		*sum = *sum * power[count] + tl__value_of_eight(x << (64 - 8 * count));
		at += count;
	} while (count == 8);
	return at;
}
#else
static const unsigned char *tl__take_digits(const unsigned char *at, unsigned long long *sum)
{
	while ((unsigned)(*at - '0') < 10)
		*sum = *sum * 10 + (unsigned)(*at++ - '0');
	return at;
}
#endif

/* --- the quick way: in the buffer, a blank behind it, in its common form ---------------------------------------------------- */

/* Skips blanks if they do not count; is there then a byte to look at? */
TL__INLINE bool tl__at_number(InStream *S)
{
	if (!S->strict && S->tl__at < S->tl__end && *S->tl__at == ' ')
		S->tl__at++;
	if (tl__at_token(S))
		return true;
	if (!S->strict)
		skipBlanks(S);
	return S->tl__at < S->tl__end || (!S->tl__stuck && tl__fill(S));
}

/* The number ends here, if a blank follows; it is taken. */
TL__INLINE bool tl__take_upto(InStream *S, const unsigned char *end)
{
	if (end >= S->tl__end || !(tl__class[*end] & TL__BLANK))
		return false;
	if ((size_t)(end - S->tl__at) > S->maxTokenLength)
		return false;
	S->tl__last_line = S->tl__line;
	S->tl__at += end - S->tl__at;
	return true;
}

TL__INLINE bool tl__quick_long(InStream *S, long long lo, long long hi, long long *value)
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

TL__INLINE bool tl__quick_double(InStream *S, double lo, double hi, double *value)
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
	if (end - first > 19 || !tl__scaled_double(sum, (int)(point + 1 - end), negative, value))
		return false;
	return *value >= lo && *value <= hi && tl__take_upto(S, end);
}

/* --- one number, in its range; index is NULL outside arrays ------------------------------------ */

TL__INLINE int tl__take_int(InStream *S, int lo, int hi, const char *name, const int *index)
{
	long long value;

	if (tl__quick_long(S, lo, hi, &value))
		return (int)value;
	return tl__slow_int(S, lo, hi, name, index);
}

TL__INLINE long long tl__take_long(InStream *S, long long lo, long long hi, const char *name,
		const int *index)
{
	long long value;

	if (tl__quick_long(S, lo, hi, &value))
		return value;
	return tl__slow_long(S, lo, hi, name, index);
}

static unsigned long long tl__take_ulong(InStream *S, unsigned long long lo, unsigned long long hi,
		const char *name, const int *index)
{
	struct tl_span token;
	unsigned long long value;

	tl__number_token(S, "int64", &token);
	value = stringToUnsignedLongLong(S, token);
	tl__check_ulong(S, value, lo, hi, name, index);
	return value;
}

TL__INLINE double tl__take_double(InStream *S, double lo, double hi, const char *name,
		const int *index)
{
	double value;

	if (tl__quick_double(S, lo, hi, &value))
		return value;
	return tl__slow_double(S, lo, hi, name, index);
}

static double tl__take_strict_double(InStream *S, double lo, double hi, int minDigits,
		int maxDigits, const char *name, const int *index)
{
	struct tl_span token;
	double value;

	tl__number_token(S, "strict double", &token);
	value = stringToStrictDouble(S, token, minDigits, maxDigits);
	tl__check_double(S, value, lo, hi, "Strict double", name, index);
	return value;
}

/* --- numbers ----------------------------------------------------------------------------------- */

TL_API int tl__readInt(InStream *S, int lo, int hi, const char *name)
{
	const int value = tl__take_int(S, lo, hi, name, NULL);

	if (tl__is_recorded(S, name))
		tl__now.recorder->integers(name, lo, hi, value, value);
	return value;
}

TL_API long long tl__readLong(InStream *S, long long lo, long long hi, const char *name)
{
	const long long value = tl__take_long(S, lo, hi, name, NULL);

	if (tl__is_recorded(S, name))
		tl__now.recorder->integers(name, lo, hi, value, value);
	return value;
}

TL_API unsigned long long tl__readUnsignedLong(InStream *S, unsigned long long lo,
		unsigned long long hi, const char *name)
{
	const unsigned long long value = tl__take_ulong(S, lo, hi, name, NULL);

	if (tl__is_recorded(S, name))
		tl__now.recorder->unsigneds(name, lo, hi, value, value);
	return value;
}

TL_API double tl__readDouble(InStream *S, double lo, double hi, const char *name)
{
	const double value = tl__take_double(S, lo, hi, name, NULL);

	if (tl__is_recorded(S, name))
		tl__now.recorder->doubles(name, lo, hi, value, value);
	return value;
}

TL_API double tl__readStrictDouble(InStream *S, double lo, double hi, int minDigits, int maxDigits,
		const char *name)
{
	const double value = tl__take_strict_double(S, lo, hi, minDigits, maxDigits, name, NULL);

	if (tl__is_recorded(S, name))
		tl__now.recorder->doubles(name, lo, hi, value, value);
	return value;
}

/* --- arrays of numbers --------------------------------------------------------------------------- */

TL_API void tl__check_array_size(InStream *S, int n, const char *name, const char *caller)
{
	if (n < 0)
		streamQuitf(S, _fail, "%s: size should be non-negative.", caller);
	if (n > 100000000)
		streamQuitf(S, _fail, "%s: size should be at most 100000000.", caller);
	if (tl__is_recorded(S, name))
		tl__now.recorder->name(name);
}

static void tl__take_space(InStream *S)
{
	if (S->tl__at < S->tl__end && *S->tl__at == ' ')
		S->tl__at++;
	else
		readSpace(S);
}

/*
 * n values of one type: between two, in strict mode, one space; each in its
 * range; the smallest and the largest go to the recorder.
 */
#define TL__READ_ARRAY(type, take, record) \
	do { \
		type smallest = hi, largest = lo; \
		tl__check_array_size(S, n, name, caller); \
		for (int i = 0; i < n; i++) { \
			const int index = base + i; \
			type value; \
			if (i > 0 && S->strict) \
				tl__take_space(S); \
			value = take; \
			if (value < smallest) \
				smallest = value; \
			if (value > largest) \
				largest = value; \
			if (out) \
				out[i] = value; \
		} \
		if (n > 0 && tl__is_recorded(S, name)) \
			tl__now.recorder->record(name, lo, hi, smallest, largest); \
	} while (0)

TL_API void tl__readInts(InStream *S, int *out, int n, int lo, int hi, const char *name, int base,
		const char *caller)
{
	TL__READ_ARRAY(int, tl__take_int(S, lo, hi, name, &index), integers);
}

TL_API void tl__readLongs(InStream *S, long long *out, int n, long long lo, long long hi,
		const char *name, int base, const char *caller)
{
	TL__READ_ARRAY(long long, tl__take_long(S, lo, hi, name, &index), integers);
}

TL_API void tl__readUnsignedLongs(InStream *S, unsigned long long *out, int n,
		unsigned long long lo, unsigned long long hi, const char *name, int base,
		const char *caller)
{
	TL__READ_ARRAY(unsigned long long, tl__take_ulong(S, lo, hi, name, &index), unsigneds);
}

TL_API void tl__readDoubles(InStream *S, double *out, int n, double lo, double hi, const char *name,
		int base, const char *caller)
{
	TL__READ_ARRAY(double, tl__take_double(S, lo, hi, name, &index), doubles);
}

TL_API void tl__readStrictDoubles(InStream *S, double *out, int n, double lo, double hi,
		int minDigits, int maxDigits, const char *name, int base, const char *caller)
{
	TL__READ_ARRAY(double,
			tl__take_strict_double(S, lo, hi, minDigits, maxDigits, name, &index),
			doubles);
}
