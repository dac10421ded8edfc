/*
 * integer_text.h - words that are an integer, of any length.
 */
#ifndef INTEGER_TEXT_H
#define INTEGER_TEXT_H

#include "testlib.h"

/* Digits, perhaps behind a minus: no plus, no leading zeros, no "-0". */
static bool is_integer(struct tl_span word)
{
	const size_t sign = word.length > 0 && word.text[0] == '-';

	if (word.length == 1 && word.text[0] == '0')
		return true;
	if (word.length == sign || word.text[sign] == '0')
		return false;
	for (size_t i = sign; i < word.length; i++)
		if (word.text[i] < '0' || word.text[i] > '9')
			return false;
	return true;
}

#endif
