#include "problem/verdict.h"

#include <string.h>

static const char *const words[] = { "AC", "PC", "WA", "PE", "TLE", "MLE", "OLE", "RE", "CE", "SE",
	NULL };

static const char *const meanings[] = { "accepted", "partly correct", "wrong answer",
	"presentation error", "too slow", "too much memory", "too much output", "crashed",
	"does not compile", "could not be judged" };

_Static_assert(sizeof meanings / sizeof *meanings == VERDICT_COUNT &&
				sizeof words / sizeof *words == VERDICT_COUNT + 1,
		"a word and a meaning for each verdict");

const char *verdict_word(enum verdict v)
{
	return words[v];
}

const char *verdict_meaning(enum verdict v)
{
	return meanings[v];
}

const char *verdict_letter(enum verdict v, bool permitted)
{
	static const char *const capitals[] = { ".", "H", "W", "P", "T", "M", "O", "R", "C", "F" };
	static const char *const small[] = { ".", "h", "w", "p", "t", "m", "o", "r", "c", "f" };

	return (permitted ? capitals : small)[v];
}

const char *const *verdict_words(void)
{
	return words;
}

bool verdict_of(const char *word, size_t length, enum verdict *found)
{
	for (int v = 0; v < VERDICT_COUNT; v++)
		if (strlen(words[v]) == length && !memcmp(words[v], word, length)) {
			*found = (enum verdict)v;
			return true;
		}
	return false;
}

bool verdict_is_failure(enum verdict v)
{
	return v != VERDICT_AC && v != VERDICT_PC;
}

struct verdict_text verdict_set_text(verdict_set set)
{
	struct verdict_text text = { "" };

	for (int v = 0; v < VERDICT_COUNT; v++)
		if (set & VERDICT_SET(v)) {
			if (*text.s)
				strcat(text.s, "|");
			strcat(text.s, words[v]);
		}
	return text;
}
