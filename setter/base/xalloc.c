#define _GNU_SOURCE
#include "base/xalloc.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"

static void *there(void *memory)
{
	if (!memory)
		die("out of memory");
	return memory;
}

void *xmalloc(size_t size)
{
	return there(malloc(size ? size : 1));
}

void *xcalloc(size_t count, size_t size)
{
	return there(calloc(count ? count : 1, size ? size : 1));
}

void *xrealloc(void *old, size_t size)
{
	return there(realloc(old, size ? size : 1));
}

char *xstrdup(const char *s)
{
	return there(strdup(s));
}

char *xstrndup(const char *s, size_t length)
{
	return there(strndup(s, length));
}

char *xprintf(const char *format, ...)
{
	va_list args;
	char *s;

	va_start(args, format);
	if (vasprintf(&s, format, args) < 0)
		die("cannot format '%s'", format);
	va_end(args);
	return s;
}

void *xgrow(void *array, size_t count, size_t size)
{
	/* Full at 0, 4, 8, 16, ...: only then is there no room for one more. */
	if (count == 0 || (count >= 4 && (count & (count - 1)) == 0)) {
		const size_t capacity = count ? 2 * count : 4;

		if (capacity > SIZE_MAX / size)
			die("out of memory");
		array = xrealloc(array, capacity * size);
	}
	memset((char *)array + count * size, 0, size);
	return array;
}
