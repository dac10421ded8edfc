#include "printable.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "utf8.h"

/* U+0080 to U+009F are control characters too: C2 80 to C2 9F. */
static bool is_second_control(unsigned char before, unsigned char c)
{
	return before == 0xc2 && c >= 0x80 && c < 0xa0;
}

/*
 * Bytes of the character here that turns the text around it, or ends a line where no line
 * end is (U+2028, U+2029); 0: it is none.
 */
static size_t misleading_length(const char *bytes, size_t length)
{
	char character[4] = "";

	memcpy(character, bytes, length < 3 ? length : 3);
	if (!strcmp(character, "\xe2\x80\xa8") || !strcmp(character, "\xe2\x80\xa9"))
		return 3;
	return utf8_is_direction(character) ? utf8_length(character) : 0;
}

void text_add_printable(struct text *out, const char *bytes, size_t length, size_t most)
{
	const bool cut = length > most;

	if (cut)
		for (length = most; length && ((unsigned char)bytes[length] & 0xc0) == 0x80;)
			length--;
	for (size_t i = 0; i < length; i++) {
		const unsigned char c = (unsigned char)bytes[i];
		const size_t misleading = misleading_length(bytes + i, length - i);

		if (misleading) {
			text_add_char(out, '?');
			i += misleading - 1;
		} else if (c == '\t')
			text_add_char(out, ' ');
		else if ((c < ' ' && c != '\n') || c == 0x7f ||
				(i && is_second_control((unsigned char)bytes[i - 1], c)))
			text_add_char(out, '?');
		else
			text_add_char(out, (char)c);
	}
	if (cut)
		text_add_string(out, "...");
}

char *printable_name(const char *name)
{
	struct text text = TEXT_INIT;

	text_add_printable(&text, name, strlen(name), SIZE_MAX);
	for (size_t i = 0; i < text.length; i++)
		if (text.s[i] == '\n')
			text.s[i] = '?';
	return text_detach(&text);
}
