#include "bytes.h"

#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

void die(const char *format, ...)
{
	va_list values;

	fputs("run_vectors: ", stderr);
	va_start(values, format);
	vfprintf(stderr, format, values);
	va_end(values);
	fputc('\n', stderr);
	exit(3);
}

void *grow(void *array, size_t count, size_t size)
{
	if (count & (count - 1))
		return array;
	array = realloc(array, (count ? 2 * count : 1) * size);
	if (!array)
		die("out of memory");
	return array;
}

char *copy_of(const char *s, size_t length)
{
	struct bytes copy = { NULL, 0, 0 };

	bytes_add(&copy, s, length);
	return copy.s;
}

static void bytes_reserve(struct bytes *b, size_t more)
{
	if (b->length + more < b->capacity)
		return;
	b->capacity = 2 * (b->length + more) + 16;
	b->s = realloc(b->s, b->capacity);
	if (!b->s)
		die("out of memory");
}

void bytes_add(struct bytes *b, const char *piece, size_t length)
{
	bytes_reserve(b, length);
	memcpy(b->s + b->length, piece, length);
	b->length += length;
	b->s[b->length] = '\0';
}

void bytes_clear(struct bytes *b)
{
	b->length = 0;
}

size_t bytes_replace(struct bytes *b, const char *from, const char *to)
{
	const size_t length = strlen(from);
	struct bytes result = { NULL, 0, 0 };
	size_t count = 0, at = 0;

	while (at < b->length) {
		const bool here = b->length - at >= length && !memcmp(b->s + at, from, length);

		bytes_add(&result, here ? to : b->s + at, here ? strlen(to) : 1);
		at += here ? length : 1;
		count += here;
	}
	free(b->s);
	*b = result;
	return count;
}

void bytes_drop_cr(struct bytes *b)
{
	bytes_replace(b, "\r\n", "\n");
}

int bytes_add_file(struct bytes *b, const char *path)
{
	char block[65536];
	size_t n;
	FILE *file = fopen(path, "rb");

	if (!file)
		return -1;
	while ((n = fread(block, 1, sizeof block, file)) > 0)
		bytes_add(b, block, n);
	const int failed = ferror(file);

	fclose(file);
	bytes_add(b, "", 0);
	return failed ? -1 : 0;
}

/* %HH at text: 3; %(N,HH): its length.  Anything else is a broken data file. */
static size_t add_escape(struct bytes *b, const char *text, size_t length)
{
	size_t count = 1;
	unsigned byte = 0;
	int used = 0;

	if (length >= 2 && text[1] == '(')
		sscanf(text, "%%(%zu,%2x)%n", &count, &byte, &used);
	else
		sscanf(text, "%%%2x%n", &byte, &used);
	if (used == 0 || (size_t)used > length)
		die("not an escape: %.*s", (int)length, text);
	bytes_reserve(b, count);
	memset(b->s + b->length, (int)byte, count);
	b->length += count;
	b->s[b->length] = '\0';
	return (size_t)used;
}

void bytes_add_escaped(struct bytes *b, const char *text, size_t length)
{
	size_t at = 0;

	bytes_add(b, "", 0);
	while (at < length) {
		const char *percent = memchr(text + at, '%', length - at);
		const size_t plain = percent ? (size_t)(percent - text) - at : length - at;

		bytes_add(b, text + at, plain);
		at += plain;
		if (percent)
			at += add_escape(b, percent, length - at);
	}
}

void print_escaped(FILE *to, const char *s, size_t length)
{
	for (size_t i = 0; i < length; i++) {
		const unsigned char c = (unsigned char)s[i];

		if (c < 0x20 || c > 0x7E || c == '%')
			fprintf(to, "%%%02X", c);
		else
			fputc(c, to);
	}
}
