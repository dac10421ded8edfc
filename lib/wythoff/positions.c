/* positions.c - two piles, sorted, and how they are written. */
#include "wythoff_internal.h"

WY_API struct wy_pos wy_pos_make(uint64_t first, uint64_t second)
{
	struct wy_pos p;

	p.a = first < second ? first : second;
	p.b = first < second ? second : first;
	return p;
}

/* Writes from s[at] on; returns the place behind the last digit. */
static int wy__put_number(char s[], int at, uint64_t number)
{
	char digits[20];
	int count = 0;

	do {
		digits[count++] = (char)('0' + (int)(number % 10));
		number /= 10;
	} while (number > 0);
	while (count > 0)
		s[at++] = digits[--count];
	return at;
}

WY_API struct wy_text wy_pos_text(struct wy_pos p)
{
	struct wy_text text;
	int at = 0;

	text.s[at++] = '(';
	at = wy__put_number(text.s, at, p.a);
	text.s[at++] = ',';
	text.s[at++] = ' ';
	at = wy__put_number(text.s, at, p.b);
	text.s[at++] = ')';
	text.s[at] = '\0';
	return text;
}
