#include "printable.h"

#include <stdbool.h>

/* U+0080 to U+009F are control characters too: C2 80 to C2 9F. */
static bool is_second_control(unsigned char before, unsigned char c)
{
	return before == 0xc2 && c >= 0x80 && c < 0xa0;
}

void text_add_printable(struct text *out, const char *bytes, size_t length, size_t most)
{
	const bool cut = length > most;

	if (cut)
		for (length = most; length && ((unsigned char)bytes[length] & 0xc0) == 0x80;)
			length--;
	for (size_t i = 0; i < length; i++) {
		const unsigned char c = (unsigned char)bytes[i];

		if (c == '\t')
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
