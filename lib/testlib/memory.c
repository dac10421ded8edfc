/* memory.c - an arena: strings handed out live until the program ends. */
#include "testlib_internal.h"

#define TL__CHUNK ((size_t)64 << 10)
#define TL__ALIGN ((size_t)16)

/* A chain, so that leak checkers see that nothing is lost. */
struct tl__chunk {
	struct tl__chunk *next;
	size_t used, size;
};

static struct tl__chunk *tl__chunks = NULL;

static size_t tl__aligned(size_t size)
{
	return (size + TL__ALIGN - 1) / TL__ALIGN * TL__ALIGN;
}

static void tl__out_of_memory(size_t size)
{
	fprintf(stderr, "FAIL out of memory: %lu bytes more\n", (unsigned long)size);
	fflush(NULL);
	_Exit(tl__exit_code_of(_fail));
}

static struct tl__chunk *tl__new_chunk(size_t size)
{
	struct tl__chunk *chunk = (struct tl__chunk *)malloc(tl__aligned(sizeof *chunk) + size);

	if (!chunk)
		tl__out_of_memory(size);
	chunk->used = 0;
	chunk->size = size;
	return chunk;
}

/* A large block gets a chunk of its own, behind the one that still has room. */
static void *tl__alloc_large(size_t size)
{
	struct tl__chunk *chunk = tl__new_chunk(size);

	if (tl__chunks) {
		chunk->next = tl__chunks->next;
		tl__chunks->next = chunk;
	} else {
		chunk->next = NULL;
		tl__chunks = chunk;
	}
	chunk->used = size;
	return (char *)chunk + tl__aligned(sizeof *chunk);
}

TL_API void *tl__alloc(size_t size)
{
	void *block;

	if (size > (size_t)-1 / 2)
		tl__out_of_memory(size);
	size = tl__aligned(size);
	if (size > TL__CHUNK / 4)
		return tl__alloc_large(size);
	if (!tl__chunks || tl__chunks->size - tl__chunks->used < size) {
		struct tl__chunk *chunk = tl__new_chunk(TL__CHUNK);

		chunk->next = tl__chunks;
		tl__chunks = chunk;
	}
	block = (char *)tl__chunks + tl__aligned(sizeof *tl__chunks) + tl__chunks->used;
	tl__chunks->used += size;
	return block;
}

TL_API char *tl__copy(const char *text, size_t length)
{
	char *copy = (char *)tl__alloc(length + 1);

	memcpy(copy, text, length);
	copy[length] = '\0';
	return copy;
}

#ifndef va_copy
#define va_copy(to, from) __va_copy(to, from)
#endif

TL_API char *tl__vformat(const char *text, va_list values)
{
	va_list again;
	char *result;
	int length;

	va_copy(again, values);
	length = tl__vsnprintf(NULL, 0, text, again);
	va_end(again);
	if (length < 0)
		return tl__copy("", 0);
	result = (char *)tl__alloc((size_t)length + 1);
	tl__vsnprintf(result, (size_t)length + 1, text, values);
	return result;
}

TL_API void tl__add(struct tl__text *text, const char *piece, size_t length)
{
	if (text->capacity - text->length <= length) {
		const size_t capacity = 2 * (text->length + length) + 64;
		char *s = (char *)tl__alloc(capacity);

		if (text->length)
			memcpy(s, text->s, text->length);
		text->s = s;
		text->capacity = capacity;
	}
	if (length)
		memcpy(text->s + text->length, piece, length);
	text->length += length;
	text->s[text->length] = '\0';
}

TL_API void tl__add_string(struct tl__text *text, const char *piece)
{
	tl__add(text, piece, strlen(piece));
}

TL_API void tl__add_char(struct tl__text *text, char c)
{
	tl__add(text, &c, 1);
}
