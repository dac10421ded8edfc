/*
 * printf.hpp - printf() of plain numbers and words without the C library's, where most of a
 * generator's time would go.
 *
 * By gcc with glibc, as glibc's own <bits/stdio2.h> does it for _FORTIFY_SOURCE: the compiler
 * checks formats as ever.  What is not plain goes to vprintf().
 */
#ifndef TESTLIB_PRINTF_HPP
#define TESTLIB_PRINTF_HPP

#if defined(__GLIBC__) && !defined(__clang__) && defined(__has_builtin) && __USE_FORTIFY_LEVEL == 0
#if __has_builtin(__builtin_va_arg_pack)
#define TL__OWN_PRINTF
#endif
#endif

#ifdef TL__OWN_PRINTF
#define TL__NEXT(type) \
	(longs == 0                                  ? va_arg(values, type) \
					: longs == 1 ? va_arg(values, type long) \
						     : va_arg(values, type long long))

class tl__Printed
{
public:
	/* False, and nothing is lost, if there is more in it than plain %d %u %c %s, or too much. */
	bool add(const char *format, va_list values)
	{
		for (const char *c = format; *c; c++) {
			int longs = 0;

			if (tl__room() < TL__LONGEST_NUMBER)
				return false;
			if (*c != '%') {
				*tl__end++ = *c;
				continue;
			}
			while (*++c == 'l')
				longs++;
			if (*c == 'd' && longs < 3)
				tl__add_signed(TL__NEXT(signed));
			else if (*c == 'u' && longs < 3)
				tl__add_unsigned(TL__NEXT(unsigned));
			else if (*c == 'c' && !longs)
				*tl__end++ = char(va_arg(values, int));
			else if (*c != 's' || longs || !tl__add_text(va_arg(values, const char *)))
				return false;
		}
		return true;
	}

	/* What printf() returns. */
	int write() const
	{
		const size_t length = size_t(tl__end - tl__bytes);

		return fwrite(tl__bytes, 1, length, stdout) == length ? int(length) : -1;
	}

private:
	char tl__bytes[512], *tl__end = tl__bytes;

	size_t tl__room() const
	{
		return sizeof tl__bytes - size_t(tl__end - tl__bytes);
	}

	void tl__add_unsigned(unsigned long long value)
	{
		tl__end = tl__c::tl__put_number(tl__end, value);
	}

	void tl__add_signed(long long value)
	{
		if (value < 0)
			*tl__end++ = '-';
		tl__add_unsigned(value < 0 ? 0 - (unsigned long long)value
					   : (unsigned long long)value);
	}

	bool tl__add_text(const char *text)
	{
		const size_t length = text ? strlen(text) : tl__room() + 1;

		if (length > tl__room())
			return false;
		memcpy(tl__end, text, length);
		tl__end += length;
		return true;
	}
};

inline int tl__printf(const char *format, ...)
{
	tl__Printed printed;
	va_list values;

	va_start(values, format);
	const bool is_plain = printed.add(format, values);
	va_end(values);
	if (is_plain)
		return printed.write();
	va_start(values, format);
	const int length = vprintf(format, values);
	va_end(values);
	return length;
}

extern "C" {
extern inline __attribute__((__always_inline__, __gnu_inline__, __artificial__)) int printf(
		const char *format, ...)
{
	return tl__printf(format, __builtin_va_arg_pack());
}
}
#endif

#endif
