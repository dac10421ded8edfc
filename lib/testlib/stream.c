/*
 * stream.c - bytes from a file, from stdin as they come, or from a text.
 *
 * The unread bytes stand in S->tl__buffer from S->tl__at to S->tl__end.  A file
 * is read in large pieces; stdin with one read() only when there is nothing
 * unread, so that an interactor never waits for more than it needs.
 */
#include "testlib_internal.h"

#ifdef __unix__
#include <errno.h>
#include <unistd.h>
#endif

#define TL__PIECE ((size_t)128 << 10)
#define TL__HEADROOM 64

#define TL__16(x) x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x
TL__DEFINE const unsigned char tl__class[256] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, TL__BLANK, TL__BLANK,
	0, 0, TL__BLANK, 0, 0, TL__16(0), TL__BLANK, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	TL__DIGIT, TL__DIGIT, TL__DIGIT, TL__DIGIT, TL__DIGIT, TL__DIGIT, TL__DIGIT, TL__DIGIT,
	TL__DIGIT, TL__DIGIT, 0, 0, 0, 0, 0, 0, TL__16(0), TL__16(0), TL__16(0), TL__16(0),
	TL__16(0), TL__16(0), TL__16(0), TL__16(0), TL__16(0), TL__16(0), TL__16(0), 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, TL__FF };

/* --- opening and closing ------------------------------------------------------------ */

static void tl__start(InStream *S, const char *name, TMode mode, enum tl__kind kind)
{
	S->name = name;
	S->mode = mode;
	S->tl__kind = kind;
	S->tl__stop = TL__BLANK;
	S->tl__dry = S->tl__stuck = S->tl__keep_all = false;
	S->tl__at = S->tl__end = S->tl__buffer;
	S->tl__line = 1;
	S->tl__last_line = -1;
}

static void tl__check_size(InStream *S)
{
	long size;

	if (fseek(S->tl__file, 0, SEEK_END))
		return; /* a pipe has no size */
	size = ftell(S->tl__file);
	if (size < 0 || (unsigned long)size > S->maxFileSize)
		streamQuitf(S, _pe, "File size exceeds %d bytes, size is %d", (int)S->maxFileSize,
				(int)size);
	rewind(S->tl__file);
}

static void tl__complain_missing(InStream *S)
{
	if (S->mode == _output)
		streamQuitf(S, _pe, "Output file not found: \"%s\"", S->name);
	if (S->mode == _answer)
		streamQuitf(S, _fail, "Answer file not found: \"%s\"", S->name);
}

TL_API void tl__open_file(InStream *S, const char *path, TMode mode)
{
	tl__start(S, path, mode, TL__FROM_FILE);
	S->strict = false;
	S->tl__file = fopen(path, "rb");
	if (!S->tl__file) {
		S->tl__kind = TL__CLOSED;
		tl__complain_missing(S);
		return;
	}
	setvbuf(S->tl__file, NULL, _IONBF, 0);
	tl__check_size(S);
}

TL_API void tl__set_binary(int descriptor)
{
#ifdef _WIN32
	_setmode(descriptor, _O_BINARY);
#else
	(void)descriptor;
#endif
}

static size_t tl__read_stdin(InStream *S, unsigned char *to, size_t size);

/* Before any other file is opened: a closed stdin would be that file. */
TL_API void tl__open_stdin(InStream *S, TMode mode)
{
	unsigned char nothing;

	tl__start(S, "stdin", mode, TL__FROM_STDIN);
	S->tl__file = stdin;
	tl__set_binary(0);
	tl__read_stdin(S, &nothing, 0);
#ifndef TESTLIB_EXACT_EOF
	S->tl__stop = TL__BLANK | TL__FF;
#endif
}

TL_API void tl__open_nothing(InStream *S, const char *name, TMode mode)
{
	tl__start(S, name, mode, TL__CLOSED);
}

TL_API void tl__close(InStream *S)
{
	if (S->tl__kind == TL__FROM_FILE)
		fclose(S->tl__file);
	S->tl__kind = TL__CLOSED;
	S->tl__file = NULL;
	S->tl__at = S->tl__end = S->tl__buffer;
}

/* --- filling ------------------------------------------------------------------------- */

static size_t tl__read_file(InStream *S, unsigned char *to, size_t size)
{
	const size_t count = fread(to, 1, size, S->tl__file);

	if (count < size && ferror(S->tl__file))
		streamQuitf(S, _fail, "BufferedFileInputStreamReader: unable to read (%s)",
				S->name);
	return count;
}

static size_t tl__read_stdin(InStream *S, unsigned char *to, size_t size)
{
#ifdef __unix__
	ssize_t count;

	do
		count = read(0, to, size);
	while (count < 0 && errno == EINTR);
	if (count < 0)
		streamQuitf(S, _fail, "FileInputStreamReader: unable to read (%s)", S->name);
	return (size_t)count;
#else
	const int c = size ? getc(S->tl__file) : EOF;

	if (c == EOF && ferror(S->tl__file))
		streamQuitf(S, _fail, "FileInputStreamReader: unable to read (%s)", S->name);
	*to = (unsigned char)c;
	return c != EOF;
#endif
}

/*
 * Moves the bytes that are needed to the front, of a larger buffer if they fill
 * most of this one; leaves headroom for bytes that are pushed back.
 */
static void tl__make_room(InStream *S)
{
	unsigned char *from = S->tl__keep_all && S->tl__buffer ? S->tl__buffer + TL__HEADROOM
							       : S->tl__at;
	const ptrdiff_t taken = S->tl__at - from;
	const size_t kept = (size_t)(S->tl__end - from);
	unsigned char *to = S->tl__buffer;

	if (!to || S->tl__capacity < TL__HEADROOM + kept + TL__PIECE) {
		S->tl__capacity = TL__HEADROOM + 2 * kept + TL__PIECE;
		to = (unsigned char *)tl__alloc(S->tl__capacity + TL__SLACK);
	}
	if (kept)
		memmove(to + TL__HEADROOM, from, kept);
	S->tl__buffer = to;
	S->tl__at = to + TL__HEADROOM + taken;
	S->tl__end = to + TL__HEADROOM + kept;
}

TL_API bool tl__fill(InStream *S)
{
	size_t count = 0;

	if (S->tl__kind == TL__CLOSED || S->tl__kind == TL__FROM_TEXT)
		return false;
	if (!S->tl__dry) {
		tl__make_room(S);
		count = S->tl__kind == TL__FROM_FILE ? tl__read_file(S, S->tl__end, TL__PIECE)
						     : tl__read_stdin(S, S->tl__end, TL__PIECE);
		S->tl__end += count;
		memset(S->tl__end, ' ', TL__SLACK);
	}
	if (count)
		return true;
	S->tl__dry = true;
	S->tl__stuck = (S->tl__stop & TL__FF) != 0;
	return false;
}

/* --- bytes ---------------------------------------------------------------------------- */

TL_API int tl__peek(InStream *S)
{
	if (S->tl__stuck || (S->tl__at == S->tl__end && !tl__fill(S)))
		return TL__END;
	if (tl__class[*S->tl__at] & S->tl__stop & TL__FF)
		return TL__END;
	return *S->tl__at;
}

TL_API int tl__take(InStream *S)
{
	const int c = tl__peek(S);

	if (c == '\n')
		S->tl__line++;
	if (!S->tl__stuck && S->tl__at < S->tl__end)
		S->tl__at++;
	return c;
}

/* The unread bytes in a new buffer, with headroom in front of them. */
static void tl__make_headroom(InStream *S)
{
	const size_t unread = (size_t)(S->tl__end - S->tl__at);
	unsigned char *to;

	S->tl__capacity = TL__HEADROOM + unread + TL__PIECE;
	to = (unsigned char *)tl__alloc(S->tl__capacity + TL__SLACK);
	if (unread)
		memcpy(to + TL__HEADROOM, S->tl__at, unread);
	S->tl__buffer = to;
	S->tl__at = to + TL__HEADROOM;
	S->tl__end = S->tl__at + unread;
	memset(S->tl__end, ' ', TL__SLACK);
}

TL_API void unreadChar(InStream *S, int c)
{
	if (c == '\n')
		S->tl__line--;
	if (S->tl__stuck)
		return;
	if (S->tl__at == S->tl__buffer)
		tl__make_headroom(S);
	*--S->tl__at = (unsigned char)c;
}

TL_API struct tl_span tl__taken(InStream *S)
{
	struct tl_span taken = { "", 0 };

	if (S->tl__buffer && S->tl__at > S->tl__buffer + TL__HEADROOM) {
		taken.text = (const char *)S->tl__buffer + TL__HEADROOM;
		taken.length = (size_t)(S->tl__at - S->tl__buffer) - TL__HEADROOM;
	}
	return taken;
}

TL_API int curChar(InStream *S)
{
	const int c = tl__peek(S);

	return c == TL__END ? 255 : c;
}

TL_API int nextChar(InStream *S)
{
	const int c = tl__take(S);

	return c == TL__END ? 255 : c;
}

/* On a file of which nothing was read yet it skips nothing: upstream's buffer is still empty. */
TL_API void skipChar(InStream *S)
{
	if (S->tl__kind != TL__FROM_FILE || S->tl__buffer)
		tl__take(S);
}

TL_API void skipBom(InStream *S)
{
	static const int bom[3] = { 0xEF, 0xBB, 0xBF };
	int found = 0;

	while (found < 3 && tl__peek(S) == bom[found])
		tl__take(S), found++;
	if (found == 3)
		return;
	while (found > 0)
		unreadChar(S, bom[--found]);
}

TL_API void skipBlanks(InStream *S)
{
	do {
		unsigned char *at = S->tl__at;
		int lines = 0;

		while (at < S->tl__end && (tl__class[*at] & TL__BLANK))
			lines += *at++ == '\n';
		S->tl__at = at;
		S->tl__line += lines;
	} while (S->tl__at == S->tl__end && !S->tl__stuck && tl__fill(S));
}

/* --- ends ------------------------------------------------------------------------------- */

TL_API bool eof(InStream *S)
{
	if (tl__at_token(S) || tl__peek(S) != TL__END)
		return false;
	tl__take(S); /* the byte 0xFF, where it counts as an end */
	return true;
}

static bool tl__strict_eoln(InStream *S)
{
#if (defined(_WIN32) && !defined(FOR_LINUX)) || defined(FOR_WINDOWS)
	if (tl__peek(S) != '\r')
		return false;
	tl__take(S);
	if (tl__peek(S) != '\n') {
		unreadChar(S, '\r');
		return false;
	}
#else
	if (tl__peek(S) != '\n')
		return false;
#endif
	tl__take(S);
	return true;
}

TL_API bool eoln(InStream *S)
{
	int c;

	if (S->tl__kind == TL__CLOSED)
		return true;
	if (S->strict)
		return tl__strict_eoln(S);
	c = tl__peek(S);
	if (c == TL__END || c == '\n') {
		tl__take(S);
		return true;
	}
	if (c != '\r')
		return false;
	tl__take(S);
	if (tl__peek(S) == '\n') {
		tl__take(S);
		return true;
	}
	unreadChar(S, '\r');
	return false;
}

TL_API bool seekEof(InStream *S)
{
	if (S->tl__at < S->tl__end && *S->tl__at == ' ')
		S->tl__at++;
	if (tl__at_token(S))
		return false;
	skipBlanks(S);
	return eof(S);
}

TL_API bool seekEoln(InStream *S)
{
	int c;

	while ((c = tl__peek(S)) == ' ' || c == '\t')
		tl__take(S);
	return eoln(S);
}
