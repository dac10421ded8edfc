/*
 * fuzz_readers.c - every reading function on arbitrary bytes.
 *
 * The first byte says how the bytes come: as a text and as a file, which must give
 * the same values and the same verdict, or on stdin; strictly or not; and how long
 * the pieces are in which they come.  The second one says how many bytes that
 * follow are operations.
 */
#include "fuzz_library.h"

static InStream stream;
static uint64_t digest;

static void note(uint64_t value)
{
	digest = (digest ^ value) * 0x100000001B3ULL + (digest >> 47);
}

static void note_span(struct tl_span span)
{
	note(span.length);
	for (size_t i = 0; i < span.length; i++)
		note((unsigned char)span.text[i]);
}

static void note_text(const char *text)
{
	const struct tl_span span = { text, strlen(text) };

	note_span(span);
}

static void note_double(double value)
{
	uint64_t bits;

	memcpy(&bits, &value, sizeof bits);
	note(bits);
}

static void read_array(InStream *S, int which)
{
	const char *text[3];
	double d[3];
	int i[3];
	long long l[3];
	unsigned long long u[3];

	switch (which) {
	case 0:
		readInts(S, i, 3, -1000, 1000, "i"), note((uint64_t)i[2]);
		break;
	case 1:
		readLongs(S, l, 3, -1000000, LLONG_MAX, "l", 0), note((uint64_t)l[2]);
		break;
	case 2:
		readUnsignedLongs(S, u, 3), note(u[2]);
		break;
	case 3:
		readDoubles(S, d, 3, -1e18, 1e18, "d"), note_double(d[2]);
		break;
	case 4:
		readStrictDoubles(S, d, 3, -1e18, 1e18, 0, 5, "s"), note_double(d[2]);
		break;
	case 5:
		readTokens(S, text, 3), note_text(text[2]);
		break;
	case 6:
		readTokensPattern(S, text, 3, "[a-z0-9]{1,5}", "t"), note_text(text[2]);
		break;
	case 7:
		readLines(S, text, 3), note_text(text[2]);
		break;
	default:
		readLinesPattern(S, text, 3, "[a-z ]{0,9}", "t"), note_text(text[2]);
	}
}

static void read_one(InStream *S, int which)
{
	struct tl_span span;

	switch (which) {
	case 0:
		note((uint64_t)readInt(S));
		break;
	case 1:
		note((uint64_t)readInt(S, -5, 100, "n"));
		break;
	case 2:
		note((uint64_t)readLong(S));
		break;
	case 3:
		note((uint64_t)readLong(S, -5, 10000000000LL));
		break;
	case 4:
		note(readUnsignedLong(S, 1, ULLONG_MAX, "u"));
		break;
	case 5:
		note_double(readDouble(S));
		break;
	case 6:
		note_double(readDouble(S, -1, 1e9, "x"));
		break;
	case 7:
		note_double(readStrictDouble(S, -1e9, 1e9, 0, 9, "y"));
		break;
	case 8:
		readTokenTo(S, &span), note_span(span);
		break;
	case 9:
		note_text(readToken(S));
		break;
	case 10:
		note_text(readTokenPattern(S, "[^a-c]{1,3}|x*", "w"));
		break;
	case 11:
		readLineTo(S, &span), note_span(span);
		break;
	case 12:
		note_text(readLine(S));
		break;
	case 13:
		note_text(readLinePattern(S, "[ -~]{0,20}"));
		break;
	case 14:
		nextLine(S);
		break;
	case 15:
		readTokenTo(S, &span), note((uint64_t)stringToLongLong(S, span));
		break;
	default:
		read_array(S, which - 16);
	}
}

static void read_character(InStream *S, int which)
{
	int c;

	switch (which) {
	case 0:
		note((uint64_t)curChar(S));
		break;
	case 1:
		note((uint64_t)nextChar(S));
		break;
	case 2:
		skipChar(S);
		break;
	case 3:
		c = readChar(S);
		unreadChar(S, c);
		break;
	case 4:
		unreadChar(S, 'x');
		break;
	case 5:
		readCharIs(S, '1');
		break;
	case 6:
		readSpace(S);
		break;
	case 7:
		readEoln(S);
		break;
	case 8:
		readEof(S);
		break;
	case 9:
		skipBom(S);
		break;
	case 10:
		skipBlanks(S);
		break;
	case 11:
		note(eof(S));
		break;
	case 12:
		note(eoln(S));
		break;
	case 13:
		note(seekEof(S));
		break;
	case 14:
		note(seekEoln(S));
		break;
	default:
		unreadChar(S, '\n');
	}
}

static void open_text(const uint8_t *bytes, size_t length)
{
	stream.tl__kind = TL__FROM_TEXT;
	stream.tl__stop = TL__BLANK;
	stream.tl__buffer = fuzz_malloc(length + TL__SLACK);
	memcpy(stream.tl__buffer, bytes, length);
	memset(stream.tl__buffer + length, ' ', TL__SLACK);
	stream.tl__at = stream.tl__buffer;
	stream.tl__end = stream.tl__buffer + length;
	stream.tl__line = stream.tl__last_line = -1;
	stream.tl__dry = true;
	stream.mode = _output;
}

static void open_file(const uint8_t *bytes, size_t length)
{
	static struct memory_file file;

	memory_file_set(&file, bytes, length);
	tl__open_file(&stream, file.path, _output);
}

enum source { TEXT, FILE_IN_PIECES, STANDARD_INPUT };

static enum source source_now;

static void one_program(const uint8_t *data, size_t size)
{
	const size_t operations = data[1] % 32 < size - 2 ? data[1] % 32 : size - 2;
	const uint8_t *bytes = data + 2 + operations;
	const size_t length = size - 2 - operations;

	stream = *ouf;
	digest = 0;
	if (source_now == TEXT)
		open_text(bytes, length);
	else if (source_now == STANDARD_INPUT)
		set_stdin(bytes, length), tl__open_stdin(&stream, _input);
	else
		open_file(bytes, length);
	stream.strict = data[0] & 1;
	if (data[0] & 2)
		stream.maxTokenLength = 10;
	curChar(&stream); /* skipChar() before any other read is upstream's own on a file */
	for (size_t i = 0; i < operations; i++) {
		if (data[2 + i] % 41 < 25)
			read_one(&stream, data[2 + i] % 41);
		else
			read_character(&stream, data[2 + i] % 41 - 25);
	}
}

/* The digest of all values, the verdict and the message. */
static uint64_t run_from(enum source source, const uint8_t *data, size_t size)
{
	source_now = source;
	note((uint64_t)fuzz_run(data, size));
	note_text(last_message);
	if (stream.tl__kind == TL__FROM_FILE)
		fclose(stream.tl__file);
	return digest;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	uint64_t from_text;

	if (size < 3)
		return 0;
	piece = data[0] >> 3 ? data[0] >> 3 : 1000;
	if (data[0] & 4) {
		run_from(STANDARD_INPUT, data, size);
		return 0;
	}
	from_text = run_from(TEXT, data, size);
	if (run_from(FILE_IN_PIECES, data, size) != from_text)
		abort();
	return 0;
}
