/*
 * writer.c - a buffer before stdout, and numbers written without printf.
 */
#include "testlib_internal.h"

#include <errno.h>

#define TL__WRITER_SIZE ((size_t)64 << 10)
#define TL__LONGEST_NUMBER 24

static struct {
	char buffer[TL__WRITER_SIZE];
	size_t used;
} tl__writer;

/* An interactor's participant may have gone: what it left to read decides, not this. */
static void tl__cannot_write(void)
{
	const char *const reason = strerror(errno);

	clearerr(stdout);
	if (tl__now.program == TL__INTERACTOR)
		return;
	tl__fail("Can not write to the standard output: %s", reason);
}

/* The buffer is empty before anything can fail: the failure flushes it again. */
static void tl__drain(void)
{
	const size_t length = tl__writer.used;

	tl__writer.used = 0;
	if (length > 0 && fwrite(tl__writer.buffer, 1, length, stdout) != length)
		tl__cannot_write();
}

static void tl__flush_pending(void)
{
	if (tl__writer.used == 0)
		return;
	tl__drain();
	if (fflush(stdout) != 0)
		tl__cannot_write();
}

static void tl__begin_writing(void)
{
	if (tl__now.flush_writer != NULL)
		return;
	tl__now.flush_writer = tl__flush_pending;
	tl__guard_exit();
}

/* The buffer is full, or nothing was written yet. */
static char *tl__make_writer_room(void)
{
	tl__drain();
	tl__begin_writing();
	return tl__writer.buffer;
}

static char *tl__writer_room(size_t length)
{
	if (tl__writer.used - 1 < TL__WRITER_SIZE - length)
		return tl__writer.buffer + tl__writer.used;
	return tl__make_writer_room();
}

TL_API void writeFlush(void)
{
	tl__drain();
	if (fflush(stdout) != 0)
		tl__cannot_write();
}

static const char tl__two_digits[] =
		"00010203040506070809101112131415161718192021222324252627282930313233343536373839"
		"40414243444546474849505152535455565758596061626364656667686970717273747576777879"
		"8081828384858687888990919293949596979899";

static char *tl__put_two(char *to, unsigned value)
{
	memcpy(to, tl__two_digits + 2 * value, 2);
	return to + 2;
}

static char *tl__put_four(char *to, unsigned value)
{
	return tl__put_two(tl__put_two(to, value / 100), value % 100);
}

/* Eight digits, leading zeros included. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
/* All in one word: two numbers below 10^4 become four below 100, and those eight digits. */
static char *tl__put_eight(char *to, unsigned value)
{
	unsigned long long x = value / 10000 | (unsigned long long)(value % 10000) << 32;
	unsigned long long tens = (x * 10486 >> 20) & 0x0000007F0000007FULL;

	x = tens | (x - 100 * tens) << 16;
	tens = (x * 103 >> 10) & 0x000F000F000F000FULL;
	x = (tens | (x - 10 * tens) << 8) + 0x3030303030303030ULL;
	memcpy(to, &x, 8);
	return to + 8;
}
#else
static char *tl__put_eight(char *to, unsigned value)
{
	return tl__put_four(tl__put_four(to, value / 10000), value % 10000);
}
#endif

/* Up to eight digits, none of them a leading zero. */
static char *tl__put_first(char *to, unsigned value)
{
	if (value < 10) {
		*to = (char)('0' + value);
		return to + 1;
	}
	if (value < 100)
		return tl__put_two(to, value);
	if (value < 10000)
		return tl__put_two(tl__put_first(to, value / 100), value % 100);
	return tl__put_four(tl__put_first(to, value / 10000), value % 10000);
}

#define TL__EIGHT_DIGITS 100000000

static char *tl__put_unsigned(char *to, unsigned value)
{
	if (value < TL__EIGHT_DIGITS)
		return tl__put_first(to, value);
	to = tl__put_first(to, value / TL__EIGHT_DIGITS);
	return tl__put_eight(to, value % TL__EIGHT_DIGITS);
}

static char *tl__put_number(char *to, unsigned long long value)
{
	if (value <= UINT_MAX)
		return tl__put_unsigned(to, (unsigned)value);
	to = tl__put_number(to, value / TL__EIGHT_DIGITS);
	return tl__put_eight(to, (unsigned)(value % TL__EIGHT_DIGITS));
}

static void tl__written_upto(const char *end)
{
	tl__writer.used = (size_t)(end - tl__writer.buffer);
}

TL_API void writeInt(int value)
{
	char *to = tl__writer_room(TL__LONGEST_NUMBER);

	if (value < 0)
		*to++ = '-';
	tl__written_upto(tl__put_unsigned(to, value < 0 ? 0 - (unsigned)value : (unsigned)value));
}

TL_API void writeUInt(unsigned value)
{
	tl__written_upto(tl__put_unsigned(tl__writer_room(TL__LONGEST_NUMBER), value));
}

TL_API void writeLong(long long value)
{
	char *to = tl__writer_room(TL__LONGEST_NUMBER);

	if (value < 0)
		*to++ = '-';
	tl__written_upto(tl__put_number(to,
			value < 0 ? 0 - (unsigned long long)value : (unsigned long long)value));
}

TL_API void writeULong(unsigned long long value)
{
	tl__written_upto(tl__put_number(tl__writer_room(TL__LONGEST_NUMBER), value));
}

TL_API void writeDouble(double value)
{
	char number[TL__LONGEST_NUMBER];

	tl__snprintf(number, sizeof number, "%g", value);
	writeStr(number);
}

TL_API void writeStr(const char *text)
{
	size_t length = strlen(text);

	while (length > 0) {
		const size_t piece = length < TL__WRITER_SIZE ? length : TL__WRITER_SIZE;

		memcpy(tl__writer_room(piece), text, piece);
		tl__writer.used += piece;
		text += piece;
		length -= piece;
	}
}

TL_API void writeChar(char c)
{
	*tl__writer_room(1) = c;
	tl__writer.used++;
}

TL_API void writeSpace(void)
{
	writeChar(' ');
}

TL_API void writeEoln(void)
{
	writeChar('\n');
}

TL_API void startTest(int test)
{
	const char *const name = vtosLong(test);

	writeFlush();
	if (freopen(name, "w", stdout) == NULL)
		tl__fail("Unable to write file '%s'", name);
}
