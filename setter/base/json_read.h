/*
 * json_read.h - a JSON document, read by jansson.
 *
 *     json_t *document = json_read(text, length);
 *
 *     if (document)
 *             puts(json_read_string(document, "problem", "?"));
 *     json_decref(document);
 *
 * For documents that the driver wrote itself (see json.h): no key occurs twice in an object, and
 * strings hold no NUL.  Anything else is not a document.  Points and scores may have decimals.
 *
 * json_object_get(), json_array_get() and json_array_size() take NULL and values of any kind, so
 * that a chain of them needs no check before its end.
 */
#ifndef JSON_READ_H
#define JSON_READ_H

#include <jansson.h>
#include <stdbool.h>

/* NULL when it is not a document, whole and alone. */
json_t *json_read(const char *text, size_t length);

/* --- Looking things up: whatever is missing, or of another kind, is `otherwise` ----------- */

const char *json_read_string(const json_t *object, const char *key, const char *otherwise);
/* Of a bool, 0 or 1; one with decimals is not whole, so it is `otherwise`. */
long long json_read_number(const json_t *object, const char *key, long long otherwise);
/* Is it there, and true? */
bool json_read_true(const json_t *object, const char *key);

#endif
