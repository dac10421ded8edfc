/* strings.c - small things to do with text, most of them for messages. */
#include "testlib_internal.h"

#define TL__LONGEST_QUOTE 64
#define TL__QUOTE_HEAD 30
#define TL__QUOTE_TAIL 31
#define TL__MANY_ZEROS 7

TL_API const char *format(const char *format, ...)
{
	const char *text;
	va_list values;

	va_start(values, format);
	text = tl__vformat(format, values);
	va_end(values);
	return text;
}

/* --- Quoting ------------------------------------------------------------------- */

static void tl__add_without_nul(struct tl__text *text, const char *piece, size_t length)
{
	size_t i;

	for (i = 0; i < length; i++)
		tl__add_char(text, piece[i] == '\0' ? '~' : piece[i]);
}

TL_API const char *compressSpan(struct tl_span text)
{
	struct tl__text quote = { NULL, 0, 0 };

	tl__add_string(&quote, "");
	if (text.length <= TL__LONGEST_QUOTE) {
		tl__add_without_nul(&quote, text.text, text.length);
		return quote.s;
	}
	tl__add_without_nul(&quote, text.text, TL__QUOTE_HEAD);
	tl__add_string(&quote, "...");
	tl__add_without_nul(&quote, text.text + text.length - TL__QUOTE_TAIL, TL__QUOTE_TAIL);
	return quote.s;
}

TL_API const char *compress(const char *text)
{
	struct tl_span span;

	span.text = text;
	span.length = strlen(text);
	return compressSpan(span);
}

static bool tl__ends_with(const char *text, size_t length, const char *end)
{
	const size_t end_length = strlen(end);

	return length >= end_length && memcmp(text + length - end_length, end, end_length) == 0;
}

static bool tl__ends_with_command(const char *text, size_t length)
{
	return tl__ends_with(text, length, "status") || tl__ends_with(text, length, "score");
}

TL_API const char *printable(const char *text)
{
	const size_t length = strlen(text);
	char *safe = tl__copy(text, length);
	size_t i;

	for (i = 0; i < length; i++) {
		const unsigned char c = (unsigned char)text[i];

		if (c < 32 || c > 126 || (c == '(' && tl__ends_with_command(safe, i)))
			safe[i] = '?';
	}
	return safe;
}

TL_API const char *englishEnding(int n)
{
	static const char *const ending[4] = { "th", "st", "nd", "rd" };
	const int last = n % 10;

	if (n % 100 / 10 == 1 || last < 1 || last > 3)
		return ending[0];
	return ending[last];
}

/* --- Cutting and joining ---------------------------------------------------------- */

TL_API const char *upperCase(const char *text)
{
	char *copy = tl__copy(text, strlen(text)), *c;

	for (c = copy; *c != '\0'; c++)
		if (*c >= 'a' && *c <= 'z')
			*c = (char)(*c - 'a' + 'A');
	return copy;
}

TL_API const char *lowerCase(const char *text)
{
	char *copy = tl__copy(text, strlen(text)), *c;

	for (c = copy; *c != '\0'; c++)
		if (*c >= 'A' && *c <= 'Z')
			*c = (char)(*c - 'A' + 'a');
	return copy;
}

TL_API const char *trim(const char *text)
{
	static const char blanks[] = " \t\r\n";
	const char *const from = text + strspn(text, blanks);
	size_t length = strlen(from);

	while (length > 0 && strchr(blanks, from[length - 1]) != NULL)
		length--;
	return tl__copy(from, length);
}

static const char **tl__cut(const char *text, const char *separators, bool keep_empty,
		size_t *count)
{
	const char **piece = (const char **)tl__alloc((strlen(text) + 1) * sizeof *piece);

	*count = 0;
	keep_empty |= !*separators;
	for (;;) {
		const size_t length = strcspn(text, separators);

		if (length > 0 || keep_empty)
			piece[(*count)++] = tl__copy(text, length);
		if (text[length] == '\0')
			return piece;
		text += length + 1;
	}
}

TL_API const char **split(const char *text, const char *separators, size_t *count)
{
	return tl__cut(text, separators, true, count);
}

TL_API const char **tokenize(const char *text, const char *separators, size_t *count)
{
	return tl__cut(text, separators, false, count);
}

/* The text of element i of an array. */
typedef const char *tl__text_at(const void *array, size_t i);

static const char *tl__join(const void *array, size_t n, const char *separator,
		tl__text_at *text_at)
{
	struct tl__text text = { NULL, 0, 0 };

	tl__add(&text, "", 0);
	for (size_t i = 0; i < n; i++) {
		tl__add_string(&text, i ? separator : "");
		tl__add_string(&text, text_at(array, i));
	}
	return text.s;
}

static const char *tl__int_at(const void *array, size_t i)
{
	return vtosLong(((const int *)array)[i]);
}

static const char *tl__long_at(const void *array, size_t i)
{
	return vtosLong(((const long long *)array)[i]);
}

static const char *tl__double_at(const void *array, size_t i)
{
	return vtosDouble(((const double *)array)[i]);
}

static const char *tl__string_at(const void *array, size_t i)
{
	return ((const char *const *)array)[i];
}

TL_API const char *joinInt(const int *a, size_t n, const char *separator)
{
	return tl__join(a, n, separator, tl__int_at);
}

TL_API const char *joinLong(const long long *a, size_t n, const char *separator)
{
	return tl__join(a, n, separator, tl__long_at);
}

TL_API const char *joinDouble(const double *a, size_t n, const char *separator)
{
	return tl__join(a, n, separator, tl__double_at);
}

TL_API const char *joinStr(const char *const *a, size_t n, const char *separator)
{
	return tl__join(a, n, separator, tl__string_at);
}

/* --- Numbers as text ----------------------------------------------------------------- */

TL_API const char *vtosLong(long long value)
{
	return format("%lld", value);
}

TL_API const char *vtosULong(unsigned long long value)
{
	return format("%llu", value);
}

TL_API const char *vtosDouble(double value)
{
	return format("%g", value);
}

TL_API const char *vtosStr(const char *text)
{
	static const char blanks[] = " \t\n\v\f\r";
	const char *const word = text + strspn(text, blanks);

	return tl__copy(word, strcspn(word, blanks));
}

static const char *tl__human_readable(const char *sign, unsigned long long value)
{
	unsigned long long rest = value;
	int zeros = 0;

	while (rest > 0 && rest % 10 == 0) {
		rest /= 10;
		zeros++;
	}
	if (zeros < TL__MANY_ZEROS)
		return format("%s%llu", sign, value);
	if (rest == 1)
		return format("%s10^%d", sign, zeros);
	return format("%s%llu*10^%d", sign, rest, zeros);
}

TL_API const char *toHumanReadableStringLong(long long value)
{
	if (value < 0)
		return tl__human_readable("-", 0 - (unsigned long long)value);
	return tl__human_readable("", (unsigned long long)value);
}

TL_API const char *toHumanReadableStringULong(unsigned long long value)
{
	return tl__human_readable("", value);
}

TL_API const char *removeDoubleTrailingZeroes(const char *text)
{
	size_t length = strlen(text);

	if (strchr(text, '.') == NULL)
		return tl__copy(text, length);
	while (text[length - 1] == '0')
		length--;
	if (text[length - 1] == '.')
		return format("%.*s0", (int)length, text);
	return tl__copy(text, length);
}
