#include "base/printable.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/utf8.h"

/* U+0080 to U+009F are control characters too; U+2028 and U+2029 end a line where no end is. */
static bool misleads(const char *character)
{
	const bool is_control = character[0] == '\xc2' && character[1] < '\xa0';

	return is_control || !strncmp(character, "\xe2\x80\xa8", 3) ||
			!strncmp(character, "\xe2\x80\xa9", 3) || utf8_is_direction(character);
}

void text_add_printable(struct text *out, const char *bytes, size_t length, size_t most)
{
	const bool cut = length > most;
	size_t size;

	if (cut)
		for (length = most; length && ((unsigned char)bytes[length] & 0xc0) == 0x80;)
			length--;
	for (size_t i = 0; i < length; i += size ? size : 1) {
		char character[5] = "";

		memcpy(character, bytes + i, length - i < 4 ? length - i : 4);
		size = utf8_length(character);
		if (size && !misleads(character))
			text_add(out, character, size);
		else
			text_add_char(out, bytes[i] == '\n' ? '\n' : bytes[i] == '\t' ? ' ' : '?');
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
