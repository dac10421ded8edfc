#include "base/json_read.h"

/* jansson goes no deeper than 2048 levels, so neither does this. */
static bool has_fraction(json_t *value)
{
	const char *key;
	json_t *item;
	size_t i;

	json_object_foreach(value, key, item) if (has_fraction(item)) return true;
	json_array_foreach(value, i, item) if (has_fraction(item)) return true;
	return json_is_real(value);
}

json_t *json_read(const char *text, size_t length)
{
	json_t *document = json_loadb(text, length, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, NULL);

	if (document && has_fraction(document)) {
		json_decref(document);
		return NULL;
	}
	return document;
}

const char *json_read_string(const json_t *object, const char *key, const char *otherwise)
{
	const char *string = json_string_value(json_object_get(object, key));

	return string ? string : otherwise;
}

long long json_read_number(const json_t *object, const char *key, long long otherwise)
{
	const json_t *value = json_object_get(object, key);

	return json_is_integer(value)            ? json_integer_value(value)
			: json_is_boolean(value) ? json_is_true(value)
						 : otherwise;
}

bool json_read_true(const json_t *object, const char *key)
{
	return json_is_true(json_object_get(object, key));
}
