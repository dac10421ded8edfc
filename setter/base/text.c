#include "base/text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/xalloc.h"

char text_empty[1];

void text_release(struct text *t)
{
	if (t->capacity)
		free(t->s);
	*t = TEXT_INIT;
}

void text_reset(struct text *t)
{
	t->length = 0;
	if (t->capacity)
		t->s[0] = '\0';
}

char *text_detach(struct text *t)
{
	char *s = t->capacity ? t->s : xstrdup("");

	*t = TEXT_INIT;
	return s;
}

/* Room for that many bytes more, and the NUL. */
static void reserve(struct text *t, size_t more)
{
	if (t->capacity > t->length && t->capacity - t->length > more)
		return;
	const size_t capacity = 2 * t->capacity > t->length + more + 1 ? 2 * t->capacity
								       : t->length + more + 32;

	t->s = xrealloc(t->capacity ? t->s : NULL, capacity);
	t->capacity = capacity;
}

void text_add(struct text *t, const void *bytes, size_t length)
{
	reserve(t, length);
	memcpy(t->s + t->length, bytes, length);
	t->length += length;
	t->s[t->length] = '\0';
}

void text_add_string(struct text *t, const char *s)
{
	text_add(t, s, strlen(s));
}

void text_add_char(struct text *t, char c)
{
	text_add(t, &c, 1);
}

void text_vprintf(struct text *t, const char *format, va_list args)
{
	va_list again;

	va_copy(again, args);
	const int length = vsnprintf(NULL, 0, format, again);

	va_end(again);
	if (length < 0)
		die("cannot format '%s'", format);
	reserve(t, (size_t)length);
	vsnprintf(t->s + t->length, (size_t)length + 1, format, args);
	t->length += (size_t)length;
}

void text_printf(struct text *t, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	text_vprintf(t, format, args);
	va_end(args);
}

void text_add_shell_word(struct text *t, const char *word)
{
	if (*word &&
			word[strspn(word,
					"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
					"0123456789_-+=./,:@%^")] == '\0') {
		text_add_string(t, word);
		return;
	}
	text_add_char(t, '\'');
	for (; *word; word++)
		if (*word == '\'')
			text_add_string(t, "'\\''");
		else if ((unsigned char)*word < ' ' || *word == 127)
			text_printf(t, "'$'\\%03o''", (unsigned)(unsigned char)*word);
		else
			text_add_char(t, *word);
	text_add_char(t, '\'');
}

int text_add_start(struct text *t, int fd, size_t most)
{
	ssize_t n = 1;

	while (n && most) {
		reserve(t, 16384);
		const size_t room = t->capacity - t->length - 1;

		n = read(fd, t->s + t->length, room < most ? room : most);
		if (n < 0 && errno != EINTR)
			return -1;
		t->length += n > 0 ? (size_t)n : 0;
		most -= n > 0 ? (size_t)n : 0;
		t->s[t->length] = '\0';
	}
	return 0;
}

int text_add_file(struct text *t, int fd)
{
	return text_add_start(t, fd, SIZE_MAX);
}

int text_read_file(struct text *t, const char *path)
{
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	const int rc = fd < 0 ? -1 : text_add_file(t, fd);

	if (fd >= 0)
		close(fd);
	return rc;
}
