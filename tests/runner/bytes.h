/*
 * bytes.h - byte strings of any content, and the escapes of the recorded results.
 *
 * Invariant: `s` is NULL or holds `length` bytes and a NUL after them.
 */
#ifndef BYTES_H
#define BYTES_H

#include <stddef.h>
#include <stdio.h>

struct bytes {
	char *s;
	size_t length, capacity;
};

void bytes_add(struct bytes *b, const char *piece, size_t length);
void bytes_clear(struct bytes *b);
/* Every `from` becomes `to`; how many there were. */
size_t bytes_replace(struct bytes *b, const char *from, const char *to);
/* CR LF becomes LF. */
void bytes_drop_cr(struct bytes *b);
/* Appends a whole file; -1 when it cannot be read. */
int bytes_add_file(struct bytes *b, const char *path);
/* Appends text with %HH and %(N,HH) resolved. */
void bytes_add_escaped(struct bytes *b, const char *text, size_t length);
/* Prints bytes outside 0x20..0x7E, and the percent sign, as %HH. */
void print_escaped(FILE *to, const char *s, size_t length);

/* Make room for one more element; an array doubles when its count is a power of two. */
void *grow(void *array, size_t count, size_t size);
/* A terminated copy. */
char *copy_of(const char *s, size_t length);

/* Report that the runner itself failed, and exit 3. */
_Noreturn void die(const char *format, ...) __attribute__((__format__(__printf__, 1, 2)));

#endif
