/*
 * lcmp - compares files line by line, each line as a sequence of words.
 *
 * The output has the answer's lines; inside a line white space is free.
 */
#include "testlib.h"
#include "compare_lines.h"

/* As isspace() of the C locale: lines are cut at VT and FF too. */
static bool is_space(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

static const char *skip_spaces(const char *at, const char *end)
{
	while (at < end && is_space(*at))
		at++;
	return at;
}

static bool same_words(struct tl_span jury, struct tl_span found)
{
	const char *a = jury.text, *const a_end = a + jury.length;
	const char *b = found.text, *const b_end = b + found.length;

	for (;;) {
		a = skip_spaces(a, a_end);
		b = skip_spaces(b, b_end);
		if (a == a_end || b == b_end)
			return a == a_end && b == b_end;
		while (a < a_end && b < b_end && *a == *b && !is_space(*a))
			a++, b++;
		if ((a < a_end && !is_space(*a)) || (b < b_end && !is_space(*b)))
			return false;
	}
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
