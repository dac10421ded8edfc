/*
 * json_tree.h - a JSON document, read.
 *
 *     struct json_value *document = json_parse(text, length);
 *
 *     if (document)
 *             puts(json_get_string(document, "problem", "?"));
 *     json_free(document);
 *
 * For documents that the driver wrote itself (see json.h): numbers are whole, and strings
 * hold no NUL.  Anything else is no document.
 */
#ifndef JSON_TREE_H
#define JSON_TREE_H

#include <stdbool.h>
#include <stddef.h>

enum json_kind { JSON_NULL, JSON_BOOL, JSON_NUMBER, JSON_STRING, JSON_ARRAY, JSON_OBJECT };

struct json_value {
	enum json_kind kind;
	char *key;        /* in an object; otherwise NULL */
	long long number; /* also of a bool */
	char *string;
	struct json_value *items; /* of an array or an object */
	size_t count;
};

/* NULL when it is not a document, whole and alone. */
struct json_value *json_parse(const char *text, size_t length);
void json_free(struct json_value *);

/* --- Looking things up: whatever is missing, or of another kind, is `otherwise` ----------- */

const struct json_value *json_get(const struct json_value *object, const char *key);
const char *json_get_string(const struct json_value *object, const char *key,
		const char *otherwise);
long long json_get_number(const struct json_value *object, const char *key, long long otherwise);
bool json_is_true(const struct json_value *object, const char *key);
/* Of an array; 0 for anything else. */
size_t json_length(const struct json_value *array);
/* The element of an array whose `key` is this word, or NULL. */
const struct json_value *json_find(const struct json_value *array, const char *key,
		const char *word);

#endif
