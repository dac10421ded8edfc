/*
 * fuzz_patterns.c - patterns from arbitrary bytes: read, matched, drawn from.
 *
 * Up to the first NUL it is the pattern, behind it the text to match.
 */
#include "fuzz_library.h"

/* Four digits in a row may be a count that fills the memory: the user's wish. */
static bool has_large_count(const char *text)
{
	size_t digits = 0;

	for (; *text; text++) {
		digits = *text >= '0' && *text <= '9' ? digits + 1 : 0;
		if (digits > 3)
			return true;
	}
	return false;
}

static void one_program(const uint8_t *data, size_t size)
{
	const char *text = tl__copy((const char *)data, size);
	const size_t length = strlen(text);
	const struct tl_span rest = { text + length + (length < size),
		size - length - (length < size) };
	const struct pattern *p = newPattern(text);
	random_t r = newRandom();

	if (strcmp(patternSrc(p), text) != 0)
		abort();
	tl__pattern_matches(p, rest);
	patternMatches(p, text);
	for (int i = 0; i < 4 && !has_large_count(text); i++) {
		struct tl__text drawn = { NULL, 0, 0 };

		tl__pattern_next(p, &r, &drawn);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size <= 4096)
		fuzz_run(data, size);
	return 0;
}
