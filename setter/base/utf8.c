#include "base/utf8.h"

#include <string.h>

size_t utf8_length(const char *string)
{
	static const struct {
		unsigned char first, last, low, high; /* of the first byte, and of the second */
		size_t length;
	} forms[] = { { 0x20, 0x7e, 0, 0, 1 }, { 0xc2, 0xdf, 0x80, 0xbf, 2 },
		{ 0xe0, 0xe0, 0xa0, 0xbf, 3 }, { 0xe1, 0xec, 0x80, 0xbf, 3 },
		{ 0xed, 0xed, 0x80, 0x9f, 3 }, { 0xee, 0xef, 0x80, 0xbf, 3 },
		{ 0xf0, 0xf0, 0x90, 0xbf, 4 }, { 0xf1, 0xf3, 0x80, 0xbf, 4 },
		{ 0xf4, 0xf4, 0x80, 0x8f, 4 } };
	const unsigned char *s = (const unsigned char *)string;

	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		if (*s < forms[i].first || *s > forms[i].last)
			continue;
		if (forms[i].length > 1 && (s[1] < forms[i].low || s[1] > forms[i].high))
			return 0;
		for (size_t k = 2; k < forms[i].length; k++)
			if ((s[k] & 0xc0) != 0x80)
				return 0;
		return forms[i].length;
	}
	return 0;
}

size_t utf8_count(const char *s)
{
	size_t count = 0;

	for (; *s; s++)
		count += ((unsigned char)*s & 0xc0) != 0x80;
	return count;
}

/* U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069, U+061C. */
int utf8_is_direction(const char *s)
{
	if (!strncmp(s, "\xe2\x80", 2))
		return s[2] == '\x8e' || s[2] == '\x8f' || (s[2] >= '\xaa' && s[2] <= '\xae');
	if (!strncmp(s, "\xe2\x81", 2))
		return s[2] >= '\xa6' && s[2] <= '\xa9';
	return !strncmp(s, "\xd8\x9c", 2);
}

unsigned long utf8_code(const char *string, size_t length)
{
	const unsigned char *s = (const unsigned char *)string;
	unsigned long code = length < 2 ? *s : *s & (0xffu >> (length + 1));

	for (size_t i = 1; i < length; i++)
		code = code << 6 | (s[i] & 0x3fu);
	return code;
}

/* Accents that stand on the letter before take none, East Asian letters and emoji two. */
static size_t columns_of(unsigned long code)
{
	static const struct {
		unsigned long first, last;
		size_t columns;
	} ranges[] = { { 0x300, 0x36f, 0 }, { 0x1100, 0x115f, 2 }, { 0x200b, 0x200d, 0 },
		{ 0x2e80, 0x303e, 2 }, { 0x3041, 0xa4cf, 2 }, { 0xac00, 0xd7a3, 2 },
		{ 0xf900, 0xfaff, 2 }, { 0xfe30, 0xfe6f, 2 }, { 0xff00, 0xff60, 2 },
		{ 0xffe0, 0xffe6, 2 }, { 0x1f300, 0x1faff, 2 }, { 0x20000, 0x3fffd, 2 } };

	for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
		if (code >= ranges[i].first && code <= ranges[i].last)
			return ranges[i].columns;
	return 1;
}

size_t utf8_columns(const char *s)
{
	size_t columns = 0;

	while (*s) {
		const size_t length = utf8_length(s);

		columns += length ? columns_of(utf8_code(s, length)) : 1;
		s += length ? length : 1;
	}
	return columns;
}
