/*
 * lcmp - compares files line by line, each line as a sequence of words.
 *
 * The output has the answer's lines; inside a line white space is free.
 */
#include "testlib.h"
#include "compare_lines.h"
#include "same_text.h"
#include <ctype.h>

/* Takes the first word off the line; an empty one when there is none. */
static struct tl_span take_word(struct tl_span *line)
{
	const char *end = line->text + line->length;
	struct tl_span word = { line->text, 0 };

	while (word.text < end && isspace((unsigned char)*word.text))
		word.text++;
	while (word.text + word.length < end && !isspace((unsigned char)word.text[word.length]))
		word.length++;
	line->text = word.text + word.length;
	line->length = (size_t)(end - line->text);
	return word;
}

static bool same_words(struct tl_span jury, struct tl_span found)
{
	struct tl_span expected, word;

	do {
		expected = take_word(&jury);
		word = take_word(&found);
		if (!same_text(expected, word))
			return false;
	} while (expected.length > 0);
	return true;
}

int main(int argc, char *argv[])
{
	setName("compare files as sequence of tokens in lines");
	registerTestlibCmd(argc, argv);

	const struct equal_lines lines = compare_lines(same_words);

	if (lines.count == 1)
		quitf(_ok, "single line: '%s'", lines.found);
	quitf(_ok, "%lld lines", lines.count);
}
