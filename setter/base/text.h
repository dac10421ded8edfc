/*
 * text.h - a string that grows.
 *
 * Invariants: `s` is never NULL and always ends in NUL at s[length]; the bytes
 * before may hold NUL too.  Start with TEXT_INIT, end with text_release().
 *
 *     struct text command = TEXT_INIT;
 *
 *     text_printf(&command, "%s -j %d", program, jobs);
 *     puts(command.s);
 *     text_release(&command);
 */
#ifndef TEXT_H
#define TEXT_H

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include "base/scoped.h"

struct text {
	char *s;
	size_t length, capacity;
};

extern char text_empty[1];
#define TEXT_INIT ((struct text){ text_empty, 0, 0 })

/* --- Life cycle ------------------------------------------------------------- */

/* Gives the memory back; the text is empty then and may be used again. */
void text_release(struct text *);
/* Makes it empty, but keeps the memory. */
void text_reset(struct text *);
/* Hands the string over to the caller, who frees it; the text is empty then. */
char *text_detach(struct text *);

/* --- Adding ----------------------------------------------------------------- */

void text_add(struct text *, const void *bytes, size_t length);
void text_add_string(struct text *, const char *);
void text_add_char(struct text *, char);
void text_printf(struct text *, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_vprintf(struct text *, const char *format, va_list);
/* One word of a command line, quoted where a shell would need it; in one line. */
void text_add_shell_word(struct text *, const char *word);
/* Everything up to the end of the file; -1 with errno if reading fails. */
int text_add_file(struct text *, int fd);
/* The same of the file at a path. */
int text_read_file(struct text *, const char *path);
/* The same, but no more than so many bytes. */
int text_add_start(struct text *, int fd, size_t most);

#endif
