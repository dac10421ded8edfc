/* read_patterns.c - tokens and lines that must match a pattern, and arrays of them. */
#include "testlib_internal.h"

struct tl__pattern_words {
	const char *word, *named; /* "Token", "Token parameter" */
};

static const struct tl__pattern_words tl__token_words = { "Token", "Token parameter" };
static const struct tl__pattern_words tl__line_words = { "Line", "Line" };

static void tl__complain_pattern(InStream *S, const struct tl__pattern_words *words,
		struct tl_span text, const char *pattern, const char *name, const int *index)
{
	const char *part = compressSpan(text);
	const char *title;

	if (index && *name)
		title = format("%s element %s[%d] equals to \"%s\",", words->word, name, *index,
				part);
	else if (index)
		title = format("%s element [index=%d] equals to \"%s\"", words->word, *index, part);
	else if (*name)
		title = format("%s [name=%s] equals to \"%s\",", words->named, name, part);
	else
		title = format("%s \"%s\"", words->word, part);
	streamQuitf(S, _wa, "%s doesn't correspond to pattern \"%s\"", title, pattern);
}

static void tl__check_pattern(InStream *S, const struct tl__pattern_words *words,
		struct tl_span text, const struct pattern *pattern, const char *name,
		const int *index)
{
	if (pattern && !tl__pattern_matches(pattern, text))
		tl__complain_pattern(S, words, text, patternSrc(pattern), name, index);
	if (tl__is_recorded(S, name))
		tl__now.recorder->name(name);
}

TL_API void tl__readTokenPatternTo(InStream *S, struct tl_span *token, const char *pattern,
		const char *name)
{
	const struct pattern *p = newPattern(pattern);

	readTokenTo(S, token);
	tl__check_pattern(S, &tl__token_words, *token, p, name, NULL);
}

TL_API const char *tl__readTokenPattern(InStream *S, const char *pattern, const char *name)
{
	struct tl_span token;

	tl__readTokenPatternTo(S, &token, pattern, name);
	return tl__copy(token.text, token.length);
}

TL_API void tl__readLinePatternTo(InStream *S, struct tl_span *line, const char *pattern,
		const char *name)
{
	const struct pattern *p = newPattern(pattern);

	readLineTo(S, line);
	tl__check_pattern(S, &tl__line_words, *line, p, name, NULL);
}

TL_API const char *tl__readLinePattern(InStream *S, const char *pattern, const char *name)
{
	struct tl_span line;

	tl__readLinePatternTo(S, &line, pattern, name);
	return tl__copy(line.text, line.length);
}

/* Keeps element i where it is wanted. */
static void tl__keep(struct tl_span text, int i, const char **out, struct tl_span *spans)
{
	if (!out && !spans)
		return;
	text.text = tl__copy(text.text, text.length);
	if (out)
		out[i] = text.text;
	if (spans)
		spans[i] = text;
}

TL_API void tl__readTokens(InStream *S, const char **out, struct tl_span *spans, int n,
		const char *pattern, const char *name, int base, const char *caller)
{
	const struct pattern *p = pattern ? newPattern(pattern) : NULL;
	struct tl_span token;

	tl__check_array_size(S, n, name, caller);
	for (int i = 0; i < n; i++) {
		const int index = base + i;

		if (i > 0 && S->strict)
			readSpace(S);
		readTokenTo(S, &token);
		tl__check_pattern(S, &tl__token_words, token, p, name, &index);
		tl__keep(token, i, out, spans);
	}
}

TL_API void tl__readLines(InStream *S, const char **out, struct tl_span *spans, int n,
		const char *pattern, const char *name, int base, const char *caller)
{
	const struct pattern *p = pattern ? newPattern(pattern) : NULL;
	struct tl_span line;

	tl__check_array_size(S, n, name, caller);
	for (int i = 0; i < n; i++) {
		const int index = base + i;

		readLineTo(S, &line);
		tl__check_pattern(S, &tl__line_words, line, p, name, &index);
		tl__keep(line, i, out, spans);
	}
}
