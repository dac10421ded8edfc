/*
 * xalloc.h - allocates memory, or ends the program.
 *
 * The driver is a short-lived process: out of memory it cannot do anything useful,
 * so these die with exit code 3 instead of returning NULL.  What they return is
 * released with free().
 */
#ifndef XALLOC_H
#define XALLOC_H

#include <stddef.h>

#include "base/scoped.h"

void *xmalloc(size_t size);
void *xcalloc(size_t count, size_t size);
void *xrealloc(void *old, size_t size);
char *xstrdup(const char *s);
char *xstrndup(const char *s, size_t length);

/* A new string, as printf would print it. */
char *xprintf(const char *format, ...) __attribute__((format(printf, 1, 2)));

/*
 * Room for one more element of an array that grows by doubling:
 *
 *     GROW(plan->tests, plan->test_count);
 *     plan->tests[plan->test_count++] = test;
 *
 * The new element is zeroed.  The capacity follows from the count, so an array
 * made in another way must not be grown with it.
 */
#define GROW(array, count) ((array) = xgrow((array), (count), sizeof *(array)))
void *xgrow(void *array, size_t count, size_t size);

#endif
