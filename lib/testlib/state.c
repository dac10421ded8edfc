/* state.c - everything that is global in testlib. */
#include "testlib_internal.h"

#define TL__MAX_FILE_SIZE ((size_t)128 << 20)
#define TL__MAX_TOKEN_LENGTH ((size_t)32 << 20)
#define TL__MAX_MESSAGE_LENGTH 32000

#define TL__FRESH_STREAM \
	{ \
		false, TL__MAX_FILE_SIZE, TL__MAX_TOKEN_LENGTH, TL__MAX_MESSAGE_LENGTH, _input, \
				"", TL__CLOSED, TL__BLANK, false, true, false, NULL, NULL, NULL, \
				NULL, 0, { NULL, 0, 0 }, 1, -1, 0, 0 \
	}

#define TL__FRESH_STATE \
	{ \
		TL__UNREGISTERED, false, false, false, 0, 0, false, -1, "untitled checker", \
				"tests", "", TL__NO_TEST_CASE, false, false, NULL, false, \
				"windows-1251", TL__HUGE, NULL, NULL, NULL, NULL, NULL, NULL, \
				NULL, NULL, NULL \
	}

static InStream tl__input = TL__FRESH_STREAM;
static InStream tl__output = TL__FRESH_STREAM;
static InStream tl__answer = TL__FRESH_STREAM;

TL__DEFINE InStream *inf = &tl__input;
TL__DEFINE InStream *ouf = &tl__output;
TL__DEFINE InStream *ans = &tl__answer;
TL__DEFINE struct tl__state tl__now = TL__FRESH_STATE;

TL_API InStream tl__fresh_stream(void)
{
	static const InStream stream = TL__FRESH_STREAM;

	return stream;
}

TL_API void tl__open_text(InStream *S, const InStream *base, const char *text, size_t length)
{
	*S = tl__fresh_stream();
	S->strict = base->strict;
	S->mode = base->mode;
	S->name = format("based on %s", base->name);
	S->tl__kind = TL__FROM_TEXT;
	S->tl__capacity = length;
	S->tl__buffer = (unsigned char *)tl__alloc(length + TL__SLACK);
	memcpy(S->tl__buffer, text, length);
	memset(S->tl__buffer + length, ' ', TL__SLACK);
	S->tl__at = S->tl__buffer;
	S->tl__end = S->tl__buffer + length;
	S->tl__line = S->tl__last_line = -1;
}

TL_API InStream *stringStream(InStream *base, const char *text)
{
	InStream *S = (InStream *)tl__alloc(sizeof *S);

	tl__open_text(S, base, text, strlen(text));
	return S;
}

TL_API void tl__reset(void)
{
	static const struct tl__state state = TL__FRESH_STATE;
	const bool installed = tl__now.guard_installed;

	tl__close(inf);
	tl__close(ouf);
	tl__close(ans);
	tl__input = tl__output = tl__answer = tl__fresh_stream();
	tl__now = state;
	tl__now.guard_installed = installed;
}
