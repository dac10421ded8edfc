/*
 * html.h - a page, with foreign words in it.
 *
 *     html_put(&page, "<td title=\"%s\">%s</td>", message, name);
 *
 * Everything that comes in by %s is escaped, for text and for attributes in double quotes:
 * file names and what checkers say cannot become markup.  An invalid byte, a control character or
 * one that changes the direction of writing becomes U+FFFD.
 */
#ifndef HTML_H
#define HTML_H

#include "base/text.h"

/* Knows %s, %d, %zu, %lld and %%. */
void html_put(struct text *, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* What %s does. */
void html_add(struct text *, const char *foreign);

#endif
