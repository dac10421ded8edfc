/* read_text.c - characters, tokens and lines. */
#include "testlib_internal.h"

/* --- characters ----------------------------------------------------------------- */

TL_API int readChar(InStream *S)
{
	return nextChar(S);
}

TL_API int readCharIs(InStream *S, int c)
{
	int found;

	S->tl__last_line = S->tl__line;
	found = nextChar(S);
	if (found == c)
		return c;
	if (found == '\n' || found == '\r')
		streamQuitf(S, _pe, "Unexpected character #%d, but '%c' expected", found, c);
	streamQuitf(S, _pe, "Unexpected character '%c', but '%c' expected", found, c);
}

TL_API void readSpace(InStream *S)
{
	readCharIs(S, ' ');
}

TL_API void readEoln(InStream *S)
{
	S->tl__last_line = S->tl__line;
	if (!eoln(S))
		streamQuit(S, _pe, "Expected EOLN");
}

TL_API void readEof(InStream *S)
{
	S->tl__last_line = S->tl__line;
	if (!eof(S))
		streamQuit(S, _pe, "Expected EOF");
	if (S == inf)
		tl__now.saw_eof = true;
}

/* --- tokens ---------------------------------------------------------------------- */

/* Bytes from here on that are certainly not blanks, as none is below '!': several at a time. */
static size_t tl__plain_length(const unsigned char *start)
{
	size_t length = 0;
#if defined(TL__VECTORS)
	unsigned below;

	do {
		tl__vector piece;

		memcpy(&piece, start + length, sizeof piece);
		below = tl__gather((tl__vector)(piece < (unsigned char)'!'));
		length += below ? (size_t)__builtin_ctz(below) : sizeof piece;
	} while (!below);
#elif defined(__GNUC__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
	const unsigned long long ones = 0x0101010101010101ULL;
	unsigned long long word, below;

	do {
		memcpy(&word, start + length, 8);
		below = (word - ones * '!') & ~word & ones << 7;
		length += below ? (size_t)__builtin_ctzll(below) / 8 : 8;
	} while (!below);
#else
	(void)start;
#endif
	return length;
}

/* How many unread bytes belong to the token that starts here, at most `most`. */
static size_t tl__token_length(InStream *S, size_t most)
{
	size_t length = 0;

	if (S->tl__stop == TL__BLANK)
		length = tl__plain_length(S->tl__at);
	for (;;) {
		const unsigned char *start = S->tl__at;
		const size_t available = (size_t)(S->tl__end - start);

		while (!(tl__class[start[length]] & S->tl__stop))
			length++;
		if (length < available || length > most || !tl__fill(S))
			return length < most ? length : most;
	}
}

static void tl__complain_long_token(InStream *S, struct tl_span token)
{
	streamQuitf(S, _pe, "Length of token exceeds %d, token is '%s...'", (int)S->maxTokenLength,
			compressSpan(token));
}

static void tl__find_token(InStream *S)
{
	int c;

	if (!S->strict)
		skipBlanks(S);
	S->tl__last_line = S->tl__line;
	c = tl__peek(S);
	if (c == TL__END)
		streamQuit(S, _unexpected_eof, "Unexpected end of file - token expected");
	if (tl__class[c] & TL__BLANK)
		streamQuit(S, _pe, "Unexpected white-space - token expected");
}

TL_API void tl__readTokenTo(InStream *S, struct tl_span *token)
{
	if (!tl__at_token(S))
		tl__find_token(S);
	S->tl__last_line = S->tl__line;
	token->length = tl__token_length(S, S->maxTokenLength + 1);
	token->text = (const char *)S->tl__at;
	S->tl__at += token->length;
	if (token->length > S->maxTokenLength)
		tl__complain_long_token(S, *token);
}

TL_API const char *readToken(InStream *S)
{
	struct tl_span token;

	readTokenTo(S, &token);
	return tl__copy(token.text, token.length);
}

/* --- lines ------------------------------------------------------------------------- */

/* Ends of the line that need a closer look: a CR not before the LF, the end of stdin. */
static bool tl__is_plain(InStream *S, const char *start, const char *end, const char *cr)
{
	if (cr && (S->strict || cr + 1 != end))
		return false;
	return S->tl__stop == TL__BLANK || !memchr(start, 0xFF, (size_t)(end - start));
}

/* The rest of the line if it stands in the buffer as it is. */
static bool tl__plain_line(InStream *S, struct tl_span *line)
{
	const char *start = (const char *)S->tl__at, *end, *cr;
	const size_t available = (size_t)(S->tl__end - S->tl__at);

	if (!available || S->tl__stuck)
		return false;
	end = (const char *)memchr(start, '\n', available);
	if (!end)
		return false;
	cr = (const char *)memchr(start, '\r', (size_t)(end - start));
	if (!tl__is_plain(S, start, end, cr))
		return false;
	line->text = start;
	line->length = (size_t)((cr ? cr : end) - start);
	S->tl__last_line = S->tl__line++;
	S->tl__at += end + 1 - start;
	return true;
}

/* A CR that no LF follows is dropped, and the byte behind it kept, whatever it is. */
static bool tl__ends_at_cr(InStream *S)
{
	tl__take(S);
	if (tl__peek(S) == '\n') {
		unreadChar(S, '\r');
		return true;
	}
	tl__add_char(&S->tl__scratch, (char)nextChar(S));
	return false;
}

static void tl__collect_line(InStream *S, struct tl_span *line)
{
	int c;

	S->tl__scratch.length = 0;
	tl__add(&S->tl__scratch, "", 0);
	S->tl__last_line = S->tl__line;
	while ((c = tl__peek(S)) != TL__END && c != '\n') {
		if (c != '\r')
			tl__add_char(&S->tl__scratch, (char)tl__take(S));
		else if (tl__ends_at_cr(S))
			break;
		S->tl__last_line = S->tl__line;
	}
	line->text = S->tl__scratch.s;
	line->length = S->tl__scratch.length;
	if (S->strict)
		readEoln(S);
	else if (!eof(S))
		eoln(S);
}

TL_API void tl__readLineTo(InStream *S, struct tl_span *line)
{
	if (S->tl__kind == TL__CLOSED)
		streamQuit(S, _pe, "Expected line");
	if (!tl__plain_line(S, line))
		tl__collect_line(S, line);
}

TL_API const char *readLine(InStream *S)
{
	struct tl_span line;

	readLineTo(S, &line);
	return tl__copy(line.text, line.length);
}

TL_API void nextLine(InStream *S)
{
	struct tl_span line;

	readLineTo(S, &line);
}
