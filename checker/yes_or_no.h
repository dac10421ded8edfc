/*
 * yes_or_no.h - a word that must be YES or NO, in capitals or not.
 */
#ifndef YES_OR_NO_H
#define YES_OR_NO_H

#include "testlib.h"

static bool is_word(struct tl_span word, const char *capitals)
{
	if (word.length != strlen(capitals))
		return false;
	for (size_t i = 0; i < word.length; i++)
		if (word.text[i] != capitals[i] && word.text[i] != capitals[i] - 'A' + 'a')
			return false;
	return true;
}

static bool is_yes_or_no(struct tl_span word)
{
	return is_word(word, "YES") || is_word(word, "NO");
}

/*
 * Reads a word from both files and returns whether both say YES; does not
 * return if they disagree.  `place` ends every message.
 */
static bool read_agreed_yes(const char *place)
{
	struct tl_span jury, found;

	readTokenTo(ans, &jury);
	readTokenTo(ouf, &found);
	if (!is_yes_or_no(jury))
		quitf(_fail, "YES or NO expected in answer, but %s found%s",
				upperCase(compressSpan(jury)), place);
	if (!is_yes_or_no(found))
		quitf(_pe, "YES or NO expected, but %s found%s", upperCase(compressSpan(found)),
				place);

	const bool yes = is_word(jury, "YES");

	if (yes != is_word(found, "YES"))
		quitf(_wa, "expected %s, found %s%s", yes ? "YES" : "NO", yes ? "NO" : "YES",
				place);
	return yes;
}

#endif
